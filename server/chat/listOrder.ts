import { and, desc, eq, gt, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { ChatKind } from '../../src/core/chat/chat'
import { isStayChannel } from '../../src/core/chat/chat.rules'
import { conversations, conversationSides } from './chat.tables'

/** What a list is ordered by: patients know nothing of the team's side, not even when something came. */
export const movedAt = (kind: ChatKind | undefined) =>
  kind === undefined ? conversations.updatedAt : conversations.teamUpdatedAt

/** In one's own list the chats of stays in a hospital come before the others. */
const isStay = eq(conversations.kind, 'in-patient')

/** Whether something was written into a conversation that whoever reads the list may know of. */
const isWritten = (kind: ChatKind | undefined, id: unknown = conversations.id): SQL =>
  sql`exists (select from ${conversationSides} where ${and(
    eq(conversationSides.conversationId, sql`${id}`),
    gt(conversationSides.lastSeq, 0),
    kind === undefined ? eq(conversationSides.side, 'patient') : undefined,
  )})`

/** What comes after the row of a mark, `<moved at>_<id>`, in that order; everything without one. */
export const isAfter = (kind: ChatKind | undefined, before: string | undefined): SQL | undefined => {
  const [, at, id] = /^(\d{1,12})_(.+)$/.exec(before ?? '') ?? []
  if (at === undefined || id === undefined) return undefined
  const moved = movedAt(kind)
  const lower = or(lt(moved, Number(at)), and(eq(moved, Number(at)), gt(conversations.id, id)))!
  const wasWritten = isWritten(kind, id)
  const later = or(and(wasWritten, not(isWritten(kind))), and(sql`${wasWritten} = ${isWritten(kind)}`, lower))
  if (kind !== undefined) return later
  return isStayChannel(id) ? or(not(isStay), later) : and(not(isStay), later)
}

/** How a list is ordered, but for the ids that end it: those into which nothing was written come last. */
export const orderOf = (kind: ChatKind | undefined): readonly SQL[] => [
  ...(kind === undefined ? [desc(isStay)] : []),
  desc(isWritten(kind)),
  desc(movedAt(kind)),
]
