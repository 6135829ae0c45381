import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BlockableRole } from '../../src/core/booking/booking'
import { type CalendarDay, dayOf } from '../../src/core/kit/dates'
import { doctors } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import { appointments, schedules } from './booking.tables'

export type Schedule = typeof schedules.$inferSelect

/**
 * The hours of a doctor as they stay until the change is made: changes of one doctor's hours come one after another, and
 * whoever books in these waits. Null where the doctor has no such hours.
 */
export const lockHours = async (db: Database, doctorId: string, id: string): Promise<Schedule | null> => {
  await db.select({ id: doctors.id }).from(doctors).where(eq(doctors.id, doctorId)).for('no key update')
  const [schedule] = await db
    .select()
    .from(schedules)
    .where(and(eq(schedules.id, id), eq(schedules.doctorId, doctorId), isNull(schedules.removedAt)))
    .for('update')
  return schedule ?? null
}

/** The database decides: throws its constraint's name where hours overlap. */
export const insertHours = (db: Database, rows: readonly (typeof schedules.$inferInsert)[]): Promise<Schedule[]> =>
  db
    .insert(schedules)
    .values([...rows])
    .returning()

/** On which days there are hours already that overlap some. */
export const overlappingDays = async (
  db: Database,
  rows: readonly (typeof schedules.$inferInsert)[],
): Promise<readonly CalendarDay[]> => {
  const days: CalendarDay[] = []
  for (const { id, doctorId, startsAt, endsAt, breakStartsAt, breakEndsAt } of rows) {
    const ranges = (start: unknown, breakStart: unknown, breakEnd: unknown, end: unknown) =>
      sql`int8multirange(int8range(${start}, coalesce(${breakStart}, ${end})), int8range(coalesce(${breakEnd}, ${end}), ${end}))`
    const own = ranges(
      sql`${startsAt}::bigint`,
      sql`${breakStartsAt ?? null}::bigint`,
      sql`${breakEndsAt ?? null}::bigint`,
      sql`${endsAt}::bigint`,
    )
    const theirs = ranges(schedules.startsAt, schedules.breakStartsAt, schedules.breakEndsAt, schedules.endsAt)
    const overlapping = and(
      eq(schedules.doctorId, doctorId),
      isNull(schedules.removedAt),
      sql`${schedules.id} <> ${id} and ${own} && ${theirs}`,
    )
    if ((await db.$count(schedules, overlapping)) > 0) days.push(dayOf(startsAt))
  }
  return days
}

export const setHours = async (
  db: Database,
  id: string,
  columns: Partial<typeof schedules.$inferInsert>,
): Promise<Schedule> => {
  const [schedule] = await db
    .update(schedules)
    .set({ ...columns, revision: sql`${schedules.revision} + 1` })
    .where(eq(schedules.id, id))
    .returning()
  return schedule!
}

/** Blocks bookings of roles in a doctor's hours, and only those; false where the doctor has no such hours. */
export const setBlockedRoles = async (
  db: Database,
  doctorId: string,
  id: string,
  blockedRoles: readonly BlockableRole[],
): Promise<Schedule | null> => {
  const [schedule] = await db
    .update(schedules)
    .set({ blockedRoles: [...blockedRoles] })
    .where(and(eq(schedules.id, id), eq(schedules.doctorId, doctorId), isNull(schedules.removedAt)))
    .returning()
  return schedule ?? null
}

/** Moves an appointment to a slot. The database decides: throws its constraint's name where the slot is not free. */
export const moveAppointment = async (
  db: Database,
  id: string,
  to: Pick<typeof appointments.$inferInsert, 'scheduleId' | 'slotNo' | 'startsAt' | 'endsAt'>,
): Promise<void> => {
  await db.update(appointments).set(to).where(eq(appointments.id, id))
}
