import type { RequestListener, Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { statfs } from 'node:fs/promises'
import { workOf } from './assembly'
import { type Backend, createBackend, platformOf } from './backend'
import type { Configuration } from './config/configuration'
import { type Clock, systemClock } from './kit/clock'
import { openDatabase, type OpenDatabase, type Storage } from './kit/database'
import { explainLost } from './kit/databaseFaults'
import { openFeed } from './kit/feed'
import { checkPort, newHttpServer } from './kit/httpServer'
import { startJobs } from './kit/jobs.run'
import { startJobsThread } from './jobs.thread'
import { describeDefect, type Logger, newLogger } from './kit/logging'
import { newMetrics } from './kit/metrics'
import { onceReachable } from './kit/onceReachable'
import { readClient } from './kit/pages'
import { rendererOf } from './kit/guestPages'
import { timeLimit } from './kit/timeLimit'
import { within } from './kit/within'
import { embeddedPlaces } from './location/embedded'
import { googlePlaces } from './location/google'
import type { PlacesService } from './location/places'
import { placesThread } from './location/placesThread'
import { openParts, type PartsSettings } from './parts'

/** What a start needs beside its configuration. */
export interface ServerParts {
  /** Milliseconds within which the database answers a statement. */
  readonly answeredWithin?: number
  /** Folder of the built client; without one another server shows the pages. */
  readonly clientDir?: string | undefined
  /** What draws its pages outside a browser, built with it. */
  readonly renderer?: string | undefined
  readonly clock?: Clock
  /** What a trial has in front of the contract for developers and testers. */
  readonly dev?: Backend['dev']
  /** Who knows the places of India, in place of the gazetteer that is read once the server is at rest. */
  readonly places?: PlacesService | undefined
  /** A database that is open already, in place of one that is opened here. */
  readonly database?: OpenDatabase | undefined
  /** Receives what the start is doing, a sentence at a time. */
  readonly notify?: (step: string) => void
  /** Called with requests outside the backend's own paths before anything else is tried (Vite's middleware). */
  readonly before?: (backend: RequestListener, server: Server) => Promise<RequestListener>
}

export type ServerOptions = Configuration & ServerParts

export interface RunningServer {
  readonly url: string
  /** Takes no more calls, finishes those it has, closes the database. */
  readonly close: () => Promise<void>
}

/** Milliseconds after the start at which the gazetteer is read, so that the first search does not wait for it. */
const AT_REST = 2000

/** The compiled server reads it, and does jobs, in threads; a thread cannot run TypeScript, so a server run from its sources does not. */
const isCompiled = import.meta.url.endsWith('.js')
const gazetteer = (): PlacesService => (isCompiled ? placesThread() : embeddedPlaces)

const warm = (places: PlacesService, log: Logger): Promise<unknown> =>
  places
    .autocomplete('Delhi', null, 'eng')
    .catch((error: unknown) => log.error({ defect: describeDefect(error) }, 'places are not known'))

/** Milliseconds within which the database answers a statement; one that hangs is given up then, with 503. */
const ANSWERED_WITHIN = timeLimit(20_000)

/** Milliseconds that a start which failed may take to close what it had opened. */
const CLOSED_WITHIN = timeLimit(4000)

/**
 * Opens the database, fills it when it is new, and listens. Throws `CannotStart` with a sentence for whoever started it;
 * what was opened until then is closed.
 */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const closers: (() => unknown)[] = []
  const close = async (): Promise<void> => {
    for (let last = closers.pop(); last !== undefined; last = closers.pop()) await last()
  }
  try {
    const url = await openServer(options, (closer) => closers.push(closer))
    return { url, close }
  } catch (error) {
    await within(
      close().catch(() => undefined),
      CLOSED_WITHIN,
    )
    throw error
  }
}

/** Starts everything, in order; each part says how it is closed, and is so before those that it needs. */
const openServer = async (options: ServerOptions, toClose: (closer: () => unknown) => void): Promise<string> => {
  const { notify = () => undefined } = options
  if (options.port !== 0) await checkPort(options.port, options.host)
  notify(storageStep(options))
  const database = options.database ?? (await openDatabase({ answeredWithin: ANSWERED_WITHIN, ...options }))
  toClose(database.close)
  try {
    return await openOn(database, options, toClose)
  } catch (error) {
    throw explainLost(error, database.url)
  }
}

/** Everything on a database that is open; where that is away for a moment, each step waits until it is back. */
const openOn = async (
  database: OpenDatabase,
  options: ServerOptions,
  toClose: (closer: () => unknown) => void,
): Promise<string> => {
  const { clock = systemClock, production = false, notify = () => undefined } = options
  const log = newLogger(options.logLevel ?? 'info')
  const trial = production ? undefined : await import('./seed/demonstration')
  if (trial) {
    const { seeded } = await onceReachable(() => trial.seedDemonstration(database.db, clock.now()))
    // A database that is handed over stays as it is.
    if (options.database === undefined)
      await onceReachable(() => database.db.transaction((tx) => trial.seedVisitsNow(tx, clock.now())))
    notify(seeded ? 'The demonstration practice was written.' : 'The practice was there already.')
  }
  const client = options.clientDir === undefined ? null : readClient(options.clientDir)
  const render = options.renderer === undefined ? null : rendererOf(options.renderer)
  const { behindProxy, firebase, googleMaps, turn } = options
  const settings = partsSettings(options)
  const feed = await onceReachable(() => openFeed(database))
  toClose(feed.close)
  const given = options.places ?? (googleMaps && googlePlaces(googleMaps))
  const places = given ?? gazetteer()
  const metrics = newMetrics(database.pool, { withProcess: true })
  const parts = {
    ...(await onceReachable(() => openParts(settings, { db: database.db, clock, log }))),
    db: database.db,
    feed,
    clock,
    log,
    production,
    client,
    render,
    places,
    mounts: trial?.demonstrationMounts,
  }
  const { metricsToken } = options
  const freeBytes = keepsHere(options) ? () => freeBytesOf(options) : undefined
  const { dev } = options
  let isRunning = false
  const running = (is: boolean) => {
    isRunning = is
  }
  const areJobsRunning = () => isRunning
  const operated = { metrics, metricsToken, freeBytes, areJobsRunning, dev }
  const app = createBackend({ ...parts, behindProxy, firebase, turn, ...operated })
  const http = newHttpServer()
  const backend = getRequestListener(app.fetch)
  const listener: RequestListener = (request, response) => void backend(request, response)
  http.server.on('request', options.before ? await options.before(listener, http.server) : listener)
  const port = await http.listen(options.port, options.host)
  const { logLevel = 'info' } = options
  toClose(
    isCompiled
      ? await startJobsThread({ databaseUrl: database.url, logLevel, parts: settings }, { log, metrics, running })
      : await startJobs(workOf(platformOf(parts)), { ...database, clock, log, metrics, running }),
  )
  // Streams last until the feed ends: the server would wait for them.
  toClose(() => Promise.all([http.stop(), feed.close()]))
  const warming = setTimeout(() => {
    if (!given) void warm(places, log)
    // Who opens a page first does not wait for what draws it.
    if (isCompiled)
      for (const path of ['/home', '/find-doctor']) void app.request(path, { headers: { accept: 'text/html' } })
  }, AT_REST)
  toClose(() => clearTimeout(warming))
  return `http://localhost:${port}`
}

const partsSettings = (options: ServerOptions): PartsSettings => {
  const { origin, port, secret, sms, razorpay, firebase, firebaseAccount, agora, filesBucket, dataDir } = options
  // A gateway brings people back to an address that is theirs.
  const paying = origin === undefined ? {} : { razorpay }
  const services = { firebase, firebaseAccount, agora }
  return { origin: origin ?? `http://localhost:${port}`, secret, sms, ...paying, ...services, filesBucket, dataDir }
}

const storageStep = ({ databaseUrl, dataDir }: Storage): string =>
  databaseUrl ? 'Opening the PostgreSQL database of DATABASE_URL…' : `Opening the database in ${dataDir}…`

const DATA_DIR = '.data'

/** Whether anything is kept in the data folder: the database, or uploaded files. */
const keepsHere = ({ databaseUrl, filesBucket, database }: ServerOptions): boolean =>
  (!databaseUrl && database === undefined) || filesBucket === undefined

const freeBytesOf = async ({ dataDir = DATA_DIR }: ServerOptions): Promise<number> => {
  // A folder that nothing has been written to yet is made with the first file.
  const { bavail, bsize } = await statfs(dataDir).catch(() => statfs('.'))
  return bavail * bsize
}
