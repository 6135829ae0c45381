import {
  array,
  assert,
  constantFrom,
  integer,
  nat,
  oneof,
  pre,
  property,
  record,
  string,
  stringMatching,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gridAfter } from '../../src/core/prescription/medicineGrid.rules'
import { emptyRow, type MedicineRow, readRows } from '../../src/core/prescription/medicineRow.rules'
import { lineOf } from '../../src/core/prescription/prescriptionForm.rules'
import { splitLine } from '../../src/core/prescription/lineTokens.rules'
import type { LineProduct } from '../../src/core/prescription/line'
import { readLine } from '../../src/core/prescription/prescriptionLine.rules'
import { DOSE_WORDS, MEALS, readDose, writeDose } from '../../src/core/prescription/typedDose.rules'

const product = (generic: string, strength: string, form = 'tablet'): LineProduct => ({
  id: `${generic} ${strength}`,
  generic,
  brand: null,
  strength,
  form,
  doseUnit: form,
})
const levetiracetam = ['250 mg', '500 mg', '750 mg'].map((strength) => product('Levetiracetam', strength))
const topiramate = ['25 mg', '50 mg', '100 mg'].map((strength) => product('Topiramate', strength))
const catalogue = [
  ...levetiracetam,
  ...topiramate,
  product('Clobazam', '10 mg'),
  product('Pantoprazole', '40 mg'),
  product('Methylcobalamin', '1500 mcg'),
  product('Valproate', '200 mg/5 ml', 'syrup'),
]
const read = (line: string, products: readonly LineProduct[] = levetiracetam) =>
  readLine(line, { products, mostDays: 180 })
const settings = {
  mostDays: 180,
  find: (name: string) => catalogue.filter(({ generic }) => generic.toLowerCase().startsWith(name.toLowerCase())),
  usualMeal: () => null,
}

describe('a line is read', () => {
  test('as the example of the design says', () => {
    expect(read('levetiracetam 500 101 af 10d // with water')).toEqual({
      name: 'levetiracetam',
      strength: '500 mg',
      weight: null,
      form: null,
      dose: { amounts: [1, 0, 1], word: null },
      often: [],
      unit: null,
      meal: 'af',
      days: 10,
      route: null,
      mostADay: null,
      hoursApart: null,
      supply: null,
      steps: [],
      isStopped: false,
      note: 'with water',
      question: null,
      faults: [],
    })
  })

  test.each([
    ['levetiracetam 500mg 1-0-1', { strength: '500 mg', days: null }],
    ['levetiracetam 500 mg bd 2w', { strength: '500 mg', days: 14, dose: { amounts: [1, 0, 1], word: 'bd' } }],
    ['levetiracetam 1m 1/2-0-.5-1', { days: 30, dose: { amounts: [0.5, 0, 0.5, 1], word: null } }],
    ['levetiracetam ५०० १०१', { strength: '500 mg', dose: { amounts: [1, 0, 1], word: null } }],
    ['levetiracetam 500 101 AF 10D', { strength: '500 mg', meal: 'af', days: 10 }],
  ])('%s', (line, parts) => {
    expect(read(line)).toMatchObject({ ...parts, question: null, faults: [] })
  })

  test('micrograms in both spellings are the same', () => {
    const mecobalamin = [product('Methylcobalamin', '1500 mcg')]
    expect(read('methyl 1500µg 100', mecobalamin).strength).toBe('1500 mcg')
    expect(read('methyl 1500mcg 100', mecobalamin).strength).toBe('1500 mcg')
  })

  test('a strength that there is not is wrong, and those that there are are named', () => {
    expect(read('levetiracetam 600').faults).toEqual([
      { kind: 'noSuchStrength', strength: '600 mg', known: ['250 mg', '500 mg', '750 mg'] },
    ])
  })

  test.each([
    ['500 101', { kind: 'noName' }],
    ['levetiracetam 500 500mg', { kind: 'twice', part: 'strength' }],
    ['levetiracetam 101 bd', { kind: 'twice', part: 'dose' }],
    ['levetiracetam 500 soon', { kind: 'unread', text: 'soon' }],
    ['levetiracetam 181d', { kind: 'days', most: 180 }],
    ['levetiracetam 0d', { kind: 'days', most: 180 }],
  ])('%s is wrong', (line, fault) => {
    expect(read(line).faults).toContainEqual(fault)
  })
})

const name = stringMatching(/^[a-z]{4,12}$/).filter((word) => splitLine(word).parts.length === 0)
const amount = constantFrom('0', '1', '2', '1/2')
const dose = oneof(
  constantFrom(...DOSE_WORDS),
  array(amount, { minLength: 3, maxLength: 4 }).map((parts) => parts.join('-')),
)

test.each(['sypa', 'Tabe', 'capr', 'Gels'])('%s is a name, which begins as a form does', (word) => {
  expect(read(`${word} 250mg 1-0-1 5d`)).toMatchObject({ name: word, strength: '250 mg', faults: [] })
})

test('parts are read in any order', () => {
  const parts = record({
    strength: constantFrom('250mg', '500mg'),
    dose,
    meal: constantFrom(...MEALS),
    days: integer({ min: 1, max: 180 }),
  })
  assert(
    property(name, parts, array(nat(), { minLength: 4, maxLength: 4 }), (word, each, order) => {
      pre(readDose(each.dose) !== null)
      const tokens = [each.strength, each.dose, each.meal, `${each.days}d`]
      const shuffled = tokens.map((token, index) => [order[index]!, token] as const).toSorted(([a], [b]) => a - b)
      const line = read([word, ...shuffled.map(([, token]) => token)].join(' '))
      expect({ ...line, strength: line.strength?.replace(' ', '') }).toMatchObject({
        name: word,
        strength: each.strength,
        dose: readDose(each.dose),
        meal: each.meal,
        days: each.days,
        question: null,
        faults: [],
      })
    }),
  )
})

test('a dose that is written again is the same dose', () => {
  assert(
    property(dose, (text) => {
      const first = readDose(text)
      pre(first !== null)
      expect(readDose(writeDose(first))).toEqual(first)
    }),
  )
})

test('no line throws, and its name and note are never lost', () => {
  assert(
    property(string(), string(), (line, note) => {
      const reading = read(`levetiracetam ${line.replaceAll('/', '')} // ${note}`)
      expect(reading.name.startsWith('levetiracetam')).toBe(true)
      expect(reading.note).toBe(note.trim())
    }),
  )
})

/** What is pressed: letters of a name are not counted, a chord counts twice. */
const typedLines = [
  ['levetiracetam', ' 500 101 af 10d'],
  ['clobazam', ' 10 001'],
  ['pantoprazole', ' 40 100 bf'],
  ['methylcobalamin', ' 1500 100'],
] as const

const typed = (lines: readonly (readonly [string, string])[]): readonly MedicineRow[] =>
  lines.reduce<readonly MedicineRow[]>(
    (rows, [word, rest], index) => {
      const id = `m${index + 1}`
      const written = gridAfter(rows, { type: 'typed', row: id, cell: 'name', value: word + rest }, settings)
      const finished = gridAfter(written, { type: 'finished', row: id }, settings)
      return gridAfter(finished, { type: 'added', id: `m${index + 2}` }, settings)
    },
    [emptyRow('m1')],
  )

test('four medicines are 53 keys beside their names, and say all that a prescription needs', () => {
  const rows = typed(typedLines)
  expect(readRows(rows, settings).slice(0, 4).map(lineOf)).toMatchObject([
    { name: 'Levetiracetam 500 mg tablet', whenText: '1-0-1 tablet', mealType: 'afterFood', frequencyDays: 10 },
    { name: 'Clobazam 10 mg tablet', whenText: '0-0-1 tablet', frequencyDays: 10, frequencyText: 'Daily for 10 days' },
    { name: 'Pantoprazole 40 mg tablet', whenText: '1-0-0 tablet', mealType: 'beforeFood', frequencyDays: 10 },
    { name: 'Methylcobalamin 1500 mcg tablet', whenText: '1-0-0 tablet', frequencyDays: 10 },
  ])
  const enter = 1
  const [medicines, category, end, confirm] = [2, 3, 2, 1] // Alt+M; Alt+C and a digit; Ctrl+Enter; Enter
  const lines = typedLines.reduce((keys, [, rest]) => keys + rest.length + enter, 0)
  expect(medicines + lines + category + end + confirm).toBe(53)
})

test('days are carried from the row above, and change with it', () => {
  const rows = typed(typedLines)
  const longer = gridAfter(rows, { type: 'typed', row: 'm1', cell: 'days', value: '14' }, settings)
  expect(
    readRows(longer, settings)
      .slice(0, 4)
      .map(({ days, isCarried }) => [days, isCarried]),
  ).toEqual([
    [14, false],
    [14, true],
    [14, true],
    [14, true],
  ])
})

test('a strength with two units stays what it is when the row is finished and read again', () => {
  const rows = typed([['valproate', ' 200 101 af 5d']])
  const again = gridAfter(rows, { type: 'finished', row: 'm1' }, settings)
  expect(again[0]).toEqual(rows[0])
  expect(readRows(again, settings)[0]).toMatchObject({ strength: '200 mg/5 ml', form: 'syrup', problems: {} })
})

test('own words are kept and nothing of them is checked', () => {
  const [row] = gridAfter(
    gridAfter(
      [emptyRow('m1')],
      { type: 'typed', row: 'm1', cell: 'name', value: 'levetiracetam 600mg 101 af 5d' },
      settings,
    ),
    { type: 'ownKept', row: 'm1' },
    settings,
  )
  expect(row).toMatchObject({ name: 'levetiracetam', strength: '600 mg', dose: '1-0-1', product: null, isOwn: true })
  expect(lineOf(readRows([row!], settings)[0]!)).toMatchObject({ name: 'levetiracetam 600 mg', medicineId: null })
})

test('a row that waited for the server is finished when its medicine arrives', () => {
  const nothing = { ...settings, find: () => [] }
  const typedRow = gridAfter(
    [emptyRow('m1')],
    { type: 'typed', row: 'm1', cell: 'name', value: 'levetiracetam 500 101 af 10d' },
    nothing,
  )
  expect(gridAfter(typedRow, { type: 'found', except: 'm1' }, settings)).toEqual(typedRow)
  expect(gridAfter(typedRow, { type: 'found', except: null }, settings)[0]).toMatchObject({
    name: 'Levetiracetam',
    strength: '500 mg tablet',
    dose: '1-0-1',
  })
})
