import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from './handlers'

export interface MountContext {
  readonly db: Database
  readonly now: UnixSeconds
}

/** Answers requests below one path that are no rows of the contract: portraits, the payment gateway's pages. */
export type Mount = (request: Request, context: MountContext) => Promise<Response>
