import { describe, expect, test } from 'vitest'
import type { AvailabilityEntry, Hours, NewHours } from '../../src/core/availability/availability'
import {
  chosenDates,
  emptyForm,
  formOf,
  hoursOf,
  newHoursOf,
  toggled,
  withClinic,
  withConsultation,
  withDigits,
  withTime,
} from '../../src/core/availability/availability.form'
import {
  datesOf,
  FURTHEST,
  hoursProblems,
  MOST_DATES,
  MOST_SLOTS,
  newHoursProblems,
  weekdays,
} from '../../src/core/availability/availability.rules'
import { minutesOfTime, timeText } from '../../src/core/availability/slotPlan'
import { addDays } from '../../src/core/kit/dates'
import { entry } from '../rooms/availability/availabilityFacts'

const TODAY = '2026-11-23'
const empty = emptyForm(TODAY, 110_000)
const blank = { start: '', end: '' }

describe('the form of hours', () => {
  test('opens for new hours on video, every week on this day, for half a year of weeks and at the own fee', () => {
    expect(empty).toEqual({
      consultation: 'video',
      clinicId: null,
      daysBy: 'weekdays',
      weekdays: ['monday'],
      from: TODAY,
      deleteAfter: '2026-12-20',
      dates: [],
      ranges: [blank],
      totalSlots: '',
      buffer: '0',
      fee: '1100',
      shownSlots: '',
      reservedSlots: '0',
      reservedFrom: 'start',
    })
    expect(emptyForm(TODAY, null).fee).toBe('')
  })

  test('opens for hours that are there as they are; all slots shown is nothing to type', () => {
    const hours: AvailabilityEntry = { ...entry, reservedSlots: 2, reservedFrom: 'end' }
    const form = formOf(hours, { consultation: 'inClinic', clinicId: 'c1' })
    expect(form).toEqual({
      consultation: 'inClinic',
      clinicId: 'c1',
      daysBy: 'dates',
      weekdays: [],
      from: TODAY,
      deleteAfter: TODAY,
      dates: [TODAY],
      ranges: [{ start: '10:00', end: '12:00' }],
      totalSlots: '5',
      buffer: '5',
      fee: '800',
      shownSlots: '',
      reservedSlots: '2',
      reservedFrom: 'end',
    })
    expect(formOf({ ...hours, shownSlots: 3 }, form).shownSlots).toBe('3')
    const {
      id: _,
      date: _d,
      revision: _r,
      booked: _b,
      bookedAt: _a,
      slotMinutes: _s,
      blockedRoles: _o,
      ...same
    } = hours
    expect(hoursOf(form)).toEqual(same)
  })

  test('has the fee of the clinic that is chosen, and forgets it with the way of consulting', () => {
    const clinic = { id: 'c1', name: 'Blue Lotus', fee: 60_000 }
    const there = withClinic({ ...empty, consultation: 'inClinic' }, clinic)
    expect(there).toMatchObject({ clinicId: 'c1', fee: '600' })
    const two = { ...there, ranges: [blank, blank] }
    expect(withConsultation(two, 'video', 110_000, [clinic])).toMatchObject({
      consultation: 'video',
      clinicId: null,
      fee: '1100',
      ranges: [blank],
    })
    expect(withConsultation(two, 'inClinic', null, []).ranges).toEqual([blank, blank])
  })

  test('takes digits alone, and an end after its start alone', () => {
    expect(withDigits(empty, 'totalSlots', '2.5').totalSlots).toBe('2.5')
    const begun = withTime({ ...empty, ranges: [blank, blank] }, 1, { start: '17:00' })
    expect(begun.ranges).toEqual([blank, { start: '17:00', end: '' }])
    const whole = withTime(begun, 1, { end: '18:00' })
    expect(whole.ranges[1]).toEqual({ start: '17:00', end: '18:00' })
    expect(withTime(whole, 1, { start: '' }).ranges[1]).toEqual(blank)
  })

  test('turns a weekday around, or all of them', () => {
    expect(toggled(['wednesday'], 'monday')).toEqual(['monday', 'wednesday'])
    expect(toggled(['monday', 'wednesday'], 'monday')).toEqual(['wednesday'])
    expect([toggled(['monday'], 'all'), toggled(weekdays, 'all')]).toEqual([weekdays, []])
  })

  test('means its single days, or its weekdays until another day; without that day none', () => {
    expect(chosenDates({ ...empty, daysBy: 'dates', dates: ['2026-12-01'] })).toEqual(['2026-12-01'])
    expect(chosenDates({ ...empty, deleteAfter: '2026-11-30' })).toEqual([TODAY, '2026-11-30'])
    expect(chosenDates({ ...empty, deleteAfter: null })).toEqual([])
  })

  test('means hours once its times are whole; a second range that nobody began is none', () => {
    const ranges = (...typed: readonly (readonly [string, string])[]) =>
      hoursOf({ ...empty, ranges: typed.map(([start, end]) => ({ start, end })) }).ranges
    const morning = { start: 600, end: 720 }
    expect(ranges(['10:00', '12:00'], ['', ''])).toEqual([morning])
    expect(ranges(['10:00', '12:00'], ['17:00', '18:30'])).toEqual([morning, { start: 1020, end: 1110 }])
    expect(ranges(['10:00', '12:00'], ['17:00', ''])).toEqual([])
    expect(ranges(['', ''])).toEqual([])
    expect(ranges(['10:00', '25:00'])).toEqual([])
  })

  test('shows all slots where nothing else is typed, and at least one', () => {
    const shown = (form: object) => hoursOf({ ...empty, ...form }).shownSlots
    expect([shown({ totalSlots: '8' }), shown({}), shown({ totalSlots: '8', shownSlots: '3' })]).toEqual([8, 1, 3])
    expect(hoursOf({ ...empty, fee: '75', buffer: '5', reservedSlots: '2' })).toMatchObject({
      fee: 7500,
      bufferMinutes: 5,
      reservedSlots: 2,
    })
  })

  test('means new hours in a clinic, or on video without one', () => {
    const form = { ...empty, clinicId: 'c1', deleteAfter: TODAY }
    expect(newHoursOf(form)).toMatchObject({ consultation: 'video', clinicId: null, dates: [TODAY] })
    expect(newHoursOf({ ...form, consultation: 'inClinic' })).toMatchObject({ clinicId: 'c1' })
  })
})

describe('hours', () => {
  const hours: Hours = {
    ranges: [{ start: 0, end: 1400 }],
    totalSlots: MOST_SLOTS,
    bufferMinutes: 0,
    fee: 80_000,
    shownSlots: 5,
    reservedSlots: 0,
    reservedFrom: 'start',
  }
  const fresh = (dates: readonly string[], more: Partial<NewHours> = {}): NewHours => ({
    ...hours,
    consultation: 'video',
    clinicId: null,
    dates,
    ...more,
  })

  test('have at most three hundred slots', () => {
    expect(hoursProblems(hours, 'video')).toEqual([])
    expect(hoursProblems({ ...hours, totalSlots: MOST_SLOTS + 1 }, 'video')).toEqual(['tooManySlots'])
  })

  test('have ranges with a pause between them, each longer than nothing', () => {
    const problems = (...ranges: readonly (readonly [number, number])[]) =>
      hoursProblems({ ...hours, totalSlots: 4, ranges: ranges.map(([start, end]) => ({ start, end })) }, 'inClinic')
    expect(problems([600, 660], [661, 720])).toEqual([])
    expect(problems([600, 660], [660, 720])).toEqual(['rangesOverlap'])
    expect(problems([600, 600])).toEqual(['rangeTurned'])
    expect(problems([600, 660], [720, 700])).toEqual(['rangeTurned'])
  })

  test('are set from today on, a year ahead and for a hundred days at most', () => {
    const last = addDays(TODAY, FURTHEST)
    expect(newHoursProblems(fresh([TODAY, last]), TODAY, 0)).toEqual([])
    expect(newHoursProblems(fresh([TODAY, addDays(last, 1)]), TODAY, 0)).toEqual(['dateTooFar'])
    const days = (count: number) => Array.from({ length: count }, (_, index) => addDays(TODAY, index))
    expect(newHoursProblems(fresh(days(MOST_DATES)), TODAY, 0)).toEqual([])
    expect(newHoursProblems(fresh(days(MOST_DATES + 1)), TODAY, 0)).toEqual(['tooManyDates'])
  })

  test('of a clinic need its name; on video there is none', () => {
    expect(newHoursProblems(fresh([TODAY], { consultation: 'inClinic', clinicId: 'c1' }), TODAY, 0)).toEqual([])
    expect(newHoursProblems(fresh([], { consultation: 'inClinic' }), TODAY, 0)).toEqual([
      'clinicMissing',
      'datesMissing',
    ])
  })

  test('for more days than can be written are counted one day too far, and no further', () => {
    expect(datesOf(weekdays, TODAY, addDays(TODAY, 400))).toHaveLength(MOST_DATES + 1)
    expect(datesOf(weekdays, TODAY, TODAY)).toEqual([TODAY])
    expect(datesOf(weekdays, TODAY, '2026-11-22')).toEqual([])
  })
})

test('a time of the day is written and read with two digits each', () => {
  expect([0, 65, 605, 1439].map(timeText)).toEqual(['00:00', '01:05', '10:05', '23:59'])
  expect(['00:00', '09:05', '23:59', '24:00', '10:60', '9:05', ' 10:00', ''].map(minutesOfTime)).toEqual([
    0,
    545,
    1439,
    1440,
    null,
    null,
    null,
    null,
  ])
})

test('hours that end at midnight end with the day, and stand in their field as it can show them', () => {
  const late = withTime(emptyForm(TODAY, 80_000), 0, { start: '22:00', end: '00:00' })
  expect(hoursOf(late).ranges).toEqual([{ start: 1320, end: 1440 }])
  expect(hoursProblems({ ...hoursOf(late), totalSlots: 4 }, 'video')).toEqual([])
  expect([minutesOfTime('24:00'), minutesOfTime('24:01'), timeText(1440)]).toEqual([1440, null, '24:00'])
})

test('hours of today begin later than now; those of other days at any time', () => {
  const hours = {
    ...newHoursOf(withTime(emptyForm(TODAY, 80_000), 0, { start: '09:00', end: '10:00' })),
    totalSlots: 4,
  }
  const problems = (dates: readonly string[], minute: number) => newHoursProblems({ ...hours, dates }, TODAY, minute)
  expect(problems([TODAY], 9 * 60 + 1)).toEqual(['rangePast'])
  expect(problems([addDays(TODAY, 1), TODAY], 12 * 60)).toEqual(['rangePast'])
  expect([problems([TODAY], 9 * 60), problems([addDays(TODAY, 1)], 12 * 60)]).toEqual([[], []])
})
