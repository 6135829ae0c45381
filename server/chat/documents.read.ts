import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import * as Schema from 'effect/Schema'
import { principalOf } from '../../src/core/chat/access'
import { type ChatSide, chatSides, type Conversation, type Message } from '../../src/core/chat/chat'
import { supportChannelOf } from '../../src/core/chat/chat.rules'
import { ConversationOnWire, MessageOnWire } from '../../src/core/chat/chat.wire'
import { INBOX_LENGTH, SEEN_LENGTH, TAKEN_BACK_LENGTH } from '../../src/core/chat/documents'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { isUuid } from '../kit/ids'
import type { Database, VerifiedCaller } from '../kit/handlers'
import { registeredClient } from '../notifications/notifications.port'
import { sessions, users } from '../people/people.tables'
import { type ConversationRow, notBegun } from './access.read'
import {
  conversationChanges,
  conversationFavourites,
  conversationMarks,
  conversations,
  conversationSides,
  messages,
} from './chat.tables'
import { conversationsOf } from './conversations.read'
import type { Fields } from './firestore'
import { messagesByIds } from './messages.read'

const encodeMessage = Schema.encodeSync(MessageOnWire)
const encodeConversation = Schema.encodeSync(ConversationOnWire)

/** What stands in a document of the copy now; null where there is none. A path that is nobody's is none either. */
export const documentAt = async (db: Database, path: string, now: UnixSeconds): Promise<Fields | null> => {
  const [collection, id = '', part, name = '', ...more] = path.split('/')
  if (more.length > 0) return null
  if (collection === 'sessions') return sessionDocument(db, id, now)
  if (collection === 'inboxes') return inboxDocument(db, id)
  if (collection === 'webClients') return webClientDocument(db, id)
  if (collection !== 'conversations') return null
  if (part === undefined) return conversationDocument(db, id, now)
  if (part === 'staff') return summaryDocument(db, id)
  const side = chatSides.find((each) => each === part)
  return side === undefined ? null : messageDocument(db, { conversationId: id, side, messageId: name })
}

const sessionDocument = async (db: Database, id: string, now: UnixSeconds): Promise<Fields | null> => {
  if (!isUuid(id)) return null
  const [found] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt), gt(sessions.expiresAt, now), eq(users.isBlocked, false)))
  if (found === undefined) return null
  const { session, user } = found
  return { userId: user.id, role: user.role, doctorId: user.doctorId, until: new Date(session.expiresAt * 1000) }
}

/** The browser that registered last under the name of a device. */
const webClientDocument = async (db: Database, deviceId: string): Promise<Fields | null> => {
  const client = await registeredClient(db, deviceId)
  if (client === null) return null
  const { token, registeredAt } = client
  return { deviceId, token, platform: 'web', registeredAt: new Date(registeredAt * 1000) }
}

const inboxDocument = async (db: Database, userId: string): Promise<Fields | null> => {
  if (!isUuid(userId)) return null
  const rows = await db
    .select({ id: conversationChanges.conversationId, rev: conversationChanges.rev })
    .from(conversationChanges)
    .where(eq(conversationChanges.userId, userId))
    .orderBy(desc(conversationChanges.rev))
    .limit(INBOX_LENGTH)
  return { rev: rows[0]?.rev ?? 0, changed: Object.fromEntries(rows.map(({ id, rev }) => [id, rev])) }
}

/** A support chat that nobody has written into has a document all the same: its person waits for the first answer there. */
const rowOf = async (db: Database, id: string): Promise<ConversationRow | null> => {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id))
  if (row !== undefined) return row
  const userId = id.slice(supportChannelOf('').length)
  if (id !== supportChannelOf(userId) || !isUuid(userId)) return null
  return (await db.$count(users, eq(users.id, userId))) > 0 ? notBegun(userId, 0) : null
}

/** Whoever owns a conversation, as somebody who reads it. */
const ownerOf = ({ kind, patientId }: ConversationRow, role: VerifiedCaller['role']): VerifiedCaller => ({
  sessionId: '',
  userId: patientId,
  role: kind === 'support' ? role : 'PATIENT',
  doctorId: null,
  permissions: [],
  deviceId: null,
})

/**
 * The document of a conversation is made of what its owner reads of it by rows, so nothing of the team's side is in it;
 * without what is shown of people, whose pictures have addresses.
 */
const conversationDocument = async (db: Database, id: string, now: UnixSeconds): Promise<Fields | null> => {
  const row = await rowOf(db, id)
  if (row === null) return null
  const owner = ownerOf(row, 'PATIENT')
  const [read] = await conversationsOf(db, owner, [row], now)
  if (read === undefined || principalOf(row, owner) !== 'owner') return null
  const { people: _, member: __, doctor: ___, isBlocked: ____, lastMessage, ...wired } = encodeConversation(read)
  return {
    ...wired,
    doctorId: row.doctorId,
    lastMessage: { patient: lastMessage.patient },
    marks: marksOf(read),
    takenBack: await takenBackOf(db, id, 'patient'),
  }
}

const marksOf = ({ sides }: Conversation) =>
  Object.fromEntries(sides.patient.seen.map(({ userId, seq }) => [userId, seq]))

const takenBackOf = async (db: Database, conversationId: string, side: ChatSide) => {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.side, side), isNotNull(messages.takenBackAt)))
    .orderBy(desc(messages.seq))
    .limit(TAKEN_BACK_LENGTH)
  const found = await messagesByIds(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id }) => encodeMessage(found.get(id)!))
}

const summaryDocument = async (db: Database, id: string): Promise<Fields | null> => {
  const row = await rowOf(db, id)
  if (row === null || row.kind === 'support') return null
  const [side] = await db
    .select({ last: conversationSides.lastMessageId, lastSeq: conversationSides.lastSeq })
    .from(conversationSides)
    .where(and(eq(conversationSides.conversationId, id), eq(conversationSides.side, 'internal')))
  const last = side?.last == null ? undefined : (await messagesByIds(db, [side.last])).get(side.last)
  const marks = await db
    .select()
    .from(conversationMarks)
    .where(eq(conversationMarks.conversationId, id))
    .orderBy(conversationMarks.userId, conversationMarks.side)
  const favourites = await db
    .select({ userId: conversationFavourites.userId })
    .from(conversationFavourites)
    .where(eq(conversationFavourites.conversationId, id))
    .orderBy(conversationFavourites.userId)
  const ofStaff = marks.filter(({ userId }) => userId !== row.patientId)
  return {
    updatedAt: row.teamUpdatedAt,
    lastMessage: {
      internal: { message: last === undefined ? null : encodeMessage(last), lastSeq: side?.lastSeq ?? 0 },
    },
    marks: Object.fromEntries(
      marks.filter((mark) => mark.side === 'internal' && mark.seq > 0).map(({ userId, seq }) => [userId, seq]),
    ),
    unread: Object.fromEntries(
      [...new Set(ofStaff.map(({ userId }) => userId))].map((userId) => [
        userId,
        Object.fromEntries(ofStaff.filter((mark) => mark.userId === userId).map((mark) => [mark.side, unreadOf(mark)])),
      ]),
    ),
    isFavorite: favourites.map(({ userId }) => userId),
    takenBack: await takenBackOf(db, id, 'internal'),
  }
}

const unreadOf = ({ unread, mentions }: typeof conversationMarks.$inferSelect) => ({
  unread_count: unread,
  mention_count: mentions,
})

interface MessagePlace {
  readonly conversationId: string
  readonly side: ChatSide
  readonly messageId: string
}

const messageDocument = async (
  db: Database,
  { conversationId, side, messageId }: MessagePlace,
): Promise<Fields | null> => {
  if (!isUuid(messageId)) return null
  const isThere = and(eq(messages.id, messageId), eq(messages.conversationId, conversationId), eq(messages.side, side))
  if ((await db.$count(messages, isThere)) === 0) return null
  const message = (await messagesByIds(db, [messageId])).get(messageId)!
  const [on] = await db
    .select({ lastSeq: conversationSides.lastSeq, kind: conversations.kind })
    .from(conversationSides)
    .innerJoin(conversations, eq(conversations.id, conversationSides.conversationId))
    .where(and(eq(conversationSides.conversationId, conversationId), eq(conversationSides.side, side)))
  const readers =
    message.seq <= (on?.lastSeq ?? 0) - SEEN_LENGTH ? [] : await seenBy(db, { conversationId, side }, message)
  return {
    ...encodeMessage(message),
    seen: Object.fromEntries(readers.map((userId) => [userId, true])),
    ...(on?.kind === 'support' && { isSeen: readers.length > 0 }),
  }
}

/** Whose mark is at a message or above; its own writer is not among them. */
const seenBy = async (
  db: Database,
  { conversationId, side }: Pick<MessagePlace, 'conversationId' | 'side'>,
  { seq, senderId }: Message,
): Promise<readonly string[]> => {
  const rows = await db
    .select({ userId: conversationMarks.userId })
    .from(conversationMarks)
    .where(
      and(
        eq(conversationMarks.conversationId, conversationId),
        eq(conversationMarks.side, side),
        sql`${conversationMarks.seq} >= ${seq}`,
      ),
    )
    .orderBy(conversationMarks.userId)
  return rows.map(({ userId }) => userId).filter((userId) => userId !== senderId)
}
