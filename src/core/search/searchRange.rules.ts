import type { DayRange } from '../kit/calendar.rules'
import { addDays, type CalendarDay } from '../kit/dates'

const DAYS_BACK = 365

/** The days whose appointments are looked through: those of a year, and as many as can be booked, today among them. */
export const searchRange = (today: CalendarDay, bookable: number): DayRange => ({
  from: addDays(today, -DAYS_BACK),
  to: addDays(today, bookable - 1),
})
