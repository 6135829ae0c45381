import { lte } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Clock } from './clock'
import type { Database } from './handlers'
import { jobRuns } from './kit.tables'
import { describeDefect, type Logger } from './logging'
import type { Metrics } from './metrics'

/** Work the server does by itself, at its start and then every so many seconds. */
export interface Job {
  readonly name: string
  readonly every: number
  readonly run: (db: Database, now: UnixSeconds) => Promise<unknown>
}

/** Takes a job whose time has come: of several servers on one database, one does it. */
const takeTurn = async (db: Database, { name, every }: Job, now: UnixSeconds): Promise<boolean> => {
  const taken = await db
    .insert(jobRuns)
    .values({ name, startedAt: now })
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: { startedAt: now },
      setWhere: lte(jobRuns.startedAt, now - every),
    })
    .returning({ name: jobRuns.name })
  return taken.length > 0
}

/** Starts the jobs; a job that is still running is not started again. The returned stop waits for those that run. */
export const startJobs = (
  jobs: readonly Job[],
  { db, clock, log, metrics }: { db: Database; clock: Clock; log: Logger; metrics?: Metrics },
): (() => Promise<void>) => {
  const running = new Map<string, Promise<void>>()
  const runOnce = async (job: Job): Promise<void> => {
    const now = clock.now()
    const from = performance.now()
    const ended = (outcome: 'done' | 'failed') =>
      metrics?.jobEnded(job.name, outcome, (performance.now() - from) / 1000)
    try {
      if (!(await takeTurn(db, job, now))) return
      await job.run(db, now)
      ended('done')
    } catch (error) {
      ended('failed')
      log.error({ job: job.name, defect: describeDefect(error) }, 'job failed')
    }
  }
  const start = (job: Job): void => {
    if (running.has(job.name)) return
    const work = runOnce(job).finally(() => running.delete(job.name))
    running.set(job.name, work)
  }
  const timers = jobs.map((job) => {
    start(job)
    return setInterval(() => start(job), job.every * 1000)
  })
  return async () => {
    timers.forEach((timer) => clearInterval(timer))
    await Promise.all(running.values())
  }
}
