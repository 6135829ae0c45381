import * as Schema from 'effect/Schema'
import { UnixSeconds } from '../kit/dates'
import { Gender } from '../members/members'

export const CallStatus = Schema.Literals(['scheduled', 'live', 'ended'])
export type CallStatus = typeof CallStatus.Type

/** On which side of a consultation somebody is; family is whoever was brought into it. */
export const CallSide = Schema.Literals(['patient', 'staff', 'family'])
export type CallSide = typeof CallSide.Type

/** Somebody who may be in a call, by the number they have in it. */
export const CallPerson = Schema.Struct({
  uid: Schema.Int,
  userId: Schema.String,
  name: Schema.String,
  side: CallSide,
  /** In the room and heard of within the last 25 seconds. */
  isHere: Schema.Boolean,
  /** Has been in the room, whether they are now or not. */
  wasIn: Schema.Boolean,
  /** Has not left, and is not heard of: their line is away. */
  isAway: Schema.Boolean,
})
export type CallPerson = typeof CallPerson.Type

/** What the patient agrees to before the first entry of a booking; null for everybody else. */
export const ConsentWanted = Schema.Struct({
  version: Schema.String,
  isGiven: Schema.Boolean,
  /** Of whom the visit is under 18: an adult of the family is present. */
  isMinor: Schema.Boolean,
})
export type ConsentWanted = typeof ConsentWanted.Type

/** Somebody who is to be brought into a call: the patient is asked, and null is not answered yet. */
export const CallInvite = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  isAllowed: Schema.NullOr(Schema.Boolean),
})
export type CallInvite = typeof CallInvite.Type

/** What keeps a doctor from a call: how many wait before this patient, and whether there is a call with another. */
export const CallQueue = Schema.Struct({ ahead: Schema.Int, isWithAnother: Schema.Boolean })
export type CallQueue = typeof CallQueue.Type

/** The call of a video appointment, as one of its people sees it. */
export const CallSession = Schema.Struct({
  bookingId: Schema.String,
  channelName: Schema.String,
  status: CallStatus,
  startedAt: Schema.NullOr(UnixSeconds),
  endedAt: Schema.NullOr(UnixSeconds),
  startsAt: UnixSeconds,
  endsAt: UnixSeconds,
  /** From when and until when one may enter. */
  opensAt: UnixSeconds,
  closesAt: UnixSeconds,
  /** Until when whoever was in it may come back. */
  returnsUntil: UnixSeconds,
  side: CallSide,
  /** Why the caller may not enter now. */
  closed: Schema.NullOr(Schema.Literals(['callTooEarly', 'callOver'])),
  /** Whether the caller has been in the room. */
  wasIn: Schema.Boolean,
  memberId: Schema.String,
  doctor: Schema.Struct({
    id: Schema.String,
    name: Schema.String,
    photoUrl: Schema.NullOr(Schema.String),
    registrationNumber: Schema.String,
    registrationCouncil: Schema.String,
  }),
  patient: Schema.Struct({
    name: Schema.String,
    age: Schema.NullOr(Schema.Int),
    gender: Schema.NullOr(Gender),
    /** Their account and its number, for staff alone. */
    userId: Schema.NullOr(Schema.String),
    phone: Schema.NullOr(Schema.Struct({ countryCode: Schema.String, phoneNumber: Schema.String })),
  }),
  consent: Schema.NullOr(ConsentWanted),
  people: Schema.Array(CallPerson),
  /** The ring that is on at the moment. */
  ringId: Schema.NullOr(Schema.String),
  /** The signed prescription of this appointment, its last version. */
  prescriptionId: Schema.NullOr(Schema.String),
  /** The conversation of the doctor and the patient; null for whoever was brought into the call alone. */
  channelId: Schema.NullOr(Schema.String),
  /** Whom staff want to bring in, the last one; null for everybody who is none of the visit's. */
  invite: Schema.NullOr(CallInvite),
  /** The patient has talked with the doctor and not said yet how it was. */
  mayReview: Schema.Boolean,
  /** Of a patient who waits: what the doctor is at; null for everybody else. */
  queue: Schema.NullOr(CallQueue),
})
export type CallSession = typeof CallSession.Type

/** A server through which two browsers find each other. */
export const IceServer = Schema.Struct({
  urls: Schema.Array(Schema.String),
  username: Schema.optionalKey(Schema.String),
  credential: Schema.optionalKey(Schema.String),
})
export type IceServer = typeof IceServer.Type

/** What somebody who entered a room works with. */
export const CallEntry = Schema.Struct({
  uid: Schema.Int,
  people: Schema.Array(CallPerson),
  /** Signals up to this number were for an earlier entry. */
  lastSignal: Schema.Int,
  iceServers: Schema.Array(IceServer),
  /** Everything goes through the relay: no addresses of the other end are seen. */
  isRelayed: Schema.Boolean,
})
export type CallEntry = typeof CallEntry.Type

/** Who is here, told by each sign of life. */
export const CallPresence = Schema.Struct({
  status: CallStatus,
  people: Schema.Array(CallPerson),
  lastSignal: Schema.Int,
})
export type CallPresence = typeof CallPresence.Type

export const SignalKind = Schema.Literals(['offer', 'answer', 'candidates', 'state'])
export type SignalKind = typeof SignalKind.Type

/** What browsers tell each other to connect, numbered for each recipient. */
export const CallSignal = Schema.Struct({
  seq: Schema.Int,
  from: Schema.Int,
  kind: SignalKind,
  /** How often the two have begun anew; what belongs to an earlier beginning is ignored. */
  generation: Schema.Int,
  data: Schema.String,
})
export type CallSignal = typeof CallSignal.Type
