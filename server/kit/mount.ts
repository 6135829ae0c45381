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

/** What an answer at a secret address says of that address: it is told to nobody, listed nowhere and stored nowhere. */
export const CAPABILITY_HEADERS = {
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'private, no-store',
} as const

/**
 * Answers below a path whose addresses are secrets (`/files/:token`, `/verify/:token`): whoever has one may read.
 * What the page itself asks for may say how long it is kept.
 */
export const capability =
  (mount: Mount): Mount =>
  async (request, context) => {
    const answer = await mount(request, context)
    for (const [name, value] of Object.entries(CAPABILITY_HEADERS))
      if (name !== 'Cache-Control' || !answer.headers.has(name)) answer.headers.set(name, value)
    return answer
  }
