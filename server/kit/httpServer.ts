import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { CannotStart } from './cannotStart'

/** Milliseconds: longer than proxies keep a connection, so that none is closed under a call. */
const KEPT_ALIVE = 75_000
/** Milliseconds within which the headers of a request are there. */
const HEADERS_WITHIN = 15_000
/** Milliseconds within which a request is there, and a form with a file over a slow phone. */
const BODY_WITHIN = 30_000
const FORM_WITHIN = 300_000
/** Milliseconds without a byte after which a request is given up. */
const SILENT = 20_000
const LOOK = 1000
/** Connections at once, streams of open pages among them; the next one is closed at once. */
const MOST = 10_000

/** Milliseconds in which a request that is on its way when the server stops still arrives. */
const LAST_CALLS = 750
/** Milliseconds that a call may still take when the server stops. */
const GRACE = 10_000

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
export const newHttpServer = (): HttpServer => {
  const server = createServer({
    keepAliveTimeout: KEPT_ALIVE,
    headersTimeout: HEADERS_WITHIN,
    requestTimeout: FORM_WITHIN,
    connectionsCheckingInterval: LOOK,
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
    for (const [socket, all] of calls) for (const call of all) if (isGivenUp(call, socket, now)) socket.destroy()
  }, LOOK)
  watch.unref()

  const stop = async (): Promise<void> => {
    isStopping = true
    for (const all of calls.values())
      for (const { response } of all) if (!response.headersSent) response.shouldKeepAlive = false
    // `http.Server` would close connections on which a request may be on its way.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
    const closeIdle = () => {
      isClosingIdle = true
      for (const socket of sockets) if (!calls.has(socket)) socket.destroy()
    }
    const idle = setTimeout(closeIdle, LAST_CALLS)
    const impatient = setTimeout(() => sockets.forEach((socket) => socket.destroy()), GRACE)
    await closed
    for (const timer of [idle, impatient]) clearTimeout(timer)
    clearInterval(watch)
    server.closeAllConnections()
  }
  return { server, listen: (port, host) => listen(server, port, host), stop }
}

/** Whether somebody sends so slowly, or no more, that nobody waits for the rest. */
const isGivenUp = (call: Call, { bytesRead }: Socket, now: number): boolean => {
  if (call.request.complete) return false
  if (bytesRead !== call.bytes) {
    call.bytes = bytesRead
    call.heardAt = now
  }
  const isForm = call.request.headers['content-type']?.startsWith('multipart/form-data') ?? false
  return now - call.heardAt > SILENT || now - call.begunAt > (isForm ? FORM_WITHIN : BODY_WITHIN)
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
