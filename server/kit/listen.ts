import type { Pool, PoolClient } from 'pg'

export interface EventListener {
  readonly received: (text: string) => void
  /** Something may have been missed. */
  readonly lost: () => void
}

/** Listens to a channel of the database. Returns its stop. */
export type Listen = (channel: string, listener: EventListener) => Promise<() => Promise<void>>

/** Milliseconds before a lost connection is opened again. */
const WAIT = 1000

/** Keeps one connection of a pool listening; one that breaks is replaced. */
export const listenOnPool =
  (pool: Pool): Listen =>
  async (channel, { received, lost }) => {
    let isStopped = false
    let client: PoolClient | null = null
    let timer: NodeJS.Timeout | undefined
    const open = async (): Promise<void> => {
      const opened = await pool.connect()
      opened.on('notification', ({ payload = '' }) => received(payload))
      opened.once('error', (error: Error) => {
        // Given back to the pool, it is the pool's to deal with.
        if (isStopped) return
        opened.release(error)
        client = null
        lost()
        again()
      })
      await opened.query(`listen "${channel}"`)
      client = opened
    }
    const again = () => {
      if (!isStopped) timer = setTimeout(() => void open().catch(again), WAIT)
    }
    await open()
    return async () => {
      isStopped = true
      clearTimeout(timer)
      await client?.query('unlisten *')
      client?.release()
    }
  }
