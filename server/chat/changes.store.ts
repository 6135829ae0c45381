import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { ChatSide } from '../../src/core/chat/chat'
import { documentPath, SEEN_LENGTH } from '../../src/core/chat/documents'
import type { Database } from '../kit/handlers'
import { type Copy, isMirrored, mirror } from '../kit/mirror'
import type { ChatNote } from './chat.notes'
import { conversationChanges, messages } from './chat.tables'

interface Noted {
  readonly conversationId: string
  readonly readers: readonly { readonly id: string }[]
  readonly note: ChatNote
}

/** Has the documents written anew that a note to readers is about. */
export const mirrorNote = async (db: Database, { conversationId, readers, note }: Noted): Promise<void> => {
  if (!(await isMirrored(db))) return
  if (note.is === 'typing') {
    return mirror(db, [{ path: documentPath.live(conversationId, note.side), typing: note.userId }])
  }
  await noteChange(db, conversationId, readers)
  const side = note.is === 'conversation' ? 'patient' : note.side
  await mirror(
    db,
    [
      ...(await messagePaths(db, conversationId, note)),
      // What is written for the team moves nothing that a patient can read, not even when a document was written.
      ...(side === 'patient' ? [documentPath.conversation(conversationId)] : []),
      documentPath.summary(conversationId),
      ...readers.map(({ id }) => documentPath.inbox(id)),
    ].map((path): Copy => ({ path })),
  )
}

const messagePaths = async (db: Database, conversationId: string, note: ChatNote): Promise<readonly string[]> => {
  if (note.is === 'message' || note.is === 'taken back')
    return [documentPath.message(conversationId, note.side, note.id)]
  return note.is === 'mark' ? seenNow(db, conversationId, note) : []
}

/** Messages that a mark has passed, of those whose documents say who has seen them. */
const seenNow = async (
  db: Database,
  conversationId: string,
  { side, from, seq }: { readonly side: ChatSide; readonly from: number; readonly seq: number },
): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.side, side),
        gt(messages.seq, Math.max(from, seq - SEEN_LENGTH)),
        lte(messages.seq, seq),
      ),
    )
    .orderBy(asc(messages.seq))
  return rows.map(({ id }) => documentPath.message(conversationId, side, id))
}

/** A conversation comes to the top of its readers' inboxes; they are taken in one order, so that nobody waits in a circle. */
const noteChange = async (
  db: Database,
  conversationId: string,
  readers: readonly { readonly id: string }[],
): Promise<void> => {
  const values = [...new Set(readers.map(({ id }) => id))].toSorted().map((userId) => ({ userId, conversationId }))
  if (values.length === 0) return
  await db
    .insert(conversationChanges)
    .values(values)
    .onConflictDoUpdate({
      target: [conversationChanges.userId, conversationChanges.conversationId],
      set: { rev: sql`nextval(pg_get_serial_sequence('conversation_changes', 'rev'))` },
    })
}
