import type { Pool } from 'pg'
import { keepConnection } from './connection'

export interface EventListener {
  readonly received: (text: string) => void
  /** Something may have been missed. */
  readonly lost: () => void
}

/** Listens to a channel of the database. Returns its stop. */
export type Listen = (channel: string, listener: EventListener) => Promise<() => Promise<void>>

/** Keeps one connection of a pool listening. */
export const listenOnPool =
  (pool: Pool): Listen =>
  (channel, { received, lost }) =>
    keepConnection(pool, {
      opened: (client) => {
        client.on('notification', ({ payload = '' }) => received(payload))
        return client.query(`listen "${channel}"`)
      },
      lost,
      ended: (client) => client.query('unlisten *'),
    })
