import { and, countDistinct, eq, exists, gt, isNull, not, or, sql } from 'drizzle-orm'
import type { ChatKind, UnreadChats } from '../../src/core/chat/chat'
import { patientBlocks } from '../booking/patientBlock.tables'
import type { Database, VerifiedCaller } from '../kit/handlers'
import { conversationMarks, conversations } from './chat.tables'
import { isInList } from './conversations.read'

/**
 * How many conversations that somebody reads hold something unread of a side that they read, by their list: neither of those whom their
 * doctor has blocked or who have blocked them, nor of the support's those that a colleague answers.
 */
export const unreadCounts = async (
  db: Database,
  caller: VerifiedCaller,
  kinds: readonly ChatKind[],
): Promise<UnreadChats> => {
  const { userId, role } = caller
  const isOwn = and(eq(conversations.patientId, userId), eq(conversationMarks.side, 'patient'))
  const isOfTeam = kinds.map((kind) =>
    kind === 'support'
      ? and(isInList(caller, kind), or(isNull(conversations.agentId), eq(conversations.agentId, userId)))
      : isInList(caller, kind),
  )
  const isBlocked = exists(
    db
      .select({ one: sql`1` })
      .from(patientBlocks)
      .where(
        and(eq(patientBlocks.doctorId, conversations.doctorId), eq(patientBlocks.patientId, conversations.patientId)),
      ),
  )
  const counted = await db
    .select({
      kind: conversations.kind,
      isOwn: sql<boolean>`${conversations.patientId} = ${userId}`,
      count: countDistinct(conversations.id),
    })
    .from(conversationMarks)
    .innerJoin(conversations, eq(conversations.id, conversationMarks.conversationId))
    .where(
      and(
        eq(conversationMarks.userId, userId),
        gt(conversationMarks.unread, 0),
        // Whoever treats is never treated in the same conversation: their own is the one with the support.
        or(role === 'PATIENT' ? isOwn : and(isOwn, eq(conversations.kind, 'support')), ...isOfTeam),
        not(isBlocked),
      ),
    )
    .groupBy(sql`1`, sql`2`)
  const sum = (isMeant: (row: (typeof counted)[number]) => boolean): number =>
    counted.filter(isMeant).reduce((total, { count }) => total + count, 0)
  const ofTeam = (listed: ChatKind) => sum(({ kind, isOwn: isOfOwn }) => !isOfOwn && kind === listed)
  return {
    count: sum(() => true),
    own: sum(({ isOwn: isOfOwn }) => isOfOwn),
    appointment: ofTeam('appointment'),
    inPatient: ofTeam('in-patient'),
  }
}
