import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { supportChannelOf, TYPING_LASTS } from '../../src/core/chat/chat.rules'
import { documentPath } from '../../src/core/chat/documents'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { type Job, runnable, type RunnableTask } from '../kit/jobs'
import { type Copy, CopyNotWritten, copyTask, mirror, tryCopiesAgain, chooseMirror } from '../kit/mirror'
import { takeTurn } from '../kit/takeTurn'
import { sessions } from '../people/people.tables'
import { conversationChanges, conversations, messages } from './chat.tables'
import { documentAt } from './documents.read'
import type { Firestore, Write } from './firestore'

/** A document as it is to be now. */
const writeOf = async (db: Database, { path, typing }: Copy, now: UnixSeconds): Promise<Write> =>
  typing === undefined
    ? { path, fields: await documentAt(db, path, now) }
    : { path, fields: { typing: { [typing]: now + TYPING_LASTS / 1000 } }, only: [`typing.\`${typing}\``] }

/** Milliseconds for which nothing is tried after the service was away: other work has its turn meanwhile. */
const PAUSE = 3000

/**
 * Writes a document of the copy as it is when its turn comes. Of one document one write is under way, in all processes:
 * an older state never comes after a newer one. Nobody who writes a message waits for this lock.
 */
export const copyDocument = (store: Firestore | null): RunnableTask => {
  let awayUntil = 0
  return runnable(copyTask, async (copy, { db, now }) => {
    if (store === null) return
    if (performance.now() < awayUntil) throw new CopyNotWritten('busy')
    await db.transaction(async (tx) => {
      await takeTurn(tx, copy.path)
      const write = await writeOf(tx, copy, now)
      await store.commit([write]).catch((error: unknown) => {
        awayUntil = performance.now() + PAUSE
        throw error
      })
    })
  })
}

/** What somebody's client needs before it listens: that their session lasts, and where the first answer of the support will be. */
export const admit = async (
  db: Database,
  store: Firestore,
  { sessionId, userId }: { readonly sessionId: string; readonly userId: string },
  now: UnixSeconds,
): Promise<void> => {
  const paths = [
    documentPath.session(sessionId),
    documentPath.inbox(userId),
    documentPath.conversation(supportChannelOf(userId)),
  ]
  await store.commit(await Promise.all(paths.map((path) => writeOf(db, { path }, now))))
}

/** Documents enqueued at once when all are written anew. */
const PORTION = 500

/** Enqueues every document of the copy, conversation by conversation. Returns how many there are. */
export const mirrorEverything = async (db: Database, now: UnixSeconds): Promise<number> => {
  let count = 0
  const add = async (paths: readonly string[]) => {
    for (let from = 0; from < paths.length; from += PORTION)
      await mirror(
        db,
        paths.slice(from, from + PORTION).map((path) => ({ path })),
      )
    count += paths.length
  }
  const open = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
  await add(open.map(({ id }) => documentPath.session(id)))
  const inboxes = await db.selectDistinct({ id: conversationChanges.userId }).from(conversationChanges)
  await add(inboxes.map(({ id }) => documentPath.inbox(id)))
  for (let after = ''; ;) {
    const rows = await db
      .select({ id: conversations.id })
      .from(conversations)
      .where(gt(conversations.id, after))
      .orderBy(asc(conversations.id))
      .limit(PORTION)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return count
    await add(ids.flatMap((id) => [documentPath.conversation(id), documentPath.summary(id)]))
    for (const id of ids) await add(await allMessages(db, id))
    after = ids.at(-1)!
  }
}

const allMessages = async (db: Database, conversationId: string): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: messages.id, side: messages.side })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(asc(messages.side), asc(messages.seq))
  return rows.map(({ id, side }) => documentPath.message(conversationId, side, id))
}

/** Keeps the copy with the project that is configured: a new one is written whole, what failed is tried again. */
export const keepMirror = (store: Firestore | null): Job => ({
  name: 'keep the copy of the chats',
  every: 60,
  run: async (db, now) => {
    if (await chooseMirror(db, store?.project ?? null, now)) await mirrorEverything(db, now)
    if (store !== null) await tryCopiesAgain(db)
  },
})
