import type { Hono } from 'hono'
import type { FirebaseConfig } from '../src/core/app/config'
import { PUSH_STREAM } from '../src/core/notifications/push.api'
import { FIREBASE_ORIGINS } from './config/firebase'
import { servedFiles } from './files/files.serve'
import { fileReceiver } from './files/receive'
import type { FileStore } from './files/store/fileStore'
import { newHandlers } from './handlers'
import { type AppParts, createApp } from './kit/app'
import { devOutbox } from './kit/devOutbox'
import type { Clock } from './kit/clock'
import type { Feed } from './kit/feed'
import type { Database } from './kit/handlers'
import type { Logger } from './kit/logging'
import type { Mount } from './kit/mount'
import { outbox, type Sms } from './kit/outbox'
import type { ClientPages } from './kit/pages'
import { policy } from './kit/policy.table'
import type { PlacesService } from './location/places'
import { pushStream } from './notifications/stream'
import { demonstrationGateway } from './payment/gateway'
import type { PaymentGateway } from './payment/paymentGateway'
import { media } from './seed/media'
import { findCaller } from './session/session.store'
import { devEnquiries } from './support/enquiries.page'

export interface Backend {
  readonly db: Database
  readonly feed: Feed
  /** Where the contents of uploaded files are kept. */
  readonly files: FileStore
  readonly clock: Clock
  readonly log: Logger
  readonly production: boolean
  readonly client: ClientPages | null
  /** Keys for codes and signatures are derived from it. */
  readonly secret: string
  /** Sends text messages; without it they stay in the outbox of `/dev`. */
  readonly sms?: Sms | undefined
  /** Takes payments; without it the demonstration gateway does. */
  readonly gateway?: PaymentGateway | undefined
  /** A maps service in place of the embedded gazetteer. */
  readonly places?: PlacesService | undefined
  readonly behindProxy?: boolean | undefined
  /** The project whose tokens browsers register; without one, pushes reach open clients alone. */
  readonly firebase?: FirebaseConfig | undefined
  /** Parts a check breaks on purpose, to see that it notices. */
  readonly instead?: Partial<Pick<AppParts, 'handlers' | 'policy' | 'findCaller'>>
}

/** What only a trial answers: the drawn pictures of the demonstration. */
const demonstrationMounts: Readonly<Record<`/${string}`, Mount>> = { '/media': media }

/** Pages of a trial. */
const devPages = [devOutbox, devEnquiries]

/** All rooms behind one fetch handler; the server, the development server and the tests use this same one. */
export const createBackend = (backend: Backend): Hono => {
  const { places, feed, files, firebase, secret, instead = {}, ...parts } = backend
  if (parts.production && (!backend.sms || !backend.gateway))
    throw new Error('Production needs a sender of text messages and a payment gateway')
  const { sms = outbox, gateway = demonstrationGateway } = backend
  return createApp({
    ...parts,
    files: fileReceiver(files),
    handlers: newHandlers({ places, firebase: firebase ?? null, secret, sms, gateway }),
    policy,
    mounts: {
      '/files': servedFiles(files),
      ...gateway.mounts,
      ...(parts.production ? {} : demonstrationMounts),
      [PUSH_STREAM]: pushStream({ feed, clock: parts.clock, findCaller }),
    },
    devPages,
    findCaller,
    formOrigins: gateway.formOrigins,
    connect: firebase === undefined ? [] : FIREBASE_ORIGINS,
    ...instead,
  })
}
