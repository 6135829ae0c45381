import { and, asc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { DAY, dayOf, startOfDay } from '../../src/core/kit/dates'
import type { ClinicQueue, QueueEntry } from '../../src/core/reception/reception'
import type { QueueStatus } from '../../src/core/reception/reception.lifecycle'
import { queueStatusOf, takeBackOf } from '../../src/core/reception/reception.rules'
import { appointments, schedules } from '../booking/booking.tables'
import { clinics, doctorClinics, doctors } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import { ageAt } from '../members/members.port'
import { members } from '../members/members.tables'
import { users } from '../people/people.tables'
import { lastStep } from './lastStep.read'
import { isOfAppointment, isToday } from './queue.conditions'
import { queueEntries, queueRooms, queues } from './reception.tables'

const columns = {
  id: appointments.id,
  doctorId: appointments.doctorId,
  clinicId: appointments.clinicId,
  patientId: appointments.patientId,
  memberId: appointments.memberId,
  phoneNumber: sql<string | null>`${users.countryCode} || ${users.phoneNumber}`,
  patientNo: users.patientNo,
  appointmentStatus: appointments.status,
  written: queueEntries.status,
  arrivedAt: queueEntries.arrivedAt,
  calledAt: queueEntries.calledAt,
  callNo: queueEntries.callNo,
  name: members.name,
  age: ageAt(appointments.startsAt),
  gender: members.gender,
  slotNo: appointments.slotNo,
  isExtra: sql<boolean>`${appointments.slotNo} > ${schedules.totalSlots}`,
  startsAt: appointments.startsAt,
  endsAt: appointments.endsAt,
  paymentStatus: appointments.paymentStatus,
  finalAmount: appointments.finalAmount,
}

/** The people of a doctor today, with the clinic of each. */
const entryRows = (db: Database, doctorId: string, now: UnixSeconds, ids?: readonly string[]) =>
  db
    .select({ ...columns, last: lastStep(now) })
    .from(appointments)
    .innerJoin(schedules, eq(schedules.id, appointments.scheduleId))
    .innerJoin(members, eq(members.id, appointments.memberId))
    .innerJoin(users, eq(users.id, appointments.patientId))
    .leftJoin(queueEntries, isOfAppointment(now))
    .where(
      and(
        eq(appointments.doctorId, doctorId),
        isToday(now),
        ids === undefined ? undefined : inArray(appointments.id, [...ids]),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))

type Row = Awaited<ReturnType<typeof entryRows>>[number]

const entryOf = ({ appointmentStatus, written, last, doctorId: _, clinicId: __, ...row }: Row): QueueEntry => {
  const status = queueStatusOf(written, appointmentStatus)
  return { ...row, status, takeBack: takeBackOf(last, status) }
}

/** Somebody of a doctor's day; undefined for those of others and of other days. */
export const entryById = async (
  db: Database,
  doctorId: string,
  id: string,
  now: UnixSeconds,
): Promise<(QueueEntry & { readonly clinicId: string }) | undefined> => {
  const [row] = await entryRows(db, doctorId, now, [id])
  return row && { ...entryOf(row), clinicId: row.clinicId! }
}

/** The clinics of a doctor in their order, each with its room and the number of its last call today. */
const clinicRows = (db: Database, doctorId: string, now: UnixSeconds) =>
  db
    .select({ clinicId: clinics.id, clinicName: clinics.name, room: queueRooms.room, calls: queues.calls })
    .from(doctorClinics)
    .innerJoin(clinics, eq(clinics.id, doctorClinics.clinicId))
    .leftJoin(queueRooms, and(eq(queueRooms.doctorId, doctorId), eq(queueRooms.clinicId, clinics.id)))
    .leftJoin(queues, and(eq(queues.doctorId, doctorId), eq(queues.clinicId, clinics.id), eq(queues.day, dayOf(now))))
    .where(eq(doctorClinics.doctorId, doctorId))
    .orderBy(asc(doctorClinics.position))

/** The hours of a doctor in clinics today, with what was stated of their delay. */
const sessionRows = (db: Database, doctorId: string, now: UnixSeconds) => {
  const today = startOfDay(dayOf(now))
  return db
    .select({
      clinicId: schedules.clinicId,
      scheduleId: schedules.id,
      startsAt: schedules.startsAt,
      endsAt: schedules.endsAt,
      delayMinutes: schedules.delayMinutes,
    })
    .from(schedules)
    .where(
      and(
        eq(schedules.doctorId, doctorId),
        eq(schedules.consultation, 'inClinic'),
        isNull(schedules.removedAt),
        gte(schedules.startsAt, today),
        lt(schedules.startsAt, today + DAY),
      ),
    )
    .orderBy(asc(schedules.startsAt))
}

/** Today at each clinic of a doctor. */
export const queuesOf = async (db: Database, doctorId: string, now: UnixSeconds): Promise<readonly ClinicQueue[]> => {
  const places = await clinicRows(db, doctorId, now)
  const people = await entryRows(db, doctorId, now)
  const sessions = await sessionRows(db, doctorId, now)
  return places.map((place) => ({
    ...place,
    calls: place.calls ?? 0,
    sessions: sessions.flatMap(({ clinicId, ...session }) => (clinicId === place.clinicId ? [session] : [])),
    entries: people.filter(({ clinicId }) => clinicId === place.clinicId).map(entryOf),
  }))
}

export const nameOfDoctor = async (db: Database, id: string): Promise<string> => {
  const [row] = await db.select({ name: doctors.name }).from(doctors).where(eq(doctors.id, id))
  return row?.name ?? ''
}

/** Where the patient of an appointment is today; null before they come, and where there is no queue. */
export const placeInQueue = async (db: Database, id: string, now: UnixSeconds): Promise<QueueStatus | null> => {
  const [row] = await db
    .select({ status: queueEntries.status })
    .from(appointments)
    .innerJoin(queueEntries, isOfAppointment(now))
    .where(eq(appointments.id, id))
  return row?.status ?? null
}
