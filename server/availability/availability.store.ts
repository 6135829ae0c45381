import { and, asc, eq, gt, gte, isNull, lt, lte, sql } from 'drizzle-orm'
import type { AvailabilityGroup, LinkedClinic } from '../../src/core/availability/availability'
import { type Weekday, weekdays } from '../../src/core/availability/availability.rules'
import { addDays, type CalendarDay, dayOf, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import { TIME_ZONE } from '../../src/core/kit/timeZone'
import { allows, holdsSlot } from '../booking/booking.port'
import { appointments, schedules } from '../booking/booking.tables'
import { clinics, doctorClinics } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import { entryOf } from './hours'

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

/** An appointment that loses its slot when there is none at its time any more; one kept beside the slots has none to lose. */
const losesSlot = (now: UnixSeconds) =>
  and(allows('cancel'), gt(appointments.startsAt, now), lte(appointments.slotNo, schedules.totalSlots))!

const weekday = sql`extract(isodow from to_timestamp(${schedules.startsAt}) at time zone ${TIME_ZONE})`

/** The hours of a doctor from today on, by clinic, each with how many of its slots are booked. */
export const availabilityGroups = async (
  db: Database,
  doctorId: string,
  { day, start, end }: Filter,
  now: UnixSeconds,
): Promise<AvailabilityGroup[]> => {
  const rows = await db
    .select({
      schedule: schedules,
      clinicName: clinics.name,
      booked: sql<number>`taken.count`,
      bookedAt: sql<UnixSeconds[]>`taken.starts`,
    })
    .from(schedules)
    .leftJoin(clinics, eq(clinics.id, schedules.clinicId))
    .leftJoinLateral(
      sql`(select count(*)::int as count,
        coalesce(json_agg(${appointments.startsAt}) filter (where ${losesSlot(now)}), '[]') as starts
        from ${appointments}
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
  for (const { schedule, clinicName, ...taken } of rows) {
    const key = schedule.clinicId ?? ''
    const { clinicId, consultation } = schedule
    const group = groups.get(key) ?? { clinicId, clinicName, consultation, entries: [] }
    groups.set(key, { ...group, entries: [...group.entries, entryOf(schedule, taken)] })
  }
  return [...groups.values()]
}
