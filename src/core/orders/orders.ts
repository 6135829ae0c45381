import * as Schema from 'effect/Schema'
import { ConsultationType } from '../booking/booking'
import { StayStatus } from '../inpatient/inpatient'
import { CalendarDay, UnixSeconds } from '../kit/dates'
import { Paise } from '../kit/money'
import { Gender } from '../members/members'
import { PaymentMethodName, PaymentStatus } from '../payment/payment'
import { QueueStatus } from '../reception/reception'
import type { OrderType } from './orders.query'
import type { ProviderOrder } from './providerOrder'

export const AppointmentStatus = Schema.Literals([
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
])
export type AppointmentStatus = typeof AppointmentStatus.Type

export const AppointmentOrder = Schema.Struct({
  id: Schema.String,
  status: AppointmentStatus,
  consultation: ConsultationType,
  /** The same in words, as the schedules of the staff carry it. */
  typeOfConsultation: ConsultationType,
  scheduleId: Schema.String,
  startsAt: UnixSeconds,
  endsAt: UnixSeconds,
  /** Minutes. */
  slotTime: Schema.Finite,
  slotNo: Schema.Int,
  /** How many people are before the patient in the queue of the clinic; null for whoever is in none. */
  liveQueue: Schema.NullOr(Schema.Int),
  /** Nobody came. */
  isNoShow: Schema.Boolean,
  /** By how many minutes the doctor runs late in these hours, as it was stated; null where nobody said so. */
  delayMinutes: Schema.NullOr(Schema.Int),
  /** Where the patient is today; null before they come, on other days, and on video. */
  queue: Schema.NullOr(Schema.Struct({ status: QueueStatus })),
  doctorId: Schema.String,
  doctorName: Schema.String,
  doctorPhotoUrl: Schema.String,
  speciality: Schema.String,
  /** Languages of the doctor, by their English names. */
  languages: Schema.Array(Schema.String),
  memberId: Schema.String,
  patientName: Schema.NullOr(Schema.String),
  age: Schema.NullOr(Schema.Int),
  gender: Schema.NullOr(Gender),
  patientPhotoUrl: Schema.NullOr(Schema.String),
  patient: Schema.Struct({
    name: Schema.NullOr(Schema.String),
    age: Schema.NullOr(Schema.Int),
    /** Ids of records that were shared for the appointment. */
    records: Schema.Array(Schema.String),
  }),
  isPatientBlocked: Schema.Boolean,
  activePrescription: Schema.NullOr(Schema.String),
  clinicId: Schema.NullOr(Schema.String),
  clinicName: Schema.NullOr(Schema.String),
  clinicPhone: Schema.NullOr(Schema.String),
  address: Schema.NullOr(Schema.String),
  latitude: Schema.NullOr(Schema.Finite),
  longitude: Schema.NullOr(Schema.Finite),
  paymentStatus: PaymentStatus,
  paymentMethodId: Schema.Int,
  paymentMethod: PaymentMethodName,
  consultationFee: Paise,
  discountAmount: Paise,
  finalAmount: Paise,
  /** Until when an unpaid online booking keeps its slot; null for every other. */
  holdExpiresAt: Schema.NullOr(UnixSeconds),
})
export type AppointmentOrder = typeof AppointmentOrder.Type

/** A stay in hospital among a patient's orders. */
export const StayOrder = Schema.Struct({
  id: Schema.String,
  status: StayStatus,
  admittedOn: CalendarDay,
  dischargedOn: Schema.NullOr(CalendarDay),
  hospitalName: Schema.String,
  doctorId: Schema.String,
  doctorName: Schema.String,
  doctorPhotoUrl: Schema.String,
  memberId: Schema.String,
  patientName: Schema.String,
  age: Schema.Int,
  gender: Gender,
  /** Of the room somebody is in, or was discharged from. */
  wardPhone: Schema.NullOr(Schema.String),
  roomName: Schema.String,
  bedNumber: Schema.String,
  address: Schema.String,
  latitude: Schema.NullOr(Schema.Finite),
  longitude: Schema.NullOr(Schema.Finite),
  hasSummary: Schema.Boolean,
})
export type StayOrder = typeof StayOrder.Type

/** Anything a patient has ordered. */
export type Order = AppointmentOrder | StayOrder | ProviderOrder

export const isStayOrder = (order: Order): order is StayOrder => 'admittedOn' in order
export const isProviderOrder = (order: Order): order is ProviderOrder => 'stage' in order
export const isAppointmentOrder = (order: Order): order is AppointmentOrder => 'scheduleId' in order

/** What kind of order it is. */
export const typeOf = (order: Order): OrderType =>
  isProviderOrder(order) ? order.kind : isStayOrder(order) ? 'inPatient' : 'appointment'

export const ORDER_PAGE = 10
