import { expect, test } from 'vitest'
import { passage, paragraph, type Pen } from '../../server/kit/pdf/blocks'
import { patientOf } from '../../server/prescription/paper'

/** Writes down where words would stand; every letter is half as wide as it is high. */
const penOf = () => {
  const words: { readonly text: string; readonly x: number; readonly y: number; readonly width: number }[] = []
  let size = 0
  const widthOfString = (text: string) => (text.length * size) / 2
  const pen = {
    font: () => pen,
    fontSize: (given: number) => {
      size = given
      return pen
    },
    widthOfString,
    text: (text: string, x: number, y: number) => words.push({ text, x, y, width: widthOfString(text) }),
  } as unknown as Pen
  return { pen, words }
}

test('a long text is laid out line by line under its heading, and none of its lines is lost', () => {
  const { pen, words } = penOf()
  const lines = Array.from({ length: 80 }, (_, index) => `Line ${index}`)
  const note = passage('Note', lines.join('\n'), { size: 10, gap: 6 })
  const parts = note.parts!(pen, 500)
  const heights = parts.map((part) => part.height(pen, 500))
  expect(Math.max(...heights)).toBeLessThan(40)
  expect(heights.reduce((sum, each) => sum + each, 0)).toBeCloseTo(note.height(pen, 500))
  for (const part of parts) part.draw(pen, 0, 0, 500)
  expect(words.map(({ text }) => text)).toEqual(['Note', ...lines])
})

test('a word that is longer than the line goes on in the next one, never over the edge', () => {
  const { pen, words } = penOf()
  const word = 'ক্ষ'.repeat(90)
  paragraph(`See ${word}`, { size: 10 }).draw(pen, 20, 0, 400)
  expect(Math.max(...words.map(({ x, width }) => x + width))).toBeLessThanOrEqual(420)
  expect(words.map(({ text }) => text).join('')).toBe(`See${word}`)
  expect(words.every(({ text }) => text === 'See' || /^(?:ক্ষ)+$/.test(text))).toBe(true)
})

test('a number stays in the line of its unit, in each script', () => {
  const text = 'Take 500 mg for 10 days. সকালে 1 বড়ি, মোট 20 টি বড়ি। सुबह 1 गोली, 10 दिन। સવારે 1 ગોળી, 7 દિવસ. 36.8 °C'
  for (let width = 60; width <= 240; width += 5) {
    const { pen, words } = penOf()
    paragraph(text, { size: 10 }).draw(pen, 0, 0, width)
    const ends = [...new Set(words.map(({ y }) => y))].map((y) =>
      words
        .filter((each) => each.y === y)
        .map((each) => each.text)
        .join('')
        .trim(),
    )
    expect(ends.filter((line) => /\d$/.test(line))).toEqual([])
  }
})

test('a line never begins with the dot that parts two facts', () => {
  for (let width = 60; width <= 240; width += 5) {
    const { pen, words } = penOf()
    paragraph('Admitted Sat, 21 Nov 2026 · Ward B, bed 6 · Asha Patel · 41 years · Female', { size: 10 }).draw(
      pen,
      0,
      0,
      width,
    )
    expect(words.filter(({ x, text }) => x === 0 && text.startsWith('·'))).toEqual([])
  }
})

test('the lines of a sentence with a mark begin where its words do, also where they are drawn one by one', () => {
  const style = { size: 10, indent: 12, mark: '•' }
  const sentence = passage('', 'Come to the emergency department at once if the face droops', style)
  const parts = sentence.parts!(penOf().pen, 120)
  const drawn = [sentence, ...parts].map((block) => {
    const { pen, words } = penOf()
    block.draw(pen, 0, 0, 120)
    return words.filter(({ x }) => x <= 12).map(({ text, x }) => [text === '•', x])
  })
  expect(drawn[0]).toEqual([[true, 4], ...parts.map(() => [false, 12])])
  expect(drawn.slice(1)).toEqual([
    [
      [true, 4],
      [false, 12],
    ],
    ...parts.slice(1).map(() => [[false, 12]]),
  ])
})

test('who is treated stands under a name of any length: age and gender have a line of their own', () => {
  const { pen, words } = penOf()
  patientOf('Lakshminarayanan Venkatasubramanian Iyer Parthasarathy', '41 years · Female').draw(pen, 0, 0, 200)
  const last = Math.max(...words.map(({ y }) => y))
  const line = words.filter(({ y }) => y === last).map(({ text }) => text)
  expect(line.join(' ').replaceAll(/ +/g, ' ')).toBe('41 years · Female')
})
