import type { Centre } from './diagnostics'
import { addDays, type CalendarDay, dayOf, HOUR, startOfDay, type UnixSeconds } from '../kit/dates'
import { TEST_DAYS_AHEAD } from '../orders/order.times'
import { type OpenRange, rangeOn, type Week } from '../provider/openHours.rules'

/** A day on which tests may be done. */
export interface VisitDay {
  readonly day: CalendarDay
  /** Its hours; null where the centre is closed. */
  readonly range: OpenRange | null
  /** Why it cannot be chosen; null where it can. */
  readonly problem: 'closed' | 'over' | null
}

const visitDay = (week: Week, day: CalendarDay, now: UnixSeconds): VisitDay => {
  const range = rangeOn(week, day)
  return { day, range, problem: range === null ? 'closed' : range.to <= now ? 'over' : null }
}

/** All days that can be booked, today first. */
export const visitDays = (week: Week, now: UnixSeconds): readonly VisitDay[] => {
  const today = dayOf(now)
  return Array.from({ length: TEST_DAYS_AHEAD }, (_, ahead) => visitDay(week, addDays(today, ahead), now))
}

/** Why a visit cannot be booked for a day; null where it can. */
export const visitProblem = (
  week: Week,
  day: CalendarDay,
  now: UnixSeconds,
): 'dayPast' | 'dayClosed' | 'dayTooFar' | null => {
  const today = dayOf(now)
  if (day < today) return 'dayPast'
  if (day > addDays(today, TEST_DAYS_AHEAD - 1)) return 'dayTooFar'
  const { problem } = visitDay(week, day, now)
  if (problem === null) return null
  return problem === 'over' ? 'dayPast' : 'dayClosed'
}

/** The day that is chosen at first: the one that was, where it can be, else the first that can. */
export const firstVisitDay = (days: readonly VisitDay[], wanted: UnixSeconds | null): CalendarDay | null => {
  const free = days.filter(({ problem }) => problem === null)
  const asked = wanted === null ? undefined : free.find(({ day }) => startOfDay(day) === wanted)
  return (asked ?? free[0])?.day ?? null
}

/** The first day that can be booked and fasted for so many hours, with the centre's opening as its end. */
export const firstFastingDay = (days: readonly VisitDay[], fastHours: number, now: UnixSeconds): CalendarDay | null =>
  days.find(({ problem, range }) => problem === null && range !== null && range.from - fastHours * HOUR >= now)?.day ??
  null

type Listed = Pick<Centre, 'opens' | 'city' | 'name' | 'distance'>

/** Centres of which none is near anybody: without a distance, by city, those that are open first. */
export const byCity = <Each extends Listed>(centres: readonly Each[]): readonly Each[] =>
  centres
    .map((centre) => ({ ...centre, distance: null }))
    .toSorted(
      (one, other) =>
        Number(one.opens === null) - Number(other.opens === null) ||
        one.city.localeCompare(other.city) ||
        one.name.localeCompare(other.name),
    )
