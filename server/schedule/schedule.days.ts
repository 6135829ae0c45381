import { holdsSlot } from '../../src/core/booking/appointment.lifecycle'
import { isReservedSlot } from '../../src/core/kit/slots.rules'
import { dayOf, type UnixSeconds } from '../../src/core/kit/dates'
import { queueStatusOf, takeBackOf } from '../../src/core/reception/reception.rules'
import { paymentMethodName } from '../../src/core/payment/payment.rules'
import type { DaySchedule, ScheduleDay, ScheduledAppointment } from '../../src/core/schedule/schedule'
import { slotIdOf, slotTimes } from '../booking/booking.port'
import type { appointmentRows, scheduleRows } from './schedule.store'

type ScheduleRow = Awaited<ReturnType<typeof scheduleRows>>[number]
type AppointmentRow = Awaited<ReturnType<typeof appointmentRows>>[number]

const appointmentOf = ({ appointment, ...person }: AppointmentRow): ScheduledAppointment => ({
  id: appointment.id,
  scheduleId: appointment.scheduleId,
  status: appointment.status,
  slotNo: appointment.slotNo,
  startsAt: appointment.startsAt,
  endsAt: appointment.endsAt,
  consultation: appointment.consultation,
  patient: {
    patientId: appointment.patientId,
    memberId: appointment.memberId,
    name: person.name,
    age: person.age,
    gender: person.gender,
    phoneNumber: person.phoneNumber === null ? null : `${person.countryCode} ${person.phoneNumber}`,
    patientNo: person.patientNo,
    records: person.records,
  },
  isPatientBlocked: person.isPatientBlocked,
  isNoShow: appointment.noShowAt !== null,
  paymentStatus: appointment.paymentStatus,
  paymentMethod: paymentMethodName(appointment.paymentMethodId),
  paymentMethodId: appointment.paymentMethodId,
  consultationFee: appointment.consultationFee,
  discountAmount: appointment.discountAmount,
  finalAmount: appointment.finalAmount,
  holdExpiresAt: appointment.holdExpiresAt,
  activePrescription: person.activePrescription,
  queue: person.queue && {
    ...person.queue,
    takeBack: takeBackOf(person.lastStep, queueStatusOf(person.queue.status, appointment.status)),
  },
})

const scheduleOf = (
  { schedule, doctorName, clinicName, clinicPhone }: ScheduleRow,
  appointments: readonly ScheduledAppointment[],
  now: UnixSeconds,
): DaySchedule => ({
  id: schedule.id,
  doctorId: schedule.doctorId,
  doctorName,
  consultation: schedule.consultation,
  clinicId: schedule.clinicId,
  clinicName,
  clinicPhone,
  startsAt: schedule.startsAt,
  endsAt: schedule.endsAt,
  totalSlots: schedule.totalSlots,
  booked: appointments.filter((each) => holdsSlot(each, now)).length,
  fee: schedule.fee,
  blockedRoles: schedule.blockedRoles,
  delayMinutes: schedule.delayMinutes,
  slots: Array.from({ length: schedule.removedAt === null ? schedule.totalSlots : 0 }, (_, index) => ({
    id: slotIdOf(schedule.id, index + 1),
    slotNo: index + 1,
    ...slotTimes(schedule, index + 1),
    isReserved: isReservedSlot(schedule, index + 1),
  })),
  appointments,
})

/** The days of a schedule, each with its hours and those with their appointments. */
export const daysOf = (
  schedules: readonly ScheduleRow[],
  appointments: readonly AppointmentRow[],
  now: UnixSeconds,
): readonly ScheduleDay[] => {
  const bySchedule = new Map<string, ScheduledAppointment[]>()
  for (const row of appointments) {
    const { scheduleId } = row.appointment
    bySchedule.set(scheduleId, [...(bySchedule.get(scheduleId) ?? []), appointmentOf(row)])
  }
  const days = new Map<string, DaySchedule[]>()
  for (const row of schedules) {
    // Hours that were deleted are there for what was booked in them.
    if (row.schedule.removedAt !== null && !bySchedule.has(row.schedule.id)) continue
    const date = dayOf(row.schedule.startsAt)
    days.set(date, [...(days.get(date) ?? []), scheduleOf(row, bySchedule.get(row.schedule.id) ?? [], now)])
  }
  return [...days].map(([date, schedules]) => ({ date, schedules }))
}
