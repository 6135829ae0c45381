import { sql } from 'drizzle-orm'
import type { Database } from './handlers'

export interface JobCount {
  readonly job: string
  /** Given up after their last try. */
  readonly failed: number
  readonly waiting: number
}

export const jobCounts = async (db: Database): Promise<readonly JobCount[]> => {
  const { rows } = await db.execute<{ job: string; failed: number; waiting: number }>(sql`
    select task_identifier as job,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed,
      count(*) filter (where attempts < max_attempts or locked_at is not null)::int as waiting
    from graphile_worker.jobs group by task_identifier order by task_identifier`)
  return rows
}

export interface FailedJob {
  readonly id: string
  readonly job: string
  /** What it is about, by its ids; null of what is repeated, which is about all. */
  readonly item: string | null
  readonly attempts: number
  readonly failedAt: Date
  /** How it failed, without people's data, and the request that led to it. */
  readonly error: string
  /** Of what is done with many things one after the other: those that failed, each with its own failure. */
  readonly items: readonly FailedItem[]
}

export interface FailedItem {
  readonly item: string
  readonly error: string
}

interface StoredItem {
  readonly item: string
}

/** The things that are named one by one in a failure as it is stored, and what is left of it. */
const itemsIn = (stored: string): Pick<FailedJob, 'error' | 'items'> => {
  if (!stored.startsWith('{')) return { error: stored, items: [] }
  const { items = [], ...error } = JSON.parse(stored) as { readonly items?: readonly StoredItem[] }
  return {
    error: JSON.stringify(error),
    items: items.map(({ item, ...why }) => ({ item, error: JSON.stringify(why) })),
  }
}

/** Jobs that were given up, the latest last. */
export const failedJobs = async (db: Database): Promise<readonly FailedJob[]> => {
  const { rows } = await db.execute<{
    id: string
    job: string
    item: string | null
    attempts: number
    failedAt: string
    error: string
  }>(sql`
    select id::text, task_identifier as job, nullif(substr(key, length(task_identifier) + 2), '') as item, attempts,
      updated_at as "failedAt", coalesce(last_error, '') as error
    from graphile_worker.jobs where attempts >= max_attempts and locked_at is null order by updated_at, id`)
  return rows.map((row) => ({ ...row, ...itemsIn(row.error), failedAt: new Date(row.failedAt) }))
}

/** Lets jobs that were given up be tried anew. Returns how many there were. */
export const retryJobs = async (db: Database, ids?: readonly string[]): Promise<number> => {
  const among = ids ?? (await failedJobs(db)).map(({ id }) => id)
  const { rows } = await db.execute(sql`
    select id from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs
        where attempts >= max_attempts and locked_at is null and id::text = any(${sql.param(among)}::text[])),
      run_at => now(), attempts => 0)`)
  if (rows.length > 0) await db.execute(sql`select pg_notify('jobs:insert', ${JSON.stringify({ count: rows.length })})`)
  return rows.length
}
