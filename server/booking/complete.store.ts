import { and, eq, gt } from 'drizzle-orm'
import { appointmentLifecycle } from '../../src/core/booking/appointment.lifecycle'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { appointments } from './booking.tables'
import type { Call, Database, DoctorCaller } from '../kit/handlers'
import { ageAt } from '../members/members.port'
import { members } from '../members/members.tables'
import { announceScheduleChange, changeOf } from './schedule.feed'
import { allows, statusAfter } from './appointment.conditions'

/**
 * An appointment of a doctor with who is treated, held until the transaction ends: whoever writes about it takes turns.
 * Undefined when it is another doctor's or none.
 */
const heldAppointment = async (db: Database, id: string, doctorId: string) => {
  const [row] = await db
    .select({
      id: appointments.id,
      status: appointments.status,
      consultation: appointments.consultation,
      startsAt: appointments.startsAt,
      doctorId: appointments.doctorId,
      memberId: appointments.memberId,
      patientId: appointments.patientId,
      patientName: members.name,
      age: ageAt(appointments.startsAt),
      gender: members.gender,
    })
    .from(appointments)
    .innerJoin(members, eq(members.id, appointments.memberId))
    .where(and(eq(appointments.id, id), eq(appointments.doctorId, doctorId)))
    .for('no key update', { of: appointments })
  return row
}
export type HeldAppointment = NonNullable<Awaited<ReturnType<typeof heldAppointment>>>

/** An appointment of the caller's doctor, held, whose patient's record is touched; another is refused. */
export const ownAppointment = async (
  id: string,
  { db, caller, touches, refusal }: Call<never, never, DoctorCaller>,
): Promise<HeldAppointment> => {
  const appointment = await heldAppointment(db, id, caller.doctorId)
  if (appointment === undefined) throw refusal('notFound')
  touches([appointment.patientId])
  return appointment
}

/** Whether a consultation can be ended in this status. */
export const canComplete = ({ status }: Pick<HeldAppointment, 'status'>): boolean =>
  appointmentLifecycle.from('complete').includes(status)

/** Ends a consultation, and open schedules and queues follow; whether its status allowed it. */
export const completeAppointment = async (db: Database, id: string): Promise<boolean> => {
  const completed = await db
    .update(appointments)
    .set({ status: statusAfter('complete'), holdExpiresAt: null })
    .where(and(eq(appointments.id, id), allows('complete')))
    .returning({ doctorId: appointments.doctorId, clinicId: appointments.clinicId, startsAt: appointments.startsAt })
  await announceScheduleChange(db, completed.map(changeOf))
  return completed.length > 0
}

/** Notes that a consultation has begun: whoever works for the doctor entered its room. Nothing where it has begun before. */
export const startAppointment = async (db: Database, id: string, now: UnixSeconds): Promise<void> => {
  const started = await db
    .update(appointments)
    .set({ status: statusAfter('start') })
    .where(and(eq(appointments.id, id), allows('start'), gt(appointments.endsAt, now)))
    .returning({ doctorId: appointments.doctorId, clinicId: appointments.clinicId, startsAt: appointments.startsAt })
  await announceScheduleChange(db, started.map(changeOf))
}
