import { addDays, type CalendarDay, dayOf, MINUTE, startOfDay, type UnixSeconds } from '../kit/dates'
import type { WeekdayHours } from './provider'

/** A week of opening hours: at most one range a weekday. */
export type Week = readonly WeekdayHours[]

/** Days that are looked ahead: whoever opens at all opens within a week. */
const AHEAD = 8

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: CalendarDay): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

/** A range of time, in unix seconds. */
export interface OpenRange {
  readonly day: CalendarDay
  readonly from: UnixSeconds
  readonly to: UnixSeconds
}

/** The hours of a day, which may end on the next; null where it is closed. */
export const rangeOn = (week: Week, day: CalendarDay): OpenRange | null => {
  const hours = week.find(({ weekday }) => weekday === weekdayOf(day))
  if (hours === undefined) return null
  const midnight = startOfDay(day)
  return { day, from: midnight + hours.opens * MINUTE, to: midnight + hours.closes * MINUTE }
}

/** Ranges from the day before a moment on, since hours of yesterday may reach into today; each begins where its predecessor ended at the earliest. */
const rangesFrom = (week: Week, at: UnixSeconds, days = AHEAD): readonly OpenRange[] => {
  const first = addDays(dayOf(at), -1)
  const ranges = Array.from({ length: days + 2 }, (_, ahead) => rangeOn(week, addDays(first, ahead)))
  let end = -Infinity
  return ranges.flatMap((range) => {
    if (range === null || range.to <= end) return []
    const from = Math.max(range.from, end)
    end = range.to
    return [{ ...range, from }]
  })
}

/** The range in which a moment lies; null while it is closed. */
export const openRangeAt = (week: Week, at: UnixSeconds): OpenRange | null =>
  rangesFrom(week, at).find(({ from, to }) => from <= at && at < to) ?? null

/** The next range that begins after a moment; null of who never opens. */
export const nextRange = (week: Week, at: UnixSeconds): OpenRange | null =>
  rangesFrom(week, at).find(({ from }) => from > at) ?? null

/**
 * The moment by which a provider has been open for so many minutes since another: `openMinutesAfter(hours, at 21:50,
 * 60)` with a close at 22:00 and an opening at 9:00 is 9:50 of the next day. Null of who never opens.
 */
export const openMinutesAfter = (week: Week, at: UnixSeconds, minutes: number): UnixSeconds | null => {
  if (week.length === 0) return null
  let left = minutes * MINUTE
  let from = at
  for (;;) {
    for (const range of rangesFrom(week, from)) {
      if (range.to <= from) continue
      const begins = Math.max(range.from, from)
      if (range.to - begins >= left) return begins + left
      left -= range.to - begins
      from = range.to
    }
  }
}

/** When the working day after a moment's ends: the close of the next range that begins on a later day. Null of who never opens. */
export const closeOfNextWorkingDay = (week: Week, at: UnixSeconds): UnixSeconds | null =>
  rangesFrom(week, at).find(({ day }) => day > dayOf(at))?.to ?? null
