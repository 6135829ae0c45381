import { and, eq, inArray, or } from 'drizzle-orm'
import { mayRead } from '../../src/core/chat/access'
import type { ChatSide } from '../../src/core/chat/chat'
import { DOCTORS } from '../../src/core/session/roles'
import { announce } from '../kit/feed'
import type { Database } from '../kit/handlers'
import { pushTopic } from '../notifications/notifications.port'
import { users } from '../people/people.tables'
import { conversations } from './chat.tables'
import type { ChatNote } from './chat.notes'
import { mirrorNote } from './changes.store'

/** A note as it travels to the streams of one person. */
export interface ChatAnnouncement {
  readonly chat: ChatNote
  readonly conversation: string
}

type Parties = Pick<typeof conversations.$inferSelect, 'id' | 'kind' | 'doctorId' | 'patientId'>

/** People who read a side: the patient, the doctor's team as it is now, those who answer the support. */
export const readersOf = async (
  db: Database,
  { kind, doctorId, patientId }: Parties,
  side: ChatSide,
): Promise<readonly { readonly id: string; readonly isTeam: boolean }[]> => {
  const team =
    kind === 'support' ? eq(users.role, 'ADMIN') : and(eq(users.doctorId, doctorId!), inArray(users.role, [...DOCTORS]))
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(
      or(mayRead(kind, 'owner', side) ? eq(users.id, patientId) : undefined, and(team, eq(users.isBlocked, false))),
    )
    .orderBy(users.id)
  return people.map(({ id }) => ({ id, isTeam: id !== patientId }))
}

/** Tells the readers of a side something, in the transaction in which it happened; the copy follows after it. */
export const announceToReaders = async (
  db: Database,
  conversation: Parties,
  readers: readonly { readonly id: string }[],
  note: ChatNote,
): Promise<void> => {
  await announce(
    db,
    readers.map(({ id }) => ({ topic: pushTopic(id), payload: { chat: note, conversation: conversation.id } })),
  )
  await mirrorNote(db, { conversationId: conversation.id, readers, note })
}

/** Tells all who have these conversations that they are not as they were. */
export const announceConversations = async (db: Database, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const rows = await db
    .select()
    .from(conversations)
    .where(inArray(conversations.id, [...ids]))
  for (const row of rows)
    await announceToReaders(db, row, await readersOf(db, row, 'patient'), { is: 'conversation', rev: row.rev })
}
