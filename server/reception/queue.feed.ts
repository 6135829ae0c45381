import { and, eq, inArray, or } from 'drizzle-orm'
import type { CalendarDay } from '../../src/core/kit/dates'
import { queueChanged, scheduleChanged } from '../../src/core/notifications/push.api'
import { DOCTORS } from '../../src/core/session/roles'
import { appointments } from '../booking/booking.tables'
import { announce } from '../kit/feed'
import type { Database } from '../kit/handlers'
import { pushTopic } from '../notifications/notifications.port'
import { users } from '../people/people.tables'
import { queueEntries } from './reception.tables'

/** A doctor's day at a clinic; hours on video have no queue. */
export interface QueueDay {
  readonly doctorId: string
  readonly clinicId: string | null
  readonly day: CalendarDay
}

/** Tells the doctor, whoever works for the doctor and the desk of the clinic, whose days show where people are. */
export const announceToDesk = async (db: Database, { doctorId, clinicId, day }: QueueDay): Promise<void> => {
  const isOfDoctor = and(eq(users.doctorId, doctorId), inArray(users.role, [...DOCTORS]))
  const isOfClinic = and(eq(users.clinicId, clinicId ?? ''), eq(users.isClinicPatient, true))
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isBlocked, false), or(isOfDoctor, isOfClinic)))
  await announce(
    db,
    people.flatMap(({ id }) =>
      [queueChanged, scheduleChanged([day])].map((payload) => ({ topic: pushTopic(id), payload })),
    ),
  )
}

/**
 * Sends the open clients of those who came, or were missed, on a day that its queue changed, in the transaction in which it did.
 * Each asks for the own place alone; nobody is named.
 */
export const announceQueueChange = async (db: Database, days: readonly QueueDay[]): Promise<void> => {
  const queues = days.filter(({ clinicId }) => clinicId !== null)
  if (queues.length === 0) return
  const isOfQueue = ({ doctorId, clinicId, day }: QueueDay) =>
    and(eq(queueEntries.doctorId, doctorId), eq(queueEntries.clinicId, clinicId ?? ''), eq(queueEntries.day, day))
  const people = await db
    .selectDistinct({ id: appointments.patientId })
    .from(queueEntries)
    .innerJoin(appointments, eq(appointments.id, queueEntries.appointmentId))
    .where(or(...queues.map(isOfQueue)))
  await announce(
    db,
    people.map(({ id }) => ({ topic: pushTopic(id), payload: queueChanged })),
  )
}
