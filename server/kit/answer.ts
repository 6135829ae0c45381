import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type CommonCode, commonErrors, type Failure, type FailureKind, statusOf } from '../../src/core/kit/outcome'

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

/** The answer to a refusal that any call can meet. */
export const commonAnswer = (code: CommonCode, message: string): Answer =>
  failureAnswer({ kind: commonErrors[code], message, code })

/** The answer to a failure a handler returned; what only a client can meet is an internal error here. */
export const failureAnswer = ({ kind, message, code, retryAfter, fields, current }: Failure): Answer =>
  envelope(statusOf[isAnswered(kind) ? kind : 'internal'], message, code, { retryAfter, fields, current })

/** A failure by its status; some, such as 413, are outside the catalogue. */
export const envelope = (
  status: number,
  message: string,
  code?: string,
  { retryAfter, fields, current }: Pick<Partial<Failure>, 'retryAfter' | 'fields' | 'current'> = {},
): Answer => ({
  status,
  retryAfter,
  body: JSON.stringify({
    message,
    errorMessage: message,
    statusCode: status,
    ...(code === undefined ? {} : { code }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(fields === undefined ? {} : { fields }),
    ...(current === undefined ? {} : { result: current }),
  }),
})

export const toResponse = ({ status, body, retryAfter }: Answer): Response =>
  new Response(body, { status, headers: headersOf(retryAfter) })

/** Characters below which compressing costs more than it saves. */
const WORTH_COMPRESSING = 1024
const compress = promisify(gzip)

/** The answer as small as the caller takes it; compressed whole and off this thread, which streams would keep busy. */
export const toCompressed = async (answer: Answer, accepted: string | undefined): Promise<Response> => {
  const { status, body, retryAfter } = answer
  if (body.length < WORTH_COMPRESSING || !/\bgzip\b/.test(accepted ?? '')) return toResponse(answer)
  const headers = { ...headersOf(retryAfter), 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }
  return new Response(await compress(body), { status, headers })
}

const headersOf = (retryAfter: number | undefined): Record<string, string> => ({
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
})

const isAnswered = (kind: FailureKind): kind is keyof typeof statusOf => Object.hasOwn(statusOf, kind)
