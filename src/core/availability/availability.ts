import * as Schema from 'effect/Schema'
import { fault } from '../kit/sent'
import { Id } from '../kit/written'
import { BlockableRole, ConsultationType, ReservedFrom } from '../booking/booking'
import { CalendarDay, UnixSeconds } from '../kit/dates'
import { Paise } from '../kit/money'
import { PaymentStatus } from '../payment/payment'

/** Minutes since midnight in Asia/Kolkata; the last of them is the midnight at which a day ends. */
export const MinuteOfDay = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1440 }))

export const TimeRange = Schema.Struct({ start: MinuteOfDay, end: MinuteOfDay })
export type TimeRange = typeof TimeRange.Type

/** Slots or minutes of a day, at most. */
export const MOST_COUNTED = 999
/** Paise. */
export const MOST_FEE = 100_000_00

const count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: MOST_COUNTED }))

/** What can be changed of the hours of a day. */
export const Hours = Schema.Struct({
  ranges: Schema.Array(TimeRange),
  totalSlots: count,
  bufferMinutes: count,
  fee: Paise.check(
    Schema.isBetween({ minimum: 0, maximum: MOST_FEE }, fault({ is: 'outside', least: 0, most: MOST_FEE / 100 })),
  ),
  /** How many of the slots that are not reserved patients see. */
  shownSlots: count,
  reservedSlots: count,
  reservedFrom: ReservedFrom,
})
export type Hours = typeof Hours.Type

/** New hours on each of some days. */
export const NewHours = Schema.Struct({
  ...Hours.fields,
  consultation: ConsultationType,
  clinicId: Schema.NullOr(Id),
  dates: Schema.Array(CalendarDay),
})
export type NewHours = typeof NewHours.Type

/** A doctor's hours of one day. */
export const AvailabilityEntry = Schema.Struct({
  ...Hours.fields,
  id: Schema.String,
  date: CalendarDay,
  /** How often they were written. */
  revision: Schema.Int,
  booked: Schema.Int,
  /** When the appointments begin that other hours would leave without their slot. */
  bookedAt: Schema.Array(UnixSeconds),
  /** Of a slot. */
  slotMinutes: Schema.Finite,
  blockedRoles: Schema.Array(BlockableRole),
})
export type AvailabilityEntry = typeof AvailabilityEntry.Type

/** The hours in one clinic, or all of those on video. */
export const AvailabilityGroup = Schema.Struct({
  clinicId: Schema.NullOr(Schema.String),
  clinicName: Schema.NullOr(Schema.String),
  consultation: ConsultationType,
  entries: Schema.Array(AvailabilityEntry),
})
export type AvailabilityGroup = typeof AvailabilityGroup.Type

/** A clinic that a doctor works in. */
export const LinkedClinic = Schema.Struct({ id: Schema.String, name: Schema.String, fee: Paise })
export type LinkedClinic = typeof LinkedClinic.Type

/** An appointment that new hours of its day leave without its slot. */
export const AffectedAppointment = Schema.Struct({
  id: Schema.String,
  patientName: Schema.NullOr(Schema.String),
  slotNo: Schema.Int,
  startsAt: UnixSeconds,
  endsAt: UnixSeconds,
  paymentStatus: PaymentStatus,
  amount: Paise,
  /** The next free slot, another one for each; null where there is none, or an unpaid hold cannot be moved. */
  nextFree: Schema.NullOr(Schema.Struct({ slotId: Schema.String, startsAt: UnixSeconds, endsAt: UnixSeconds })),
})
export type AffectedAppointment = typeof AffectedAppointment.Type

export const AffectedChoice = Schema.Literals(['keep', 'move', 'cancel'])
export type AffectedChoice = typeof AffectedChoice.Type

/** What becomes of an affected appointment; a move names the slot that was shown. */
export const AffectedDecision = Schema.Struct({
  appointmentId: Id,
  choice: AffectedChoice,
  slotId: Schema.NullOr(Id),
})
export type AffectedDecision = typeof AffectedDecision.Type
