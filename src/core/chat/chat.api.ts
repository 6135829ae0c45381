import * as Schema from 'effect/Schema'
import { UnixSeconds } from '../kit/dates'
import { endpoint } from '../kit/endpoint'
import { LimitInQuery, OffsetInQuery, Whole, WholeInQuery } from '../kit/numbers'
import { Id, Line, Opaque, ReadLines } from '../kit/written'
import { ChatSide, Mention, ReadMark, UnreadChats } from './chat'
import { offReasons } from './chat.lifecycle'
import { deskParts, LONGEST_MESSAGE, LONGEST_NOTE, LONGEST_SEARCH } from './chat.rules'
import { ConversationOnWire, MessageOnWire } from './chat.wire'
import { UserDetails, UserDetailsQuery } from './details'

const maybe = Schema.optionalKey

/** Which list: of appointments or in-patients for the team, of support for those who answer it; left out, one's own. */
const ListType = Schema.Literals(['APPOINTMENT', 'IN_PATIENT', 'SUPPORT']).transform([
  'appointment',
  'in-patient',
  'support',
])
const lists = {
  'chat.viewAppointmentList': ({ type }: { readonly type?: string }) => type === 'appointment',
  'chat.viewIpDashboardList': ({ type }: { readonly type?: string }) => type === 'in-patient',
  'supportTicket.viewList': ({ type }: { readonly type?: string }) => type === 'support',
} as const

const Seq = Whole(0, 2_147_483_647)
const SeqInQuery = WholeInQuery(0, 2_147_483_647)
const channel = { channelId: Id }
const ByChannel = Schema.Struct(channel)
const PageOfChats = Schema.Struct({ conversations: Schema.Array(ConversationOnWire), count: Schema.Int }).pipe(
  Schema.encodeKeys({ conversations: 'data' }),
)
/** Texts of these kinds are written by people; cards are the server's. */
const WrittenType = Schema.Literals([0, 1, 2]).transform(['text', 'audio', 'attachment'])
const Nothing = Schema.Struct({})
const QuietHours = Schema.Struct({ isOn: Schema.Boolean }).pipe(Schema.encodeKeys({ isOn: 'is_on' }))

const MessageHit = Schema.Struct({ conversation: ConversationOnWire, side: ChatSide, message: MessageOnWire })

/** Why nothing can be written into a conversation at the moment. */
const closed = { chatNotYet: 'conflict', chatDisabled: 'conflict', chatExpired: 'conflict' } as const

export const chatApi = {
  /** Moves while it is read: `before` is the mark of the last row that is there, and `offset` what the rows ask for. */
  conversations: endpoint({
    method: 'GET',
    path: '/booking-service/v1/chat/conversations',
    input: Schema.Struct({
      type: maybe(ListType),
      limit: LimitInQuery,
      offset: OffsetInQuery,
      before: maybe(Opaque(250)),
      only: maybe(Schema.Literals(['unread', 'favourite', ...deskParts])),
    }),
    output: PageOfChats,
    mutates: false,
    permission: null,
    alsoNeeds: lists,
  }),
  ofAppointment: endpoint({
    method: 'GET',
    path: '/booking-service/v1/conversation/:appointmentId',
    input: Schema.Struct({ appointmentId: Id }),
    output: ConversationOnWire,
    mutates: false,
    permission: null,
  }),
  conversation: endpoint({
    method: 'GET',
    path: '/booking-service/v1/chat/conversation',
    input: ByChannel,
    output: ConversationOnWire,
    mutates: false,
    permission: null,
  }),
  /** The last messages, those before or after a number, or those around it; always by their number. */
  messages: endpoint({
    method: 'GET',
    path: '/booking-service/v1/chat/messages',
    input: Schema.Struct({
      ...channel,
      side: ChatSide,
      limit: LimitInQuery,
      before: maybe(SeqInQuery),
      after: maybe(SeqInQuery),
      around: maybe(SeqInQuery),
    }),
    output: Schema.Struct({
      messages: Schema.Array(MessageOnWire),
      lastSeq: Schema.Int,
      seen: Schema.Array(ReadMark),
    }).pipe(Schema.encodeKeys({ messages: 'data' })),
    mutates: false,
    permission: null,
  }),
  /** Its id is made where it is written, and is the key of its attempt: the same id answers as it did first. */
  send: endpoint({
    method: 'POST',
    path: '/booking-service/v1/chat/message',
    input: Schema.Struct({
      id: Id.check(Schema.isUUID()),
      ...channel,
      side: ChatSide,
      type: WrittenType,
      text: ReadLines(LONGEST_MESSAGE),
      mentions: maybe(Schema.Array(Mention)),
      fileId: maybe(Id),
    }).pipe(Schema.encodeKeys({ text: 'message', fileId: 'file_id' })),
    output: Schema.Struct({ seq: Schema.Int, sentAt: UnixSeconds }).pipe(Schema.encodeKeys({ sentAt: 'timestamp' })),
    mutates: true,
    permission: null,
    errors: { ...closed, messageIdUsed: 'conflict', fileUnusable: 'badRequest' },
  }),
  /** Where the file of a message can be read by whoever reads the message, for a while of their session. */
  file: endpoint({
    method: 'GET',
    path: '/booking-service/v1/chat/file/:id',
    input: Schema.Struct({ id: Id }),
    output: Schema.Struct({
      url: Schema.String,
      /** A small picture of it; null of a voice. */
      thumbnailUrl: Schema.NullOr(Schema.String),
      expiresAt: UnixSeconds,
    }),
    mutates: false,
    permission: null,
  }),
  /** Moves the caller's mark forward, never back. */
  read: endpoint({
    method: 'PUT',
    path: '/booking-service/v1/chat/read',
    input: Schema.Struct({ ...channel, side: ChatSide, seq: Seq }),
    output: Schema.Struct({ mark: Schema.Int, unread: Schema.Int, mentionCount: Schema.Int }),
    mutates: true,
    permission: null,
  }),
  /** Whether the caller's messages wait for the morning: as they said, else as those of their role do. */
  quietHours: endpoint({
    method: 'GET',
    path: '/booking-service/v1/chat/quiet-hours',
    input: Nothing,
    output: QuietHours,
    mutates: false,
    permission: null,
  }),
  setQuietHours: endpoint({
    method: 'PUT',
    path: '/booking-service/v1/chat/quiet-hours',
    input: QuietHours,
    output: QuietHours,
    mutates: true,
    permission: null,
  }),
  /** How many of the caller's conversations hold something they have not read, in all and by their list. */
  unread: endpoint({
    method: 'GET',
    path: '/booking-service/v1/chat/unread',
    input: Nothing,
    output: UnreadChats,
    mutates: false,
    permission: null,
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/booking-service/v1/chat/read-all',
    input: Schema.Struct({ type: maybe(ListType) }),
    output: Schema.Struct({ count: Schema.Int }),
    mutates: true,
    permission: null,
    alsoNeeds: lists,
  }),
  favourite: endpoint({
    method: 'PUT',
    path: '/booking-service/v1/chat/favourite',
    input: Schema.Struct({ ...channel, isFavourite: Schema.Boolean }).pipe(
      Schema.encodeKeys({ isFavourite: 'isFavorite' }),
    ),
    output: Schema.Struct({ isFavourite: Schema.Boolean }).pipe(Schema.encodeKeys({ isFavourite: 'isFavorite' })),
    mutates: true,
    permission: null,
  }),
  access: endpoint({
    method: 'PUT',
    path: '/booking-service/v1/chat/access',
    /** Of a chat that is turned off also why: the reason is said to the patient where it may be, the note never. */
    input: Schema.Struct({
      ...channel,
      isEnabled: Schema.Boolean,
      reason: maybe(Schema.Literals(offReasons)),
      note: maybe(Line(LONGEST_NOTE)),
    }),
    output: ConversationOnWire,
    mutates: true,
    permission: null,
    errors: { chatExpired: 'conflict' },
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/booking-service/v1/chat/message/:id',
    input: Schema.Struct({ id: Id }),
    output: MessageOnWire,
    mutates: true,
    permission: null,
    errors: { takeBackLate: 'conflict' },
  }),
  /** Takes a chat of the support from those that wait. */
  take: endpoint({
    method: 'POST',
    path: '/booking-service/v1/chat/support/take',
    input: ByChannel,
    output: ConversationOnWire,
    mutates: true,
    permission: 'supportTicket.viewList',
    errors: { supportTaken: 'conflict' },
  }),
  /** A chat of the support is solved; its person's next message opens it again. */
  resolve: endpoint({
    method: 'POST',
    path: '/booking-service/v1/chat/support/resolve',
    input: ByChannel,
    output: ConversationOnWire,
    mutates: true,
    permission: 'supportTicket.viewList',
  }),
  /** Tells the others of a side that the caller types; nothing is stored. */
  typing: endpoint({
    method: 'POST',
    path: '/booking-service/v1/chat/typing',
    input: Schema.Struct({ ...channel, side: ChatSide }),
    output: Nothing,
    mutates: false,
    permission: null,
  }),
  search: endpoint({
    method: 'GET',
    path: '/booking-service/v1/chat/search',
    input: Schema.Struct({
      search: Line(LONGEST_SEARCH),
      type: ListType,
      limit: LimitInQuery,
      offset: OffsetInQuery,
      doctorId: maybe(Id),
    }).pipe(Schema.encodeKeys({ doctorId: 'doctor_id' })),
    output: PageOfChats,
    mutates: false,
    permission: null,
    alsoNeeds: lists,
  }),
  /** What is shown of those with whom the caller shares a conversation; others are left out. */
  userDetails: endpoint({
    method: 'POST',
    path: '/user-service/v1/user/fetch-user-details',
    input: UserDetailsQuery.pipe(
      Schema.encodeKeys({
        userIds: 'user_ids',
        doctorIds: 'doctor_ids',
        stayIds: 'ip_dash_id',
        deviceUserIds: 'device_token_user_id',
        appointmentIds: 'appointment_ids',
        memberIds: 'member_ids',
      }),
    ),
    output: UserDetails,
    mutates: false,
    permission: 'user.fetchChatDetails',
  }),
  /** Messages that hold some words, the newest first: of a list of the team, or of one's own chats. */
  searchMessages: endpoint({
    method: 'GET',
    path: '/booking-service/v1/chat/search-messages',
    input: Schema.Struct({
      search: Line(LONGEST_SEARCH),
      type: maybe(ListType),
      limit: LimitInQuery,
      offset: OffsetInQuery,
    }),
    output: Schema.Struct({ hits: Schema.Array(MessageHit), count: Schema.Int }).pipe(
      Schema.encodeKeys({ hits: 'data' }),
    ),
    mutates: false,
    permission: null,
    alsoNeeds: lists,
  }),
  /** With what the caller's client signs in to the copy of the chats; null where there is none. */
  storeToken: endpoint({
    method: 'GET',
    path: '/booking-service/v1/chat/store-token',
    input: Nothing,
    output: Schema.Struct({ token: Schema.NullOr(Schema.String) }),
    mutates: false,
    permission: null,
    errors: { storeAway: 'serverDown' },
  }),
}
