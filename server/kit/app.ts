import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { FILE_LIMIT } from '../../src/core/files/files.rules'
import { addressOf } from './address'
import { commonAnswer, envelope, toResponse } from './answer'
import { isDiskFull, violatedConstraint } from './constraint'
import { discard } from './discard'
import type { Database } from './handlers'
import { newId } from './ids'
import { isDatabaseAway } from './databaseAway'
import { describeDefect, type Logger } from './logging'
import { type Operations, operations } from './operations'
import { type ClientPages, type CompletePage, servePages } from './pages'
import type { Mounts, Row } from './room'
import { inRequest } from './scope'
import { type Beyond, securityHeaders } from './security'
import { serveContract, type Serving } from './serve'
import { type CommonText, languageOf, say } from './texts'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
    /** `room.endpoint` of the contract, once it is known which one answers. */
    row: string | undefined
  }
}

export interface AppParts extends Serving, Operations {
  readonly log: Logger
  /** The built client; null where another server (Vite) shows the pages. */
  readonly client: ClientPages | null
  /** Completes the pages of the client with what stands on them now. */
  readonly complete: CompletePage | null
  /** Draws pages of the client for whoever asks. */
  readonly personalPages: Hono | null
  /** What the client may do beside what is this server's own. */
  readonly beyond: Beyond
  /** Pages of `/dev`, which a production server does not have. */
  readonly devPages: readonly ((db: Database) => Hono)[]
  /** What a trial has in front of the contract for developers and testers. */
  readonly dev?: ((rows: readonly Row[]) => Hono) | undefined
  /** What answers below `/media` and other paths outside the contract. */
  readonly mounts: Mounts
}

/** Seconds after which a call may be made again while the database is away. */
const AGAIN_AFTER = 5

/** Paths below which only JSON is answered. */
const API = ['/user-service/*', '/doctor-service/*', '/booking-service/*'] as const
const BODY_LIMIT = 1024 * 1024
/** The file and what a form wraps around it. */
const FILE_BODY_LIMIT = FILE_LIMIT + 64 * 1024

/** The whole backend as one fetch handler. Throws when the contract is not fully handled and ruled. */
export const createApp = (parts: AppParts): Hono => {
  const app = new Hono()
  const files = parts.rows.filter(({ endpoint }) => endpoint.multipart)
  const uploads = new Set(files.map(({ endpoint }): string => endpoint.path))
  app.onError((error, context) => {
    if (isDatabaseAway(error)) {
      parts.log.error({ requestId: context.get('requestId'), row: context.get('row') }, 'database is away')
      return toResponse(envelope(503, textFor(context, 'away'), 'away', { retryAfter: AGAIN_AFTER }))
    }
    parts.log.error(
      { requestId: context.get('requestId'), row: context.get('row'), defect: describeDefect(error) },
      'defect',
    )
    if (isDiskFull(error)) return toResponse(envelope(507, textFor(context, 'full'), 'full'))
    // What no row has words for: nothing was written, and another look shows what is there.
    if (violatedConstraint(error) !== null) return toResponse(commonAnswer('outrun', textFor(context, 'outrun')))
    return toResponse(commonAnswer('wrong', textFor(context, 'wrong')))
  })
  app.notFound((context) => toResponse(commonAnswer('notFound', textFor(context, 'notFound'))))
  app.use(observed(parts))
  app.use(readWhole)
  app.use(headersAlone)
  if (parts.client !== null) app.use(securityHeaders(parts.client.inline, parts.beyond))
  const tooLarge = (context: Context) => toResponse(envelope(413, textFor(context, 'tooLarge'), 'tooLarge'))
  const limited = bodyLimit({ maxSize: BODY_LIMIT, onError: tooLarge })
  app.use(async (context, next) => {
    if (!uploads.has(context.req.path)) return limited(context, next)
    // A form with a file is read as a stream, and counted there; what says of itself that it is too large is not read.
    if (Number(context.req.header('content-length') ?? 0) > FILE_BODY_LIMIT) return tooLarge(context)
    return next()
  })
  app.route('/', operations(parts))
  if (!parts.production && parts.dev) app.route('/', parts.dev(parts.rows))
  app.route('/', serveContract(parts))
  app.use(compress())
  for (const [path, mount] of Object.entries(parts.mounts)) mountAt(app, parts, path, mount)
  for (const prefix of API) app.all(prefix, (context) => context.notFound())
  if (!parts.production) for (const pages of parts.devPages) app.route('/', pages(parts.db))
  if (parts.client !== null) app.route('/', servePages(parts.client, parts.complete, parts.personalPages))
  return app
}

/** One line for each call: which, how it ended, how long it took. Never its address or content: those hold people's data. */
const observed =
  ({ log, metrics }: AppParts) =>
  async (context: Context, next: () => Promise<void>): Promise<void> => {
    const requestId = newId()
    const from = performance.now()
    context.set('requestId', requestId)
    await inRequest(requestId, next)
    context.res.headers.set('X-Request-Id', requestId)
    const { method } = context.req
    const milliseconds = Math.round(performance.now() - from)
    const row = context.get('row') ?? 'page'
    metrics.answered({ method, row, status: context.res.status, seconds: milliseconds / 1000 })
    log.info({ requestId, method, row, status: context.res.status, milliseconds }, 'answered')
  }

/** What nobody read of a body is read before it is answered. */
const readWhole = async ({ req: { raw } }: Context, next: () => Promise<void>): Promise<void> => {
  await next()
  if (raw.method === 'GET' || raw.method === 'HEAD' || raw.bodyUsed) return
  if (raw.body && !raw.body.locked) await discard(raw.body)
}

/**
 * Who asks for the headers alone is sent no body, and nobody would read it: what it comes from, an open file or a line to
 * the store, is let go at once.
 */
const headersAlone = async (context: Context, next: () => Promise<void>): Promise<void> => {
  await next()
  const { body } = context.res
  if (context.req.raw.method !== 'HEAD' || body === null) return
  await body.cancel()
  context.res = new Response(null, context.res)
}

const textFor = (context: Context, id: CommonText): string => say(languageOf(context.req.header('language')), id)

const mountAt = (
  app: Hono,
  { db, clock, behindProxy = false }: AppParts,
  path: string,
  mount: Mounts[`/${string}`],
) => {
  for (const below of [path, `${path}/*`])
    app.all(below, (context) =>
      mount(context.req.raw, { db, now: clock.now(), address: addressOf(context, behindProxy) }),
    )
}
