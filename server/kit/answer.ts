import { type AnsweredFailure, type Failure, type FailureKind, statusOf } from '../../src/core/kit/outcome'

/** What goes back for a call: the envelope as text, its HTTP status and headers. */
export interface Answer {
  readonly status: number
  readonly body: string
  readonly retryAfter?: number | undefined
}

export const success = (result: unknown, message: string | undefined): Answer => ({
  status: 200,
  body: JSON.stringify({ result, message: message ?? '', statusCode: 200 }),
})

export const refusal = (kind: AnsweredFailure, message: string, retryAfter?: number): Answer =>
  envelope(statusOf[kind], message, retryAfter)

/** The answer to a failure a handler returned; what only a client can meet is an internal error here. */
export const failureAnswer = ({ kind, message, retryAfter }: Failure): Answer =>
  refusal(isAnswered(kind) ? kind : 'internal', message, retryAfter)

/** A failure of a status outside the catalogue, such as 413. */
export const envelope = (status: number, message: string, retryAfter?: number): Answer => ({
  status,
  retryAfter,
  body: JSON.stringify({
    message,
    errorMessage: message,
    statusCode: status,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }),
})

export const toResponse = ({ status, body, retryAfter }: Answer): Response =>
  new Response(body, {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
    },
  })

const isAnswered = (kind: FailureKind): kind is AnsweredFailure => Object.hasOwn(statusOf, kind)
