import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AnyEndpoint } from '../../../src/core/kit/endpoint'
import { FORWARDED } from '../address'
import type { BadAnswer, RealAnswer } from './answers'

/** A row of the contract, with the query that tells its calls apart. */
export interface SpoiltRow {
  readonly endpoint: AnyEndpoint
  readonly query?: Readonly<Record<string, string>>
}

export const isCallOf = ({ endpoint, query = {} }: SpoiltRow, method: string, address: URL): boolean =>
  method === endpoint.method &&
  new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address.pathname) &&
  Object.entries(query).every(([name, value]) => address.searchParams.get(name) === value)

const collect = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Spoils the calls of one row for whoever comes from this address, so that several tabs can be at it. */
interface Spoiling {
  readonly row: SpoiltRow
  readonly answer: BadAnswer
  hits: number
  wasSpoilt: boolean
}

/** A proxy in front of the real server, which answers some calls badly. */
export const startProxy = async (target: string) => {
  const { hostname, port } = new URL(target)
  const spoilings = new Map<string, Spoiling>()

  const forward = (incoming: IncomingMessage, body: Buffer, headers: object): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { method, url: path } = incoming
      ask({ hostname, port, path, method, headers: { ...incoming.headers, ...headers } }, resolve)
        .on('error', reject)
        .end(body)
    })
  const real = async (incoming: IncomingMessage, body: Buffer): Promise<RealAnswer> => {
    const answer = await forward(incoming, body, { 'accept-encoding': 'identity' })
    return { status: answer.statusCode ?? 500, body: (await collect(answer)).toString('utf8') }
  }
  const pass = async (incoming: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void> => {
    const answer = await forward(incoming, body, {})
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(response)
  }
  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await collect(incoming)
    const spoiling = spoilings.get(String(incoming.headers[FORWARDED]))
    const address = new URL(incoming.url ?? '/', target)
    if (!spoiling || !isCallOf(spoiling.row, incoming.method ?? 'GET', address)) return pass(incoming, body, response)
    spoiling.hits += 1
    const sent = await spoiling.answer.send(response, () => real(incoming, body))
    if (sent !== 'as it was') spoiling.wasSpoilt = true
  }
  const server = createServer((incoming, response) => {
    serve(incoming, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address() as { port: number }
  return {
    url: `http://localhost:${address.port}`,
    spoil: (from: string, row: SpoiltRow, answer: BadAnswer): void => {
      spoilings.set(from, { row, answer, hits: 0, wasSpoilt: false })
    },
    /** How often a call was to be spoilt and whether there was anything to spoil, and an end to it. */
    heal: (from: string): { readonly hits: number; readonly wasSpoilt: boolean } => {
      const spoiling = spoilings.get(from) ?? { hits: 0, wasSpoilt: false }
      spoilings.delete(from)
      return spoiling
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export type Proxy = Awaited<ReturnType<typeof startProxy>>
