import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { chatSides, type ChatKind, type ChatSide, type Message } from '../../src/core/chat/chat'
import { type ChatPrincipal, mayRead } from '../../src/core/chat/access'
import type { Database, VerifiedCaller } from '../kit/handlers'
import { holdsWordsIn, searchedText } from '../kit/search'
import type { ConversationRow } from './access.read'
import { conversations, messages } from './chat.tables'
import { isInList } from './conversations.read'
import { messagesByIds } from './messages.read'

/** A message that holds some words, with its conversation. */
export interface FoundMessage {
  readonly row: ConversationRow
  readonly side: ChatSide
  readonly message: Message
}

/** What the caller is in every conversation of a list: the row of the list decides whose they are. */
const principalIn = (kind: ChatKind | undefined): ChatPrincipal =>
  kind === undefined ? 'owner' : kind === 'support' ? 'support' : 'team'

const isReadable = (kind: ChatKind | undefined): SQL => {
  const sides = chatSides.filter((side) => mayRead(kind ?? 'appointment', principalIn(kind), side))
  return inArray(messages.side, [...sides])
}

/** Messages of a list's conversations that hold some words, the newest first, and how many there are. */
export const foundMessages = async (
  db: Database,
  caller: VerifiedCaller,
  kind: ChatKind | undefined,
  { search, limit, offset }: { readonly search: string; readonly limit: number; readonly offset: number },
): Promise<{ readonly hits: readonly FoundMessage[]; readonly count: number }> => {
  const isHit = and(
    // As the index is written.
    sql`${messages.type} in (0, 2)`,
    isNull(messages.takenBackAt),
    holdsWordsIn(search, sql`(${searchedText(messages.text)})`),
    isReadable(kind),
    isInList(caller, kind),
  )
  const found = () =>
    db
      .select({ id: messages.id, side: messages.side, row: conversations })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(isHit)
  const rows = await found().orderBy(desc(messages.sentAt), desc(messages.seq), messages.id).limit(limit).offset(offset)
  const isWhole = rows.length < limit && offset === 0
  const count = isWhole
    ? rows.length
    : (await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(found().as('found')))[0]!.count
  const whole = await messagesByIds(
    db,
    rows.map(({ id }) => id),
  )
  return { hits: rows.map(({ id, side, row }) => ({ row, side, message: whole.get(id)! })), count }
}
