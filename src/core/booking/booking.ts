import * as Schema from 'effect/Schema'
import { CalendarDay, SentSeconds, UnixSeconds } from '../kit/dates'
import { Paise } from '../kit/money'
import { Whole } from '../kit/numbers'
import { Id, Opaque } from '../kit/written'
import { Age, Gender, PersonName } from '../members/members'

/** What a visit can be in the places that name it: a status of an appointment, or where its patient is today. */
export const visitStates = [
  'pending',
  'upcoming',
  'active',
  'accepted',
  'confirmed',
  'completed',
  'cancelled',
  'uploaded',
  'admit',
  'rejected',
  'discharged',
  'noShow',
  'past',
  'arrived',
  'waiting',
  'inConsultation',
  'finished',
] as const

export const ConsultationType = Schema.Literals(['inClinic', 'video'])
export type ConsultationType = typeof ConsultationType.Type

/** Roles whose bookings a doctor can block. */
export const BlockableRole = Schema.Literals(['PATIENT', 'DOCTOR', 'PHARMACY', 'ADMIN'])
export type BlockableRole = typeof BlockableRole.Type

/** The end of the day from which reserved slots are counted. */
export const ReservedFrom = Schema.Literals(['start', 'end'])
export type ReservedFrom = typeof ReservedFrom.Type

export const Slot = Schema.Struct({
  id: Schema.String,
  startsAt: UnixSeconds,
  endsAt: UnixSeconds,
  isBooked: Schema.Boolean,
  fee: Paise,
  clinicId: Schema.NullOr(Schema.String),
  clinicName: Schema.NullOr(Schema.String),
  clinicAddress: Schema.NullOr(Schema.String),
  clinicCity: Schema.NullOr(Schema.String),
  latitude: Schema.NullOr(Schema.Finite),
  longitude: Schema.NullOr(Schema.Finite),
  /** Minutes. */
  duration: Schema.Finite,
  /** Kept for those who work here; patients never see such a slot. */
  isReserved: Schema.optionalKey(Schema.Boolean),
  /** Beyond the hours of today, which are full: staff alone add a visit there. */
  isExtra: Schema.optionalKey(Schema.Boolean),
})
export type Slot = typeof Slot.Type

export const DaySlots = Schema.Struct({ date: CalendarDay, slots: Schema.Array(Slot) })
export type DaySlots = typeof DaySlots.Type

/** A doctor's slots of the next 45 days, by way of consulting; days without slots are left out. */
export const SlotCalendar = Schema.Struct({ video: Schema.Array(DaySlots), inClinic: Schema.Array(DaySlots) })
export type SlotCalendar = typeof SlotCalendar.Type

/** What a person picked in the booking panel; plain data, so it can be remembered. */
export const SlotChoice = Schema.Struct({
  doctorId: Schema.String,
  consultation: ConsultationType,
  date: CalendarDay,
  slotId: Schema.String,
})
export type SlotChoice = typeof SlotChoice.Type

const PaymentMethodId = Whole(0, 1000)

export const BookingRequest = Schema.Struct({
  doctorId: Id,
  memberId: Id,
  slotId: Id,
  consultation: ConsultationType,
  paymentMethodId: PaymentMethodId,
  /** What the person was shown; the server compares it with the doctor's fee. */
  amount: Paise,
  clinicId: Schema.optionalKey(Id),
})
export type BookingRequest = typeof BookingRequest.Type

export const BookedAppointment = Schema.Struct({ bookingId: Schema.String, slotNo: Schema.Int })
export type BookedAppointment = typeof BookedAppointment.Type

/** What staff send to book a slot for a patient; the member is filled in where something of it was missing. */
export const BookingForPatient = Schema.Struct({
  patientId: Id,
  memberId: Id,
  slotId: Id,
  consultation: ConsultationType,
  amount: Paise,
  /** Paid at the desk unless said otherwise. */
  paymentMethodId: Schema.optionalKey(PaymentMethodId),
  clinicId: Schema.optionalKey(Id),
  name: PersonName,
  age: Age,
  gender: Gender,
})
export type BookingForPatient = typeof BookingForPatient.Type

/** An appointment as somebody saw it before they changed it. */
export const SeenAppointment = Schema.Struct({ status: Opaque(40), startsAt: SentSeconds })
export type SeenAppointment = typeof SeenAppointment.Type

/** Whole schedules and single appointments, cancelled together or not at all. */
export const CancelRequest = Schema.Struct({
  schedules: Schema.Array(Id).check(Schema.isMaxLength(100)),
  appointments: Schema.Array(Id).check(Schema.isMaxLength(1000)),
})
export type CancelRequest = typeof CancelRequest.Type
