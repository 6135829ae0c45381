import { sql, type SQLWrapper } from 'drizzle-orm'
import { bookingWindow } from '../../src/core/booking/booking.rules'
import { type CalendarDay, dayOf, MINUTE, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import { availabilityPatterns, schedules } from './booking.tables'
import type { Database } from '../kit/handlers'

type Pattern = typeof availabilityPatterns.$inferInsert

export const weekdayOf = (day: CalendarDay): number => Temporal.PlainDate.from(day).dayOfWeek

/**
 * The schedule a pattern makes of a day. Its id says which pattern and day it came from, so that it is made once. What it
 * leaves out is the table's to say: no break, nothing reserved, hidden or blocked until somebody says so.
 */
export const scheduleOf = (pattern: Pattern, day: CalendarDay) => {
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
  } satisfies typeof schedules.$inferInsert
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
  const values: Readonly<Record<keyof ReturnType<typeof scheduleOf>, SQLWrapper>> = {
    id: made,
    doctorId,
    consultation,
    clinicId,
    totalSlots,
    fee,
    startsAt: start,
    endsAt: sql`${start} + (${totalSlots} * (${slotMinutes} + ${bufferMinutes}) - ${bufferMinutes}) * 60`,
    slotSeconds: sql`${slotMinutes} * 60`,
    bufferSeconds: sql`${bufferMinutes} * 60`,
  }
  const columns = Object.keys(values) as (keyof typeof values)[]
  const list = (parts: readonly SQLWrapper[]) => sql.join([...parts], sql`, `)
  await db.execute(
    sql`insert into ${schedules} (${list(columns.map((key) => sql.identifier(schedules[key].name)))})
      select ${list(columns.map((key) => values[key]))}
      from unnest(${column(days, 'text')}, ${column(days.map(weekdayOf), 'int')}, ${column(days.map(startOfDay), 'bigint')})
        with ordinality day(name, weekday, start, place)
      join ${availabilityPatterns} on ${availabilityPatterns.weekday} = day.weekday
        and day.place <= ${availabilityPatterns.daysAhead}
      where not exists (select 1 from ${schedules} where ${schedules.id} = ${made})
      order by ${doctorId}, ${start}
      on conflict do nothing`,
  )
}
