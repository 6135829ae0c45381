import { describe, expect, test } from 'vitest'
import { matching } from '../../src/core/kit/palette.rules'
import { nextSort, pagePlace, rowAfter, sortRows } from '../../src/core/kit/rows.rules'

describe('rows', () => {
  interface Bed {
    readonly name: string
    readonly days: number | null
  }
  const beds: readonly Bed[] = [
    { name: 'Bed 10', days: 3 },
    { name: 'Bed 2', days: null },
    { name: 'bed 1', days: 12 },
  ]
  const value = (bed: Bed, column: 'name' | 'days') => bed[column]
  const names = (sort: Parameters<typeof sortRows<Bed, 'name' | 'days'>>[1]) =>
    sortRows(beds, sort, value, 'en-IN').map(({ name }) => name)

  test('are sorted ascending, then descending, then as they came', () => {
    const first = nextSort(null, 'name')
    const second = nextSort(first, 'name')
    expect([first, second, nextSort(second, 'name')]).toEqual([
      { column: 'name', direction: 'ascending' },
      { column: 'name', direction: 'descending' },
      null,
    ])
    expect(nextSort<string>(second, 'days')).toEqual({ column: 'days', direction: 'ascending' })
  })
  test('are sorted by the numbers in their names', () =>
    expect(names({ column: 'name', direction: 'ascending' })).toEqual(['bed 1', 'Bed 2', 'Bed 10']))
  test('without a value stand last either way', () => {
    expect(names({ column: 'days', direction: 'ascending' })).toEqual(['Bed 10', 'bed 1', 'Bed 2'])
    expect(names({ column: 'days', direction: 'descending' })).toEqual(['bed 1', 'Bed 10', 'Bed 2'])
    expect(names(null)).toEqual(['Bed 10', 'Bed 2', 'bed 1'])
  })
  test('are sorted by what numbers are worth, below zero too, and by letters where one of two is a text', () => {
    const sorted = (...values: readonly (number | string | null)[]) =>
      sortRows(values, { column: 'value', direction: 'ascending' }, (value) => value, 'en-IN')
    expect(sorted(2, -1, null, 0.5, -3)).toEqual([-3, -1, 0.5, 2, null])
    expect(sorted('b', 3, null, 'a', null, 10)).toEqual([3, 10, 'a', 'b', null, null])
  })
  test('come in pages', () => {
    expect(pagePlace(1, 20, 213)).toEqual({ from: 21, to: 40, total: 213, hasPrevious: true, hasNext: true })
    expect(pagePlace(99, 20, 213)).toEqual({ from: 201, to: 213, total: 213, hasPrevious: true, hasNext: false })
    expect(pagePlace(0, 20, 0)).toEqual({ from: 0, to: 0, total: 0, hasPrevious: false, hasNext: false })
  })
  test('are walked by keys, not out of the list', () => {
    expect(['ArrowDown', 'ArrowUp', 'PageDown', 'Home', 'End', 'a'].map((key) => rowAfter(key, 1, 4))).toEqual([
      2,
      0,
      3,
      0,
      3,
      null,
    ])
    expect(rowAfter('ArrowDown', 0, 0)).toBeNull()
    expect([rowAfter('PageUp', 25, 40), rowAfter('PageUp', 3, 40), rowAfter('End', 0, 40)]).toEqual([15, 0, 39])
  })
})

describe('what the palette finds', () => {
  const items = [
    { id: 'discharge', name: 'Discharge patient', also: ['release'] },
    { id: 'admit', name: 'Admit patient' },
    { id: 'schedule', name: 'Schedule' },
    { id: 'reschedule', name: 'Reschedule appointment' },
    { id: 'hindi', name: 'मरीज़ भर्ती करें' },
    { id: 'bed', name: 'Bed 4 · ICU' },
  ]
  const found = (text: string) => matching(items, text).map(({ id }) => id)
  test('begins as it was typed before it has it somewhere', () =>
    expect(found('sched')).toEqual(['schedule', 'reschedule']))
  test('has every word that was typed, in any order', () => expect(found('pat dis')).toEqual(['discharge']))
  test('stands in the order of how well it answers: as it begins, by its words, within it; a name before a synonym', () => {
    const many = [
      { id: 'within', name: 'Unward' },
      { id: 'also within', name: 'One', also: ['Unward'] },
      { id: 'also by word', name: 'Two', also: ['Big ward'] },
      { id: 'by word', name: 'Big ward' },
      { id: 'also begins', name: 'Three', also: ['Beds', 'Ward'] },
      { id: 'begins', name: 'Ward round' },
      { id: 'ends', name: 'Reward' },
      { id: 'other', name: 'Waiting room' },
    ]
    expect(matching(many, ' WARD ').map(({ id }) => id)).toEqual([
      'begins',
      'also begins',
      'by word',
      'also by word',
      'within',
      'ends',
      'also within',
    ])
    expect(matching(many, 'ward big').map(({ id }) => id)).toEqual(['by word', 'also by word'])
  })
  test('is found by its words whatever stands between them, and by each of several words', () => {
    expect(found('icu - bed')).toEqual(['bed'])
    expect(found('atient admi')).toEqual(['admit'])
    expect(found('ＢＥＤ')).toEqual(['bed'])
    expect(found('bed ·')).toEqual(['bed'])
    expect(found('bed xyz')).toEqual([])
  })
  test('is found by words that mean the same', () => expect(found('rele')).toEqual(['discharge']))
  test('is found in any script, with its digits', () => {
    expect(found('भर्ती')).toEqual(['hindi'])
    expect(found('bed ४')).toEqual(['bed'])
  })
  test('is everything when nothing was typed, nothing when nothing matches', () => {
    expect(found('  ')).toHaveLength(items.length)
    expect(found('xyz')).toEqual([])
  })
})
