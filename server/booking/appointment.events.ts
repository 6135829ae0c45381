import { eq, inArray } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { orderChanged } from '../../src/core/notifications/push.api'
import { appointments } from './booking.tables'
import { doctors } from '../doctors/doctors.tables'
import { announce } from '../kit/feed'
import type { Database } from '../kit/handlers'
import { hook } from '../kit/hook'
import { members } from '../members/members.tables'
import { type NotificationEvent, notify, pushTopic, staffOf } from '../notifications/notifications.port'
import { announceScheduleChange, changeOf } from './schedule.feed'

/** What can happen to an appointment or its payment. */
export type AppointmentEvent = Extract<NotificationEvent['event'], `appointment.${string}` | `payment.${string}`>

/** Announces paid appointments that were cancelled to whoever took the money, which answers those it pays back. */
export const paidCancelled =
  hook<(db: Database, ids: readonly string[], now: UnixSeconds) => Promise<readonly string[]>>('paidCancelled')

/** Something that happened to appointments, and who did it. */
export interface AppointmentsChange {
  readonly event: AppointmentEvent
  readonly ids: readonly string[]
  readonly by: string | null
}

/** Announces what happened to appointments to rooms that keep something beside them. */
export const appointmentsChanged =
  hook<(db: Database, change: AppointmentsChange, now: UnixSeconds) => Promise<void>>('appointmentsChanged')

/** What those who work for the doctor are told of it. */
const staffEvents: Partial<Record<AppointmentEvent, 'booking.received' | 'booking.cancelled'>> = {
  'appointment.booked': 'booking.received',
  'appointment.confirmed': 'booking.received',
  'appointment.cancelled': 'booking.cancelled',
}

/**
 * Tells patients, and where it concerns them the doctor's people, what happened to appointments; open schedules, homes
 * and lists of orders follow.
 * What can happen to one appointment several times (a payment that fails) names each time in `occasion`; those who work
 * for the doctor are told nothing of what they did themselves, and what a patient did is no news to them.
 */
export const notifyOfAppointments = async (
  db: Database,
  event: AppointmentEvent,
  ids: readonly string[],
  now: UnixSeconds,
  { occasion = '', by }: { readonly occasion?: string; readonly by?: string | null } = {},
): Promise<void> => {
  if (ids.length === 0) return
  const rows = await db
    .select({ appointment: appointments, doctor: doctors.name, patient: members.name })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(members, eq(members.id, appointments.memberId))
    .where(inArray(appointments.id, [...ids]))
  const staffEvent = staffEvents[event]
  const staff = staffEvent && (await staffOf(db, [...new Set(rows.map(({ appointment }) => appointment.doctorId))]))
  const notifiedFor = (doctorId: string) => (staff?.get(doctorId) ?? []).filter((id) => id !== by)
  const events = rows.flatMap(({ appointment, doctor, patient }): NotificationEvent[] => {
    const { id, patientId, doctorId, startsAt: when, finalAmount: amount } = appointment
    const about = occasion === '' ? id : `${id} ${occasion}`
    const facts = { doctor, when, amount, ...(by === patientId ? { isOwn: true as const } : {}) }
    return [
      { event, facts, to: [patientId], about },
      ...(staffEvent
        ? [{ event: staffEvent, facts: { patient: patient ?? '', when }, to: notifiedFor(doctorId), about }]
        : []),
    ]
  })
  await notify(db, events, now)
  await announce(
    db,
    rows.map(({ appointment: { id, patientId } }) => ({
      topic: pushTopic(patientId),
      payload: orderChanged({ kind: 'appointment', id }),
    })),
  )
  await announceScheduleChange(
    db,
    rows.map(({ appointment }) => changeOf(appointment)),
  )
  for (const follow of appointmentsChanged.listeners()) await follow(db, { event, ids, by: by ?? null }, now)
}
