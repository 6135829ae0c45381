import { and, eq, inArray, sql } from 'drizzle-orm'
import type { StayTalk } from '../../src/core/inpatient/inpatient'
import type { Database } from '../kit/handlers'
import { conversationMarks, conversations, conversationSides, messages } from './chat.tables'

/** What somebody of the team has not read of the chats of some stays, and when the last message came. */
export const talkOfStays = async (
  db: Database,
  userId: string,
  stayIds: readonly string[],
): Promise<ReadonlyMap<string, StayTalk>> => {
  if (stayIds.length === 0) return new Map()
  const { conversationId, side } = conversationSides
  const isOwn = and(
    eq(conversationMarks.conversationId, conversationId),
    eq(conversationMarks.side, side),
    eq(conversationMarks.userId, userId),
  )
  const rows = await db
    .select({
      stayId: conversations.stayId,
      unread: sql<number>`coalesce(sum(${conversationMarks.unread}), 0)`.mapWith(Number),
      mentions: sql<number>`coalesce(sum(${conversationMarks.mentions}), 0)`.mapWith(Number),
      lastAt: sql<string | null>`max(${messages.sentAt})`,
    })
    .from(conversations)
    .innerJoin(conversationSides, eq(conversationId, conversations.id))
    .leftJoin(conversationMarks, isOwn)
    .leftJoin(messages, eq(messages.id, conversationSides.lastMessageId))
    .where(and(eq(conversations.kind, 'in-patient'), inArray(conversations.stayId, [...stayIds])))
    .groupBy(conversations.stayId)
  return new Map(
    rows.map(({ stayId, unread, mentions, lastAt }) => [
      stayId!,
      { unread, mentions, lastAt: lastAt === null ? null : Number(lastAt) },
    ]),
  )
}
