import { holdsSlot } from '../booking/appointment.lifecycle'
import { dayOf, type UnixSeconds } from '../kit/dates'
import type { DaySchedule, ScheduledAppointment, ScheduleDay } from '../schedule/schedule'
import type { QueueEntry } from './reception'
import { queueStatusOf } from './reception.rules'

/** Somebody of the schedule as the reception has them; null for whoever is in no queue of today. */
export const queueEntryOf = (
  appointment: ScheduledAppointment,
  { totalSlots }: Pick<DaySchedule, 'totalSlots'>,
  now: UnixSeconds,
): QueueEntry | null => {
  const { status, consultation, startsAt, patient, queue } = appointment
  const isOnlyHeld = status === 'pending' && appointment.holdExpiresAt !== null
  const isHere = consultation === 'inClinic' && dayOf(startsAt) === dayOf(now)
  if (!isHere || isOnlyHeld || !holdsSlot(appointment, now)) return null
  return {
    id: appointment.id,
    status: queueStatusOf(queue?.status ?? null, status),
    patientId: patient.patientId,
    memberId: patient.memberId,
    phoneNumber: patient.phoneNumber,
    name: patient.name,
    age: patient.age,
    gender: patient.gender,
    slotNo: appointment.slotNo,
    isExtra: appointment.slotNo > totalSlots,
    startsAt,
    endsAt: appointment.endsAt,
    arrivedAt: queue?.arrivedAt ?? null,
    calledAt: queue?.calledAt ?? null,
    callNo: null,
    paymentStatus: appointment.paymentStatus,
    finalAmount: appointment.finalAmount,
    takeBack: queue?.takeBack ?? null,
  }
}

/** Days with somebody as the desk has just left them. */
export const withQueueEntry = (
  days: readonly ScheduleDay[],
  { id, status, arrivedAt, calledAt, takeBack, paymentStatus }: QueueEntry,
): readonly ScheduleDay[] => {
  const after = (appointment: ScheduledAppointment): ScheduledAppointment =>
    appointment.id === id
      ? { ...appointment, paymentStatus, queue: { status, arrivedAt, calledAt, takeBack } }
      : appointment
  return days.map((day) => ({
    ...day,
    schedules: day.schedules.map((each) => ({ ...each, appointments: each.appointments.map(after) })),
  }))
}
