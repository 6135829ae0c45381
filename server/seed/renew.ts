import { sql } from 'drizzle-orm'
import { bookingWindow } from '../../src/core/booking/booking.rules'
import { type CalendarDay, dayOf, MINUTE, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import { availabilityPatterns, schedules } from '../booking/booking.tables'
import type { Database } from '../kit/handlers'

type Pattern = typeof availabilityPatterns.$inferInsert

export const weekdayOf = (day: CalendarDay): number => Temporal.PlainDate.from(day).dayOfWeek

/** The schedule a pattern makes of a day. Its id says which pattern and day it came from, so that it is made once. */
export const scheduleOf = (pattern: Pattern, day: CalendarDay): typeof schedules.$inferInsert => {
  const { id, doctorId, consultation, totalSlots, slotMinutes, fee, clinicId = null, bufferMinutes = 0 } = pattern
  const startsAt = startOfDay(day) + pattern.startMinute * MINUTE
  return {
    id: `${id}_${day}`,
    doctorId,
    consultation,
    clinicId,
    totalSlots,
    fee,
    startsAt,
    endsAt: startsAt + (totalSlots * (slotMinutes + bufferMinutes) - bufferMinutes) * MINUTE,
    slotSeconds: slotMinutes * MINUTE,
    bufferSeconds: bufferMinutes * MINUTE,
    ...plain,
  }
}

/** Hours of a pattern have no break, and nothing is reserved, hidden or blocked until somebody says so. */
const plain = {
  breakStartsAt: null,
  breakEndsAt: null,
  slotsBeforeBreak: null,
  reservedSlots: 0,
  reservedFrom: 'start' as const,
  shownSlots: null,
  blockedRoles: [],
  revision: 1,
  removedAt: null,
}

/**
 * Writes the schedules of the days to come from each doctor's weekly pattern, as `scheduleOf` would, in one statement.
 * What is there already, or overlaps something a doctor has set up since, stays as it is, so it may run at any time.
 */
export const renewAvailability = async (db: Database, now: UnixSeconds): Promise<void> => {
  const days = bookingWindow(dayOf(now))
  const column = (values: readonly (string | number)[], type: string) => sql`${sql.param(values)}::${sql.raw(type)}[]`
  const { id, doctorId, consultation, clinicId, totalSlots, slotMinutes, bufferMinutes, fee } = availabilityPatterns
  const made = sql`${id} || '_' || day.name`
  const start = sql`day.start + ${availabilityPatterns.startMinute} * 60`
  await db.insert(schedules).select(
    sql`select ${made}, ${doctorId}, ${consultation}, ${clinicId}, ${start},
        ${start} + (${totalSlots} * (${slotMinutes} + ${bufferMinutes}) - ${bufferMinutes}) * 60,
        ${totalSlots}, ${slotMinutes} * 60, ${bufferMinutes} * 60, ${fee},
        null::bigint, null::bigint, null::smallint, 0, 'start', null::smallint, '{}'::text[], 1, null::bigint
      from unnest(${column(days, 'text')}, ${column(days.map(weekdayOf), 'int')}, ${column(days.map(startOfDay), 'bigint')})
        with ordinality day(name, weekday, start, place)
      join ${availabilityPatterns} on ${availabilityPatterns.weekday} = day.weekday
        and day.place <= ${availabilityPatterns.daysAhead}
      where not exists (select 1 from ${schedules} where ${schedules.id} = ${made})
      order by ${doctorId}, 5
      on conflict do nothing`,
  )
}
