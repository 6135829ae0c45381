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
import { isReservedSlot, publicSlots, slotMinutes } from '../../src/core/kit/slots.rules'

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
    [' 21/11/2026 ', '2026-11-21'],
    ['on 21/11/2026', null],
    ['21/11/2026 at 10', null],
    ['121112026', null],
    ['211120261', null],
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
    const within = ['2026-11-19', '2026-11-20', '2026-11-25', '2026-11-26'].map((day) => isWithin(day, bounds))
    expect(within).toEqual([false, true, true, false])
    expect(isWithin('2026-11-19', open)).toBe(true)
    const inside = { from: '2026-11-21', to: '2026-11-21' }
    expect(rangeBetween('2026-11-21', '2026-11-21', bounds)).toEqual(inside)
    expect(rangeBetween('2026-11-21', '2026-11-21', open)).toEqual(inside)
  })
  test('has presets that follow the calendar', () => {
    expect(presetRange('today', '2026-03-31')).toEqual({ from: '2026-03-31', to: '2026-03-31' })
    expect(presetRange('lastSevenDays', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' })
    expect(presetRange('lastThirtyDays', '2026-03-31')).toEqual({ from: '2026-03-02', to: '2026-03-31' })
    expect(presetRange('lastThreeMonths', '2026-05-31')).toEqual({ from: '2026-03-01', to: '2026-05-31' })
    expect(presetRange('thisMonth', '2026-03-31')).toEqual({ from: '2026-03-01', to: '2026-03-31' })
    expect(presetRange('lastMonth', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(presetOf({ from: '2026-02-01', to: '2026-02-28' }, '2026-03-31')).toBe('lastMonth')
    expect(presetOf({ from: '2026-02-01', to: '2026-02-27' }, '2026-03-31')).toBeNull()
    expect(presetOf({ from: '2026-03-30', to: '2026-03-31' }, '2026-03-31')).toBeNull()
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
  test('keeps silent about what passed while nobody looked', () => {
    expect(announcementBetween(400, 70)).toBeNull()
    expect(announcementBetween(301, 240)).toBeNull()
  })
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
  test('leaves typing alone', () => {
    expect(gridMove(key('a'), cell, 3)).toBeNull()
    expect(gridMove(key('a', { alt: true }), cell, 3)).toBeNull()
  })
})

test('a camera fails in words that somebody can act on', () => {
  const problems = Object.fromEntries(
    [
      'NotAllowedError',
      'SecurityError',
      'NotFoundError',
      'OverconstrainedError',
      'NotReadableError',
      'AbortError',
      'TypeError',
    ].map((name) => [name, cameraProblem(name)]),
  )
  expect(problems).toEqual({
    NotAllowedError: 'denied',
    SecurityError: 'denied',
    NotFoundError: 'none',
    OverconstrainedError: 'none',
    NotReadableError: 'busy',
    AbortError: 'busy',
    TypeError: 'other',
  })
})

test('slots share the time of the day, and those kept for staff are at its beginning or end', () => {
  const hours = { totalSlots: 8, reservedSlots: 2, shownSlots: null } as const
  expect([slotMinutes(60, 5, 0), slotMinutes(60, 5, 1)]).toEqual([0, 60])
  expect(publicSlots({ ...hours, reservedFrom: 'end' })).toEqual({ first: 1, last: 6 })
  expect(publicSlots({ ...hours, reservedFrom: 'start' })).toEqual({ first: 3, last: 8 })
  expect(publicSlots({ ...hours, reservedFrom: 'end', shownSlots: 4 })).toEqual({ first: 1, last: 4 })
  const reserved = (reservedFrom: 'start' | 'end') =>
    Array.from({ length: 8 }, (_, index) => index + 1).filter((no) => isReservedSlot({ ...hours, reservedFrom }, no))
  expect([reserved('start'), reserved('end')]).toEqual([
    [1, 2],
    [7, 8],
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
