import { describe, expect, test } from 'vitest'
import {
  chooseProduct,
  emptyRow,
  isEmptyRow,
  labelOf,
  type MedicineRow,
  readRow,
  type RowSettings,
  settleRow,
} from '../../src/core/prescription/medicineRow.rules'
import type { LineProduct } from '../../src/core/prescription/line'

const product = (generic: string, strength: string, form = 'tablet', brand: string | null = null): LineProduct => ({
  id: `${generic} ${strength} ${form}`,
  generic,
  brand,
  strength,
  form,
  doseUnit: form === 'syrup' ? 'ml' : form,
})

const [l250, l500] = [product('Levetiracetam', '250 mg'), product('Levetiracetam', '500 mg')]
const syrup = product('Levetiracetam', '500 mg', 'syrup')
const prega = product('Pregabalin', '75 mg', 'capsule', 'Maxgalin')
const clobazam = product('Clobazam', '10 mg')
const drops = product('Vitamin D3', '', 'drops')
const catalogue = [syrup, l250, l500, prega, clobazam, drops]

const settings: RowSettings = {
  mostDays: 180,
  find: (name) =>
    catalogue.filter((each) =>
      [each.generic, each.brand ?? ''].some((text) => text.toLowerCase().startsWith(name.toLowerCase())),
    ),
  usualMeal: () => null,
  above: null,
}
const rowWith = (cells: Partial<MedicineRow>): MedicineRow => ({ ...emptyRow('m1'), ...cells })
const chosen = (cells: Partial<MedicineRow> = {}): MedicineRow =>
  rowWith({
    name: 'Levetiracetam',
    strength: '500 mg tablet',
    dose: '1-0-1',
    meal: 'af',
    days: '10',
    product: l500,
    options: [syrup, l250, l500],
    ...cells,
  })
const problems = (cells: Partial<MedicineRow>, more: Partial<RowSettings> = {}) =>
  readRow(rowWith(cells), { ...settings, ...more }).problems

describe('a row', () => {
  test('is empty while nothing but blanks is typed in any cell', () => {
    expect(isEmptyRow(emptyRow('m1'))).toBe(true)
    expect(isEmptyRow(rowWith({ name: '  ', note: '\t' }))).toBe(true)
    expect(isEmptyRow(rowWith({ note: 'x' }))).toBe(false)
    expect(emptyRow('m1')).toMatchObject({ product: null, options: [], isOwn: false, from: null })
  })

  test('names strength and form of a product, or the one it has', () => {
    expect(labelOf(l500)).toBe('500 mg tablet')
    expect(labelOf(drops)).toBe('drops')
  })
})

describe('what is missing of a row', () => {
  test.each([
    ['nothing of an empty one', {}, {}],
    ['nothing of a whole one', { name: 'clobazam 10 001 bf 10d' }, {}],
    [
      'everything after a name with several strengths',
      { name: 'levetiracetam' },
      {
        name: {
          tone: 'missing',
          kind: 'question',
          question: {
            kind: 'product',
            text: 'Levetiracetam',
            choices: [
              { kind: 'typed', text: 'levetiracetam' },
              { kind: 'product', product: l250 },
              { kind: 'product', product: l500 },
            ],
          },
        },
        dose: { tone: 'missing', kind: 'dose' },
        meal: { tone: 'missing', kind: 'meal' },
        days: { tone: 'missing', kind: 'days' },
      },
    ],
    [
      'not the strength of a medicine that has one alone',
      { name: 'clobazam 001 bf' },
      { days: { tone: 'missing', kind: 'days' } },
    ],
    ['not the strength of own words', { name: 'Triphala 001 bf 10d', isOwn: true }, {}],
    ['neither meal nor days of what is taken when needed', { name: 'levetiracetam 500 sos' }, {}],
    ['neither meal nor days of what is taken once', { name: 'levetiracetam 500 stat' }, {}],
    ['the meal alone', { name: 'levetiracetam 500 101 10d' }, { meal: { tone: 'missing', kind: 'meal' } }],
    ['the dose alone', { name: 'levetiracetam 500mg af 10d' }, { dose: { tone: 'missing', kind: 'dose' } }],
  ])('%s', (_, cells, expected) => {
    expect(problems(cells)).toEqual(expected)
  })
})

describe('what is wrong in a row stands in its cell', () => {
  test.each([
    ['a strength that there is not', 'levetiracetam 300mg 101 af 10d', 'strength', 'noSuchStrength'],
    ['a number without a unit', 'Triphala 500 101 af 10d', 'strength', 'noUnit'],
    ['a second form', 'levetiracetam 500 tab syp 101 af 10d', 'strength', 'twice'],
    ['a second meal', 'levetiracetam 500 101 af bf 10d', 'meal', 'twice'],
    ['a second dose', 'levetiracetam 500 101 1-1-1 af 10d', 'dose', 'twice'],
    ['more days than may be', 'levetiracetam 500 101 af 200d', 'days', 'days'],
    ['a word that says nothing', 'levetiracetam 500 101 af 10d xyz', 'name', 'unread'],
    ['no name', '500mg 101 af 10d', 'name', 'noName'],
  ])('%s', (_, name, cell, kind) => {
    expect(problems({ name })).toMatchObject({ [cell]: { tone: 'wrong', kind } })
  })

  test('and of several in one cell the first stands', () => {
    expect(problems({ name: 'levetiracetam 500 101 af 10d xyz qqq' }).name).toMatchObject({
      kind: 'unread',
      text: 'xyz',
    })
  })

  test('a number that may be days or a strength is asked for', () => {
    const days = { kind: 'days', days: 20 }
    const asked = (choices: readonly unknown[]) => ({
      tone: 'missing',
      kind: 'question',
      question: { kind: 'number', text: '20', choices: [{ kind: 'typed', text: '20' }, ...choices] },
    })
    const own = { name: 'Triphala 20 101 af' }
    expect(problems(own).name).toEqual(asked([{ kind: 'strength', strength: '20 mg' }, days]))
    expect(problems({ name: 'levetiracetam 500 101 af 20' }).name).toEqual(asked([days]))
  })
})

describe('a row is read', () => {
  test('from its own cells once its product was chosen', () => {
    expect(readRow(chosen({ note: ' with water ' }), settings)).toEqual({
      name: 'Levetiracetam',
      strength: '500 mg',
      weight: null,
      form: 'tablet',
      dose: { amounts: [1, 0, 1], word: null },
      meal: 'af',
      days: 10,
      often: [],
      unit: null,
      route: null,
      mostADay: null,
      hoursApart: null,
      supply: null,
      steps: [],
      isStopped: false,
      note: 'with water',
      question: null,
      faults: [],
      product: l500,
      isOwnWords: false,
      frequency: ['daily'],
      isCarried: false,
      isUsualMeal: false,
      doseUnit: 'tablet',
      quantity: 20,
      problems: {},
    })
  })

  test('with blanks round the name and the strength of its product', () => {
    const row = chosen({ name: ' Levetiracetam ', strength: ' 500 mg tablet ' })
    expect(readRow(row, settings)).toMatchObject({ name: 'Levetiracetam', product: l500, problems: {} })
  })

  test('with another strength of the same medicine', () => {
    expect(readRow(chosen({ strength: '250 mg' }), settings)).toMatchObject({ strength: '250 mg', product: l250 })
  })

  test('with the medicine whose name was typed over the chosen one', () => {
    const read = readRow(chosen({ name: 'Clobazam', strength: '10mg' }), settings)
    expect(read).toMatchObject({ name: 'Clobazam', product: clobazam, faults: [] })
  })

  test.each([
    ['14', 14],
    [' 14 ', 14],
    ['१४', 14],
    ['2w', 14],
    ['', null],
  ])('the days typed as %j in their own cell', (days, expected) => {
    expect(readRow(chosen({ days }), settings)).toMatchObject({ days: expected, faults: [] })
  })

  test.each(['y14', '14x', '1 4 d'])('%j is no number of days', (days) => {
    expect(readRow(chosen({ days }), settings).faults).not.toEqual([])
  })

  test('a tablet is meant before what is drunk, and a form that is said before a tablet', () => {
    expect(readRow(rowWith({ name: 'levetiracetam 500 101' }), settings).product).toEqual(l500)
    expect(readRow(rowWith({ name: 'levetiracetam 500 syp 101' }), settings).product).toEqual(syrup)
    const forms = [syrup, product('Levetiracetam', '500 mg', 'capsule'), product('Levetiracetam', '500 mg', 'patch')]
    const read = readRow(rowWith({ name: 'levetiracetam 500 101' }), { ...settings, find: () => forms })
    expect(read.form).toBe('capsule')
  })

  test('a medicine without a strength is the one there is', () => {
    expect(readRow(rowWith({ name: 'vitamin d3 1-0-0' }), settings)).toMatchObject({ product: drops, strength: null })
    expect(readRow(rowWith({ name: 'levetiracetam 101' }), settings).product).toBeNull()
  })

  test('own words have no product, no unit and the quantity of their dose', () => {
    const read = readRow(rowWith({ name: 'levetiracetam 500mg 101 af 5d', isOwn: true }), settings)
    expect(read).toMatchObject({ name: 'levetiracetam', product: null, form: null, doseUnit: '', quantity: 10 })
  })

  test('both notes are one, the one of the line first', () => {
    expect(readRow(rowWith({ name: 'clobazam 001 // at night', note: 'slowly' }), settings).note).toBe(
      'at night; slowly',
    )
  })

  test('the days on which it is taken stand before those of its dose', () => {
    expect(readRow(chosen({ dose: '1-0-1 mon fri' }), settings)).toMatchObject({
      frequency: ['monday', 'friday'],
      quantity: 6,
    })
  })

  test('days come from above where none are said and some are needed', () => {
    const above = { ...settings, above: 7 }
    expect(readRow(chosen({ days: '' }), above)).toMatchObject({ days: 7, isCarried: true, problems: {} })
    expect(readRow(chosen(), above)).toMatchObject({ days: 10, isCarried: false })
    for (const dose of ['sos', 'stat'])
      expect(readRow(chosen({ days: '', dose }), above)).toMatchObject({ days: null, isCarried: false })
    expect(readRow(chosen({ days: '' }), settings)).toMatchObject({ days: null, isCarried: false })
  })

  test('the usual meal counts where none is said', () => {
    const usual = { ...settings, usualMeal: (generic: string) => (generic === 'Levetiracetam' ? 'wf' : null) } as const
    expect(readRow(chosen({ meal: '' }), usual)).toMatchObject({ meal: 'wf', isUsualMeal: true, problems: {} })
    expect(readRow(chosen(), usual)).toMatchObject({ meal: 'af', isUsualMeal: false })
    expect(readRow(rowWith({ name: 'clobazam 001' }), usual)).toMatchObject({ meal: null, isUsualMeal: false })
  })
})

describe('a row that is finished', () => {
  test('has each part in its own cell', () => {
    expect(settleRow(rowWith({ name: 'levetiracetam 500 101 af 10d // with water' }), settings)).toEqual({
      ...chosen({ note: 'with water' }),
      options: [syrup, l250, l500],
    })
  })

  test('keeps empty what is not said, carried or usual', () => {
    const generous: RowSettings = { ...settings, above: 7, usualMeal: () => 'af' }
    expect(settleRow(rowWith({ name: 'levetiracetam 500' }), generous)).toMatchObject({ dose: '', meal: '', days: '' })
    expect(settleRow(rowWith({ name: 'Triphala', isOwn: true }), settings)).toMatchObject({ strength: '', meal: '' })
  })

  test.each(['levetiracetam 500 101 20', 'levetiracetam 300mg 101'])(
    'stays as it is with a question or a fault: %s',
    (name) => {
      const row = rowWith({ name })
      expect(settleRow(row, settings)).toBe(row)
    },
  )
})

describe('a medicine that is chosen from the list', () => {
  const options = [syrup, l250, l500]

  test('takes what was typed after the name', () => {
    const row = rowWith({ name: 'levetiracetam 1-1-1 bf 2w // slowly', note: 'with water', isOwn: true })
    expect(chooseProduct(row, l500, options, settings)).toEqual({
      ...rowWith({ name: 'Levetiracetam', strength: '500 mg tablet', dose: '1-1-1', meal: 'bf', days: '14' }),
      note: 'slowly; with water',
      product: l500,
      options,
    })
  })

  test('keeps what its cells say of what was not typed', () => {
    const row = rowWith({ name: 'levetiracetam', dose: '0-0-1', meal: 'wf', days: '5' })
    expect(chooseProduct(row, l250, options, settings)).toMatchObject({
      dose: '0-0-1',
      meal: 'wf',
      days: '5',
      note: '',
      isOwn: false,
    })
  })
})
