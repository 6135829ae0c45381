import { describe, expect, test } from 'vitest'
import { daysTaken, doseOf, timesOf, totalUnits, unitsOnDay } from '../../src/core/prescription/dose.rules'
import type { Medicine } from '../../src/core/prescription/medicine'
import { emptyRow, readRow } from '../../src/core/prescription/medicineRow.rules'
import type { MedicineLine } from '../../src/core/prescription/prescription'
import { asLineProduct } from '../../src/core/prescription/lookup.rules'
import { lineOf, rowOfLine, usualMealIn } from '../../src/core/prescription/prescriptionForm.rules'
import {
  frequencyOf,
  readDose,
  storedDose,
  takenAt,
  whenTextOf,
  writeDose,
  writeTaken,
} from '../../src/core/prescription/typedDose.rules'

describe('a dose', () => {
  test('is written for three or four times of a day, or by a word', () => {
    const written = (text: string) => {
      const dose = readDose(text)
      return (
        dose && [
          writeDose(dose),
          whenTextOf(dose, 'tablet'),
          frequencyOf(dose, []),
          takenAt(dose).map(({ time }) => time),
        ]
      )
    }
    expect(written('101')).toEqual(['1-0-1', '1-0-1 tablet', ['daily'], ['morning', 'night']])
    expect(written('1/2-0-0-1')).toEqual(['1/2-0-0-1', '0.5-0-0-1 tablet', ['daily'], ['morning', 'night']])
    expect(written('½-1-0')).toEqual(['1/2-1-0', '0.5-1-0 tablet', ['daily'], ['morning', 'noon']])
    expect(written('qid')).toEqual(['qid', '1-1-1-1 tablet', ['daily'], ['morning', 'noon', 'evening', 'night']])
    expect(written('sos')).toEqual(['sos', 'SOS tablet', [], []])
    expect(written('stat')).toEqual(['stat', 'STAT', [], []])
    expect([frequencyOf(null, []), whenTextOf(null, 'tablet'), whenTextOf(readDose('od'), '')]).toEqual([
      [],
      '',
      '1-0-0',
    ])
  })

  test.each(['', '1-0', '1-0-1-0-1', '0-0-0', '000', '501', 'a-0-1', '1.-0-1', 'x'])('is none: "%s"', (text) =>
    expect(readDose(text)).toBeNull(),
  )

  test.each([
    ['od', [1, 0, 0], 'od'],
    ['bd', [1, 0, 1], 'bd'],
    ['tds', [1, 1, 1], 'tds'],
    ['qid', [1, 1, 1, 1], 'qid'],
    ['hs', [0, 0, 1], 'hs'],
    ['sos', [], 'sos'],
    ['stat', [1], 'stat'],
    ['440', [4, 4, 0], null],
    ['10-0-25', [10, 0, 25], null],
    ['1.25-0-.75', [1.25, 0, 0.75], null],
    ['1.5-0-0.5-2', [1.5, 0, 0.5, 2], null],
  ])('typed %s is %j', (text, amounts, word) => expect(readDose(text)).toEqual({ amounts, word }))

  test.each(['01010', '10101', 'x101', '101x', 'x1-0-1', '1x-0-1', '1-0-x1', '1-0-.', '1.x-0-1', '1-0-1 '])(
    'is not found within "%s"',
    (text) => expect(readDose(text)).toBeNull(),
  )

  test('is taken at the times of its day, each with its amount', () => {
    const taken = (amounts: readonly number[]) => takenAt({ amounts, word: null })
    expect(taken([2])).toEqual([{ time: 'morning', amount: 2 }])
    expect(taken([0, 1.5, 2])).toEqual([
      { time: 'noon', amount: 1.5 },
      { time: 'night', amount: 2 },
    ])
    expect(taken([0, 0, 3, 4])).toEqual([
      { time: 'evening', amount: 3 },
      { time: 'night', amount: 4 },
    ])
    expect([takenAt({ amounts: [1, 0, 1], word: 'sos' }), takenAt({ amounts: [1], word: 'stat' })]).toEqual([[], []])
  })

  test('is read back from what is stored', () => {
    const stored = (whenText: string) => storedDose({ whenText })
    expect(stored('1-0-1 tablet')).toEqual({ amounts: [1, 0, 1], word: null })
    expect([stored('SOS tablet')?.word, stored('STAT')?.word, stored('as told'), stored('')]).toEqual([
      'sos',
      'stat',
      null,
      null,
    ])
  })

  test('has its unit behind it, in fractions too', () => {
    expect(doseOf(' 1/2-0-1.5  ml ')).toEqual({ kind: 'pattern', doses: [0.5, 0, 1.5], unit: 'ml' })
    expect(doseOf('1-0-1')).toEqual({ kind: 'pattern', doses: [1, 0, 1], unit: '' })
    expect([doseOf('sos puff'), doseOf('STAT'), doseOf('1-0'), doseOf('take 1-0-1')]).toEqual([
      { kind: 'asNeeded', amount: 1, unit: 'puff' },
      { kind: 'once', amount: 1, unit: '' },
      null,
      null,
    ])
    expect([doseOf('SOS  puff'), doseOf('stat ml')]).toEqual([
      { kind: 'asNeeded', amount: 1, unit: 'puff' },
      { kind: 'once', amount: 1, unit: 'ml' },
    ])
    expect([doseOf('SOS 2 tablet'), doseOf('STAT 0.5 tablet')]).toEqual([
      { kind: 'asNeeded', amount: 2, unit: 'tablet' },
      { kind: 'once', amount: 0.5, unit: 'tablet' },
    ])
    expect(['take SOS', 'SOSx', 'STATIM', 'x STAT', ''].map(doseOf)).toEqual([null, null, null, null, null])
    expect(timesOf([0, 3, 0])).toEqual([{ time: 'noon', amount: 3 }])
    expect(timesOf([1, 2, 3, 4])).toEqual([
      { time: 'morning', amount: 1 },
      { time: 'noon', amount: 2 },
      { time: 'evening', amount: 3 },
      { time: 'night', amount: 4 },
    ])
    expect(timesOf([1, 0, 2])).toEqual([
      { time: 'morning', amount: 1 },
      { time: 'night', amount: 2 },
    ])
    expect(timesOf([0, 0, 1, 1]).map(({ time }) => time)).toEqual(['evening', 'night'])
    expect([unitsOnDay({ whenText: '1-0-1.5 tablet' }), unitsOnDay({ whenText: 'SOS' })]).toEqual([2.5, null])
  })

  test('adds up over its days', () => {
    expect(daysTaken([], 10)).toBe(10)
    expect([daysTaken(['daily'], 10), daysTaken(['alternateDays'], 9), daysTaken(['weekly'], 15)]).toEqual([10, 5, 3])
    expect([daysTaken(['fortnightly'], 28), daysTaken(['monthly'], 31)]).toEqual([2, 2])
    expect(daysTaken(['monday', 'thursday'], 14)).toBe(4)
    const total = (whenText: string, frequencyDays: number | null = 10) =>
      totalUnits({ whenText, frequency: ['daily'], frequencyDays })
    expect([total('1-0-1 tablet'), total('0.5-0-0 tablet', 3), total('STAT'), total('SOS tablet')]).toEqual([
      20,
      2,
      1,
      null,
    ])
    expect([total('2.5-0-2.55 ml', 1), total('0.1-0.1-0.1 ml', 1), total('1-0-1 tablet', null)]).toEqual([
      5.05,
      0.3,
      null,
    ])
  })
})

describe('a medicine line', () => {
  const product = (id: string, generic: string) => ({
    id,
    generic,
    brands: [],
    strength: '50 mg',
    form: 'tablet' as const,
    doseUnit: 'tablet',
  })
  const [topiramate, pregabalin, strongPregabalin] = [
    product('t50', 'Topiramate'),
    product('p50', 'Pregabalin'),
    { ...product('p75', 'Pregabalin'), strength: '75 mg' },
  ]
  const known = [topiramate, pregabalin, strongPregabalin] as unknown as readonly Medicine[]
  const settings = { mostDays: 180, find: () => [], usualMeal: () => null, above: null }
  const own = { ...emptyRow('m1'), name: 'Own words', isOwn: true }
  const sent = (row: Partial<typeof own>) => lineOf(readRow({ ...own, ...row }, settings))
  const stored: MedicineLine = { ...sent({ dose: '1-0-1', meal: 'af', days: '10' }), medicineId: 'p75' }

  test.each([
    [['daily'], 'Daily'],
    [['alternateDays'], 'On alternate days'],
    [['weekly'], 'Once a week'],
    [['fortnightly'], 'Once in two weeks'],
    [['monthly'], 'Once a month'],
    [['monday'], 'Monday'],
    [['tuesday'], 'Tuesday'],
    [['wednesday'], 'Wednesday'],
    [['thursday'], 'Thursday'],
    [['friday'], 'Friday'],
    [['saturday'], 'Saturday'],
    [['sunday'], 'Sunday'],
    [['monday', 'thursday', 'sunday'], 'Monday, Thursday, Sunday'],
  ] as const)('taken %j says so in English: %s', (frequency, text) => {
    const dose = writeTaken(readDose('101'), frequency, null)
    expect(sent({ dose })).toMatchObject({ frequency, frequencyText: text, whenText: '1-0-1' })
    expect(sent({ dose, days: '14' }).frequencyText).toBe(`${text} for 14 days`)
  })

  test('in own words and without a dose is sent as no more than it is', () => {
    expect(sent({})).toEqual({
      name: 'Own words',
      medicineId: null,
      note: '',
      mealType: null,
      mealTypeTime: [],
      whenText: '',
      frequency: [],
      frequencyDays: null,
      frequencyText: '',
    })
  })

  test('is kept as it was typed where its name or its note is too long', () => {
    const long = sent({ name: 'w'.repeat(161), note: 'n'.repeat(301) })
    expect([long.name, long.note]).toEqual(['w'.repeat(161), 'n'.repeat(301)])
  })

  test('can be changed to the other products of its own medicine', () => {
    const row = rowOfLine('m1', stored, known, null)
    expect(row).toEqual({
      ...emptyRow('m1'),
      name: 'Pregabalin',
      strength: '75 mg tablet',
      dose: '1-0-1',
      meal: 'af',
      days: '10',
      product: asLineProduct(strongPregabalin),
      options: [pregabalin, strongPregabalin].map((each) => asLineProduct(each)),
    })
  })

  test('that is taken every day needs no days of the week', () => {
    expect(rowOfLine('m1', { ...stored, frequency: ['daily'] }, known, null).dose).toBe('1-0-1')
    expect(rowOfLine('m1', { ...stored, frequency: ['weekly'] }, known, null).dose).toBe('1-0-1 weekly')
    expect(rowOfLine('m1', { ...stored, whenText: '', frequency: ['monday', 'friday'] }, known, null).dose).toBe(
      'mon fri',
    )
  })

  test('is of the medicine that its product names, and of no other', () => {
    const last = { medicines: [stored] }
    expect(usualMealIn('Pregabalin', last, [], known)).toBe('af')
    expect(usualMealIn('Topiramate', last, [], known)).toBeNull()
    expect(usualMealIn('Pregabalin', { medicines: [{ ...stored, medicineId: 'gone' }] }, [], known)).toBeNull()
  })
})
