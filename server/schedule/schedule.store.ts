import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import type { ScheduleRange, ScheduleSearch } from '../../src/core/schedule/schedule'
import { appointments, schedules } from '../booking/booking.tables'
import { isPatientBlocked, isWithin } from '../booking/booking.port'
import type { Scope } from '../people/people.port'
import { clinics, doctors } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import { ageAt } from '../members/members.port'
import { isMeant } from '../kit/search'
import { members } from '../members/members.tables'
import { activePrescription } from '../prescription/prescription.port'
import { recordsOfMember } from '../records/records.port'
import { users } from '../people/people.tables'
import { isOfAppointment, lastStep } from '../reception/reception.port'
import { queueEntries } from '../reception/reception.tables'

/** Rows of one answer: more than anybody reads before typing another letter. */
const MOST = 100

/** The hours that begin in a range, with the doctor and the clinic of each. */
export const scheduleRows = (db: Database, scope: Scope, { start, end }: ScheduleRange) =>
  db
    .select({ schedule: schedules, doctorName: doctors.name, clinicName: clinics.name, clinicPhone: clinics.phone })
    .from(schedules)
    .innerJoin(doctors, eq(doctors.id, schedules.doctorId))
    .leftJoin(clinics, eq(clinics.id, schedules.clinicId))
    .where(and(isWithin(schedules, scope), gte(schedules.startsAt, start), lt(schedules.startsAt, end)))
    .orderBy(asc(schedules.startsAt), asc(schedules.id))

/** The appointments that begin in a range, with whom each is for. */
export const appointmentRows = (db: Database, scope: Scope, { start, end }: ScheduleRange, now: UnixSeconds) =>
  db
    .select({
      appointment: appointments,
      queue: { status: queueEntries.status, arrivedAt: queueEntries.arrivedAt, calledAt: queueEntries.calledAt },
      lastStep: lastStep(now),
      name: members.name,
      age: ageAt(appointments.startsAt),
      gender: members.gender,
      countryCode: users.countryCode,
      phoneNumber: users.phoneNumber,
      patientNo: users.patientNo,
      isPatientBlocked,
      // What was written for a patient is the doctor's to see.
      activePrescription: 'doctorId' in scope ? activePrescription({ isSignedAlone: false }) : sql<null>`null`,
      records: 'doctorId' in scope ? recordsOfMember(scope) : sql<string[]>`'{}'::text[]`,
    })
    .from(appointments)
    .innerJoin(members, eq(members.id, appointments.memberId))
    .innerJoin(users, eq(users.id, appointments.patientId))
    .leftJoin(queueEntries, isOfAppointment(now))
    .where(and(isWithin(appointments, scope), gte(appointments.startsAt, start), lt(appointments.startsAt, end)))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))

/** By a word of the patient's name, the beginning of a mobile number or the practice's number; what is to come first, soonest first. */
export const searchRows = (db: Database, scope: Scope, asked: ScheduleSearch, now: UnixSeconds) => {
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
      age: ageAt(appointments.startsAt),
      gender: members.gender,
      doctorName: doctors.name,
      clinicName: clinics.name,
      isNoShow: sql<boolean>`${appointments.noShowAt} is not null`,
      queue: { status: queueEntries.status },
    })
    .from(appointments)
    .innerJoin(members, eq(members.id, appointments.memberId))
    .innerJoin(users, eq(users.id, appointments.patientId))
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .leftJoin(clinics, eq(clinics.id, appointments.clinicId))
    .leftJoin(queueEntries, isOfAppointment(now))
    .where(
      and(
        isWithin(appointments, scope),
        isMeant(asked.search, members.name, users),
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
