import { sql } from 'drizzle-orm'
import * as Schema from 'effect/Schema'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from './handlers'
import { type ItemFailure, ItemsFailed } from './itemsFailed'
import { requestIdNow } from './scope'

/** Work the server repeats by itself, every so many seconds: a divisor of a day in whole minutes. */
export interface Job {
  readonly name: string
  readonly every: number
  readonly run: (db: Database, now: UnixSeconds) => Promise<unknown>
}

/** What a running job works with; `isLastTry` says that a failure is shown to operators and not tried again. */
export interface Running {
  readonly db: Database
  readonly now: UnixSeconds
  readonly isLastTry: boolean
}

/** A kind of work that is enqueued in a transaction and done after its commit. */
export interface Task<Input> {
  readonly name: string
  /** How often it is tried: 2.7 s after the first failure, then each wait e times the one before. */
  readonly tries: number
  readonly input: Schema.Codec<Input, unknown>
}

/** A task with what does it. It may be done again after it was done: a process can die before that is noted. */
export interface RunnableTask {
  readonly name: string
  readonly run: (input: unknown, running: Running) => Promise<void>
}

export const runnable = <Input>(
  task: Task<Input>,
  run: (input: Input, running: Running) => Promise<void>,
): RunnableTask => {
  const decode = Schema.decodeUnknownSync(task.input)
  return { name: task.name, run: async (input, running) => run(decode(input), running) }
}

/**
 * Does work on things one after the other, each by its id: one that fails holds up no other. Throws which failed in the
 * end, so that the job is tried again with what is left of it, and then shown to operators with each of them.
 */
export const oneByOne = async (ids: Iterable<string>, work: (id: string) => Promise<void>): Promise<void> => {
  const failures: ItemFailure[] = []
  for (const item of ids) await work(item).catch((error: unknown) => failures.push({ item, error }))
  if (failures.length > 0) throw new ItemsFailed(failures)
}

/** Enqueues a job unless one of its key waits, or is under way: for what is asked for until it is there. */
export const enqueueOnce = async <Input>(
  db: Database,
  task: Task<Input>,
  job: { readonly input: Input; readonly key: string },
): Promise<void> => {
  const { rowCount } = await db.execute(sql`
    select 1 from graphile_worker.jobs where key = ${keyOf(task, job.key)} and attempts < max_attempts`)
  if (rowCount === 0) await enqueue(db, task, [job])
}

const keyOf = ({ name }: { readonly name: string }, key: string): string => `${name} ${key}`

/**
 * Enqueues a job in a transaction: undone with it, done once it is certain, and not before the moment `at` where it has
 * one. Of one `key` one job waits; a later one takes its place.
 */
export const enqueue = async <Input>(
  db: Database,
  task: Task<Input>,
  jobs: readonly { readonly input: Input; readonly key: string; readonly at?: UnixSeconds }[],
): Promise<void> => {
  if (jobs.length === 0) return
  const encode = Schema.encodeSync(task.input)
  const specs = jobs.map(({ input, key, at }) => ({
    payload: { input: encode(input), requestId: requestIdNow() },
    key: keyOf(task, key),
    at,
  }))
  await db.execute(sql`
    select graphile_worker.add_job(${task.name}, spec->'payload', max_attempts => ${task.tries}, job_key => spec->>'key',
      run_at => coalesce(to_timestamp((spec->>'at')::double precision), now()))
    from json_array_elements(${JSON.stringify(specs)}::json) spec`)
}
