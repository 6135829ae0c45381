import { assert, constantFrom, pre, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usualMedicines } from '../../server/prescription/catalogue/medicines'
import { lineInWords, oftenInWords, stepsInWords } from '../../server/prescription/lineWords'
import { checkedMedicines, daysAWeek, mgOnDay } from '../../src/core/prescription/checkedMedicine'
import { totalUnits } from '../../src/core/prescription/dose.rules'
import { productsNamed } from '../../src/core/prescription/lookup.rules'
import {
  answerRow,
  emptyRow,
  keepTyped,
  type MedicineRow,
  readRow,
  settleRow,
} from '../../src/core/prescription/medicineRow.rules'
import { Route } from '../../src/core/prescription/prescription'
import { isClearLine, lineOf, rowOfLine } from '../../src/core/prescription/prescriptionForm.rules'
import { canBeGiven, writeRoute } from '../../src/core/prescription/routes.rules'

const settings = {
  mostDays: 180,
  find: (name: string) => productsNamed(usualMedicines, name),
  usualMeal: () => null,
  above: null,
}
const rowOf = (name: string): MedicineRow => ({ ...emptyRow('m1'), name })
const read = (line: string) => readRow(rowOf(line), settings)
const lineAfter = (row: MedicineRow) => lineOf(readRow(row, settings))
const stored = (line: string) => lineOf(read(line))
/** What is asked, without the words as they were typed. */
const asked = (line: string) =>
  read(line)
    .question?.choices.slice(1)
    .map((choice) => Object.values(choice).slice(1).join(' '))
const isOpen = (line: string): boolean => {
  const { question, faults } = read(line)
  return question !== null || faults.length > 0
}
const languages = ['eng', 'hin', 'guj', 'ben'] as const
const printed = (line: string) =>
  languages.map((language) =>
    [oftenInWords(stored(line), language), lineInWords(stored(line), language)].filter(Boolean).join(' · '),
  )

/** Finished and read again, stored and opened again, a line says the same. */
const staysSame = (line: string) => {
  const settled = settleRow(rowOf(line), settings)
  expect(settled.name).not.toBe(line)
  expect(lineAfter(settled)).toEqual(stored(line))
  expect(lineAfter(rowOfLine('m1', stored(line), usualMedicines, null))).toEqual(stored(line))
  expect(isClearLine({ ...stored(line), medicineId: null })).toBe(true)
}

describe('how it is given', () => {
  test.each([
    ['Inj Ceftriaxone 1 g IV BD 5d', 'intravenous', 'Ceftriaxone 1000 mg injection'],
    ['Inj Ceftriaxone IV 1 g BD 5d', 'intravenous', 'Ceftriaxone 1000 mg injection'],
    ['Inj. Newcef 1 g I.V. bd 5d', 'intravenous', 'Newcef 1 g injection'],
    ['Inj Newcef IV 1 g bd 5d', 'intravenous', 'Newcef 1 g injection'],
    ['Levetiracetam IV 5 ml bd 3d', 'intravenous', 'Levetiracetam 100 mg/ml injection'],
    ['Inj Methycobal 500 i/m alt day 10d', 'intramuscular', 'Methylcobalamin 500 mcg/ml injection'],
    ['Inj Clexane 0.6 ml s/c od 5d', 'subcutaneous', 'Enoxaparin 100 mg/ml injection'],
    ['Tab Sorbit 5 mg s/l sos', 'sublingual', 'Sorbit 5 mg tablet'],
    ['Tab Sorbit 5 mg under the tongue sos', 'sublingual', 'Sorbit 5 mg tablet'],
    ['Tab Levipil 500 via RT bd 5d', 'tube', 'Levetiracetam 500 mg tablet'],
    ['Dulco suppository 10 mg PR hs 3d', 'rectal', 'Dulco 10 mg suppository'],
    ['Dulco suppository 10 mg per rectum hs 3d', 'rectal', 'Dulco 10 mg suppository'],
    ['Tab Vagisome 500 mg PV hs 3d', 'vaginal', 'Vagisome 500 mg tablet'],
    ['Voveran gel LA tds 5d', 'topical', 'Diclofenac 1% gel'],
    ['Diclofenac gel l/a tds 5d', 'topical', 'Diclofenac 1% gel'],
    ['Somecream cream for local application bd 5d', 'topical', 'Somecream cream'],
    ['Otriv nasal drops 2 drops each nostril tds 5d', 'eachNostril', 'Otriv nasal drops'],
    ['Zymaxil eye drops 1 drop BE tds 5d', 'bothEyes', 'Zymaxil eye drops'],
    ['Zymaxil eye drops 1 drop RE tds 5d', 'rightEye', 'Zymaxil eye drops'],
    ['Zymaxil eye drops 1 drop tds left eye 5d', 'leftEye', 'Zymaxil eye drops'],
    ['Zymaxil eye drops 1 drop tds OU 5d', 'bothEyes', 'Zymaxil eye drops'],
    ['Zymaxil eye ointment BE hs 5d', 'bothEyes', 'Zymaxil eye ointment'],
    ['Ciplox ear drops 2 drops RE tds 5d', 'rightEar', 'Ciplox ear drops'],
    ['Ciplox ear drops 2 drops in both ears tds 5d', 'bothEars', 'Ciplox ear drops'],
    ['Budecort suspension neb bd 5d', 'nebulised', 'Budecort suspension'],
  ])('%s: %s', (line, route, name) => {
    expect(read(line)).toMatchObject({ question: null, faults: [], route })
    expect(stored(line)).toMatchObject({ name, route })
    staysSame(line)
  })

  test('stands on the paper in the language of the reader', () => {
    expect(printed('Inj Ceftriaxone 1 g IV BD 5d')).toEqual([
      '1 vial in the morning, 1 vial at night · into a vein (IV) · daily · for 5 days · 10 vials in all',
      'सुबह 1 शीशी, रात 1 शीशी · नस में (IV) · रोज़ · 5 दिन तक · कुल 10 शीशियाँ',
      'સવારે 1 શીશી, રાત્રે 1 શીશી · નસમાં (IV) · દરરોજ · 5 દિવસ સુધી · કુલ 10 શીશીઓ',
      'সকালে 1 ভায়াল, রাতে 1 ভায়াল · শিরায় (IV) · প্রতিদিন · 5 দিন ধরে · মোট 10 ভায়াল',
    ])
    expect(printed('Zymaxil eye drops 1 drop BE tds').map((words) => words.split(' · ')[1])).toEqual([
      'into both eyes',
      'दोनों आँखों में',
      'બંને આંખોમાં',
      'দুই চোখে',
    ])
    const words = Route.literals.flatMap((route) =>
      languages.map((language) => lineInWords({ ...stored('x sos'), route }, language)),
    )
    expect(new Set(words).size).toBe(Route.literals.length * languages.length)
  })

  test.each([
    ['Zymaxil eye drops 1 drop OD', ['1-0-0', 'rightEye']],
    ['Zymaxil eye drops OD 1 drop 5d', ['1-0-0', 'rightEye']],
    ['Zymaxil drops 1 drop o.d. 5d', ['1-0-0', 'rightEye']],
    ['Zymaxil 1 drop OD 5d', ['1-0-0', 'rightEye']],
    ['Zymaxil eye ointment OD 5d', ['1-0-0', 'rightEye']],
    ['Zymaxil eye drops 1 drop OD tds 5d', ['rightEye']],
    ['Somedrops drops 2 drops BE tds', ['bothEyes', 'bothEars']],
    ['Diclofenac LA bd', ['topical', '']],
    ['Somebrand 20 mg bd PR', ['rectal', '']],
  ])('letters with two meanings are asked: %s', (line, choices) => {
    expect(asked(line)).toEqual(choices)
    expect(read(line)).toMatchObject({ route: null, faults: [] })
    expect(settleRow(rowOf(line), settings)).toEqual(rowOf(line))
  })

  test('OD that was answered is what was answered, and kept it stands in the note', () => {
    const line = 'Zymaxil eye drops 1 drop OD 5d'
    const answer = (place: number) => lineAfter(answerRow(rowOf(line), place, settings))
    expect(answer(0)).toMatchObject({ note: 'od', frequencyDays: 5 })
    expect(answer(1)).toMatchObject({ whenText: '1-0-0 drop', note: '' })
    expect(answer(2)).toMatchObject({ route: 'rightEye', note: '' })
    expect([answer(1).route, answer(2).whenText]).toEqual([undefined, ''])
  })

  test.each([
    'Zymaxil eye drops 1 drop once a day 5d',
    'Zymaxil eye drops 1 drop every 24 hours 5d',
    'Ciplox ear drops 2 drops OD 5d',
    'Zymaxil eye drops 1 drop OD RE 5d',
    'Tab Levipil 500 OD 5d',
  ])('once a day without another meaning is no question: %s', (line) =>
    expect(read(line)).toMatchObject({ question: null, faults: [], dose: { amounts: expect.any(Array) } }),
  )

  test('what was typed in its own cell is asked and answered there', () => {
    const row = { ...rowOf('Zymaxil eye drops'), dose: '1 drop od', isOwn: true }
    expect(readRow(row, settings).question).toMatchObject({ kind: 'number', text: 'od' })
    expect(answerRow(row, 1, settings).dose).toBe('1-0-0 drop')
    expect(answerRow(row, 0, settings)).toMatchObject({ note: 'od' })
    expect(lineAfter(answerRow(row, 2, settings))).toMatchObject({ route: 'rightEye' })
    const tablet = { ...settleRow(rowOf('Tab Levipil 500 bd 5d'), settings), dose: '1-0-1 iv' }
    expect(readRow(tablet, settings).question?.text).toBe('iv')
  })

  test.each([
    'Tab Levipil 500 IV bd 5d',
    'Cap Pregalin 75 IM hs',
    'Zymaxil eye drops IV 1 drop bd',
    'Voveran gel IV bd',
    'Tab Tegretol CR 200 via RT bd',
  ])('a form that cannot be given so is asked: %s', (line) => {
    expect(read(line).question).not.toBeNull()
    expect(asked(line)!.length).toBeGreaterThan(0)
  })

  test('no way of giving is lost or given to a form that cannot have it, over all medicines', () => {
    assert(
      property(
        constantFrom(...usualMedicines),
        constantFrom(...Route.literals),
        constantFrom('before', 'after'),
        ({ generic, brands, strength, form }, route, place) => {
          const word = writeRoute(route).replaceAll('-', ' ')
          const name = brands[0] ?? generic
          const line =
            place === 'after'
              ? `${name} ${strength} ${form} bd ${word} 5d`
              : `${name} ${strength} ${form} ${word} bd 5d`
          const { question, faults, product, route: given } = read(line)
          pre(question === null && faults.length === 0)
          expect([given, product === null || canBeGiven(route, product.form, '')]).toEqual([route, true])
        },
      ),
      { numRuns: 500 },
    )
  })
})

/** Once a week, in all the ways in which it is written. */
const weekly = [
  'weekly',
  'once weekly',
  'weekly once',
  'once a week',
  'once in a week',
  'once per week',
  'once every week',
  'once/week',
  '1/week',
  '1 / week',
  '1 per week',
  '1x/week',
  'one time a week',
  '/week',
  'per week',
  'per wk',
  'every week',
  'each week',
  'every wk',
  'wkly',
  'once wkly',
  'weekly only',
  'week once',
  'every 7 days',
  'every 7th day',
  'once in 7 days',
  'once every 7 days',
  'q7d',
  'q week',
  'qw',
  'q1w',
  'qwk',
  'Weekly.',
  'WEEKLY',
  'OD weekly',
  'weekly OD',
  'hafte mein ek baar',
  'hafte me ek bar',
  'har hafte',
  'हफ्ते में एक बार',
  'हफ़्ते में एक बार',
  'हर हफ़्ते',
  'सप्ताह में एक बार',
  'અઠવાડિયામાં એક વાર',
  'અઠવાડિયે એક વાર',
  'দর সপ্তাহে',
  'সপ্তাহে একবার',
  'প্রতি সপ্তাহে',
  'on sunday',
  'every Sunday',
  'Sundays',
  'sun',
  'sunday only',
  'once a week on Sunday',
  'weekly (sunday)',
  'every sun',
  'रविवार',
  '1 tab weekly',
  '1 tab once a week',
  'one tab weekly',
  '1 tab a week',
  '1 tab/week',
  '1-0-0 weekly',
  '100 weekly',
  '1 tab hs weekly',
  '0-0-1 once a week',
  'once weekly x 8',
  'weekly x 8 doses',
  'weekly for 8 weeks',
  'x 8 weeks weekly',
  '1 tab once a week for 8 weeks',
  'weekly 1 tab',
  'once a week after food',
  'every saturday night',
  'weekly once on monday',
] as const
/** What asks or says that it is not understood. */
const unclearWeekly = [
  'biweekly',
  'bi-weekly',
  '2/week',
  '2 per week',
  '3 a week',
  '5 days a week',
  '4 times a week',
  'every 10 days',
  'every 4 weeks',
  '3 weekly',
  'দর সপ্তাহে',
  'daily weekly',
  'weekly monthly',
  'twice weekly mon',
]

describe('what is taken once a week is never taken every day', () => {
  const rare = [
    'Methotrexate 7.5 mg',
    'Folitrax 7.5',
    'Tab Methotrexate 10 mg',
    'Alendronate 70 mg',
    'Calcirol 60k',
    'Vit D3 60000 iu',
    'Somebrand 70 mg',
    'MTX 7.5 mg',
  ]

  test.each(rare)('%s, in every spelling', (name) => {
    const wrong = weekly
      .filter((words) => !(unclearWeekly as readonly string[]).includes(words))
      .filter((words) => {
        const line = `${name} ${words}`
        return isOpen(line)
          ? !/Alendronate|Vit D3|MTX|Somebrand|Calcirol.*tab/.test(line) || !isAboutProduct(line)
          : daysAWeek(stored(line)) !== 1
      })
    expect(wrong).toEqual([])
    const isDaily = (words: string) => !isOpen(`${name} ${words}`) && daysAWeek(stored(`${name} ${words}`)) > 1
    expect([...weekly, ...unclearWeekly].filter(isDaily)).toEqual([])
  })

  const isAboutProduct = (line: string): boolean => ['product', 'name'].includes(read(line).question?.kind ?? '')

  test.each(unclearWeekly)('%s is asked or not understood', (words) => {
    expect(isOpen(`Methotrexate 7.5 mg ${words}`)).toBe(true)
    expect(settleRow(rowOf(`Methotrexate 7.5 mg ${words}`), settings).product).toBeNull()
  })

  test('of no medicine of the catalogue, in any form', () => {
    assert(
      property(constantFrom(...usualMedicines), constantFrom(...weekly), ({ generic, strength, form }, words) => {
        const line = `${generic} ${strength} ${form} ${words}`
        pre(!isOpen(line))
        expect([line, daysAWeek(stored(line))]).toEqual([line, 1])
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['twice weekly', ['twiceWeekly'], 2],
    ['twice a week', ['twiceWeekly'], 2],
    ['weekly twice', ['twiceWeekly'], 2],
    ['2 times a week', ['twiceWeekly'], 2],
    ['हफ्ते में दो बार', ['twiceWeekly'], 2],
    ['thrice a week', ['thriceWeekly'], 3],
    ['thrice weekly', ['thriceWeekly'], 3],
    ['3 times/week', ['thriceWeekly'], 3],
    ['twice weekly mon thu', ['monday', 'thursday'], 2],
    ['M/W/F', ['monday', 'wednesday', 'friday'], 3],
    ['every mon and thu', ['monday', 'thursday'], 2],
    ['alternate days', ['alternateDays'], 3.5],
    ['every other day', ['alternateDays'], 3.5],
    ['on alternate day', ['alternateDays'], 3.5],
    ['every 2 days', ['alternateDays'], 3.5],
    ['EOD', ['alternateDays'], 3.5],
    ['ek din chhod kar', ['alternateDays'], 3.5],
    ['एक दिन छोड़कर', ['alternateDays'], 3.5],
    ['every third day', ['everyThirdDay'], 7 / 3],
    ['every 72 h', ['everyThirdDay'], 7 / 3],
    ['once in 15 days', ['fortnightly'], 0.5],
    ['every 2 weeks', ['fortnightly'], 0.5],
    ['every alternate week', ['fortnightly'], 0.5],
    ['once fortnightly', ['fortnightly'], 0.5],
    ['once a month', ['monthly'], 0.25],
    ['monthly once', ['monthly'], 0.25],
    ['1/month', ['monthly'], 0.25],
    ['every month', ['monthly'], 0.25],
    ['महीने में एक बार', ['monthly'], 0.25],
  ])('%s', (words, frequency, days) => {
    const line = `Methotrexate 7.5 mg ${words} 28d`
    expect(read(line)).toMatchObject({ question: null, faults: [], frequency })
    expect(daysAWeek(stored(line))).toBe(days)
    staysSame(line)
  })

  test.each([
    ['Calcirol 60k once a week x 8', 56, 8],
    ['Calcirol 60k weekly x 8 doses', 56, 8],
    ['Calcirol 60k weekly for 8 weeks', 56, 8],
    ['Calcirol 60k once a month x 3', 90, 3],
    ['Methotrexate 7.5 twice weekly 4w', 28, 8],
    ['Methotrexate 7.5 thrice weekly 4w', 28, 12],
    ['Wysolone 10 alternate days 10d', 10, 5],
    ['Wysolone 10 every third day 30d', 30, 10],
    ['Levipil 500 bd for a week', 7, 14],
    ['Levipil 500 bd for one month', 30, 60],
  ])('%s: %d days, %d in all', (line, days, total) => {
    expect(read(line)).toMatchObject({ question: null, faults: [], days, quantity: total })
    expect(totalUnits(stored(line))).toBe(total)
  })

  test('and it stands out on the paper', () => {
    const often = (words: string) =>
      languages.map((language) => oftenInWords(stored(`Methotrexate 7.5 ${words}`), language))
    expect(often('twice weekly')).toEqual(['twice a week', 'हफ़्ते में दो बार', 'અઠવાડિયામાં બે વાર', 'সপ্তাহে দুবার'])
    expect(often('every third day')[0]).toBe('every third day')
    expect(often('once a week on sunday')[0]).toBe('once a week, on Sunday')
  })
})

describe('what is taken when needed', () => {
  test.each([
    ['Crocin 650 SOS max 3/day 5d', 3, null, 15],
    ['Crocin 650 SOS (max 3/day) 5d', 3, null, 15],
    ['Crocin 650 sos up to 4 times 5d', 4, null, 20],
    ['Crocin 650 sos upto 4 times a day 5d', 4, null, 20],
    ['Crocin 650 PRN not more than 3 per day 5d', 3, null, 15],
    ['Crocin 650 sos not > 2 in 24 h 5d', 2, null, 10],
    ['Crocin 650 sos max 3 tabs/day 5d', 3, null, 15],
    ['Crocin 650 sos max tds 5d', 3, null, 15],
    ['Crocin 650 sos max thrice a day 5d', 3, null, 15],
    ['Crocin 650 sos 3/day max 5d', 3, null, 15],
    ['Crocin 650 2 tab sos max 3 times/day 5d', 6, null, 30],
    ['Crocin 650 2 tab sos max 6 tab/day 5d', 6, null, 30],
    ['Crocin 650 sos 6 hourly 5d', null, 6, 20],
    ['Crocin 650 6 hourly SOS 5d', null, 6, 20],
    ['Crocin 650 q6h prn 5d', null, 6, 20],
    ['Crocin 650 sos every 8 hours max 3/day 5d', 3, 8, 15],
    ['Sumatriptan 50 sos rpt after 2 h max 2/day', 2, 2, null],
    ['Sumatriptan 50 sos', null, null, null],
    ['Sumatriptan 50 sos 10d', null, null, null],
    ['Sumatriptan 50 sos #6', null, null, 6],
  ])('%s: at most %s a day, %s hours apart, %s in all', (line, mostADay, hoursApart, quantity) => {
    expect(read(line)).toMatchObject({
      question: null,
      faults: [],
      dose: { word: 'sos' },
      mostADay,
      hoursApart,
      quantity,
    })
    staysSame(line)
  })

  test('says its limits on the paper', () => {
    expect(printed('Crocin 650 sos max 3/day 6 hourly 5d')).toEqual([
      'only when needed, 1 tablet · at most 3 tablets in a day · at least 6 hours between two doses · for 5 days · 15 tablets in all',
      'ज़रूरत पड़ने पर ही, 1 गोली · दिन में ज़्यादा से ज़्यादा 3 गोली · दो खुराकों के बीच कम से कम 6 घंटे · 5 दिन तक · कुल 15 गोली',
      'જરૂર પડે ત્યારે જ, 1 ગોળી · દિવસમાં વધુમાં વધુ 3 ગોળી · બે ડોઝ વચ્ચે ઓછામાં ઓછા 6 કલાક · 5 દિવસ સુધી · કુલ 15 ગોળી',
      'শুধু প্রয়োজন হলে, 1 বড়ি · দিনে সর্বাধিক 3 বড়ি · দুই ডোজের মধ্যে অন্তত 6 ঘণ্টা · 5 দিন ধরে · মোট 15 বড়ি',
    ])
  })

  test.each([
    ['Crocin 650 tds sos 5d', ['3 times']],
    ['Crocin 650 sos bd 5d', ['2 times']],
    ['Crocin 650 2 tab sos max 3/day', ['3 times', '3 tablet']],
  ])('is asked where it says two things: %s', (line, choices) => {
    expect(asked(line)).toEqual(choices)
    const answered = lineAfter(answerRow(rowOf(line), 1, settings))
    expect(answered.whenText).toMatch(/^SOS/)
    expect(answered.mostADay).toBe(Number(choices[0]!.split(' ')[0]) * (line.includes('2 tab') ? 2 : 1))
  })

  test.each([
    'Crocin 650 sos max 10 days/month',
    'Crocin 650 bd max 4/day',
    'Crocin 650 sos 4-6 hourly',
    'Crocin 650 sos max 3',
    'Levetiracetam 500 hs sos',
  ])('or is not understood: %s', (line) => expect(read(line).faults).not.toEqual([]))
})

describe('how much is given out', () => {
  test.each([
    ['Levipil 500 bd 15d #30', 30, null],
    ['Levipil 500 bd 15d # 30', 30, null],
    ['Levipil 500 bd 15d 30 tabs', 30, null],
    ['Levipil 500 bd 15d x 30 tablets', 30, null],
    ['Levipil 500 bd 15d qty 30', 30, null],
    ['Levipil 500 bd 15d Qty: 30 tabs', 30, null],
    ['Levipil 500 bd no. 30', 30, null],
    ['Levipil 500 bd 15d 2 strips', 2, 'strip'],
    ['Levipil 500 bd 15d x 1 strip', 1, 'strip'],
    ['Syp Levipil 5 ml bd 15d 1 bottle', 1, 'bottle'],
    ['Voveran gel tds 5d 1 tube', 1, 'tube'],
    ['Somebrand 20 mg bd 15d 30 tabs', 30, null],
  ])('%s', (line, count, pack) => {
    expect(read(line)).toMatchObject({ question: null, faults: [], supply: { count, pack } })
    expect(totalUnits(stored(line))).toBe(pack === null ? count : null)
    staysSame(line)
  })

  test('is printed as it was written', () => {
    const last = (line: string) => printed(line).map((words) => words.split(' · ').at(-1))
    expect(last('Levipil 500 bd 15d 2 strips')).toEqual(['2 strips in all', 'कुल 2 स्ट्रिप', 'કુલ 2 સ્ટ્રિપ', 'মোট 2 স্ট্রিপ'])
    expect(last('Levipil 500 bd #30')[0]).toBe('30 tablets in all')
    expect(last('Somebrand 20 mg bd #30')).toEqual(['Quantity: 30', 'मात्रा: 30', 'જથ્થો: 30', 'পরিমাণ: 30'])
  })

  test('that is not what dose and days come to is said', () => {
    expect(read('Levipil 500 bd 10d #30').problems.days).toEqual({
      tone: 'missing',
      kind: 'supply',
      written: 30,
      counted: 20,
    })
    expect(read('Levipil 500 bd 15d #30').problems.days).toBeUndefined()
    expect(read('Levipil 500 bd #30').problems.days).toBeUndefined()
  })

  test.each([
    ['Wysolone 10 tabs bd', ['10 mg', '10 tablet']],
    ['Inj Methycobal 500 od 5 amps', ['5 ampoule', '5 ampoule']],
    ['Somebrand 30 tabs bd', ['30 mg', '30 tablet']],
  ])('may be something else, and is asked: %s', (line, choices) => expect(asked(line)).toEqual(choices))

  test('a few before a word stay one dose', () => {
    expect(stored('Levipil 500 2 tabs bd').whenText).toBe('2-0-2 tablet')
    expect(stored('Inj Ceftriaxone 1 g 2 vials bd').whenText).toBe('2-0-2 vial')
  })
})

describe('one step after another', () => {
  test.each([
    ['Wysolone 40 od x 5 days, then 20 mg od x 5 days then stop', [['20 mg', '1-0-0 tablet', 5]], true, null],
    ['Wysolone 40 mg od x 5d → 20 mg x 5d → stop', [['20 mg', '1-0-0 tablet', 5]], true, null],
    [
      'Wysolone 40 od 5d, then 20 x 5d, then 10 x 5d',
      [
        ['20 mg', '1-0-0 tablet', 5],
        ['10 mg', '1-0-0 tablet', 5],
      ],
      false,
      null,
    ],
    ['Topiramate 25 HS x 1wk → 50 HS', [['50 mg', '0-0-1 tablet', null]], false, null],
    ['Levipil 500 od 5d then bd 10d', [['', '1-0-1 tablet', 10]], false, 25],
    ['Levipil 500 1-0-0 5d f/b 1-0-1', [['', '1-0-1 tablet', null]], false, null],
    ['Levipil 500 stat then BD 5d', [['', '1-0-1 tablet', 5]], false, 11],
    ['Wysolone 40 od 5d then stop', [], true, 5],
    ['Somebrand 40 mg od 5d then 20 mg od 5d then stop', [['20 mg', '1-0-0', 5]], true, null],
    ['Methotrexate 7.5 weekly 4w then 15 mg weekly', [['15 mg', '1-0-0 tablet', null]], false, null],
  ])('%s', (line, steps, isStopped, quantity) => {
    expect(read(line)).toMatchObject({ question: null, faults: [], isStopped, quantity })
    const sent = stored(line).steps ?? []
    expect(sent.map(({ strength, whenText, frequencyDays }) => [strength, whenText, frequencyDays])).toEqual(steps)
    staysSame(line)
  })

  test('stands on the paper step by step', () => {
    const line = stored('Wysolone 40 od x 5 days, then 20 mg od x 5 days then stop')
    expect(languages.map((language) => stepsInWords(line, language))).toEqual([
      ['then 20 mg · 1 tablet in the morning · daily · for 5 days · 5 tablets in all', 'then stop'],
      ['फिर 20 mg · सुबह 1 गोली · रोज़ · 5 दिन तक · कुल 5 गोली', 'फिर बंद करें'],
      ['પછી 20 mg · સવારે 1 ગોળી · દરરોજ · 5 દિવસ સુધી · કુલ 5 ગોળી', 'પછી બંધ કરો'],
      ['তারপর 20 mg · সকালে 1 বড়ি · প্রতিদিন · 5 দিন ধরে · মোট 5 বড়ি', 'তারপর বন্ধ করুন'],
    ])
    expect(lineInWords(line, 'eng')).toBe('1 tablet in the morning · daily · for 5 days · 5 tablets in all')
  })

  test('is checked in the step that has the most of it', () => {
    const often = stored('Methotrexate 7.5 weekly 4w then 15 mg daily')
    expect([daysAWeek(often), daysAWeek(stored('Methotrexate 7.5 weekly 4w then 15 mg weekly'))]).toEqual([7, 1])
    const medicine = usualMedicines.find(({ id }) => id === stored('Topiramate 25 hs 1w then 100 mg 4-0-4').medicineId)!
    const [checked] = checkedMedicines([{ line: stored('Topiramate 25 hs 1w then 100 mg 4-0-4'), medicine }])
    expect(mgOnDay(checked!, checked!.contents[0]!)).toBe(800)
  })

  test.each([
    ['Topiramate 25 hs inc by 25 mg every week', 'inc by 25 mg every week'],
    ['Topiramate 25 hs 7d increase 25 weekly to 100', 'increase 25 weekly to 100'],
    ['Wysolone 40 od taper by 10 mg every 5 days', 'taper by 10 mg every 5 days'],
    ['Wysolone 40 od 5d, then 35 mg od 5d', 'then 35 mg od 5d'],
    ['Wysolone 40 od 5d then 20 mg od then stop', 'then 20 mg od then stop'],
    ['Levipil 500 od 5d then 100 mg bd', 'then 100 mg bd'],
    ['Levipil 500 od 5d then as advised', 'then as advised'],
  ])('that a line cannot hold is said, and kept as it was typed: %s', (line, note) => {
    expect(read(line).faults).toEqual([expect.objectContaining({ kind: 'steps' })])
    expect(settleRow(rowOf(line), settings)).toEqual(rowOf(line))
    const kept = keepTyped(rowOf(line), settings)
    expect(readRow(kept, settings)).toMatchObject({ faults: [], question: null, note })
    expect(readRow(kept, settings).product).not.toBeNull()
  })

  test('takes no days of the row above', () => {
    const above = { ...settings, above: 10 }
    expect(readRow(rowOf('Levipil 500 od 5d then bd'), above).days).toBe(5)
    expect(readRow(rowOf('Levipil 500 od then bd'), above).days).toBeNull()
    expect(readRow(rowOf('Topiramate 25 // hs, 25 more each week'), above).days).toBeNull()
  })
})

describe('a release that a generic does not have', () => {
  test.each([
    'Telmisartan XR 40 od',
    'Telmisartan 40 XR od',
    'Telmisartan SR 40 mg od',
    'Amlodipine ER 5 od',
    'Clobazam MR 10 hs',
    'Telmisartan CR od',
  ])('is asked, and kept with its word: %s', (line) => {
    const word = /XR|SR|ER|MR|CR/.exec(line)![0]
    const { question, product } = read(line)
    expect([product, question?.kind]).toEqual([null, 'product'])
    expect(question!.text).toContain(word)
    const kept = lineAfter(answerRow(rowOf(line), 0, settings))
    expect(kept).toMatchObject({ medicineId: null, name: expect.stringContaining(word) })
  })

  test('over all generics and words: none settles to what gives off at once', () => {
    const generics = [...new Set(usualMedicines.map(({ generic }) => generic))]
    assert(
      property(constantFrom(...generics), constantFrom('SR', 'XR', 'CR', 'MR', 'ER', 'XL'), (generic, word) => {
        const settled = [`${generic} ${word} od`, `Tab ${generic} ${word} bd 5d`].flatMap(
          (line) => settleRow(rowOf(line), settings).product ?? [],
        )
        expect(settled.filter(({ form }) => !form.startsWith('prolonged-release'))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
