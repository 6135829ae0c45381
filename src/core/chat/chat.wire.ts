import * as Schema from 'effect/Schema'
import { decodeTo } from 'effect/Schema'
import { transform } from 'effect/SchemaTransformation'
import { CalendarDay, UnixSeconds } from '../kit/dates'
import { ChatWindow, Conversation, Message, messageTypes, SideSummary } from './chat'

/** The kinds of messages are numbers on the wire. */
export const TypeOnWire = Schema.Literals([0, 1, 2, 3, 4, 5, 6, 7]).transform(
  Object.keys(messageTypes) as unknown as readonly [
    'text',
    'audio',
    'attachment',
    'videoCall',
    'orderMedicine',
    'consultationEnd',
    'discharge',
    'cancelled',
  ],
)

export const MessageOnWire = Schema.Struct({ ...Message.fields, type: TypeOnWire }).pipe(
  Schema.encodeKeys({ text: 'message', senderId: 'sender_id', sentAt: 'timestamp' }),
)

/** A side as `lastMessage` carries it: the last message with what is unread and who has seen how much. */
const SideOnWire = Schema.Struct({ ...SideSummary.fields, last: Schema.NullOr(MessageOnWire) }).pipe(
  Schema.encodeKeys({ last: 'message', unread: 'unread_count', mentionCount: 'mention_count' }),
)

const Ids = Schema.Array(Schema.String)

/** A conversation with the names of its document, and beside them what a client judges and shows it by. */
const Wired = Schema.Struct({
  uniqueId: Schema.String,
  id: Schema.String,
  type: Conversation.fields.kind,
  users: Schema.Struct({
    patient_id: Schema.String,
    patient_member_id: Schema.NullOr(Schema.String),
    doctor_id: Schema.NullOr(Schema.String),
    staff_members: Ids,
    family_members: Ids,
    admin_id: Schema.NullOr(Schema.String),
    admin_members: Ids,
  }),
  lastMessage: Schema.Struct({ patient: SideOnWire, internal: Schema.NullOr(SideOnWire) }),
  updatedAt: UnixSeconds,
  createdAt: UnixSeconds,
  isChatActive: Schema.Boolean,
  isFavorite: Schema.Boolean,
  isChatEnabled: Schema.Boolean,
  isBlocked: Schema.Boolean,
  status: Conversation.fields.status,
  offBecause: Conversation.fields.offBecause,
  bookingDate: Schema.NullOr(CalendarDay),
  dischargedDate: Schema.NullOr(UnixSeconds),
  hospitalId: Schema.NullOr(Schema.String),
  roomId: Schema.NullOr(Schema.String),
  stayId: Schema.NullOr(Schema.String),
  inpatient_details: Schema.NullOr(Schema.Struct({ room_name: Schema.String, bed_number: Schema.String })),
  windows: Schema.Array(ChatWindow),
  waitingSince: Conversation.fields.waitingSince,
  rev: Schema.Int,
  member: Conversation.fields.member,
  doctor: Conversation.fields.doctor,
  clinicPhone: Conversation.fields.clinicPhone,
  people: Conversation.fields.people,
})

export const ConversationOnWire = Wired.pipe(
  decodeTo(
    Schema.toType(Conversation),
    transform({
      decode: ({ uniqueId, type, users, lastMessage, isFavorite, dischargedDate, roomId, ...wired }): Conversation => {
        const { isChatActive: _, isChatEnabled: __, inpatient_details, ...same } = wired
        return {
          ...same,
          id: uniqueId,
          kind: type,
          doctorId: users.doctor_id,
          patientId: users.patient_id,
          memberId: users.patient_member_id,
          agentId: users.admin_id,
          isFavourite: isFavorite,
          dischargedAt: dischargedDate,
          room:
            inpatient_details === null
              ? null
              : { id: roomId ?? '', name: inpatient_details.room_name, bed: inpatient_details.bed_number },
          sides: lastMessage,
        }
      },
      encode: ({
        id,
        kind,
        doctorId,
        patientId,
        memberId,
        agentId,
        isFavourite,
        dischargedAt,
        room,
        sides,
        ...same
      }) => ({
        ...same,
        uniqueId: id,
        id,
        type: kind,
        users: {
          patient_id: patientId,
          patient_member_id: memberId,
          doctor_id: doctorId,
          staff_members: same.people.filter(({ userId }) => userId !== patientId).map(({ userId }) => userId),
          family_members: [],
          admin_id: agentId,
          admin_members: agentId === null ? [] : [agentId],
        },
        lastMessage: sides,
        isFavorite: isFavourite,
        isChatActive: kind !== 'appointment' || same.windows.length > 0,
        isChatEnabled: same.status !== 'disabled',
        dischargedDate: dischargedAt,
        roomId: room?.id ?? null,
        inpatient_details: room === null ? null : { room_name: room.name, bed_number: room.bed },
      }),
    }),
  ),
)
