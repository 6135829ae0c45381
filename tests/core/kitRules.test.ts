import { waitOf } from '../../src/core/kit/wait'
import { describe, expect, test } from 'vitest'
import {
  isWithin,
  lengthOf,
  presetOf,
  presetRange,
  rangeBetween,
  readDay,
  writeDay,
} from '../../src/core/kit/calendar.rules'
import { cameraProblem } from '../../src/core/kit/camera.ports'
import { announcementBetween, secondsLeft } from '../../src/core/kit/countdown.rules'
import { gridMove } from '../../src/core/kit/editableGrid.rules'
import { matching } from '../../src/core/kit/palette.rules'
import { nextSort, pagePlace, rowAfter, sortRows } from '../../src/core/kit/rows.rules'

describe('a day that is typed', () => {
  test.each([
    ['21/11/2026', '2026-11-21'],
    ['1-2-26', '2026-02-01'],
    ['21.11.2026', '2026-11-21'],
    ['21 11 2026', '2026-11-21'],
    ['21112026', '2026-11-21'],
    ['२१/११/२०२६', '2026-11-21'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2026', null],
    ['31/11/2026', null],
    ['11/21/2026', null],
    ['21/11', null],
    ['', null],
  ])('%s is %s', (text, day) => expect(readDay(text)).toBe(day))

  test('is written day first', () => expect(writeDay('2026-11-21')).toBe('21/11/2026'))
})

describe('a range of days', () => {
  const open = { min: null, max: null }
  test('holds both its ends, whichever was chosen first', () => {
    expect(rangeBetween('2026-11-21', '2026-11-19', open)).toEqual({ from: '2026-11-19', to: '2026-11-21' })
    expect(lengthOf({ from: '2026-11-19', to: '2026-11-21' })).toBe(3)
    expect(lengthOf({ from: '2026-10-30', to: '2026-12-01' })).toBe(33)
  })
  test('is cut to the days that can be chosen', () => {
    const bounds = { min: '2026-11-20', max: '2026-11-25' }
    expect(rangeBetween('2026-11-01', '2026-12-31', bounds)).toEqual({ from: '2026-11-20', to: '2026-11-25' })
    expect(rangeBetween('2026-10-01', '2026-10-31', bounds)).toBeNull()
    expect([isWithin('2026-11-20', bounds), isWithin('2026-11-26', bounds), isWithin('2026-11-19', bounds)]).toEqual([
      true,
      false,
      false,
    ])
  })
  test('has presets that follow the calendar', () => {
    expect(presetRange('today', '2026-03-31')).toEqual({ from: '2026-03-31', to: '2026-03-31' })
    expect(presetRange('lastSevenDays', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' })
    expect(presetRange('thisMonth', '2026-03-31')).toEqual({ from: '2026-03-01', to: '2026-03-31' })
    expect(presetRange('lastMonth', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(presetOf({ from: '2026-02-01', to: '2026-02-28' }, '2026-03-31')).toBe('lastMonth')
    expect(presetOf({ from: '2026-02-01', to: '2026-02-27' }, '2026-03-31')).toBeNull()
  })
})

describe('a countdown', () => {
  test('does not go below zero', () => expect(secondsLeft(100, 130)).toBe(0))
  test('is announced at five minutes, one minute and the end, once each', () => {
    expect(announcementBetween(301, 300)).toBe(300)
    expect(announcementBetween(300, 299)).toBeNull()
    expect(announcementBetween(61, 59)).toBe(60)
    expect(announcementBetween(1, 0)).toBe(0)
    expect(announcementBetween(0, 0)).toBeNull()
  })
  test('keeps silent about what passed while nobody looked', () => expect(announcementBetween(400, 70)).toBeNull())
})

describe('a grid of inputs', () => {
  const key = (key: string, more: { alt?: boolean; shift?: boolean } = {}) => ({
    key,
    alt: false,
    shift: false,
    ...more,
  })
  const cell = { row: 1, column: 2 }
  test('goes up and down a column, not out of it', () => {
    expect(gridMove(key('ArrowDown'), cell, 3)).toEqual({ type: 'go', cell: { row: 2, column: 2 } })
    expect(gridMove(key('ArrowUp'), cell, 3)).toEqual({ type: 'go', cell: { row: 0, column: 2 } })
    expect(gridMove(key('ArrowDown'), { row: 2, column: 2 }, 3)).toBeNull()
    expect(gridMove(key('ArrowUp'), { row: 0, column: 2 }, 3)).toBeNull()
  })
  test('finishes a row at Enter and goes to the next one, asking for one more at the last', () => {
    expect(gridMove(key('Enter'), cell, 3)).toEqual({ type: 'finish', row: 1, next: { row: 2, column: 0 } })
    expect(gridMove(key('Enter'), cell, 2)).toEqual({ type: 'finish', row: 1, next: null })
    expect(gridMove(key('Enter', { shift: true }), cell, 2)).toBeNull()
  })
  test('restores a cell at Escape', () => expect(gridMove(key('Escape'), cell, 3)).toEqual({ type: 'restore' }))
  test('removes a row at Alt+Delete alone and stays near', () => {
    expect(gridMove(key('Delete'), cell, 3)).toBeNull()
    expect(gridMove(key('Delete', { alt: true }), cell, 3)).toEqual({
      type: 'remove',
      row: 1,
      next: { row: 1, column: 2 },
    })
    expect(gridMove(key('Delete', { alt: true }), cell, 2)).toEqual({
      type: 'remove',
      row: 1,
      next: { row: 0, column: 2 },
    })
    expect(gridMove(key('Delete', { alt: true }), { row: 0, column: 0 }, 1)).toEqual({
      type: 'remove',
      row: 0,
      next: null,
    })
  })
  test('leaves typing alone', () => expect(gridMove(key('a'), cell, 3)).toBeNull())
})

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

test('a camera fails in words that somebody can act on', () => {
  expect(['NotAllowedError', 'NotFoundError', 'NotReadableError', 'TypeError'].map(cameraProblem)).toEqual([
    'denied',
    'none',
    'busy',
    'other',
  ])
})

test('a wait is said in the unit people would use, and never too short', () => {
  expect([1, 60, 120, 121, 7200, 7201, 47_557].map((seconds) => waitOf(seconds))).toEqual([
    { unit: 'second', count: 1 },
    { unit: 'second', count: 60 },
    { unit: 'second', count: 120 },
    { unit: 'minute', count: 3 },
    { unit: 'minute', count: 120 },
    { unit: 'hour', count: 3 },
    { unit: 'hour', count: 14 },
  ])
})
