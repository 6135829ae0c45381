import * as Schema from 'effect/Schema'
import { Paise } from '../kit/money'
import { UnixSeconds } from '../kit/dates'
import { ConsultationType, visitStates } from '../booking/booking'

export const CASH = 1
export const ONLINE = 2
export const LATER = 3
export const CARD = 4

/** How somebody pays at a counter, as its sales have them. */
export const counterMethods = [CASH, ONLINE, CARD] as const
export type CounterMethod = (typeof counterMethods)[number]

/** The ways to pay as orders name them, by their ids. */
export const PaymentMethodName = Schema.Literals(['cash', 'online', 'later'])
export type PaymentMethodName = typeof PaymentMethodName.Type

/** A configured way to pay: its numeric id and the text to show. */
export const PaymentMethod = Schema.Struct({ id: Schema.Int, frontendText: Schema.String })
export type PaymentMethod = typeof PaymentMethod.Type

export const PaymentMethods = Schema.Struct({
  inClinic: Schema.Array(PaymentMethod),
  video: Schema.Array(PaymentMethod),
})
export type PaymentMethods = typeof PaymentMethods.Type

export const PaymentStatus = Schema.Literals(['PAID', 'UNPAID', 'REFUNDED'])
export type PaymentStatus = typeof PaymentStatus.Type

/** What a payment return shows of a booking; the status is the server's. */
export const BookingDetail = Schema.Struct({
  bookingId: Schema.String,
  doctorId: Schema.String,
  consultation: ConsultationType,
  slotNo: Schema.Int,
  doctorName: Schema.String,
  doctorPhotoUrl: Schema.String,
  /** Who is treated; null while their name is not known. */
  memberName: Schema.NullOr(Schema.String),
  experienceYears: Schema.Int,
  startsAt: UnixSeconds,
  endsAt: UnixSeconds,
  speciality: Schema.String,
  degree: Schema.String,
  amount: Paise,
  paymentMethodId: Schema.Int,
  paymentStatus: PaymentStatus,
  status: Schema.Literals(['pending', 'upcoming', 'cancelled', 'completed']),
  /** What it is in every place that names it. */
  state: Schema.Literals(visitStates),
  /** Until when an unpaid online booking keeps its slot; null for every other. */
  holdExpiresAt: Schema.NullOr(UnixSeconds),
  clinicName: Schema.NullOr(Schema.String),
  latitude: Schema.NullOr(Schema.Finite),
  longitude: Schema.NullOr(Schema.Finite),
})
export type BookingDetail = typeof BookingDetail.Type

/** Where the form of a payment page may lead beside this server. */
export const PAYMENT_ORIGINS = ['https://api.razorpay.com'] as const

/** The payment page as markup; it is never written into the document. */
export const PaymentPage = Schema.Struct({ markup: Schema.String })
export type PaymentPage = typeof PaymentPage.Type
