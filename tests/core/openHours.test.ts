import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MINUTE, type UnixSeconds } from '../../src/core/kit/dates'
import {
  closeOfNextWorkingDay,
  nextRange,
  openMinutesAfter,
  openRangeAt,
  type Week,
} from '../../src/core/provider/openHours.rules'

/** A moment of November 2026 in India; the 23rd is a Monday. */
const at = (time: string): UnixSeconds => Math.floor(Date.parse(`2026-11-${time}:00+05:30`) / 1000)
const inIndia = (moment: UnixSeconds | null | undefined) =>
  moment === null || moment === undefined ? null : new Date((moment + 19_800) * 1000).toISOString().slice(8, 16)

/** Monday to Saturday, 9 am to 10 pm. */
const shop: Week = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 540, closes: 1320 }))
/** Every night from 8 pm to 2 am. */
const night: Week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: 1200, closes: 1560 }))
/** Round the clock. */
const always: Week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: 0, closes: 1440 }))

describe('opening hours', () => {
  test('know when it is open, also after midnight', () => {
    expect(inIndia(openRangeAt(shop, at('23T09:00'))?.to)).toBe('23T22:00')
    expect(openRangeAt(shop, at('23T22:00'))).toBeNull()
    expect(inIndia(openRangeAt(night, at('24T01:30'))?.to)).toBe('24T02:00')
    expect(openRangeAt(night, at('24T02:00'))).toBeNull()
    expect(openRangeAt([], at('24T02:00'))).toBeNull()
  })

  test('know when it opens next, over a closed Sunday', () => {
    expect(inIndia(nextRange(shop, at('28T23:00'))?.from)).toBe('30T09:00')
    expect(nextRange([], at('28T23:00'))).toBeNull()
  })

  test('count open minutes alone', () => {
    expect(inIndia(openMinutesAfter(shop, at('23T10:15'), 60))).toBe('23T11:15')
    expect(inIndia(openMinutesAfter(shop, at('23T21:50'), 60))).toBe('24T09:50')
    expect(inIndia(openMinutesAfter(shop, at('28T21:50'), 60))).toBe('30T09:50')
    expect(inIndia(openMinutesAfter(shop, at('29T12:00'), 60))).toBe('30T10:00')
    expect(inIndia(openMinutesAfter(night, at('24T01:30'), 60))).toBe('24T20:30')
    expect(inIndia(openMinutesAfter(always, at('23T23:30'), 60))).toBe('24T00:30')
    expect(openMinutesAfter([], at('23T23:30'), 60)).toBeNull()
  })

  test('know when the next working day ends', () => {
    expect(inIndia(closeOfNextWorkingDay(shop, at('23T10:00')))).toBe('24T22:00')
    expect(inIndia(closeOfNextWorkingDay(shop, at('28T10:00')))).toBe('30T22:00')
    expect(inIndia(closeOfNextWorkingDay(night, at('23T10:00')))).toBe('25T02:00')
    expect(closeOfNextWorkingDay([], at('23T10:00'))).toBeNull()
  })

  test('count each minute once, whatever the week', () => {
    const weeks = fc
      .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 })
      .chain((days) =>
        fc.tuple(
          ...days.map((weekday) => fc.tuple(fc.constant(weekday), fc.nat(1439), fc.integer({ min: 120, max: 1440 }))),
        ),
      )
      .map((rows): Week => rows.map(([weekday, opens, lasts]) => ({ weekday, opens, closes: opens + lasts })))
    fc.assert(
      fc.property(weeks, fc.nat(14 * 1440), fc.integer({ min: 1, max: 600 }), (week, minute, minutes) => {
        const midnight = at('23T00:00')
        const start = midnight + minute * MINUTE
        const end = openMinutesAfter(week, start, minutes)!
        // Minutes since that Monday in which it is open, day by day, over as many weeks as the least open one takes.
        const open = new Set(
          week.flatMap(({ weekday, opens, closes }) =>
            [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((weeksOn) => {
              const day = (weeksOn * 7 + weekday - 1) * 1440
              return Array.from({ length: closes - opens }, (_, each) => day + opens + each)
            }),
          ),
        )
        const counted = [...open].filter((each) => each >= minute && midnight + each * MINUTE < end)
        expect(counted.length).toBe(minutes)
      }),
      { numRuns: 60 },
    )
  })
})
