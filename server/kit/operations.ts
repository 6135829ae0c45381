import { timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { addressOf, isLoopback } from './address'
import type { Database } from './handlers'
import { hashOf } from './ids'
import { jobCounts } from './jobs.read'
import { describeDefect, type Logger } from './logging'
import type { Metrics } from './metrics'

export interface Operations {
  readonly db: Database
  readonly log: Logger
  readonly metrics: Metrics
  /** Who sends it as a bearer token reads the metrics from anywhere; others only from this machine. */
  readonly metricsToken?: string | undefined
  readonly behindProxy?: boolean | undefined
  /** Whether jobs are done; absent where another process does them. */
  readonly areJobsRunning?: (() => boolean) | undefined
  /** Free bytes where the data is kept; absent where nothing is kept on this machine. */
  readonly freeBytes?: (() => Promise<number>) | undefined
}

/** Free bytes under which a server is not ready: the database needs room to write. */
const LEAST_FREE = 200 * 1024 * 1024

/** What operators ask: is it alive, can it work, how is it doing. */
export const operations = (parts: Operations): Hono => {
  const app = new Hono()
  app.get('/healthz', async (context) => {
    const isAnswering = await databaseAnswers(parts)
    return context.json({ status: isAnswering ? 'ok' : 'database does not answer' }, isAnswering ? 200 : 503)
  })
  app.get('/readyz', async (context) => {
    const database = (await databaseAnswers(parts)) ? 'ok' : 'does not answer'
    const disk = await diskState(parts)
    const jobs = jobsState(parts)
    const isReady = database === 'ok' && disk !== 'full' && jobs !== 'not running'
    return context.json({ status: isReady ? 'ready' : 'not ready', database, disk, jobs }, isReady ? 200 : 503)
  })
  app.get('/metrics', async (context) => {
    if (!mayReadMetrics(parts, context)) return context.notFound()
    // While the database is away, what this process counts is read all the same.
    const jobs = await jobCounts(parts.db).catch(() => [])
    return context.body(await parts.metrics.text(jobs), 200, { 'Content-Type': parts.metrics.contentType })
  })
  return app
}

const databaseAnswers = async ({ db, log }: Operations): Promise<boolean> => {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch (error) {
    log.error({ defect: describeDefect(error) }, 'database does not answer')
    return false
  }
}

const diskState = async ({ freeBytes, log }: Operations): Promise<'ok' | 'full' | 'elsewhere'> => {
  if (freeBytes === undefined) return 'elsewhere'
  const free = await freeBytes()
  if (free >= LEAST_FREE) return 'ok'
  log.error({ free }, 'disk is full')
  return 'full'
}

const jobsState = ({ areJobsRunning }: Operations): 'ok' | 'not running' | 'elsewhere' => {
  if (areJobsRunning === undefined) return 'elsewhere'
  return areJobsRunning() ? 'ok' : 'not running'
}

/** A proxy that forwards without being named as one makes everybody look like this machine. */
const mayReadMetrics = ({ metricsToken, behindProxy = false }: Operations, context: Context): boolean => {
  const given = context.req.header('authorization') ?? ''
  if (metricsToken !== undefined) return isSame(given, `Bearer ${metricsToken}`)
  const isForwarded = !behindProxy && context.req.header('x-forwarded-for') !== undefined
  const address = addressOf(context, behindProxy)
  return !isForwarded && address !== null && isLoopback(address)
}

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)))
