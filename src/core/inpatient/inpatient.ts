import * as Schema from 'effect/Schema'
import { Id, Line, Lines } from '../kit/written'
import { CalendarDay, UnixSeconds } from '../kit/dates'
import { Age, Gender, IsAnother, KnownFacts, PersonName } from '../members/members'

export const RoomType = Schema.Literals(['ICU', 'WARD'])
export type RoomType = typeof RoomType.Type

export const StayStatus = Schema.Literals(['admit', 'discharged'])
export type StayStatus = typeof StayStatus.Type

/** A hospital the doctor works at, with those who pay for stays there. */
export const Hospital = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  city: Schema.String,
  sponsors: Schema.Array(Schema.String),
})
export type Hospital = typeof Hospital.Type

/** What of the chat of a stay its reader has not read, and when the last message came. */
export const StayTalk = Schema.Struct({
  unread: Schema.Int,
  mentions: Schema.Int,
  lastAt: Schema.NullOr(UnixSeconds),
})
export type StayTalk = typeof StayTalk.Type

/** One stay of a patient in a hospital under a doctor, with the bed they are in or were discharged from. */
export const Stay = Schema.Struct({
  id: Schema.String,
  status: StayStatus,
  /** Of a stay that is over as it was then. */
  name: Schema.String,
  /** What the patient is called now, where that was corrected after a stay. */
  nameNow: Schema.optionalKey(Schema.String),
  age: Schema.Int,
  gender: Gender,
  memberId: Schema.String,
  patientId: Schema.String,
  doctorId: Schema.String,
  hospitalId: Schema.String,
  roomId: Schema.String,
  roomName: Schema.String,
  roomType: RoomType,
  roomPhone: Schema.NullOr(Schema.String),
  bedId: Schema.String,
  bedNumber: Schema.String,
  sponsor: Schema.String,
  caseHistory: Schema.String,
  uhid: Schema.String,
  admittedOn: CalendarDay,
  dischargedOn: Schema.NullOr(CalendarDay),
  /** Of the patient, as it is dialled; null where they have none. */
  phoneNumber: Schema.NullOr(Schema.String),
  countryCode: Schema.NullOr(Schema.String),
  isChatEnabled: Schema.Boolean,
  /** A discharge whose summary was not finished. */
  isSummaryDue: Schema.Boolean,
  /** Of the list alone. */
  talk: Schema.optionalKey(StayTalk),
})
export type Stay = typeof Stay.Type

/** Why a bed cannot be chosen: somebody lies in it, who is named to their own doctor alone. */
export const BedOccupant = Schema.Struct({
  since: CalendarDay,
  /** The stay of a patient of the doctor who asks; null for another doctor's. */
  stay: Schema.NullOr(Stay),
})
export type BedOccupant = typeof BedOccupant.Type

export const Bed = Schema.Struct({
  id: Schema.String,
  number: Schema.String,
  occupant: Schema.NullOr(BedOccupant),
})
export type Bed = typeof Bed.Type

export const Room = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  type: RoomType,
  phone: Schema.NullOr(Schema.String),
  beds: Schema.Array(Bed),
})
export type Room = typeof Room.Type

/** What happened to a stay. */
export const StayAction = Schema.Literals([
  'admitted',
  'readmitted',
  'edited',
  'shifted',
  'discharged',
  'chatEnabled',
  'chatDisabled',
  'summarySaved',
])
export type StayAction = typeof StayAction.Type

/** One line of a stay's history: what happened, who did it, when. */
export const StayEvent = Schema.Struct({
  id: Schema.String,
  action: StayAction,
  by: Schema.String,
  at: UnixSeconds,
  /** The bed it led to, for what moves a person. */
  place: Schema.NullOr(Schema.Struct({ room: Schema.String, bed: Schema.String })),
})
export type StayEvent = typeof StayEvent.Type

/** A stay with its history and what frames it. */
export const StayDetail = Schema.Struct({
  stay: Stay,
  hospitalName: Schema.String,
  doctorName: Schema.String,
  /** What is known of the patient for whoever gives medicines. */
  facts: KnownFacts,
  history: Schema.Array(StayEvent),
})
export type StayDetail = typeof StayDetail.Type

/** A stay as the patient and the family follow it: where somebody is, what happened, and whether there is a summary. */
export const OwnStay = Schema.Struct({
  id: Schema.String,
  doctorId: Schema.String,
  memberId: Schema.String,
  status: StayStatus,
  patientName: Schema.String,
  hospitalName: Schema.String,
  doctorName: Schema.String,
  roomName: Schema.String,
  bedNumber: Schema.String,
  admittedOn: CalendarDay,
  dischargedOn: Schema.NullOr(CalendarDay),
  hasSummary: Schema.Boolean,
  /** Latest first; of the staff nobody is named. */
  history: Schema.Array(StayEvent.mapFields(({ by: _, ...fields }) => fields)),
})
export type OwnStay = typeof OwnStay.Type

/** Most letters of a case history. */
export const LONGEST_HISTORY = 4000

/** What can be corrected while a patient is admitted. */
export const StayChanges = Schema.Struct({
  sponsor: Line(80),
  caseHistory: Lines(LONGEST_HISTORY),
  uhid: Line(40),
  admittedOn: CalendarDay,
})
export type StayChanges = typeof StayChanges.Type

/** An admission as it is sent; with `readmits`, the stay that is taken up again. */
export const AdmitRequest = Schema.Struct({
  patientId: Id,
  /** Null for somebody who is new in the family. */
  memberId: Schema.NullOr(Id),
  name: PersonName,
  age: Age,
  gender: Gender,
  hospitalId: Id,
  roomId: Id,
  bedId: Id,
  ...StayChanges.fields,
  readmits: Schema.optionalKey(Id),
  /** Somebody else than the member of the family with the same name and age. */
  isAnother: IsAnother,
})
export type AdmitRequest = typeof AdmitRequest.Type

export interface StayFilter {
  readonly hospitalId?: string
  readonly memberId?: string
  readonly roomId?: string
  readonly bedId?: string
  /** Days of admission, both included. */
  readonly startDate?: CalendarDay
  readonly endDate?: CalendarDay
  /** Asked alone: with it no keyword is sent. */
  readonly isDischarged?: boolean
  readonly keyword?: string
}

export const StayPage = Schema.Struct({
  stays: Schema.Array(Stay),
  count: Schema.Int,
  page: Schema.Int,
  hasMore: Schema.Boolean,
})
export type StayPage = typeof StayPage.Type
