import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CannotStart } from './cannotStart'
import { timeLimit } from './timeLimit'

/** How long a server waits for those who call it, in milliseconds. */
export interface Timeouts {
  /** A connection without a call: longer than proxies keep one, so that none is closed under a call. */
  readonly keptAlive: number
  /** Until the headers of a request are there. */
  readonly headers: number
  /** Until a request is there, and a form with a file over a slow phone. */
  readonly body: number
  readonly form: number
  /** Without a byte of a request that is not there yet. */
  readonly silent: number
  /** Between two looks at the connections. */
  readonly look: number
  /** When the server stops: for requests that are on their way, and for calls that are being answered. */
  readonly lastCalls: number
  readonly grace: number
}

export const TIMEOUTS: Timeouts = {
  keptAlive: 75_000,
  headers: 15_000,
  body: 30_000,
  form: 300_000,
  silent: 20_000,
  look: 1000,
  lastCalls: 750,
  grace: timeLimit(10_000),
}

/** Connections at once, streams of open pages among them; the next one is closed at once. */
const MOST = 10_000

/** Turns of the event loop after which every connection there was is accepted: one in each. */
const TURNS = 64

/** A request that is being received or answered. */
interface Call {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly begunAt: number
  bytes: number
  heardAt: number
}

export interface HttpServer {
  readonly server: Server
  /** Listens; resolves to the port. Throws `CannotStart` when it cannot. */
  readonly listen: (port: number, host: string | undefined) => Promise<number>
  /**
   * Takes no more connections, answers what was sent on those there are and says on each answer that it is the last one
   * of its connection. Resolves when every connection has ended.
   */
  readonly stop: () => Promise<void>
}

/** An HTTP server that neither slow senders nor idle connections can hold. */
export const newHttpServer = (timeouts: Timeouts = TIMEOUTS): HttpServer => {
  const server = createServer({
    keepAliveTimeout: timeouts.keptAlive,
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.form,
    connectionsCheckingInterval: timeouts.look,
  })
  server.maxConnections = MOST
  const sockets = new Set<Socket>()
  const calls = new Map<Socket, Set<Call>>()
  let isStopping = false
  let isClosingIdle = false

  const end = (socket: Socket, call: Call): void => {
    const mine = calls.get(socket)
    mine?.delete(call)
    if (mine?.size !== 0) return
    calls.delete(socket)
    if (isClosingIdle) socket.destroySoon()
  }
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', (request, response) => {
    const { socket } = request
    const now = performance.now()
    const call = { request, response, begunAt: now, bytes: socket.bytesRead, heardAt: now }
    calls.set(socket, (calls.get(socket) ?? new Set()).add(call))
    if (isStopping) response.shouldKeepAlive = false
    response.once('close', () => end(socket, call))
  })
  const watch = setInterval(() => {
    const now = performance.now()
    for (const [socket, all] of calls)
      for (const call of all) if (isGivenUp(call, socket, now, timeouts)) socket.destroy()
  }, timeouts.look)
  watch.unref()

  const stop = async (): Promise<void> => {
    // Connections that the system has made and nobody has accepted would be cut: they are accepted first.
    for (let turn = 0; turn < TURNS; turn += 1) await nextTurn()
    isStopping = true
    for (const all of calls.values())
      for (const { response } of all) if (!response.headersSent) response.shouldKeepAlive = false
    // `http.Server` would close connections on which a request may be on its way.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
    const closeIdle = () => {
      isClosingIdle = true
      for (const socket of sockets) if (!calls.has(socket)) socket.destroy()
    }
    const idle = setTimeout(closeIdle, timeouts.lastCalls)
    const cutting = setTimeout(() => sockets.forEach((socket) => socket.destroy()), timeouts.grace)
    await closed
    for (const timer of [idle, cutting]) clearTimeout(timer)
    clearInterval(watch)
    server.closeAllConnections()
  }
  return { server, listen: (port, host) => listen(server, port, host), stop }
}

/** Whether somebody sends so slowly, or no more, that nobody waits for the rest. */
const isGivenUp = (call: Call, { bytesRead }: Socket, now: number, { silent, form, body }: Timeouts): boolean => {
  if (call.request.complete) return false
  if (bytesRead !== call.bytes) {
    call.bytes = bytesRead
    call.heardAt = now
  }
  const isForm = call.request.headers['content-type']?.startsWith('multipart/form-data') ?? false
  return now - call.heardAt > silent || now - call.begunAt > (isForm ? form : body)
}

const faultsOfListening: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) =>
    `Port ${port} is in use by another program. Stop that one, or start this one with another PORT.`,
  EACCES: (port) => `This user may not listen on port ${port}. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: (_, host) => `This machine does not have the address ${host}. Set HOST to one it has.`,
  ENOTFOUND: (_, host) => `There is no address for ${host}. Set HOST to one of this machine.`,
  EAI_AGAIN: (_, host) => `There is no address for ${host}. Set HOST to one of this machine.`,
}

const listen = (server: Server, port: number, host: string | undefined): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = faultsOfListening[error.code ?? '']?.(port, host ?? '')
      reject(sentence === undefined ? error : new CannotStart(sentence, { cause: error }))
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })

/** Throws `CannotStart` when nothing can listen there now: said before a database is made or changed. */
export const checkPort = async (port: number, host: string | undefined): Promise<void> => {
  const probe = createServer()
  await listen(probe, port, host)
  await new Promise((resolve) => probe.close(resolve))
}
