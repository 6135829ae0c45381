import { and, eq, sql } from 'drizzle-orm'
import { type Card, type ChatSide, messageTypes, type MessageType } from '../../src/core/chat/chat'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import type { ConversationRow } from './access.read'
import { announceToReaders, readersOf } from './chat.events'
import { conversationFavourites, conversationMarks, conversations, conversationSides, messages } from './chat.tables'

export type MessageRow = typeof messages.$inferSelect

/** A message as somebody writes it, or a card of the server, which nobody sends. */
export interface NewMessage {
  readonly id: string
  readonly side: ChatSide
  readonly senderId: string | null
  readonly type: MessageType
  readonly text: string
  readonly mentions: readonly string[]
  readonly fileId: string | null
  readonly card: Card | null
}

export const messageById = async (db: Database, id: string): Promise<MessageRow | undefined> => {
  const [row] = await db.select().from(messages).where(eq(messages.id, id))
  return row
}

/** Locks a side: who writes next waits here. */
export const lockSide = async (db: Database, conversationId: string, side: ChatSide) => {
  const [row] = await db
    .select({ lastSeq: conversationSides.lastSeq })
    .from(conversationSides)
    .where(sideIs(conversationId, side))
    .for('update')
  if (row === undefined) throw new Error('A conversation has its sides')
  return row
}

const sideIs = (conversationId: string, side: ChatSide) =>
  and(eq(conversationSides.conversationId, conversationId), eq(conversationSides.side, side))

/** The one writer of messages: gives the next number of the locked side, counts it for its readers, and tells them. */
export const writeMessage = async (
  db: Database,
  conversation: ConversationRow,
  { type, card, fileId, mentions, ...message }: NewMessage,
  now: UnixSeconds,
): Promise<MessageRow> => {
  const { side, senderId, id } = message
  const { lastSeq } = await lockSide(db, conversation.id, side)
  const seq = lastSeq + 1
  const [row] = await db
    .insert(messages)
    .values({
      ...message,
      conversationId: conversation.id,
      seq,
      type: messageTypes[type],
      mentions: [...mentions],
      fileId,
      card,
      sentAt: now,
    })
    .returning()
  await db.update(conversationSides).set({ lastSeq: seq, lastMessageId: id }).where(sideIs(conversation.id, side))
  await db
    .update(conversations)
    .set({
      teamUpdatedAt: now,
      // What is written for the team moves nothing that a patient can read.
      ...(side === 'internal' ? {} : { updatedAt: now, rev: sql`${conversations.rev} + 1` }),
    })
    .where(eq(conversations.id, conversation.id))
  const readers = await readersOf(db, conversation, side)
  await countForReaders(
    db,
    conversation.id,
    side,
    readers.filter((reader) => reader.id !== senderId).map((reader) => reader.id),
    mentions,
  )
  await announceToReaders(db, conversation, readers, { is: 'message', side, seq, id })
  return row!
}

const countForReaders = async (
  db: Database,
  conversationId: string,
  side: ChatSide,
  readers: readonly string[],
  mentions: readonly string[],
): Promise<void> => {
  if (readers.length === 0) return
  const { unread, mentions: named } = conversationMarks
  await db
    .insert(conversationMarks)
    .values(
      readers.map((userId) => ({
        conversationId,
        side,
        userId,
        unread: 1,
        mentions: mentions.includes(userId) ? 1 : 0,
      })),
    )
    .onConflictDoUpdate({
      target: [conversationMarks.conversationId, conversationMarks.side, conversationMarks.userId],
      set: { unread: sql`${unread} + 1`, mentions: sql`${named} + excluded.mentions` },
    })
}

export type MarkRow = typeof conversationMarks.$inferSelect

/**
 * Moves somebody's mark forward and counts anew what is above it. The mark is locked before it is counted: a message
 * that is being written meanwhile either was counted for it already or counts itself afterwards.
 */
export const moveMark = async (
  db: Database,
  conversation: ConversationRow,
  { side, userId, seq }: { readonly side: ChatSide; readonly userId: string; readonly seq: number },
): Promise<MarkRow> => {
  const key = { conversationId: conversation.id, side, userId }
  const isIt = and(
    eq(conversationMarks.conversationId, key.conversationId),
    eq(conversationMarks.side, side),
    eq(conversationMarks.userId, userId),
  )
  await db.insert(conversationMarks).values(key).onConflictDoNothing()
  const [kept] = await db.select().from(conversationMarks).where(isIt).for('update')
  const [last] = await db
    .select({ lastSeq: conversationSides.lastSeq })
    .from(conversationSides)
    .where(sideIs(conversation.id, side))
  const next = Math.min(seq, last?.lastSeq ?? 0)
  if (next <= kept!.seq) return kept!
  const [counted] = await db
    .select({
      unread: sql<number>`count(*)`.mapWith(Number),
      mentions: sql<number>`count(*) filter (where ${userId}::uuid = any(${messages.mentions}))`.mapWith(Number),
    })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversation.id),
        eq(messages.side, side),
        sql`${messages.seq} > ${next}`,
        sql`${messages.senderId} is distinct from ${userId}::uuid`,
      ),
    )
  const [moved] = await db
    .update(conversationMarks)
    .set({ seq: next, ...counted })
    .where(isIt)
    .returning()
  await announceToReaders(db, conversation, await readersOf(db, conversation, side), {
    is: 'mark',
    side,
    userId,
    from: kept!.seq,
    seq: next,
  })
  return moved!
}

/** Takes a message back: the record keeps it, nobody reads it any more. */
export const takeBack = async (
  db: Database,
  conversation: ConversationRow,
  { id, side, seq }: MessageRow,
  now: UnixSeconds,
): Promise<MessageRow> => {
  const [row] = await db.update(messages).set({ takenBackAt: now }).where(eq(messages.id, id)).returning()
  await announceToReaders(db, conversation, await readersOf(db, conversation, side), {
    is: 'taken back',
    side,
    seq,
    id,
  })
  return row!
}

export const setFavourite = async (
  db: Database,
  row: typeof conversationFavourites.$inferInsert,
  isFavourite: boolean,
): Promise<void> => {
  if (isFavourite) await db.insert(conversationFavourites).values(row).onConflictDoNothing()
  else
    await db
      .delete(conversationFavourites)
      .where(
        and(
          eq(conversationFavourites.conversationId, row.conversationId),
          eq(conversationFavourites.userId, row.userId),
        ),
      )
}

/** A message to a solved support chat opens it again: of the person's it goes back to the queue, of an agent's it is theirs. */
export const reopenSupport = async (db: Database, { id }: ConversationRow, agentId: string | null): Promise<void> => {
  await db
    .update(conversations)
    .set({ status: 'active', resolvedAt: null, agentId })
    .where(and(eq(conversations.id, id), eq(conversations.status, 'resolved')))
}
