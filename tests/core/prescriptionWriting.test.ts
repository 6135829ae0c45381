import { assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usualMedicines } from '../../server/prescription/catalogue/medicines'
import { lineInWords, stepsInWords } from '../../server/prescription/lineWords'
import { checkedMedicines, daysAWeek, mgOnDay } from '../../src/core/prescription/checkedMedicine'
import { totalUnits } from '../../src/core/prescription/dose.rules'
import { answerRow, keepTyped, readRow, settleRow } from '../../src/core/prescription/medicineRow.rules'
import { settings, rowOf, read, lineAfter, stored, asked, languages, printed, staysSame } from '../kit/writtenLines'

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
