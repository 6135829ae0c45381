import type { Hono } from 'hono'
import type { FirebaseConfig } from '../src/core/app/config'
import type { Reader } from '../src/core/app/personalPage'
import type { Width } from '../src/core/kit/route'
import { DEFAULT_LANGUAGE } from '../src/core/language/languages'
import { devPages, mountsOf, newHandlers, policy, type RoomHandlers, rowsOf } from './assembly'
import { firebaseOrigins } from './config/firebase'
import type { Firestore } from './chat/chat.port'
import { fileReceiver } from './files/receive'
import { afterCommit } from './files/store/afterCommit'
import type { FileStore } from './files/store/fileStore'
import { createApp } from './kit/app'
import { devOutbox } from './kit/devOutbox'
import type { Clock } from './kit/clock'
import type { Feed } from './kit/feed'
import { fileAddresses } from './kit/fileAddress'
import type { Database } from './kit/handlers'
import { describeDefect, type Logger } from './kit/logging'
import { newLimits } from './kit/limits'
import { type Metrics, newMetrics } from './kit/metrics'
import { outbox, type Sms } from './kit/outbox'
import { type DrawPage, servePersonalPages } from './kit/personalPages'
import type { ClientPages, CompletePage } from './kit/pages'
import type { FindCaller, Policy } from './kit/policy'
import type { Mounts, Row } from './kit/room'
import { guestPages, type RenderPage } from './kit/guestPages'
import { serveContract, type Serving } from './kit/serve'
import { embeddedPlaces } from './location/embedded'
import { AGORA_POLICY, type AgoraSettings } from './kit/agora'
import type { TurnSettings } from './kit/turn'
import type { PlacesService } from './location/places'
import { demonstrationGateway } from './payment/gateway'
import type { PushSender } from './notifications/firebase'
import type { PaymentGateway } from './payment/paymentGateway'
import type { Platform } from './platform'
import { findCaller, findGuest } from './people/people.store'

export interface Backend {
  readonly db: Database
  readonly feed: Feed
  /** Where the contents of uploaded files are kept. */
  readonly files: FileStore
  readonly clock: Clock
  readonly log: Logger
  readonly production: boolean
  readonly client: ClientPages | null
  /** Draws pages of the client; without it they go out as they were built. */
  readonly render?: RenderPage | null | undefined
  /** Keys for codes and signatures are derived from it. */
  readonly secret: string
  /** Sends text messages; without it they stay in the outbox of `/dev`. */
  readonly sms?: Sms | undefined
  /** Takes payments; without it the demonstration gateway does. */
  readonly gateway?: PaymentGateway | undefined
  /** A maps service in place of the embedded gazetteer. */
  readonly places?: PlacesService | undefined
  /** Where people reach the server; a trial is on this machine. */
  readonly origin?: string | undefined
  readonly seal?: Platform['seal'] | undefined
  readonly behindProxy?: boolean | undefined
  /** Counts for operators; a backend without them counts for itself. */
  readonly metrics?: Metrics | undefined
  readonly metricsToken?: string | undefined
  /** Free bytes where the data is kept. */
  readonly freeBytes?: (() => Promise<number>) | undefined
  /** Whether this process does jobs by now. */
  readonly areJobsRunning?: (() => boolean) | undefined
  /** The project whose tokens browsers register; without one, pushes reach open clients alone. */
  readonly firebase?: FirebaseConfig | undefined
  /** The project of Agora through which calls go; without one browsers connect to each other. */
  readonly agora?: AgoraSettings | undefined
  /** The relay of calls. */
  readonly turn?: TurnSettings | undefined
  /** Holds a copy of the chats; without it clients listen to this server alone. */
  readonly store?: Firestore | undefined
  /** Sends to registered devices; without it nothing is. */
  readonly push?: PushSender | undefined
  /** What a trial has in front of the contract for developers and testers. */
  readonly dev?: ((rows: readonly Row[]) => Hono) | undefined
  /** What a trial answers beside the rooms: the drawn pictures of its demonstration. */
  readonly mounts?: Mounts | undefined
  /** Parts a check breaks on purpose, to see that it notices. */
  readonly instead?: {
    readonly handlers?: RoomHandlers
    readonly policy?: Policy
    readonly findCaller?: FindCaller
  }
}

type Given = Pick<
  Backend,
  | 'secret'
  | 'files'
  | 'sms'
  | 'gateway'
  | 'places'
  | 'firebase'
  | 'store'
  | 'push'
  | 'origin'
  | 'seal'
  | 'turn'
  | 'agora'
>

const TRIAL_ORIGIN = 'http://localhost:4600'

/** What rooms need of this process; a trial does without what production has to name. */
export const platformOf = ({
  secret,
  files,
  sms,
  gateway,
  places,
  firebase,
  store,
  push,
  origin,
  seal,
  turn,
  agora,
}: Given): Platform => ({
  secret,
  files: afterCommit(files),
  origin: origin ?? TRIAL_ORIGIN,
  seal: seal ?? null,
  sms: sms ?? outbox,
  gateway: gateway ?? demonstrationGateway,
  places: places ?? embeddedPlaces,
  firebase: firebase ?? null,
  push: push ?? null,
  store: store ?? null,
  turn: turn ?? null,
  agora: agora ?? null,
  limits: newLimits(secret),
})

/** All rooms behind one fetch handler; the server, the development server and the tests use this same one. */
export const createBackend = (backend: Backend): Hono => {
  const { feed, clock, production, log, db, client, behindProxy, instead = {} } = backend
  if (production && (!backend.sms || !backend.gateway))
    throw new Error('Production needs a sender of text messages and a payment gateway')
  const platform = platformOf(backend)
  const serving = {
    db,
    clock,
    production,
    behindProxy,
    files: fileReceiver(platform.files, db, clock),
    addresses: fileAddresses(platform.secret),
    rows: rowsOf(instead.handlers ?? newHandlers(platform)),
    policy: instead.policy ?? policy,
    findCaller: instead.findCaller ?? findCaller,
  }
  return createApp({
    ...serving,
    log,
    client,
    complete: backend.render ? pagesForGuests(serving, backend.render, log) : null,
    personalPages: backend.render ? servePersonalPages(serving, drawingOf(serving, backend.render), log) : null,
    metrics: backend.metrics ?? newMetrics(() => ({ total: 0, idle: 0, waiting: 0 }), { withProcess: false }),
    metricsToken: backend.metricsToken,
    freeBytes: backend.freeBytes,
    areJobsRunning: backend.areJobsRunning,
    mounts: { ...mountsOf({ ...platform, clock, feed, findCaller }), ...backend.mounts },
    devPages: [devOutbox, ...devPages],
    dev: backend.dev,
    beyond: {
      forms: platform.gateway.formOrigins,
      connect: [
        ...(platform.firebase === null ? [] : firebaseOrigins(platform.firebase)),
        ...(platform.agora === null ? [] : AGORA_POLICY.connect),
      ],
      scripts: platform.agora === null ? [] : AGORA_POLICY.scripts,
      workers: platform.agora === null ? [] : AGORA_POLICY.workers,
    },
  })
}

/** Pages that are drawn with what a guest is answered; nothing of it changes anything. */
const pagesForGuests = (serving: Serving, render: RenderPage, log: Logger): CompletePage => {
  const draw = drawingOf({ ...serving, findCaller: findGuest }, render)
  const guest = (width: Width): Reader => ({ session: {}, language: DEFAULT_LANGUAGE, width })
  return guestPages(
    (address, width) => draw(address, guest(width)),
    (error) => log.error({ defect: describeDefect(error) }, 'a page was not drawn'),
  )
}

/** Draws pages with what their reader is answered; null where something could not be. Nothing of it changes anything. */
const drawingOf = (serving: Serving, render: RenderPage): DrawPage => {
  const calls = serveContract(serving)
  return async (address, reader) => {
    let hasFailed = false
    const ask: typeof fetch = async (input, init) => {
      const request = new Request(new URL(input instanceof Request ? input.url : input, TRIAL_ORIGIN), init)
      const answer = request.method === 'GET' ? await calls.fetch(request) : new Response(null, { status: 405 })
      hasFailed ||= !answer.ok
      return answer
    }
    const markup = await render({ address, fetch: ask, now: serving.clock.now(), reader })
    // What could not be answered now may be when the client asks.
    return hasFailed ? null : markup
  }
}
