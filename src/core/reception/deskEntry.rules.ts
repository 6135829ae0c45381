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
    patientNo: patient.patientNo ?? null,
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

/** The people of a day who are seen by one doctor at one clinic, wherever in its hours they are. */
const besides = ({ schedules }: ScheduleDay, id: string): ReadonlySet<string> => {
  const own = schedules.find(({ appointments }) => appointments.some((each) => each.id === id))
  const same = schedules.filter(({ doctorId, clinicId }) => doctorId === own?.doctorId && clinicId === own.clinicId)
  return new Set(same.flatMap(({ appointments }) => appointments.flatMap((each) => (each.id === id ? [] : [each.id]))))
}

const isInside = ({ queue, status }: ScheduledAppointment): boolean =>
  queueStatusOf(queue?.status ?? null, status) === 'inConsultation'

/** Who is with the doctor to whom somebody is about to be called; null where nobody is. */
export const insideBefore = (days: readonly ScheduleDay[], id: string): string | null => {
  for (const day of days) {
    const others = besides(day, id)
    const inside = day.schedules
      .flatMap(({ appointments }) => appointments)
      .filter((each) => others.has(each.id) && isInside(each))
      .toSorted((one, other) => (other.queue?.calledAt ?? 0) - (one.queue?.calledAt ?? 0))
    if (inside[0] !== undefined) return inside[0].id
  }
  return null
}

/** Days with somebody as the desk has just left them: who is with the doctor is alone there. */
export const withQueueEntry = (
  days: readonly ScheduleDay[],
  { id, status, arrivedAt, calledAt, takeBack, paymentStatus }: QueueEntry,
): readonly ScheduleDay[] =>
  days.map((day) => {
    const others = status === 'inConsultation' ? besides(day, id) : new Set<string>()
    const after = (appointment: ScheduledAppointment): ScheduledAppointment => {
      if (appointment.id === id)
        return { ...appointment, paymentStatus, queue: { status, arrivedAt, calledAt, takeBack } }
      const { queue } = appointment
      return queue !== null && others.has(appointment.id) && isInside(appointment)
        ? { ...appointment, queue: { ...queue, status: 'finished', takeBack: null } }
        : appointment
    }
    return {
      ...day,
      schedules: day.schedules.map((each) => ({ ...each, appointments: each.appointments.map(after) })),
    }
  })
