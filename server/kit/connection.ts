import type { Pool, PoolClient } from 'pg'

/** Milliseconds before a lost connection is opened again. */
const WAIT = 1000

export interface Kept {
  /** Prepares each connection; one on which it fails is replaced. */
  readonly opened: (client: PoolClient) => Promise<unknown>
  readonly lost: () => void
  /** Undoes what was prepared, before the connection goes back to the pool. */
  readonly ended: (client: PoolClient) => Promise<unknown>
}

/** Keeps one connection of a pool for as long as it is needed; one that breaks is replaced. Returns its end. */
export const keepConnection = async (pool: Pool, { opened, lost, ended }: Kept): Promise<() => Promise<void>> => {
  let isStopped = false
  let client: PoolClient | null = null
  let timer: NodeJS.Timeout | undefined
  const open = async (): Promise<void> => {
    const connected = await pool.connect()
    let isReleased = false
    const release = (error: Error) => {
      if (isReleased) return
      isReleased = true
      connected.release(error)
    }
    connected.once('error', (error: Error) => {
      // Given back to the pool, it is the pool's to deal with; one that is not prepared yet is replaced below.
      if (isStopped || client !== connected) return
      client = null
      release(error)
      lost()
      again()
    })
    try {
      await opened(connected)
    } catch (error) {
      release(error instanceof Error ? error : new Error('Not prepared', { cause: error }))
      throw error
    }
    client = connected
    if (isStopped) await giveBack(connected)
  }
  const giveBack = async (connected: PoolClient): Promise<void> => {
    client = null
    // One that breaks while it is given back is no longer of use to anybody.
    await ended(connected).then(
      () => connected.release(),
      (error: Error) => connected.release(error),
    )
  }
  const again = () => {
    if (!isStopped) timer = setTimeout(() => void open().catch(again), WAIT)
  }
  await open()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    if (client !== null) await giveBack(client)
  }
}
