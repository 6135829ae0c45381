import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Stream, StreamMessage } from './listen'

/** Milliseconds between signs of life. */
const NOOP = 20_000
/** Milliseconds without a back channel after which a session is over. */
const ABANDONED = 90_000

/** A chunk as WebChannel has it: counted in characters, so that none may be more than a byte. */
const chunkOf = (value: unknown): string => {
  const json = JSON.stringify(value).replaceAll(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `${json.length}\n${json}`
}

interface BackChannel {
  readonly response: ServerResponse
  readonly isLongPoll: boolean
}

interface Session {
  readonly stream: Stream
  /** What the client has not said it has. */
  waiting: (readonly [number: number, message: unknown])[]
  next: number
  sent: number
  /** Number of the last request of the client that was taken: one that comes twice counts once. */
  last: number
  back: BackChannel | null
  over: NodeJS.Timeout | undefined
}

/** Opens the stream of somebody with the headers that their handshake brought. */
export type OpenStream = (
  headers: ReadonlyMap<string, string>,
  send: (message: StreamMessage) => void,
) => Promise<Stream>

const headersOf = (body: URLSearchParams, query: URLSearchParams): ReadonlyMap<string, string> =>
  new Map(
    (body.get('headers') ?? query.get('$httpHeaders') ?? '').split('\r\n').flatMap((line) => {
      const colon = line.indexOf(':')
      return colon < 0 ? [] : [[line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const]
    }),
  )

/** WebChannel over HTTP, as much of it as the SDK's listeners speak: handshake, both channels, resending, the end. */
export const openChannel = (open: OpenStream) => {
  const sessions = new Map<string, Session>()

  const drain = (session: Session) => {
    const { back } = session
    const news = session.waiting.filter(([number]) => number > session.sent)
    if (back === null || news.length === 0) return
    session.sent = news.at(-1)![0]
    back.response.write(chunkOf(news))
    if (!back.isLongPoll) return
    session.back = null
    back.response.end()
  }
  const push = (session: Session, message: unknown) => {
    session.waiting.push([session.next, [message]])
    session.next += 1
    drain(session)
  }
  const end = (sid: string, session: Session) => {
    clearTimeout(session.over)
    session.stream.close()
    session.back?.response.end()
    sessions.delete(sid)
  }
  const abandon = (sid: string, session: Session) => {
    clearTimeout(session.over)
    session.over = setTimeout(() => end(sid, session), ABANDONED).unref()
  }
  const take = (session: Session, body: URLSearchParams) => {
    const offset = Number(body.get('ofs') ?? 0)
    for (let index = 0; index < Number(body.get('count') ?? 0); index += 1) {
      if (offset + index <= session.last) continue
      session.last = offset + index
      const data = body.get(`req${index}___data__`)
      if (data !== null) session.stream.take(JSON.parse(data) as Parameters<Stream['take']>[0])
    }
  }

  const shake = async (body: URLSearchParams, query: URLSearchParams, response: ServerResponse) => {
    const sid = randomUUID()
    let session: Session | undefined
    const early: StreamMessage[] = []
    const stream = await open(headersOf(body, query), (message) =>
      session === undefined ? early.push(message) : push(session, message),
    )
    session = { stream, waiting: [], next: 1, sent: 0, last: -1, back: null, over: undefined }
    sessions.set(sid, session)
    abandon(sid, session)
    response.setHeader('X-HTTP-Session-Id', `gsessionid-${sid}`)
    response.end(chunkOf([[0, ['c', sid, '', 8, 12, 30_000]]]))
    for (const message of early) push(session, message)
    take(session, body)
  }

  const listen = (sid: string, session: Session, query: URLSearchParams, response: ServerResponse) => {
    const known = Number(query.get('AID') ?? 0)
    session.waiting = session.waiting.filter(([number]) => number > known)
    session.sent = known
    session.back?.response.end()
    const back = { response, isLongPoll: query.get('CI') === '1' }
    session.back = back
    clearTimeout(session.over)
    response.setHeader('Cache-Control', 'no-cache')
    response.flushHeaders()
    const noop = setInterval(() => push(session, 'noop'), NOOP).unref()
    response.on('close', () => {
      clearInterval(noop)
      if (session.back !== back) return
      session.back = null
      abandon(sid, session)
    })
    if (session.waiting.length === 0 && !back.isLongPoll) push(session, 'noop')
    else drain(session)
  }

  return {
    answer: async (request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> => {
      response.setHeader('Content-Type', 'text/plain')
      const sid = query.get('SID') ?? ''
      const session = sessions.get(sid)
      if (request.method === 'POST' && sid === '')
        return shake(new URLSearchParams(await text(request)), query, response)
      if (session === undefined) return void response.writeHead(400).end('Unknown SID')
      if (query.get('TYPE') === 'terminate') {
        end(sid, session)
        return void response.end()
      }
      if (request.method !== 'POST') return listen(sid, session, query, response)
      take(session, new URLSearchParams(await text(request)))
      response.end(chunkOf([session.back === null ? 0 : 1, session.next - 1, 0]))
    },
    /** Targets that are listened to, of all clients. */
    listening: () => [...sessions.values()].reduce((sum, { stream }) => sum + stream.size(), 0),
    /** Ends every session: clients begin anew. */
    end: () => {
      for (const [sid, session] of sessions) end(sid, session)
    },
  }
}
