import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface SlowLine {
  readonly url: string
  /** Bytes that went up through it, headers and all. */
  readonly sent: () => number
  /** Cuts every connection; none is taken for so many milliseconds. */
  readonly cut: (away: number) => Promise<void>
  /** Milliseconds from each time the line was back until bytes went up again. */
  readonly resumed: readonly number[]
  readonly close: () => Promise<void>
}

/** Milliseconds between two portions of what the line carries. */
const PORTION = 20

/** A line to a server that carries so many bits a second upwards, and can be cut. */
export const slowLine = async (url: string, bitsPerSecond: number): Promise<SlowLine> => {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const resumed: number[] = []
  let sent = 0
  let isAway = false
  let backSince: number | null = null
  const portion = Math.floor(((bitsPerSecond / 8) * PORTION) / 1000)
  const server = createServer((near) => {
    if (isAway) return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    far.pipe(near)
    const carry = async () => {
      for await (const chunk of near as AsyncIterable<Buffer>)
        for (let at = 0; at < chunk.length; at += portion) {
          const part = chunk.subarray(at, at + portion)
          if (backSince !== null) {
            resumed.push(performance.now() - backSince)
            backSince = null
          }
          sent += part.length
          far.write(part)
          await wait((part.length / portion) * PORTION)
          if (far.destroyed) return
        }
    }
    // A line that is cut ends in the middle.
    carry().catch(() => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    sent: () => sent,
    resumed,
    cut: async (away) => {
      isAway = true
      for (const socket of sockets) socket.destroy()
      await wait(away)
      isAway = false
      backSince = performance.now()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
