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
  | 'network'
  | 'timeout'
  | 'unreadable'

/** An expected failure: the server's own words when it had any (empty when it had none), and the wait in seconds of a 429. */
export interface Failure {
  readonly kind: FailureKind
  readonly message: string
  readonly retryAfter?: number
}

/** What a port call returns: a value with the server's success message, or a failure. Plain data, so it survives JSON. */
export type Outcome<A> =
  | { readonly ok: true; readonly value: A; readonly message?: string }
  | { readonly ok: false; readonly failure: Failure }

/** `done({id: 1}, 'Saved')` */
export const done = <A>(value: A, message?: string): Outcome<A> =>
  message === undefined ? { ok: true, value } : { ok: true, value, message }

/** `failed('conflict', 'This slot has just been taken')` */
export const failed = (kind: FailureKind, message: string, retryAfter?: number): Outcome<never> => ({
  ok: false,
  failure: retryAfter === undefined ? { kind, message } : { kind, message, retryAfter },
})

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

/** The meaning of a status in an answer of the server; outside the catalogue, 4xx is a refusal and the rest internal. */
export const kindOfStatus = (status: number): AnsweredFailure =>
  kinds.get(status) ?? (status >= 400 && status < 500 ? 'badRequest' : 'internal')

const unsettled: ReadonlySet<FailureKind> = new Set([
  'internal',
  'serverDown',
  'gatewayTimeout',
  'network',
  'timeout',
  'unreadable',
])

/** True when nobody can know whether the server carried the call out: the same attempt has to be made again. */
export const isUnsettled = ({ kind }: Failure): boolean => unsettled.has(kind)
