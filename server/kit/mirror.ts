import * as Schema from 'effect/Schema'
import { ne, sql } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from './handlers'
import { enqueue, type Task } from './jobs'
import { mirrors } from './kit.tables'
import { prepared } from './prepared'

/** A document of the copy that is no more as it should be; `typing` is who types, which stands in no table. */
export const Copy = Schema.Struct({
  path: Schema.String,
  typing: Schema.optionalKey(Schema.String),
})
export type Copy = typeof Copy.Type

/** What fails because the copy is away is begun anew each minute: see `tryCopiesAgain`. */
export const copyTask: Task<Copy> = { name: 'copy a document', tries: 4, input: Copy }

const mirrorNow = prepared((db) => db.select({ project: mirrors.project }).from(mirrors).limit(1).prepare('mirror'))

/** Whether a copy is kept. */
export const isMirrored = async (db: Database): Promise<boolean> => (await mirrorNow(db).execute()).length > 0

/**
 * Has documents written anew once the transaction is certain: each as it is then, however often it changed, so what is
 * done twice does no harm. Where no copy is kept nothing is enqueued.
 */
export const mirror = async (db: Database, copies: readonly Copy[]): Promise<void> => {
  if (copies.length === 0 || !(await isMirrored(db))) return
  const jobs = copies.map((copy) => ({
    input: copy,
    key: copy.typing === undefined ? copy.path : `${copy.path} ${copy.typing}`,
  }))
  await enqueue(db, copyTask, jobs)
}

/** Says which project holds the copy, null for none. Returns whether it is another one than before. */
export const chooseMirror = async (db: Database, project: string | null, now: UnixSeconds): Promise<boolean> => {
  await db.delete(mirrors).where(project === null ? sql`true` : ne(mirrors.project, project))
  if (project === null) return false
  const made = await db.insert(mirrors).values({ project, since: now }).onConflictDoNothing().returning()
  return made.length > 0
}

/** Failure of the service that holds the copy; its name says how. */
export class CopyNotWritten extends Error {
  constructor(outcome: 'busy' | 'refused') {
    super()
    this.name = `CopyNotWritten: ${outcome}`
  }
}

/** Lets copies be tried again that failed because the service was away, however long it was. */
export const tryCopiesAgain = async (db: Database): Promise<void> => {
  await db.execute(sql`
    select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where task_identifier = ${copyTask.name} and locked_at is null
        and attempts > 1 and last_error not like '%CopyNotWritten: refused%'),
      run_at => now(), attempts => 0)`)
}
