import type { TimeRange } from '../../core/availability/availability'
import { type CalendarDay, MINUTE, startOfDay } from '../../core/kit/dates'
import { useDates } from '../intl/format'

/** Days and ranges of hours as they are read. */
export const useHoursText = () => {
  const dates = useDates()
  const at = (date: CalendarDay, minutes: number) => startOfDay(date) + minutes * MINUTE
  return {
    day: (date: CalendarDay): string => dates.day(startOfDay(date)),
    longDay: (date: CalendarDay): string => dates.longDay(startOfDay(date)),
    range: (date: CalendarDay, { start, end }: TimeRange): string => dates.range(at(date, start), at(date, end)),
    /** Of a slot, whose times are seconds since midnight. */
    slot: (date: CalendarDay, { start, end }: TimeRange): string =>
      dates.range(startOfDay(date) + start, startOfDay(date) + end),
    time: dates.time,
    when: (startsAt: number, endsAt: number): string => `${dates.day(startsAt)} · ${dates.range(startsAt, endsAt)}`,
  }
}
