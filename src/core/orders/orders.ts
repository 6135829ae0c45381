import * as Schema from 'effect/Schema'
import { ConsultationType } from '../booking/booking'
import { UnixSeconds } from '../kit/dates'
import { Paise } from '../kit/money'
import { PaymentStatus } from '../payment/payment'

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
  startsAt: UnixSeconds,
  endsAt: UnixSeconds,
  slotNo: Schema.Int,
  doctorId: Schema.String,
  doctorName: Schema.String,
  doctorPhotoUrl: Schema.String,
  speciality: Schema.String,
  memberId: Schema.String,
  patientName: Schema.NullOr(Schema.String),
  clinicName: Schema.NullOr(Schema.String),
  address: Schema.NullOr(Schema.String),
  latitude: Schema.NullOr(Schema.Finite),
  longitude: Schema.NullOr(Schema.Finite),
  paymentStatus: PaymentStatus,
  paymentMethodId: Schema.Int,
  finalAmount: Paise,
  /** Until when an unpaid online booking keeps its slot; null for every other. */
  holdExpiresAt: Schema.NullOr(UnixSeconds),
})
export type AppointmentOrder = typeof AppointmentOrder.Type

export const ORDER_PAGE = 10
