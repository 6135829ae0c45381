import { describe, expect, test } from 'vitest'
import { type GridAct, gridAfter } from '../../src/core/prescription/medicineGrid.rules'
import { emptyRow, type MedicineRow } from '../../src/core/prescription/medicineRow.rules'
import type { LineProduct } from '../../src/core/prescription/line'

const product = (generic: string, strength: string): LineProduct => ({
  id: `${generic} ${strength}`,
  generic,
  brand: null,
  strength,
  form: 'tablet',
  doseUnit: 'tablet',
})
const levetiracetam = product('Levetiracetam', '500 mg')
const catalogue = [levetiracetam, product('Levetiracetam', '250 mg'), product('Clobazam', '10 mg')]
const settings = {
  mostDays: 180,
  find: (name: string) => catalogue.filter(({ generic }) => generic.toLowerCase().startsWith(name.toLowerCase())),
  usualMeal: () => null,
}
const row = (id: string, cells: Partial<MedicineRow> = {}): MedicineRow => ({ ...emptyRow(id), ...cells })
const after = (rows: readonly MedicineRow[], act: GridAct) => gridAfter(rows, act, settings)

const first = row('m1', { name: 'Clobazam', days: '14' })
const chosen = row('m2', {
  name: 'Levetiracetam',
  strength: '500 mg tablet',
  product: levetiracetam,
  options: catalogue,
})

describe('a cell that is typed in', () => {
  test('changes its own row alone, and nothing else of it', () => {
    const rows = after([first, chosen], { type: 'typed', row: 'm2', cell: 'note', value: 'with water' })
    expect(rows).toEqual([first, { ...chosen, note: 'with water' }])
    expect(rows[0]).toBe(first)
  })

  test('with another name is no longer the product that was chosen', () => {
    const [, typed] = after([first, chosen], { type: 'typed', row: 'm2', cell: 'name', value: 'Levet' })
    expect(typed).toEqual({ ...chosen, name: 'Levet', product: null, options: [] })
  })

  test('with the same name still is', () => {
    const [, typed] = after([first, chosen], { type: 'typed', row: 'm2', cell: 'name', value: 'Levetiracetam' })
    expect(typed).toEqual(chosen)
  })

  test('makes own words of a name something that is looked for again; another cell leaves them', () => {
    const own = row('m1', { name: 'Triphala', isOwn: true })
    expect(after([own], { type: 'typed', row: 'm1', cell: 'name', value: 'Triphal' })[0]!.isOwn).toBe(false)
    expect(after([own], { type: 'typed', row: 'm1', cell: 'dose', value: 'od' })[0]!.isOwn).toBe(true)
  })
})

describe('a question', () => {
  test('that is answered finishes the row', () => {
    const asked = row('m2', { name: 'levetiracetam 500 101 20' })
    const rows = after([first, asked, row('m3')], { type: 'answered', row: 'm2', choice: 1 })
    expect(rows[1]).toMatchObject({ name: 'Levetiracetam', strength: '500 mg tablet', dose: '1-0-1', days: '20' })
    expect([rows[0], rows[2]]).toEqual([first, row('m3')])
  })

  test('that nobody asked changes nothing, nor in a row that is gone', () => {
    const rows = [row('m1', { name: 'levetiracetam 500 101 20' }), first]
    expect(after([first], { type: 'answered', row: 'm1', choice: 0 })).toEqual([first])
    expect(after(rows, { type: 'answered', row: 'm9', choice: 0 })).toBe(rows)
    expect(after(rows, { type: 'answered', row: 'm1', choice: 2 })).toBe(rows)
  })
})

describe('days come from the nearest row above that has some', () => {
  const own = (days: string) => row('m3', { name: 'clobazam 001 bf', days })
  const finished = (rows: readonly MedicineRow[]) =>
    after([...rows, own('')], { type: 'ownKept', row: 'm3' }).map(({ days }) => days)

  test('and stay carried: the cell is left empty', () => {
    expect(finished([first, row('m2', { name: 'Pregabalin', isOwn: true })])).toEqual(['14', '', ''])
  })

  test('of rows below none are taken', () => {
    const rows = [row('m3', { name: 'levetiracetam 500 101 20' }), row('m4', { name: 'clobazam 10 od af 30d' })]
    expect(after(rows, { type: 'finished', row: 'm3' })).toEqual(rows)
  })
})

test('a medicine that is chosen from the list stands in its own row', () => {
  const rows = after([first, row('m2', { name: 'levetiracetam 101 5d' })], {
    type: 'chosen',
    row: 'm2',
    product: levetiracetam,
    options: catalogue,
  })
  expect(rows[0]).toBe(first)
  expect(rows[1]).toEqual({ ...chosen, dose: '1-0-1', days: '5' })
})

describe('a whole row from elsewhere', () => {
  const placed = row('m9', { name: 'Clobazam', dose: 'hs' })
  test('comes below the others', () => {
    expect(after([first, chosen], { type: 'placed', row: placed, over: null })).toEqual([first, chosen, placed])
  })
  test('or in the place of another, whose name it takes in the grid', () => {
    expect(after([first, row('m2')], { type: 'placed', row: placed, over: 'm2' })).toEqual([
      first,
      { ...placed, id: 'm2' },
    ])
  })
})

test('of the rows one is always there', () => {
  expect(after([first, chosen], { type: 'removed', row: 'm1' })).toEqual([chosen])
  expect(after([first], { type: 'removed', row: 'm1' })).toEqual([emptyRow('m1')])
  expect(after([first], { type: 'added', id: 'm2' })).toEqual([first, emptyRow('m2')])
})

test('hits that arrive finish what waited for them, and leave what was chosen, own words and empty rows', () => {
  const waiting = row('m1', { name: 'levetiracetam 500 101 af 10d' })
  const own = row('m3', { name: 'levetiracetam 250 bd', isOwn: true })
  const narrowed = { ...chosen, note: ' kept as it is ' }
  const rows = after([waiting, narrowed, own, row('m4')], { type: 'found', except: null })
  expect(rows.slice(1)).toEqual([narrowed, own, row('m4')])
  expect(rows[0]).toMatchObject({ name: 'Levetiracetam', strength: '500 mg tablet', dose: '1-0-1', days: '10' })
})
