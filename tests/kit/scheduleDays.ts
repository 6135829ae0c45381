import { type CalendarDay, HOUR, MINUTE, startOfDay } from '../../src/core/kit/dates'
import type { DaySchedule, ScheduledAppointment, ScheduleDay } from '../../src/core/schedule/schedule'

/** Eight slots of a quarter of an hour from 9 am on, the last of them reserved. */
const slotOf = (date: CalendarDay, slotNo: number) => {
  const startsAt = startOfDay(date) + 9 * HOUR + (slotNo - 1) * 15 * MINUTE
  return { startsAt, endsAt: startsAt + 15 * MINUTE }
}

/** An appointment on video in a slot of a day. */
export const appointmentAt = (
  date: CalendarDay,
  slotNo: number,
  more: Partial<ScheduledAppointment> = {},
): ScheduledAppointment => ({
  id: `${date} ${slotNo}`,
  scheduleId: 's1',
  status: 'upcoming',
  slotNo,
  ...slotOf(date, slotNo),
  consultation: 'video',
  patient: {
    patientId: 'p1',
    memberId: 'm1',
    name: 'Asha Patel',
    age: 41,
    gender: 'Female',
    phoneNumber: '+91 9876543210',
    records: [],
  },
  activePrescription: null,
  isPatientBlocked: false,
  isNoShow: false,
  paymentStatus: 'UNPAID',
  paymentMethod: 'later',
  paymentMethodId: 3,
  consultationFee: 80_000,
  discountAmount: 0,
  finalAmount: 80_000,
  holdExpiresAt: null,
  queue: null,
  ...more,
})

export const scheduleAt = (
  date: CalendarDay,
  appointments: readonly ScheduledAppointment[],
  more: Partial<DaySchedule> = {},
): DaySchedule => ({
  id: 's1',
  doctorId: 'd1',
  doctorName: 'Dr. Meera Rao',
  consultation: 'video',
  clinicId: null,
  clinicName: null,
  clinicPhone: null,
  startsAt: slotOf(date, 1).startsAt,
  endsAt: slotOf(date, 8).endsAt,
  totalSlots: 8,
  booked: appointments.length,
  fee: 80_000,
  blockedRoles: [],
  delayMinutes: null,
  slots: Array.from({ length: 8 }, (_, index) => ({
    id: `s1.${index + 1}`,
    slotNo: index + 1,
    ...slotOf(date, index + 1),
    isReserved: index === 7,
  })),
  appointments,
  ...more,
})

export const dayWith = (date: CalendarDay, ...schedules: readonly DaySchedule[]): ScheduleDay => ({ date, schedules })
