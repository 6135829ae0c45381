import { and, asc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import type { ScheduleSearch } from '../../src/core/schedule/schedule'
import { appointments } from '../booking/booking.tables'
import { clinics, doctors } from '../doctors/doctors.tables'
import type { Caller, Database } from '../kit/handlers'
import { beginning } from '../kit/like'
import { members } from '../members/members.tables'
import { users } from '../session/session.tables'

/** Rows of one answer: more than anybody reads before typing another letter. */
const MOST = 100

/** The appointments of a caller's doctor, or of the clinic whose desk the caller keeps; null where there are none. */
export const scopeOf = async (db: Database, { doctorId, userId }: Caller): Promise<SQL | null> => {
  if (doctorId !== null) return eq(appointments.doctorId, doctorId)
  if (userId === null) return null
  const [desk] = await db
    .select({ clinicId: users.clinicId })
    .from(users)
    .where(and(eq(users.id, userId), users.isClinicPatient))
  return desk?.clinicId ? eq(appointments.clinicId, desk.clinicId) : null
}

/** By a word of the patient's name or the beginning of a mobile number; what is to come first, soonest first. */
export const searchRows = (db: Database, scope: SQL, asked: ScheduleSearch, now: UnixSeconds) => {
  const words = asked.search.trim().toLowerCase()
  const isOver = sql`(${appointments.endsAt} <= ${now})`
  return db
    .select({
      id: appointments.id,
      patientId: appointments.patientId,
      status: appointments.status,
      consultation: appointments.consultation,
      slotNo: appointments.slotNo,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      patientName: members.name,
      age: members.age,
      gender: members.gender,
      doctorName: doctors.name,
      clinicName: clinics.name,
    })
    .from(appointments)
    .innerJoin(members, eq(members.id, appointments.memberId))
    .innerJoin(users, eq(users.id, appointments.patientId))
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .leftJoin(clinics, eq(clinics.id, appointments.clinicId))
    .where(
      and(
        scope,
        or(
          sql`' ' || lower(${members.name}) like ${`% ${beginning(words)}`}`,
          sql`${users.phoneNumber} like ${beginning(words)}`,
        ),
        asked.startDate === undefined ? undefined : gte(appointments.startsAt, startOfDay(asked.startDate)),
        asked.endDate === undefined ? undefined : lt(appointments.startsAt, startOfDay(asked.endDate)),
      ),
    )
    .orderBy(
      sql`${isOver}`,
      sql`case when ${isOver} then -${appointments.startsAt} else ${appointments.startsAt} end`,
      asc(appointments.id),
    )
    .limit(MOST)
}
