import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type CronItem,
  Logger as WorkerLogger,
  parseCronItems,
  run,
  type SharedOptions,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker'
import type { Clock } from './clock'
import type { OpenDatabase } from './database'
import { type Job, type RunnableTask } from './jobs'
import { type Crew, joinCrew } from './jobs.crew'
import { describeDefect, type Logger } from './logging'
import type { Metrics } from './metrics'
import { onceReachable } from './onceReachable'
import { inRequest } from './scope'
import { timeLimit } from './timeLimit'
import { within } from './within'

export interface Working extends Pick<OpenDatabase, 'db' | 'connections'> {
  readonly clock: Clock
  readonly log: Logger
  readonly metrics?: Pick<Metrics, 'jobEnded'> | undefined
  /** Receives when jobs begin to be done, and when they are not any more. */
  readonly running?: (isRunning: boolean) => void
}

/** Everything a server does beside answering. */
export interface Work {
  readonly repeated: readonly Job[]
  readonly tasks: readonly RunnableTask[]
}

/** Jobs of one process at a time; each may need a connection. */
const AT_ONCE = 4
/** Milliseconds after which a server looks for jobs whose next try has come; new ones are announced. */
const LOOK = 2000
/** Milliseconds that running jobs have to end when the server stops; then they are given back. */
const ENDED_WITHIN = timeLimit(10_000)
/** Milliseconds in which jobs and locks are given back. */
const GIVEN_BACK_WITHIN = timeLimit(2000)
/** Milliseconds before a worker that the database threw out starts anew. */
const AGAIN = 1000

/** Noted one by one, what became of a job would be a rejection that nobody handles where the database is away. */
const NOTED_IN_BATCHES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

/** Failure of a job as it is stored beside it: without the data it failed on. */
class JobFailed extends Error {
  constructor(defect: object, requestId: string | null) {
    const stored = { ...defect, ...(requestId === null ? {} : { requestId }) }
    super(JSON.stringify(stored, (key, value: unknown) => (key === 'at' ? undefined : value)))
  }
}

interface Envelope {
  readonly input?: unknown
  readonly requestId?: string | null
}

/** All tasks as the worker calls them: counted, logged, and with the request that led to them. */
export const taskListOf = ({ repeated, tasks }: Work, { db, clock, log, metrics }: Working): TaskList => {
  const each: readonly RunnableTask[] = [
    ...tasks,
    ...repeated.map(({ name, run }) => ({ name, run: async (_: unknown) => void (await run(db, clock.now())) })),
  ]
  return Object.fromEntries(
    each.map(({ name, run }) => [
      name,
      async (payload: Envelope, { job: { id, attempts, max_attempts: tries } }) => {
        const { input, requestId = null } = payload
        const from = performance.now()
        const ended = (outcome: 'done' | 'failed') =>
          metrics?.jobEnded(name, outcome, (performance.now() - from) / 1000)
        const running = { db, now: clock.now(), isLastTry: attempts >= tries }
        try {
          await inRequest(requestId, () => run(input, running))
          ended('done')
        } catch (error) {
          ended('failed')
          const defect = describeDefect(error)
          const about = { job: name, id, attempt: attempts, requestId: requestId ?? undefined, defect }
          if (running.isLastTry) log.error(about, 'job given up')
          else log.warn(about, 'job failed')
          throw new JobFailed(defect, requestId)
        }
      },
    ]),
  ) as TaskList
}

const GRAVE: ReadonlySet<string> = new Set(['error', 'warning'])

/** Options that every use of the worker shares; what it logs of failed jobs has been logged, without people's data. */
export const workerOptions = ({ connections, log }: Pick<Working, 'connections' | 'log'>) =>
  ({
    pgPool: connections,
    noHandleSignals: true,
    logger: new WorkerLogger(() => (level, message, meta) => {
      if (GRAVE.has(level) && meta?.['failure'] !== true) log.warn({ worker: message }, 'worker')
    }),
  }) satisfies SharedOptions & { noHandleSignals: boolean }

const MINUTES = 60

/** Repeated work begins at three in the night in India, a minute apart, so that days begin while people sleep. */
const FIRST_MINUTE = 21 * MINUTES + 30

const cronOf = ({ name, every }: Job, index: number): CronItem => {
  const minutes = every / 60
  return {
    task: name,
    identifier: name,
    match: ({ hour, min }) => (hour * MINUTES + min + 24 * MINUTES - FIRST_MINUTE - index) % minutes === 0,
    options: { backfillPeriod: every * 1000, maxAttempts: TRIES, jobKey: name, queueName: name },
  }
}

/** Of repeated work; its next time comes anyway. */
const TRIES = 3

/** What has never been repeated here begins at once, by whoever first notes that it is known from now on. */
const beginNew = async ({ repeated }: Work, { connections }: Working): Promise<void> => {
  await connections.query(
    `with begun as (
       insert into graphile_worker._private_known_crontabs (identifier, known_since)
       select name, now() from unnest($1::text[]) name on conflict do nothing returning identifier)
     select graphile_worker.add_job(identifier, job_key => identifier, queue_name => identifier, max_attempts => $2)
     from begun`,
    [repeated.map(({ name }) => name), TRIES],
  )
}

/** Starts doing jobs. The returned stop waits for those that run, and gives back those that take too long. */
export const startJobs = async (work: Work, working: Working): Promise<() => Promise<void>> => {
  const { connections, log, running = () => undefined } = working
  const crew = await onceReachable(() => joinCrew(working))
  await onceReachable(() => beginNew(work, working))
  const stopping = new AbortController()
  let pool: WorkerPool | undefined
  const events = new EventEmitter() as WorkerEvents
  events.on('pool:create', ({ workerPool }) => {
    pool = workerPool
  })
  const start = () =>
    run({
      ...workerOptions({ connections, log }),
      events,
      concurrency: AT_ONCE,
      pollInterval: LOOK,
      taskList: taskListOf(work, working),
      parsedCronItems: parseCronItems(work.repeated.map(cronOf)),
      preset: { plugins: [memberOf(crew)], worker: NOTED_IN_BATCHES },
    })
  let runner = await onceReachable(start)
  running(true)
  /** A worker ends when it cannot note what became of a job; the next one goes on. */
  const goOn = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await runner.promise.catch((error: unknown) => log.error({ defect: describeDefect(error) }, 'worker ended'))
      running(false)
      if (stopping.signal.aborted) return
      await wait(AGAIN, undefined, stopping).catch(() => undefined)
      if (stopping.signal.aborted) return
      runner = await start().then(
        (started) => {
          running(true)
          return started
        },
        () => runner,
      )
    }
    // It began while the server was told to stop.
    await runner.stop().catch(() => undefined)
  }
  const going = goOn()
  return async () => {
    stopping.abort()
    const stopped = runner.stop().catch(() => undefined)
    const late = setTimeout(
      () => void Promise.resolve(pool?.forcefulShutdown('The server stops')).catch(() => undefined),
      ENDED_WITHIN,
    )
    await within(Promise.all([stopped, going]), ENDED_WITHIN + GIVEN_BACK_WITHIN)
    clearTimeout(late)
    await within(crew.leave(), GIVEN_BACK_WITHIN)
  }
}

const memberOf = (crew: Crew): GraphileConfig.Plugin => ({
  name: 'crew',
  version: '1.0.0',
  worker: { hooks: { startWorker: (_, { worker: { workerPool } }) => crew.enter(workerPool.id) } },
})
