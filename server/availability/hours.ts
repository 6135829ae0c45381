import type { AvailabilityEntry, Hours } from '../../src/core/availability/availability'
import { gridOf } from '../../src/core/availability/slotPlan'
import { clockParts } from '../../src/core/kit/clockTime'
import { type CalendarDay, dayOf, MINUTE, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import type { Schedule } from '../booking/booking.port'

/** Hours as they are stored for a day; they are known to fit. */
export const columnsOf = (hours: Hours, date: CalendarDay) => {
  const { ranges, totalSlots, bufferMinutes, fee, shownSlots, reservedSlots, reservedFrom } = hours
  const [first, second] = ranges
  const grid = gridOf(hours)
  if (first === undefined || grid === null) throw new Error('Hours that do not fit were let through')
  const at = (minute: number) => startOfDay(date) + minute * MINUTE
  return {
    startsAt: at(first.start),
    endsAt: at((second ?? first).end),
    breakStartsAt: second ? at(first.end) : null,
    breakEndsAt: second ? at(second.start) : null,
    slotsBeforeBreak: second ? grid.before : null,
    totalSlots,
    slotSeconds: grid.slotSeconds,
    bufferSeconds: bufferMinutes * MINUTE,
    fee,
    shownSlots,
    reservedSlots,
    reservedFrom,
  }
}

const rangesOf = ({ startsAt, endsAt, breakStartsAt, breakEndsAt }: Schedule): AvailabilityEntry['ranges'] => {
  const midnight = startOfDay(dayOf(startsAt))
  const minuteOf = (at: UnixSeconds): number => Math.floor((at - midnight) / MINUTE)
  const range = (from: UnixSeconds, until: UnixSeconds) => ({ start: minuteOf(from), end: minuteOf(until) })
  return breakStartsAt === null || breakEndsAt === null
    ? [range(startsAt, endsAt)]
    : [range(startsAt, breakStartsAt), range(breakEndsAt, endsAt)]
}

const rangeText = (date: CalendarDay, { start, end }: AvailabilityEntry['ranges'][number]): string => {
  const [first, last] = [start, end].map((minute) => clockParts(startOfDay(date) + minute * MINUTE)) as [Clock, Clock]
  return `${first.time}${first.half === last.half ? '' : ` ${first.half}`}–${last.time} ${last.half}`
}
type Clock = ReturnType<typeof clockParts>

/** `10:00 am–12:30 pm, 4:00–6:00 pm`: the ranges of a day as they are read. */
export const timesOf = (schedule: Schedule): string =>
  rangesOf(schedule)
    .map((range) => rangeText(dayOf(schedule.startsAt), range))
    .join(', ')

/** The stored hours of a day as their doctor sees them. */
export const entryOf = (
  schedule: Schedule,
  { booked, bookedAt }: Pick<AvailabilityEntry, 'booked' | 'bookedAt'>,
): AvailabilityEntry => ({
  id: schedule.id,
  date: dayOf(schedule.startsAt),
  ranges: rangesOf(schedule),
  totalSlots: schedule.totalSlots,
  revision: schedule.revision,
  booked,
  bookedAt,
  slotMinutes: schedule.slotSeconds / MINUTE,
  bufferMinutes: schedule.bufferSeconds / MINUTE,
  fee: schedule.fee,
  shownSlots: schedule.shownSlots ?? schedule.totalSlots,
  reservedSlots: schedule.reservedSlots,
  reservedFrom: schedule.reservedFrom,
  blockedRoles: schedule.blockedRoles,
})
