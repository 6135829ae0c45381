import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { type Card, type ChatSide, messageTypes, type MessageType } from '../../src/core/chat/chat'
import { MOST_AN_HOUR, MOST_AT_ONCE } from '../../src/core/chat/chat.rules'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { notify } from '../notifications/notifications.port'
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

/** Numbers of a locked side in which somebody's own messages are counted: whoever floods it fills at least half of them. */
const COUNTED = 2 * MOST_AN_HOUR.messages

/** Seconds until somebody may write into a locked side again; 0 for whoever may now. */
export const waitOf = async (
  db: Database,
  { conversationId, side, senderId }: Pick<MessageRow, 'conversationId' | 'side'> & { readonly senderId: string },
  now: UnixSeconds,
): Promise<number> => {
  const { lastSeq } = await lockSide(db, conversationId, side)
  const own = await db
    .select({ at: messages.sentAt })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.side, side),
        gt(messages.seq, lastSeq - COUNTED),
        eq(messages.senderId, senderId),
        gt(messages.sentAt, now - MOST_AN_HOUR.within),
      ),
    )
    .orderBy(desc(messages.seq))
  const waits = [MOST_AT_ONCE, MOST_AN_HOUR].map(({ messages: most, within }) => {
    const first = own[most - 1]
    return first === undefined ? 0 : first.at + within - now
  })
  return Math.max(0, ...waits)
}

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
      mentions:
        sql<number>`count(*) filter (where ${messages.takenBackAt} is null and ${userId}::uuid = any(${messages.mentions}))`.mapWith(
          Number,
        ),
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

/** Takes a message back, once: the record keeps it, nobody reads it any more. */
export const takeBack = async (
  db: Database,
  conversation: ConversationRow,
  { id, side, seq, mentions }: MessageRow,
  now: UnixSeconds,
): Promise<void> => {
  const taken = await db
    .update(messages)
    .set({ takenBackAt: now })
    .where(and(eq(messages.id, id), isNull(messages.takenBackAt)))
    .returning({ id: messages.id })
  if (taken.length === 0) return
  // Nobody is named by it any more, read or not.
  if (mentions.length > 0)
    await db
      .update(conversationMarks)
      .set({ mentions: sql`greatest(${conversationMarks.mentions} - 1, 0)` })
      .where(
        and(
          eq(conversationMarks.conversationId, conversation.id),
          eq(conversationMarks.side, side),
          lt(conversationMarks.seq, seq),
          inArray(conversationMarks.userId, [...mentions]),
        ),
      )
  await announceToReaders(db, conversation, await readersOf(db, conversation, side), {
    is: 'taken back',
    side,
    seq,
    id,
  })
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

/**
 * A message to the support opens what was solved: of the person's it goes to the back of the queue, of an agent's it is
 * theirs, and so is one that waits and that they answer. Says whether it stands elsewhere at the desk now.
 */
export const moveSupport = async (
  db: Database,
  { id }: ConversationRow,
  { userId, isAgent }: { readonly userId: string; readonly isAgent: boolean },
  now: UnixSeconds,
): Promise<boolean> => {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id)).for('update')
  const kept = row!.status === 'resolved' ? null : row!.agentId
  const agentId = kept ?? (isAgent ? userId : null)
  await db
    .update(conversations)
    .set({
      status: 'active',
      resolvedAt: null,
      agentId,
      waitingSince: agentId === null ? (row!.waitingSince ?? now) : null,
    })
    .where(eq(conversations.id, id))
  return row!.status === 'resolved' || row!.agentId !== agentId
}

/** Takes somebody's support chat from the queue; false where another has it. */
export const takeSupport = async (db: Database, id: string, agentId: string): Promise<boolean> => {
  const taken = await db
    .update(conversations)
    .set({ agentId, waitingSince: null, rev: sql`${conversations.rev} + 1` })
    .where(and(eq(conversations.id, id), or(isNull(conversations.agentId), eq(conversations.agentId, agentId))))
    .returning({ id: conversations.id })
  return taken.length > 0
}

/** Marks a support chat as solved, of which its person is told; a message opens it again. */
export const resolveSupport = async (
  db: Database,
  { id, patientId }: ConversationRow,
  now: UnixSeconds,
): Promise<void> => {
  const solved = await db
    .update(conversations)
    .set({ status: 'resolved', resolvedAt: now, waitingSince: null, rev: sql`${conversations.rev} + 1` })
    .where(and(eq(conversations.id, id), eq(conversations.status, 'active')))
    .returning({ id: conversations.id })
  if (solved.length === 0) return
  await notify(
    db,
    [{ event: 'chat.solved', facts: { conversationId: id }, to: [patientId], about: `${id} ${now}` }],
    now,
  )
}
