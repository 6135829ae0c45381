import type { ServerResponse } from 'node:http'

/** What the real server answers to a call that is being spoiled. */
export interface RealAnswer {
  readonly status: number
  readonly body: string
}

export type Sent = void | 'as it was'

/** One way a call can go wrong between the server and the person. */
export interface BadAnswer {
  readonly name: string
  /** Words of the server that should reach the person, if it has any. */
  readonly words?: string
  /** The connection is not even made: the browser does that itself. */
  readonly isRefused?: true
  /** The call ends only when the client loses patience. */
  readonly isSlow?: true
  /** The answer is good in the end. */
  readonly isGood?: true
  /** Says `as it was` when there was nothing in the real answer to spoil. */
  readonly send: (response: ServerResponse, real: () => Promise<RealAnswer>) => Promise<Sent> | Sent
}

const WORDS = 'The practice says no to this.'
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const HTML = '<!doctype html><html><body><h1>It works!</h1><p>undefined</p></body></html>'
/** Milliseconds between the pieces of a slow answer, and how many there are. */
const PIECE_EVERY = 150
const PIECES = 12

const says = (status: number, body: string, headers: Record<string, string> = JSON_TYPE): BadAnswer['send'] => {
  return (response) => {
    response.writeHead(status, headers).end(body)
  }
}
const envelope = (fields: object): string => JSON.stringify(fields)
const refusal = (status: number, more: object = {}): BadAnswer => ({
  name: `a refusal with ${status}`,
  words: WORDS,
  send: says(status, envelope({ message: WORDS, errorMessage: WORDS, statusCode: status, ...more })),
})
const page = (status: number): BadAnswer => ({
  name: `a page of a proxy with ${status}`,
  send: says(status, HTML, { 'content-type': 'text/html' }),
})

/** Sends the answer of the server after it was tampered with. */
export const tampered =
  (change: (body: string) => string, status?: number): BadAnswer['send'] =>
  async (response, real) => {
    const answer = await real()
    response.writeHead(status ?? answer.status, JSON_TYPE).end(change(answer.body))
  }

const resultOf = (body: string): unknown => (JSON.parse(body) as { result?: unknown }).result

const trickle: BadAnswer['send'] = async (response, real) => {
  const { status, body } = await real()
  const bytes = Buffer.from(body)
  response.writeHead(status, JSON_TYPE)
  const size = Math.max(1, Math.ceil(bytes.length / PIECES))
  for (let at = 0; at < bytes.length; at += size) {
    response.write(bytes.subarray(at, at + size))
    await new Promise((resolve) => setTimeout(resolve, PIECE_EVERY))
  }
  response.end()
}

/** Every way but the wrong types, which come from the contract. */
export const badAnswers: readonly BadAnswer[] = [
  { name: 'a refused connection', isRefused: true, send: () => undefined },
  { name: 'a reset connection', send: (response) => void response.socket?.resetAndDestroy() },
  { name: 'no answer at all', isSlow: true, send: () => undefined },
  {
    name: 'a head without a body',
    isSlow: true,
    send: (response) => response.writeHead(200, JSON_TYPE).flushHeaders(),
  },
  { name: 'an empty body', send: says(200, '') },
  { name: 'no content', send: says(204, '') },
  { name: 'a page of HTML', send: says(200, HTML, { 'content-type': 'text/html' }) },
  { name: 'truncated JSON', send: tampered((body) => body.slice(0, Math.floor(body.length * 0.6))) },
  { name: 'a null body', send: says(200, 'null') },
  { name: 'a list in place of the envelope', send: says(200, '[]') },
  { name: 'a null result', send: says(200, envelope({ result: null, message: '', statusCode: 200 })) },
  { name: 'an empty result', send: says(200, envelope({ result: {}, message: '', statusCode: 200 })) },
  {
    name: 'a success that says it failed',
    send: tampered((body) => envelope({ result: resultOf(body), message: '', statusCode: 500 })),
  },
  {
    name: 'a failure that says it succeeded',
    send: tampered((body) => envelope({ result: resultOf(body), message: 'Done', statusCode: 200 }), 500),
  },
  {
    name: 'a message that is no text',
    send: says(400, envelope({ message: { text: 'no' }, errorMessage: [1], statusCode: 400 })),
  },
  refusal(400),
  refusal(401),
  refusal(403),
  refusal(404),
  refusal(405),
  refusal(409),
  refusal(422),
  refusal(429, { retryAfter: 30 }),
  refusal(500),
  { name: 'a refusal without words', send: says(500, envelope({ statusCode: 500 })) },
  page(500),
  page(502),
  page(503),
  page(504),
  { name: 'a slow trickle', isGood: true, send: trickle },
]
