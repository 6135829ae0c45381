/** The status catalogue of the wire by meaning, with conflict (409), too many (429) and what the network does. */
export type FailureKind =
  | 'badRequest'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'notAccessible'
  | 'conflict'
  | 'blocked'
  | 'tooMany'
  | 'internal'
  | 'serverDown'
  | 'gatewayTimeout'
  | 'offline'
  | 'network'
  | 'timeout'
  | 'unreadable'

/** A field that was refused: where it stands in what was sent (`schedule_dates.0`), and why, in the caller's language. */
export interface RefusedField {
  readonly field: string
  readonly reason: string
  readonly message: string
}

/**
 * An expected failure: the server's message (empty when there is none), the wait in seconds of a 429, the code when the
 * row of the contract or the common errors declare one, and the fields when it is about some. `current` is what the call
 * would have answered with, as it is now: a call that came after somebody else's carries it.
 */
export interface Failure<Code extends string = string> {
  readonly kind: FailureKind
  readonly message: string
  readonly retryAfter?: number
  readonly code?: Code
  readonly fields?: readonly RefusedField[]
  readonly current?: unknown
}

/** What a port call returns: a value with the server's success message, or a failure. Plain data, so it survives JSON. */
export type Outcome<A, Code extends string = string> =
  | { readonly ok: true; readonly value: A; readonly message?: string }
  | { readonly ok: false; readonly failure: Failure<Code> }

/** `done({id: 1}, 'Saved')` */
export const done = <A>(value: A, message?: string): Outcome<A, never> =>
  message === undefined ? { ok: true, value } : { ok: true, value, message }

/** `failed('conflict', 'This slot has just been taken', 'slotTaken')` */
export const failed = <Code extends string = never>(
  kind: FailureKind,
  message: string,
  code?: Code,
  retryAfter?: number,
  fields?: Failure['fields'],
): Outcome<never, Code> => ({
  ok: false,
  failure: {
    kind,
    message,
    ...(code === undefined ? {} : { code }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(fields === undefined ? {} : { fields }),
  },
})

/** What a refused call is about as it is now, where the answer carries it. */
export const currentOf = <A>(outcome: Outcome<A>): A | undefined =>
  // It was read by the output of the row that was called.
  outcome.ok ? undefined : (outcome.failure.current as A | undefined)

/** Not for this role, or a feature that is switched off for this person. */
export const isDenied = ({ kind }: Failure): boolean => kind === 'forbidden' || kind === 'notAccessible'

/** `hasCode(outcome, 'slotTaken', 'slotGone')`: whether a call was refused with one of these codes of its row. */
export const hasCode = <Code extends string>(
  outcome: Outcome<unknown, Code>,
  ...codes: readonly NoInfer<Code>[]
): boolean => !outcome.ok && codes.some((code) => code === outcome.failure.code)

/** HTTP status of each failure the server can answer with. */
export const statusOf = {
  badRequest: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  notAccessible: 405,
  conflict: 409,
  blocked: 422,
  tooMany: 429,
  internal: 500,
  serverDown: 502,
  gatewayTimeout: 504,
} as const satisfies Partial<Record<FailureKind, number>>

export type AnsweredFailure = keyof typeof statusOf

const kinds = new Map<number, AnsweredFailure>(
  (Object.keys(statusOf) as AnsweredFailure[]).map((kind) => [statusOf[kind], kind]),
)

/** The codes that every row can answer with, beside those it declares, and the kind of each. */
export const commonErrors = {
  allFieldsRequired: 'badRequest',
  /** Something is there that a field cannot be. */
  badInput: 'badRequest',
  keyReused: 'conflict',
  tooLarge: 'badRequest',
  unauthenticated: 'unauthenticated',
  forbidden: 'forbidden',
  notAccessible: 'notAccessible',
  blocked: 'blocked',
  notFound: 'notFound',
  tooMany: 'tooMany',
  wrong: 'internal',
  /** Something that was there, or was not, is otherwise by now: what the database itself refuses. */
  outrun: 'conflict',
  /** There is no room to write: 507, and nothing was done. */
  full: 'internal',
  /** The database cannot be reached for a moment: 503 with the wait; nobody knows what became of the call. */
  away: 'internal',
} as const satisfies Readonly<Record<string, AnsweredFailure>>

export type CommonCode = keyof typeof commonErrors

/** The meaning of a status in an answer of the server; outside the catalogue, 4xx is a refusal and the rest internal. */
export const kindOfStatus = (status: number): AnsweredFailure =>
  kinds.get(status) ?? (status >= 400 && status < 500 ? 'badRequest' : 'internal')

const unsettled: ReadonlySet<FailureKind> = new Set([
  'internal',
  'serverDown',
  'gatewayTimeout',
  'offline',
  'network',
  'timeout',
  'unreadable',
])

/** True when nobody can know whether the server carried the call out: the same attempt has to be made again. */
export const isUnsettled = ({ kind }: Failure): boolean => unsettled.has(kind)
