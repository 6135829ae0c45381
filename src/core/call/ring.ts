import * as Schema from 'effect/Schema'
import { UnixSeconds } from '../kit/dates'
import { ringOutcomes } from './ring.lifecycle'

export const RingOutcome = Schema.NullOr(Schema.Literals(ringOutcomes))

/** A ring as both ends read it: who calls whom about what is derived by the server. */
export const Ring = Schema.Struct({
  id: Schema.String,
  bookingId: Schema.String,
  memberId: Schema.String,
  channelName: Schema.String,
  callerId: Schema.String,
  callerName: Schema.String,
  callerPhoto: Schema.NullOr(Schema.String),
  doctorName: Schema.String,
  /** Years of the doctor's practice. */
  experience: Schema.Int,
  speciality: Schema.String,
  /** A JSON list whose first item has the degree, as pushes carry it; `degreeOf` reads it. */
  qualification: Schema.String,
  patientId: Schema.String,
  patientName: Schema.String,
  startsAt: UnixSeconds,
  at: UnixSeconds,
  expiresAt: UnixSeconds,
  /** When the first device rang. */
  ringingAt: Schema.NullOr(UnixSeconds),
  outcome: RingOutcome,
  isLive: Schema.Boolean,
})
export type Ring = typeof Ring.Type

/** What became of a press on Video call, or of its end. */
export const Rung = Schema.Struct({
  /** Null where nothing rings. */
  id: Schema.NullOr(Schema.String),
  outcome: Schema.Literals(['ringing', 'alreadyHere', 'busy', 'over']),
})
export type Rung = typeof Rung.Type
