import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Contract, InputOf, OutputOf } from '../../src/core/kit/endpoint'
import type { AnsweredFailure, Outcome } from '../../src/core/kit/outcome'
import type { PermissionEntry, Role } from '../../src/core/session/permissions'
import type { TextId, Texts } from './texts'

/** The database or a transaction of it; PGlite and PostgreSQL alike. */
export type Database = PgDatabase<PgQueryResultHKT>

/** Who calls, as their access token says; a call without a token has no role. */
export interface Caller {
  readonly sessionId: string | null
  readonly userId: string | null
  readonly role: Role | null
  readonly doctorId: string | null
  readonly permissions: readonly PermissionEntry[]
  readonly deviceId: string | null
}

/**
 * What a handler works with. `db` is the transaction that also stores the idempotency key of a mutating call; once a
 * statement of it fails it is lost, so answer a violated constraint by throwing a `Refusal` (or use a savepoint).
 */
export interface Call {
  readonly caller: Caller
  readonly db: Database
  readonly now: UnixSeconds
  readonly language: keyof Texts
  /** A text of the server's catalogue in the caller's language. */
  readonly say: (id: TextId, values?: Record<string, string | number>) => string
  /** Whom the call comes from on the network; null when it came over no connection. */
  readonly address: string | null
  /** `https://host` of this server, for links. */
  readonly origin: string
}

export type Handler<Input, Output> = (input: Input, call: Call) => Promise<Outcome<Output>>
export type Handlers<T extends Contract> = { readonly [K in keyof T]: Handler<InputOf<T[K]>, OutputOf<T[K]>> }

/**
 * Thrown by a handler to undo its writes and answer with a failure.
 * A returned `failed(…)` keeps them (a wrong guess must count).
 */
export class Refusal extends Error {
  constructor(
    readonly kind: AnsweredFailure,
    message: string,
    readonly retryAfter?: number,
  ) {
    super(message)
  }
}
