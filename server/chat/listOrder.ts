import { and, desc, eq, gt, lt, not, or, type SQL } from 'drizzle-orm'
import type { ChatKind } from '../../src/core/chat/chat'
import { isStayChannel } from '../../src/core/chat/chat.rules'
import { conversations } from './chat.tables'

/** What a list is ordered by: patients know nothing of the team's side, not even when something came. */
export const movedAt = (kind: ChatKind | undefined) =>
  kind === undefined ? conversations.updatedAt : conversations.teamUpdatedAt

/** In one's own list the chats of stays in a hospital come before the others. */
const isStay = eq(conversations.kind, 'in-patient')

/** What comes after the row of a mark, `<moved at>_<id>`, in that order; everything without one. */
export const isAfter = (kind: ChatKind | undefined, before: string | undefined): SQL | undefined => {
  const [, at, id] = /^(\d{1,12})_(.+)$/.exec(before ?? '') ?? []
  if (at === undefined || id === undefined) return undefined
  const moved = movedAt(kind)
  const later = or(lt(moved, Number(at)), and(eq(moved, Number(at)), gt(conversations.id, id)))
  if (kind !== undefined) return later
  return isStayChannel(id) ? or(not(isStay), later) : and(not(isStay), later)
}

/** How a list is ordered, but for the ids that end it. */
export const orderOf = (kind: ChatKind | undefined): readonly SQL[] =>
  kind === undefined ? [desc(isStay), desc(movedAt(kind))] : [desc(movedAt(kind))]
