import * as Schema from 'effect/Schema'
import { Line } from '../kit/written'
import { ConsultationType } from '../booking/booking'
import { CalendarDay, UnixSeconds } from '../kit/dates'
import { Paise } from '../kit/money'
import { Gender } from '../members/members'
import { AppointmentStatus } from '../orders/orders'
import { PaymentMethodName, PaymentStatus } from '../payment/payment'
import { QueueStatus, TakenBack } from '../reception/reception'

/** An appointment that a search found, as those who run the day see it. */
export const FoundAppointment = Schema.Struct({
  id: Schema.String,
  status: AppointmentStatus,
  consultation: ConsultationType,
  slotNo: Schema.Int,
  startsAt: UnixSeconds,
  endsAt: UnixSeconds,
  patientName: Schema.NullOr(Schema.String),
  age: Schema.NullOr(Schema.Int),
  gender: Schema.NullOr(Gender),
  doctorName: Schema.String,
  clinicName: Schema.NullOr(Schema.String),
  /** Nobody came. */
  isNoShow: Schema.Boolean,
  /** Where its patient is today; null before they come, on other days, and on video. */
  queue: Schema.NullOr(Schema.Struct({ status: QueueStatus })),
})
export type FoundAppointment = typeof FoundAppointment.Type

/** Words of a patient's name or the beginning of a mobile number; days are inclusive from, exclusive to. */
export const ScheduleSearch = Schema.Struct({
  search: Line(100),
  startDate: Schema.optionalKey(CalendarDay),
  endDate: Schema.optionalKey(CalendarDay),
})
export type ScheduleSearch = typeof ScheduleSearch.Type

export const ScheduledPatient = Schema.Struct({
  patientId: Schema.String,
  memberId: Schema.String,
  name: Schema.NullOr(Schema.String),
  age: Schema.NullOr(Schema.Int),
  gender: Schema.NullOr(Gender),
  /** With the dial code in front; null where they have none. */
  phoneNumber: Schema.NullOr(Schema.String),
  /** The practice's number of somebody who came without a mobile number. */
  patientNo: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  /** Ids of the medical records that may be seen. */
  records: Schema.Array(Schema.String),
})

/** An appointment on the schedule of a doctor. */
export const ScheduledAppointment = Schema.Struct({
  id: Schema.String,
  scheduleId: Schema.String,
  status: AppointmentStatus,
  slotNo: Schema.Int,
  startsAt: UnixSeconds,
  endsAt: UnixSeconds,
  consultation: ConsultationType,
  patient: ScheduledPatient,
  activePrescription: Schema.NullOr(Schema.String),
  isPatientBlocked: Schema.Boolean,
  /** Nobody came. */
  isNoShow: Schema.Boolean,
  paymentStatus: PaymentStatus,
  paymentMethod: PaymentMethodName,
  paymentMethodId: Schema.Int,
  consultationFee: Paise,
  discountAmount: Paise,
  finalAmount: Paise,
  /** Until when an unpaid online booking keeps its slot; null for every other. */
  holdExpiresAt: Schema.NullOr(UnixSeconds),
  /** Where its patient is today; null before they come, on other days, and on video. */
  queue: Schema.NullOr(
    Schema.Struct({
      status: QueueStatus,
      arrivedAt: Schema.NullOr(UnixSeconds),
      calledAt: Schema.NullOr(UnixSeconds),
      /** The last step, while the desk can still take it back. */
      takeBack: Schema.NullOr(TakenBack),
    }),
  ),
})
export type ScheduledAppointment = typeof ScheduledAppointment.Type

/** A slot of a schedule, whoever has it. */
export const ScheduledSlot = Schema.Struct({
  id: Schema.String,
  slotNo: Schema.Int,
  startsAt: UnixSeconds,
  endsAt: UnixSeconds,
  /** Kept for those whom the clinic books itself. */
  isReserved: Schema.Boolean,
})
export type ScheduledSlot = typeof ScheduledSlot.Type

/** Consecutive slots of a doctor on one day, in a clinic or on video. */
export const DaySchedule = Schema.Struct({
  id: Schema.String,
  doctorId: Schema.String,
  doctorName: Schema.String,
  consultation: ConsultationType,
  clinicId: Schema.NullOr(Schema.String),
  clinicName: Schema.NullOr(Schema.String),
  clinicPhone: Schema.NullOr(Schema.String),
  startsAt: UnixSeconds,
  endsAt: UnixSeconds,
  totalSlots: Schema.Int,
  /** Slots that are taken. */
  booked: Schema.Int,
  fee: Paise,
  /** Roles that may not book it, in upper case. */
  blockedRoles: Schema.Array(Schema.String),
  /** By how many minutes the doctor runs late, as it was stated; null where nobody said so. */
  delayMinutes: Schema.NullOr(Schema.Int),
  slots: Schema.Array(ScheduledSlot),
  appointments: Schema.Array(ScheduledAppointment),
})
export type DaySchedule = typeof DaySchedule.Type

/** A day with its schedules; days without any are left out. */
export const ScheduleDay = Schema.Struct({ date: CalendarDay, schedules: Schema.Array(DaySchedule) })
export type ScheduleDay = typeof ScheduleDay.Type

/** The first second that is asked for, and the first that is not. */
export const ScheduleRange = Schema.Struct({ start: UnixSeconds, end: UnixSeconds })
export type ScheduleRange = typeof ScheduleRange.Type
