import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'

export interface UdpRelay {
  /** The port here that carries to an address of one end, made where there is none yet. */
  readonly portFor: (address: string, port: number) => Promise<number>
  /** From now on it carries nothing, or everything again. */
  readonly drop: (isDropping: boolean) => void
  readonly close: () => void
}

const listening = async (): Promise<Socket> => {
  const socket = createSocket('udp4')
  socket.on('error', () => undefined)
  socket.bind(0, '0.0.0.0')
  await once(socket, 'listening')
  return socket
}

/** Stands between two ends of a call: each knows the other by ports of it alone. */
export const udpRelay = (): UdpRelay => {
  const sockets: Socket[] = []
  const ports = new Map<string, Promise<number>>()
  let isDropping = false
  const made = async (): Promise<Socket> => {
    const socket = await listening()
    sockets.push(socket)
    return socket
  }
  const open = async (address: string, port: number): Promise<number> => {
    const near = await made()
    /** Whoever sends here is known to the other end by a socket of their own. */
    const fars = new Map<string, Promise<Socket>>()
    near.on('message', (packet, { address: from, port: fromPort }) => {
      if (isDropping) return
      const key = `${from} ${fromPort}`
      const far =
        fars.get(key) ??
        made().then((socket) => {
          socket.on('message', (answer) => isDropping || near.send(answer, fromPort, from))
          return socket
        })
      fars.set(key, far)
      void far.then((socket) => socket.send(packet, port, address))
    })
    return near.address().port
  }
  return {
    portFor: (address, port) => {
      const key = `${address} ${port}`
      const known = ports.get(key) ?? open(address, port)
      ports.set(key, known)
      return known
    },
    drop: (next) => {
      isDropping = next
    },
    close: () => {
      for (const socket of sockets) socket.close()
    },
  }
}
