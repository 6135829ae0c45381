import type { Hono } from 'hono'
import { servedFiles } from './files/files.serve'
import { newHandlers } from './handlers'
import { createApp } from './kit/app'
import { devOutbox } from './kit/devOutbox'
import type { Clock } from './kit/clock'
import type { Database } from './kit/handlers'
import type { Logger } from './kit/logging'
import type { Mount } from './kit/mount'
import type { ClientPages } from './kit/pages'
import { policy } from './kit/policy.table'
import { paymentCallback } from './payment/callback'
import { gateway } from './payment/gateway'
import { media } from './seed/media'
import { findCaller } from './session/session.store'
import { devEnquiries } from './support/enquiries.page'

/** The credential every client sends beside a person's own token. */
export const BASIC_AUTH = `Basic ${btoa('web:demo')}`

export interface Backend {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly production: boolean
  readonly client: ClientPages | null
  readonly basicAuth?: string | undefined
  readonly origin?: string | undefined
  readonly behindProxy?: boolean | undefined
}

/** What answers outside the contract. */
const mounts: Readonly<Record<`/${string}`, Mount>> = {
  '/media': media,
  '/files': servedFiles,
  '/gateway': gateway,
  '/booking-service/v1/payment/callback': paymentCallback,
}

/** What only the embedded mode shows. */
const devPages = [devOutbox, devEnquiries]

/** All rooms behind one fetch handler; the server, the development server and the tests use this same one. */
export const createBackend = ({ basicAuth = BASIC_AUTH, ...parts }: Backend): Hono =>
  createApp({ ...parts, basicAuth, handlers: newHandlers(), policy, mounts, devPages, findCaller })
