import { describe, expect, test } from 'vitest'
import { joinedLine, splitLine } from '../../src/core/prescription/lineTokens.rules'
import { writeStrength } from '../../src/core/prescription/strength.rules'
import type { LineProduct, LineReading, LineSettings } from '../../src/core/prescription/line'
import { answerQuestion, readLine, readParts } from '../../src/core/prescription/prescriptionLine.rules'

const product = (generic: string, strength: string, form = 'tablet'): LineProduct => ({
  id: `${generic} ${strength}`,
  generic,
  brand: null,
  strength,
  form,
  doseUnit: form,
})
const levetiracetam = ['1000 mg', '250 mg', '500 mg'].map((strength) => product('Levetiracetam', strength))
const mecobalamin = [product('Methylcobalamin', '1500 mcg')]
const valproate = [product('Valproate', '200 mg/5 ml', 'syrup')]
const salts = [product('Rehydration salts', '', 'sachet')]

const read = (line: string, more: Partial<LineSettings> = {}) =>
  readLine(line, { products: levetiracetam, mostDays: 180, ...more })
const readOf = (line: string, products: readonly LineProduct[]) => read(line, { products })
/** All that is read of a line, where only this is in it. */
const only = (name: string, parts: Partial<LineReading> = {}): LineReading => ({
  name,
  strength: null,
  weight: null,
  form: null,
  dose: null,
  often: [],
  unit: null,
  meal: null,
  days: null,
  route: null,
  mostADay: null,
  hoursApart: null,
  supply: null,
  steps: [],
  isStopped: false,
  note: '',
  question: null,
  faults: [],
  ...parts,
})
const known = ['250 mg', '500 mg', '1000 mg']
const unread = (text: string): Partial<LineReading> => ({ faults: [{ kind: 'unread', text }] })
const noSuch = (strength: string): Partial<LineReading> => ({
  strength,
  weight: strength,
  faults: [{ kind: 'noSuchStrength', strength, known }],
})
const twice = (part: 'strength' | 'form' | 'dose' | 'meal' | 'days'): Partial<LineReading> => ({
  faults: [{ kind: 'twice', part }],
})
const od = { amounts: [1, 0, 0], word: 'od' } as const

test.each([
  ['tab', 'tablet'],
  ['tablet', 'tablet'],
  ['cap', 'capsule'],
  ['capsule', 'capsule'],
  ['syr', 'syrup'],
  ['syp', 'syrup'],
  ['syrup', 'syrup'],
  ['susp', 'suspension'],
  ['suspension', 'suspension'],
  ['inj', 'injection'],
  ['injection', 'injection'],
  ['gel', 'gel'],
  ['oint', 'ointment'],
  ['ointment', 'ointment'],
  ['cream', 'cream'],
  ['drops', 'drops'],
  ['spray', 'spray'],
  ['patch', 'patch'],
  ['sachet', 'sachet'],
  ['inhaler', 'inhaler'],
  ['infusion', 'infusion'],
  ['suppository', 'suppository'],
  ['solution', 'solution'],
  ['tabs', 'tablet'],
  ['sr', 'prolonged-release'],
  ['chrono', 'prolonged-release'],
  ['dt', 'dispersible'],
])('the word %s ends a name and means the form %s', (word, form) => {
  expect(read(`levet ${word}`)).toEqual(only('levet', { form }))
  expect(read(`levet ${word.toUpperCase()} once a day`)).toEqual(only('levet', { form, dose: od }))
})

test.each(['constructor', 'toString', '__proto__'])('%s is a word like another', (word) => {
  expect(read(`levet ${word} od`)).toEqual(only(`levet ${word}`, { dose: od }))
})

describe('a line is split into its name, its parts and its note', () => {
  test.each([
    ['', { name: '', parts: [], note: '' }],
    ['   ', { name: '', parts: [], note: '' }],
    ['levet', { name: 'levet', parts: [], note: '' }],
    ['  Folic   acid  ', { name: 'Folic acid', parts: [], note: '' }],
    ['Folic acid 5mg OD', { name: 'Folic acid', parts: ['5mg', 'od'], note: '' }],
    ['500 101', { name: '', parts: ['500', '101'], note: '' }],
    ['od', { name: '', parts: ['od'], note: '' }],
    ['vitamin b12 od', { name: 'vitamin b12', parts: ['od'], note: '' }],
    ['levet .5 af', { name: 'levet', parts: ['.5', 'af'], note: '' }],
    ['levet ½-0-1', { name: 'levet', parts: ['½-0-1'], note: '' }],
    ['levet ५०० mg', { name: 'levet', parts: ['500mg'], note: '' }],
    ['Tab. Levet 500', { name: 'Levet', parts: ['tab', '500'], note: '' }],
    ['T. Levet bd', { name: 'Levet', parts: ['tab', 'bd'], note: '' }],
    ['Inj.Levet 500', { name: 'Levet', parts: ['inj', '500'], note: '' }],
    ['Cap Levet', { name: 'Levet', parts: ['cap'], note: '' }],
    ['syp levet 5 ml bd', { name: 'levet', parts: ['syp', '5ml', 'bd'], note: '' }],
    ['Tabora 5 bd', { name: 'Tabora', parts: ['5', 'bd'], note: '' }],
    ['Evening primrose oil bd', { name: 'Evening primrose oil', parts: ['bd'], note: '' }],
    ['levet 500 mg  10 days', { name: 'levet', parts: ['500mg', '10days'], note: '' }],
    ['levet 500 // with water', { name: 'levet', parts: ['500'], note: 'with water' }],
    ['levet // morning // or noon ', { name: 'levet', parts: [], note: 'morning // or noon' }],
    ['// Only A Note', { name: '', parts: [], note: 'Only A Note' }],
  ])('"%s"', (line, split) => expect(splitLine(line)).toEqual(split))
})

test.each([
  ['500 mg', '500 mg'],
  ['0.50 MG', '0.5 mg'],
  ['.5g', '0.5 g'],
  ['1500 µg', '1500 mcg'],
  ['1500 μg', '1500 mcg'],
  ['५०० mg', '500 mg'],
  ['100 IU', '100 iu'],
  [' 200 MG/5 ml ', '200 mg/5 ml'],
  ['100/25', '100+25'],
  ['As Told', 'as told'],
  ['', ''],
])('the strength "%s" is written "%s"', (strength, text) => expect(writeStrength(strength)).toBe(text))

describe('days of a line', () => {
  test.each([
    ['1d', 1],
    ['10d', 10],
    ['1day', 1],
    ['10days', 10],
    ['2w', 14],
    ['1week', 7],
    ['2weeks', 14],
    ['1m', 30],
    ['1month', 30],
    ['6months', 180],
    ['1 day', 1],
    ['10 days', 10],
    ['1 week', 7],
    ['3 weeks', 21],
    ['1 month', 30],
    ['2 months', 60],
  ])('%s are %i', (text, days) => expect(read(`levet od ${text}`)).toEqual(only('levet', { dose: od, days })))

  test.each(['y10d', '10dx', '10daysx', '2.5w', '10y'])('are not read in %s', (text) =>
    expect(read(`levet od ${text}`)).toEqual(only('levet', { dose: od, ...unread(text) })),
  )

  test.each(['0d', '181d', '26w', '7m'])('are from one to the most there may be, so %s are not', (text) =>
    expect(read(`levet ${text}`)).toEqual(only('levet', { faults: [{ kind: 'days', most: 180 }] })),
  )
})

describe('a strength with its unit', () => {
  test.each([
    ['levet 500mg', levetiracetam, '500 mg', '500 mg'],
    ['levet 0500.0 MG', levetiracetam, '500 mg', '500 mg'],
    ['methyl 1500µg', mecobalamin, '1500 mcg', '1500 mcg'],
    ['own 500µg', [], '500 mcg', '500 mcg'],
    ['own 500μg', [], '500 mcg', '500 mcg'],
    ['own .5 g', [], '0.5 g', '0.5 g'],
    ['own 2%', [], '2 %', null],
    ['own 100iu', [], '100 iu', '100 iu'],
    ['valpro 200mg', valproate, '200 mg/5 ml', '200 mg'],
    ['valpro 200mg/5ml', valproate, '200 mg/5 ml', null],
    ['salts 5mg', salts, '5 mg', '5 mg'],
  ])('in %s is read, and the weight it is', (line, products, strength, weight) =>
    expect(readOf(line, products)).toEqual(only(line.split(' ')[0]!, { strength, weight })),
  )

  test('that no product has is wrong, and those there are are named from the least to the most', () => {
    expect(read('levet 600mg')).toEqual(only('levet', noSuch('600 mg')))
    expect(readOf('valpro 20mg', valproate)).toEqual(
      only('valpro', {
        strength: '20 mg',
        weight: '20 mg',
        faults: [{ kind: 'noSuchStrength', strength: '20 mg', known: ['200 mg/5 ml'] }],
      }),
    )
  })

  test('stands in a line with all its other parts, in any place', () => {
    const all = {
      strength: '500 mg',
      weight: '500 mg',
      form: 'tablet',
      dose: od,
      meal: 'bf',
      days: 10,
      note: 'with water',
    } as const
    expect(read('levet 500 mg tab od bf 10 days // with water')).toEqual(only('levet', all))
    expect(read('levet 10 days bf od tab 500 mg // with water')).toEqual(only('levet', all))
  })
})

describe('what is wrong in a line is said', () => {
  test.each([
    ['levet 500mg 250mg', { strength: '500 mg', weight: '500 mg', ...twice('strength') }],
    ['levet tab cap', { form: 'tablet', ...twice('form') }],
    ['levet od bd', { dose: od, ...twice('dose') }],
    ['levet bf af', { meal: 'bf', ...twice('meal') }],
    ['levet 10d 2w', { days: 10, ...twice('days') }],
    ['levet od soon', { dose: od, ...unread('soon') }],
    ['levet 500mgx', unread('500mgx')],
    ['levet 5x', unread('5x')],
    ['levet 0-0-0', unread('0-0-0')],
  ] as const)('%s', (line, parts) => expect(read(line)).toEqual(only('levet', parts)))

  test('where it has no name', () => {
    expect(read('')).toEqual(only('', { faults: [{ kind: 'noName' }] }))
    expect(read('500 od soon')).toEqual(
      only('', { strength: '500 mg', dose: od, faults: [{ kind: 'noName' }, { kind: 'unread', text: 'soon' }] }),
    )
  })
})

test('parts are read where the name is known apart from them', () => {
  const settings = { products: levetiracetam, mostDays: 180 }
  expect(readParts('levet', [], '', settings)).toEqual(only('levet'))
  expect(readParts('levet', [], 'warm', settings)).toEqual(only('levet', { note: 'warm' }))
  expect(readParts('Levet 1', ['500mg', 'od'], '', settings)).toEqual(
    only('Levet 1', { strength: '500 mg', weight: '500 mg', dose: od }),
  )
})

test.each([
  ['levet 10', 'levet 10mg', 'levet 10d'],
  ['levet 10 af', 'levet 10mg af', 'levet 10d af'],
  ['levet १० af // in १० days', 'levet 10mg af // in १० days', 'levet 10d af // in १० days'],
  ['levet 10 mg tab 10', 'levet 10mg tab 10d', undefined],
  ['Tab. levet 300', 'levet tab 300mg', 'levet tab 3-0-0'],
] as const)('%s becomes %s or %s by its answer', (line, ...answers) => {
  const { question } = read(line, { products: [] })
  expect(question!.choices.map((choice) => joinedLine(answerQuestion(splitLine(line), question!, choice)))).toEqual(
    answers.filter((answer) => answer !== undefined),
  )
})

test('blanks are one, however many of them stand in a line', () => {
  const blanks = ' \t'.repeat(500_000)
  const line = (between: string) =>
    ['', 'Levetiracetam', '500 mg', '1-0-1', 'af', '5d', 'then 1-0-0 5d', '// with water', ''].join(between)
  expect(read(line(blanks))).toEqual(read(line(' ')))
})
