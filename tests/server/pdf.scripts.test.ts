import { expect, test } from 'vitest'
import { paragraph, stack } from '../../server/kit/pdf/blocks'
import { runsInOrder } from '../../server/kit/pdf/direction'
import { runsOf, type Script, unprintable } from '../../server/kit/pdf/letters'
import { lostIn } from '../../server/kit/pdf/sheet'
import { lineInWords, oftenInWords } from '../../server/prescription/lineWords'
import { outliner } from '../kit/outlines'

const names: Readonly<Partial<Record<Script, string>>> = {
  tamil: 'முருகன் சுப்பிரமணியன் ஸ்ரீலட்சுமி க்ஷேத்ரா',
  telugu: 'వేంకటేశ్వర రావు శ్రీనివాస్ కృష్ణమూర్తి జ్ఞానేశ్వరి',
  kannada: 'ಶ್ರೀನಿವಾಸ ಮೂರ್ತಿ ಕೃಷ್ಣಪ್ಪ ಜ್ಞಾನೇಶ್ವರ',
  malayalam: 'ശ്രീകുമാർ നമ്പൂതിരി കൃഷ്ണൻകുട്ടി ജ്ഞാനം',
  gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਸ੍ਰੀ ਕ੍ਰਿਸ਼ਨ ਹਰਿਮੰਦਰ',
  oriya: 'ଶ୍ରୀଜଗନ୍ନାଥ ମହାପାତ୍ର କୃଷ୍ଣଚନ୍ଦ୍ର ଜ୍ଞାନ',
  arabic: 'محمد علی خان عبداللہ ٹھیک ڈاکٹر رحمٰن گے',
}

test.each(Object.entries(names))('a name in %s is printed, each letter of it', (script, name) => {
  const outline = outliner()
  expect(unprintable(name)).toEqual([])
  const words = runsOf(name).filter(({ text }) => text.trim() !== '')
  expect([...new Set(words.map((run) => run.script))]).toEqual([script])
  expect(words.map((run) => outline(run).paths.length).every((count) => count > 0)).toBe(true)
})

test('words in Arabic letters stand from right to left, and what is measured stays as it is', () => {
  const order = (line: string) => runsInOrder(line).map(({ text }) => text)
  expect(order('محمد علی خان')).toEqual(['خان', ' ', 'علی', ' ', 'محمد'])
  expect(order('1. پیراسیٹامول 500 mg tablet')).toEqual(['1. ', 'پیراسیٹامول', ' ', '500 mg tablet'])
  expect(order('روزانہ ۳۰ منٹ (آہستہ)').join('')).toBe('(آہستہ) منٹ ۳۰ روزانہ')
  expect(order('Asha Rao, 41')).toEqual(['Asha Rao, 41'])
})

test('letters that no font has are named, as a reader sees them', () => {
  expect(unprintable('李雷 takes ½ × 2, ₹250 – “é” 👨‍👩‍👧 Ạ ∞ क्‍ष')).toEqual(['李', '雷', '👨‍👩‍👧', 'Ạ'])
  const head = () => stack([paragraph('Dr. 王', { size: 9 })])
  const last = paragraph('Signed', { size: 9 })
  expect(lostIn({ head, blocks: [paragraph('Walk 🙂 daily', { size: 9 })], last })).toEqual({
    letters: ['王', '🙂'],
    words: ['王', '🙂'],
  })
  expect(lostIn({ head: () => last, blocks: [], last })).toBeNull()
})

test('what is not taken every day is said apart', () => {
  const line = { whenText: '1-0-0 tablet', mealType: null, frequencyDays: 28 }
  const often = (frequency: Parameters<typeof oftenInWords>[0]['frequency'], language: 'eng' | 'hin' = 'eng') =>
    oftenInWords({ ...line, frequency }, language)
  expect([often(['monday']), often(['weekly', 'monday'])]).toEqual(Array(2).fill('once a week, on Monday'))
  expect(often(['monday'], 'hin')).toBe('हफ़्ते में एक बार, सोमवार को')
  expect(often(['friday', 'monday', 'wednesday'])).toBe('3 days a week, on Monday, Wednesday and Friday')
  expect([often(['alternateDays']), often(['weekly']), often(['daily']), often([])]).toEqual([
    'every other day',
    'once a week',
    null,
    null,
  ])
  expect(lineInWords({ ...line, frequency: ['monday'] }, 'eng')).toBe(
    '1 tablet in the morning · for 28 days · 4 tablets in all',
  )
})
