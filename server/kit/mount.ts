import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from './handlers'

export interface MountContext {
  readonly db: Database
  readonly now: UnixSeconds
  /** Whom the request comes from, where there is a connection. */
  readonly address?: string | null
}

/** Answers requests below one path that are no rows of the contract: portraits, the payment gateway's pages. */
export type Mount = (request: Request, context: MountContext) => Promise<Response>
