import { and, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { AvailabilityGroup, LinkedClinic } from '../../src/core/availability/availability'
import { type Weekday, weekdays } from '../../src/core/availability/availability.rules'
import { addDays, type CalendarDay, dayOf, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import { TIME_ZONE } from '../../src/core/kit/timeZone'
import type { BlockableRole } from '../../src/core/booking/booking'
import { holdsSlot } from '../booking/appointment.conditions'
import { appointments, schedules } from '../booking/booking.tables'
import { clinics, doctorClinics, doctors } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import { entryOf, type Schedule } from './hours'

/** The clinics a doctor works in, in the doctor's order. */
export const linkedClinics = (db: Database, doctorId: string): Promise<LinkedClinic[]> =>
  db
    .select({ id: clinics.id, name: clinics.name, fee: doctorClinics.fee })
    .from(doctorClinics)
    .innerJoin(clinics, eq(clinics.id, doctorClinics.clinicId))
    .where(eq(doctorClinics.doctorId, doctorId))
    .orderBy(asc(doctorClinics.position), asc(clinics.id))

interface Filter {
  readonly day?: Weekday | undefined
  readonly start?: CalendarDay | undefined
  readonly end?: CalendarDay | undefined
}

const weekday = sql`extract(isodow from to_timestamp(${schedules.startsAt}) at time zone ${TIME_ZONE})`

/** The hours of a doctor from today on, by clinic, each with how many of its slots are booked. */
export const availabilityGroups = async (
  db: Database,
  doctorId: string,
  { day, start, end }: Filter,
  now: UnixSeconds,
): Promise<AvailabilityGroup[]> => {
  const rows = await db
    .select({ schedule: schedules, clinicName: clinics.name, booked: sql<number>`taken.count` })
    .from(schedules)
    .leftJoin(clinics, eq(clinics.id, schedules.clinicId))
    .leftJoinLateral(
      sql`(select count(*)::int as count from ${appointments}
        where ${appointments.scheduleId} = ${schedules.id} and ${holdsSlot(now)}) taken`,
      sql`true`,
    )
    .where(
      and(
        eq(schedules.doctorId, doctorId),
        isNull(schedules.removedAt),
        gte(schedules.startsAt, startOfDay(start === undefined || start < dayOf(now) ? dayOf(now) : start)),
        end === undefined ? undefined : lt(schedules.startsAt, startOfDay(addDays(end, 1))),
        day === undefined ? undefined : sql`${weekday} = ${weekdays.indexOf(day) + 1}`,
      ),
    )
    .orderBy(asc(schedules.startsAt))
  const groups = new Map<string, AvailabilityGroup>()
  for (const { schedule, clinicName, booked } of rows) {
    const key = schedule.clinicId ?? ''
    const { clinicId, consultation } = schedule
    const group = groups.get(key) ?? { clinicId, clinicName, consultation, entries: [] }
    groups.set(key, { ...group, entries: [...group.entries, entryOf(schedule, booked)] })
  }
  return [...groups.values()]
}

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
  const [schedule] = await db.update(schedules).set(columns).where(eq(schedules.id, id)).returning()
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
