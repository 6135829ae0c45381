import type { JobCount } from './jobs.read'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Connections of this process to the database. */
export interface PoolState {
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

export interface Metrics {
  readonly answered: (call: { method: string; row: string; status: number; seconds: number }) => void
  readonly jobEnded: (job: string, outcome: 'done' | 'failed', seconds: number) => void
  /** What Prometheus reads, with the jobs that the database holds for all processes. */
  readonly text: (jobs: readonly JobCount[]) => Promise<string>
  readonly contentType: string
}

/** Seconds; answers take milliseconds, a slow one seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts for one server process; `pool` is asked when they are read. */
export const newMetrics = (pool: () => PoolState, { withProcess }: { readonly withProcess: boolean }): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  if (withProcess) collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by row of the contract, method and status',
    labelNames: ['row', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer by row of the contract',
    labelNames: ['row'],
    buckets: BUCKETS,
    registers,
  })
  const runs = new Counter({
    name: 'jobs_total',
    help: 'Ended runs of jobs by outcome',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const lasting = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time a job took',
    labelNames: ['job'],
    buckets: BUCKETS,
    registers,
  })
  const failed = new Gauge({
    name: 'jobs_failed',
    help: 'Jobs that were given up after their last try, of all processes',
    labelNames: ['job'],
    registers,
  })
  const waiting = new Gauge({
    name: 'jobs_waiting',
    help: 'Jobs that are enqueued or under way, of all processes',
    labelNames: ['job'],
    registers,
  })
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections to the database by state, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect: () => {
      for (const [state, count] of Object.entries(pool())) connections.set({ state }, count)
    },
  })
  return {
    answered: ({ method, row, status, seconds }) => {
      requests.inc({ row, method, status })
      durations.observe({ row }, seconds)
    },
    jobEnded: (job, outcome, seconds) => {
      runs.inc({ job, outcome })
      lasting.observe({ job }, seconds)
    },
    text: (jobs) => {
      failed.reset()
      waiting.reset()
      for (const { job, ...counts } of jobs) {
        failed.set({ job }, counts.failed)
        waiting.set({ job }, counts.waiting)
      }
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}
