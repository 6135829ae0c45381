import * as Schema from 'effect/Schema'
import { LineOrEmpty } from '../kit/written'
import { CalendarDay, UnixSeconds } from '../kit/dates'
import { Paise } from '../kit/money'
import { Gender } from '../members/members'
import { PaymentMethodName, PaymentStatus } from '../payment/payment'
import { TAKEN_BACK } from './reception.lifecycle'

export const QueueStatus = Schema.Literals([
  'expected',
  'arrived',
  'waiting',
  'inConsultation',
  'finished',
  'done',
  'noShow',
])

/** What staff do with somebody of the queue, by name; calling the next one is a call of its own. */
export const QueueStep = Schema.Literals(['arrive', 'seat', 'call', 'recall', 'return', 'finish', 'noShow'])
export type QueueStep = typeof QueueStep.Type

export const TakenBack = Schema.Literals(TAKEN_BACK)
export type TakenBack = typeof TakenBack.Type

/** Somebody with an appointment at a clinic today. */
export const QueueEntry = Schema.Struct({
  /** Of the appointment. */
  id: Schema.String,
  status: QueueStatus,
  patientId: Schema.String,
  memberId: Schema.String,
  /** With the dial code in front; null where they have none. */
  phoneNumber: Schema.NullOr(Schema.String),
  /** The practice's number of somebody who came without a mobile number. */
  patientNo: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  name: Schema.NullOr(Schema.String),
  age: Schema.NullOr(Schema.Int),
  gender: Schema.NullOr(Gender),
  /** The one number of a visit: its patient, the desk and the screen of the waiting room say it. */
  slotNo: Schema.Int,
  /** Added beyond the slots of the hours. */
  isExtra: Schema.Boolean,
  startsAt: UnixSeconds,
  endsAt: UnixSeconds,
  arrivedAt: Schema.NullOr(UnixSeconds),
  /** When they were called, the last time. */
  calledAt: Schema.NullOr(UnixSeconds),
  /** The number of the call; null while they were not called. */
  callNo: Schema.NullOr(Schema.Int),
  paymentStatus: PaymentStatus,
  finalAmount: Paise,
  /** The last step, while it can still be taken back. */
  takeBack: Schema.NullOr(TakenBack),
})
export type QueueEntry = typeof QueueEntry.Type

/** Hours of today, and by how many minutes they run late, as it was stated. */
export const Session = Schema.Struct({
  scheduleId: Schema.String,
  startsAt: UnixSeconds,
  endsAt: UnixSeconds,
  delayMinutes: Schema.NullOr(Schema.Int),
})
export type Session = typeof Session.Type

/** Today at one clinic of a doctor. */
export const ClinicQueue = Schema.Struct({
  clinicId: Schema.String,
  clinicName: Schema.String,
  /** Where the doctor sees people there; null until somebody writes it. */
  room: Schema.NullOr(Schema.String),
  /** Changes with every call: whoever calls the next one says which number they saw. */
  calls: Schema.Int,
  sessions: Schema.Array(Session),
  entries: Schema.Array(QueueEntry),
})
export type ClinicQueue = typeof ClinicQueue.Type

/** Today at each clinic of a doctor. */
export const ReceptionDay = Schema.Struct({ day: CalendarDay, clinics: Schema.Array(ClinicQueue) })
export type ReceptionDay = typeof ReceptionDay.Type

/** Who was called: null when nobody is any more, and whether somebody else had called before. */
export const Called = Schema.Struct({
  entry: Schema.NullOr(QueueEntry),
  calls: Schema.Int,
  isOvertaken: Schema.Boolean,
})
export type Called = typeof Called.Type

/** The screen of a waiting room: slot numbers without names. */
export const QueueDisplay = Schema.Struct({
  clinicId: Schema.String,
  clinicName: Schema.String,
  doctorName: Schema.String,
  room: Schema.NullOr(Schema.String),
  slotNo: Schema.NullOr(Schema.Int),
  /** The time of the visit that is called, where another of the day has its number. */
  startsAt: Schema.NullOr(UnixSeconds),
  /** Changes when the number is called once more. */
  calledAt: Schema.NullOr(UnixSeconds),
  last: Schema.NullOr(Schema.Int),
  next: Schema.Array(Schema.Int),
})
export type QueueDisplay = typeof QueueDisplay.Type

/** Minutes in which somebody who waits is probably called. */
export const WaitRange = Schema.Struct({ from: Schema.Int, to: Schema.Int })
export type WaitRange = typeof WaitRange.Type

/** Where a patient of today is, by appointment. */
export const QueuePosition = Schema.Struct({
  bookingId: Schema.String,
  status: QueueStatus,
  /** How many people are before them; null for whoever does not wait. */
  liveQueue: Schema.NullOr(Schema.Int),
  /** By how many minutes the queue is late, if it is. */
  minutesLate: Schema.optionalKey(Schema.Int),
  /** In how many minutes they are probably called, where today tells. */
  wait: Schema.optionalKey(WaitRange),
})
export type QueuePosition = typeof QueuePosition.Type

export const RoomName = LineOrEmpty(24)

/** Money that was received at the desk: how, by whom, and when. One after another corrects how it was. */
export const DeskPayment = Schema.Struct({
  paymentMethod: PaymentMethodName,
  by: Schema.NullOr(Schema.String),
  at: UnixSeconds,
})
export type DeskPayment = typeof DeskPayment.Type

/** What a receipt says. */
export const PaymentDetail = Schema.Struct({
  bookingId: Schema.String,
  /** As it was when it was paid. */
  patientName: Schema.NullOr(Schema.String),
  /** What the patient is called now, where that was corrected since. */
  nameNow: Schema.optionalKey(Schema.NullOr(Schema.String)),
  age: Schema.NullOr(Schema.Int),
  gender: Schema.NullOr(Gender),
  doctorName: Schema.String,
  registrationNumber: Schema.String,
  clinicName: Schema.NullOr(Schema.String),
  address: Schema.NullOr(Schema.String),
  startsAt: UnixSeconds,
  endsAt: UnixSeconds,
  slotNo: Schema.Int,
  consultationFee: Paise,
  discountAmount: Paise,
  finalAmount: Paise,
  paymentStatus: PaymentStatus,
  paymentMethod: PaymentMethodName,
  paymentMethodId: Schema.Int,
  /** What the desk noted of it, the oldest first; empty where it was paid elsewhere. */
  received: Schema.Array(DeskPayment),
})
export type PaymentDetail = typeof PaymentDetail.Type
