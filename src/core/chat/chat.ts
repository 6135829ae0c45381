import * as Schema from 'effect/Schema'
import { Id } from '../kit/written'
import { CalendarDay, UnixSeconds } from '../kit/dates'
import { chatStatuses, offReasons } from './chat.lifecycle'

/** Whom a conversation is between: a pair of doctor and member by their appointments, by a stay, or a person and the support. */
export const chatKinds = ['appointment', 'in-patient', 'support'] as const
export type ChatKind = (typeof chatKinds)[number]

/** Patients read the patient's side; the team of the doctor reads both. */
export const chatSides = ['patient', 'internal'] as const
export type ChatSide = (typeof chatSides)[number]
export const ChatSide = Schema.Literals(chatSides)

/** What a message is, as numbers of the wire. */
export const messageTypes = {
  text: 0,
  audio: 1,
  attachment: 2,
  videoCall: 3,
  orderMedicine: 4,
  consultationEnd: 5,
  discharge: 6,
  cancelled: 7,
} as const
export type MessageType = keyof typeof messageTypes
export const MessageType = Schema.Literals([
  'text',
  'audio',
  'attachment',
  'videoCall',
  'orderMedicine',
  'consultationEnd',
  'discharge',
  'cancelled',
])

export const Mention = Schema.Struct({ userId: Id })
export type Mention = typeof Mention.Type

/** A file of a message. Its address is asked for by the message's id. */
export const ChatFile = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  kind: Schema.String,
  size: Schema.Int,
  width: Schema.NullOr(Schema.Int),
  height: Schema.NullOr(Schema.Int),
  seconds: Schema.NullOr(Schema.Int),
})
export type ChatFile = typeof ChatFile.Type

/** What the server says of something that happened: ids and moments, never an address. */
export const Card = Schema.Struct({
  bookingId: Schema.optionalKey(Schema.String),
  prescriptionId: Schema.optionalKey(Schema.String),
  stayId: Schema.optionalKey(Schema.String),
  at: Schema.optionalKey(UnixSeconds),
  until: Schema.optionalKey(UnixSeconds),
  by: Schema.optionalKey(Schema.String),
  count: Schema.optionalKey(Schema.Int),
  outcome: Schema.optionalKey(Schema.String),
  seconds: Schema.optionalKey(Schema.Int),
})
export type Card = typeof Card.Type

/** Outcome of a card of a cancelled time whose visit was moved to another: messages have no number of their own for it. */
export const MOVED = 'moved'

/** One message of a side. Within a side `seq` counts 1, 2, 3 … without a hole, the same for everybody. */
export const Message = Schema.Struct({
  id: Schema.String,
  seq: Schema.Int,
  /** Empty of one that was taken back. */
  text: Schema.String,
  /** Null of a card. */
  senderId: Schema.NullOr(Schema.String),
  sentAt: UnixSeconds,
  type: MessageType,
  mentions: Schema.Array(Mention),
  file: Schema.NullOr(ChatFile),
  card: Schema.NullOr(Card),
  takenBackAt: Schema.NullOr(UnixSeconds),
  /** Of a chat with the support: whether the other end has read it. */
  isSeen: Schema.optionalKey(Schema.Boolean),
})
export type Message = typeof Message.Type

/** How far somebody has read a side. */
export const ReadMark = Schema.Struct({ userId: Schema.String, seq: Schema.Int })
export type ReadMark = typeof ReadMark.Type

/** A side as its reader finds it: the last message, what they have not read, and how far everybody has. */
export const SideSummary = Schema.Struct({
  /** Number of the last message; 0 before the first. */
  lastSeq: Schema.Int,
  last: Schema.NullOr(Message),
  /** The highest number the caller has read. */
  mark: Schema.Int,
  unread: Schema.Int,
  mentionCount: Schema.Int,
  seen: Schema.Array(ReadMark),
  /** The first unread message that names the caller; left out where none does. */
  mentionedAt: Schema.optionalKey(Schema.Int),
})
export type SideSummary = typeof SideSummary.Type

/** Conversations with something unread: in all, one's own, and those of each list of the team. */
export const UnreadChats = Schema.Struct({
  count: Schema.Int,
  own: Schema.Int,
  appointment: Schema.Int,
  inPatient: Schema.Int,
})
export type UnreadChats = typeof UnreadChats.Type

/** Who takes part, with what is shown of them. */
export const ChatPerson = Schema.Struct({
  userId: Schema.String,
  name: Schema.NullOr(Schema.String),
  photo: Schema.NullOr(Schema.String),
  role: Schema.Literals(['patient', 'doctor', 'junior', 'support', 'pharmacy', 'centre']),
})
export type ChatPerson = typeof ChatPerson.Type

/** The time in which a patient may write because of one live booking; both ends are included. */
export const ChatWindow = Schema.Struct({
  bookingId: Schema.String,
  startsAt: UnixSeconds,
  opensAt: UnixSeconds,
  closesAt: UnixSeconds,
  /** Of a visit by video: when its slot ends; left out of a visit to a clinic. */
  videoUntil: Schema.optionalKey(UnixSeconds),
  /** Of a visit to a clinic: its name. */
  clinic: Schema.optionalKey(Schema.String),
})
export type ChatWindow = typeof ChatWindow.Type

/** Why a chat is off; `note` is the team's own word and reaches nobody else. */
export const OffBecause = Schema.Struct({ reason: Schema.Literals(offReasons), note: Schema.NullOr(Schema.String) })
export type OffBecause = typeof OffBecause.Type

export const Conversation = Schema.Struct({
  id: Schema.String,
  kind: Schema.Literals(chatKinds),
  /** Counts up with every change of the conversation. */
  rev: Schema.Int,
  doctorId: Schema.NullOr(Schema.String),
  patientId: Schema.String,
  memberId: Schema.NullOr(Schema.String),
  status: Schema.Literals(chatStatuses),
  /** Why it is off, as far as its reader may know; null of one that is on, and where nobody said. */
  offBecause: Schema.NullOr(OffBecause),
  /** Windows of the live bookings, by their start; empty of other kinds. */
  windows: Schema.Array(ChatWindow),
  bookingDate: Schema.NullOr(CalendarDay),
  dischargedAt: Schema.NullOr(UnixSeconds),
  stayId: Schema.NullOr(Schema.String),
  hospitalId: Schema.NullOr(Schema.String),
  room: Schema.NullOr(Schema.Struct({ id: Schema.String, name: Schema.String, bed: Schema.String })),
  isFavourite: Schema.Boolean,
  /** Said to the team alone: the doctor takes no bookings from this patient. */
  isBlocked: Schema.Boolean,
  /** The treated person and the doctor as headers and rows name them. */
  member: Schema.NullOr(
    Schema.Struct({
      name: Schema.NullOr(Schema.String),
      age: Schema.NullOr(Schema.Int),
      gender: Schema.NullOr(Schema.Literals(['Male', 'Female'])),
    }),
  ),
  doctor: Schema.NullOr(
    Schema.Struct({ name: Schema.String, speciality: Schema.String, photo: Schema.NullOr(Schema.String) }),
  ),
  /** Where its patient calls the team: the ward, else a clinic of the doctor; null for everybody else. */
  clinicPhone: Schema.NullOr(Schema.String),
  people: Schema.Array(ChatPerson),
  agentId: Schema.NullOr(Schema.String),
  /** Since when somebody waits for the support to take their chat. */
  waitingSince: Schema.NullOr(UnixSeconds),
  sides: Schema.Struct({ patient: SideSummary, internal: Schema.NullOr(SideSummary) }),
  updatedAt: UnixSeconds,
  createdAt: UnixSeconds,
})
export type Conversation = typeof Conversation.Type
