import { Client } from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import { timeLimit } from '../timeLimit'

/** Held in the database for as long as an app owns it: two apps would each believe they decide when it stops. */
const OWNER_LOCK = 7_204_912
const NAME = 'app '
/** Milliseconds within which a PostgreSQL is asked for its owner. */
const ASKED_WITHIN = timeLimit(5000)
/** Milliseconds before a lost connection is opened again. */
const AGAIN = 500

/** The process id of the app that owns a running PostgreSQL; null when none does. Rejects when it cannot be asked. */
export const ownerOf = async (url: string): Promise<number | null> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: ASKED_WITHIN })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ application_name: string }>(
      `select application_name from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and objid = $1 and granted`,
      [OWNER_LOCK],
    )
    return rows[0] === undefined ? null : Number(rows[0].application_name.slice(NAME.length))
  } finally {
    await client.end().catch(() => undefined)
  }
}

export interface Ownership {
  /** Waits no longer for a lost connection: the database is about to stop. */
  readonly forget: () => void
}

/** Owns a PostgreSQL until this process ends. */
export const takeOwnership = async (url: string): Promise<Ownership> => {
  let isOver = false
  const take = async (): Promise<void> => {
    const client = new Client({ connectionString: url, application_name: `${NAME}${process.pid}`, keepAlive: true })
    const lost = new Promise<void>((resolve) => {
      client.once('end', resolve)
      client.on('error', () => resolve())
    })
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [OWNER_LOCK])
    void lost.then(takeAgain)
  }
  const takeAgain = async (): Promise<void> => {
    await wait(AGAIN, undefined, { ref: false })
    // Until then it is on its way up again.
    if (!isOver) await take().catch(takeAgain)
  }
  await take().catch(takeAgain)
  return {
    forget: () => {
      isOver = true
    },
  }
}
