import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export interface TcpDoor {
  /** The address of the same database through the door. */
  readonly url: string
  /** Cuts every connection and takes no more. */
  readonly shut: () => Promise<void>
  readonly open: () => Promise<void>
  /** Lets nothing through in either direction, with every connection standing: the database hangs. */
  readonly jam: () => void
}

/** A door between a server and its PostgreSQL: shut, the database is away for this server alone. */
export const tcpDoor = async (databaseUrl: string): Promise<TcpDoor> => {
  const target = new URL(databaseUrl)
  const host = target.searchParams.get('host')
  const port = Number(target.port)
  const through = (): Socket =>
    host?.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host ?? target.hostname)
  const sockets = new Set<Socket>()
  let server: Server
  const open = async (at: number): Promise<number> => {
    server = createServer((near) => {
      const far = through()
      for (const socket of [near, far]) {
        sockets.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => sockets.delete(socket))
      }
      near.pipe(far).pipe(near)
    }).listen(at, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : at
  }
  const at = await open(0)
  target.searchParams.delete('host')
  target.host = `127.0.0.1:${at}`
  return {
    url: target.href,
    shut: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    open: async () => {
      await open(at)
    },
    jam: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
  }
}
