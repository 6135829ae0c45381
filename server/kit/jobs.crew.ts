import type { PoolClient } from 'pg'
import { sql } from 'drizzle-orm'
import { keepConnection } from './connection'
import type { OpenDatabase } from './database'
import { describeDefect, type Logger } from './logging'

/** The processes that do jobs of one database. */
export interface Crew {
  /** Says that the worker with this id is alive; what it holds is its own as long as it is. */
  readonly enter: (workerId: string) => Promise<void>
  readonly leave: () => Promise<void>
}

/** Any number will do; with a worker's id it is the lock that a living worker holds. */
const ALIVE = 7_204_914

/** Milliseconds between looks for jobs that a dead process holds. */
const LOOK = 10_000

/**
 * A worker holds a lock of the database while its connection lasts. Jobs of a worker without one are given back: its
 * process was killed, or lost the database.
 */
export const joinCrew = async ({
  db,
  connections,
  log,
}: Pick<OpenDatabase, 'db' | 'connections'> & { readonly log: Logger }): Promise<Crew> => {
  const entered = new Set<string>()
  let holding: PoolClient | null = null
  const lock = (client: PoolClient, id: string) =>
    client.query('select pg_advisory_lock($1, hashtext($2))', [ALIVE, id])
  const end = await keepConnection(connections, {
    opened: async (client) => {
      for (const id of entered) await lock(client, id)
      holding = client
    },
    lost: () => {
      holding = null
    },
    ended: (client) => client.query('select pg_advisory_unlock_all()'),
  })
  const giveBack = () =>
    giveBackOfTheDead(db).catch((error: unknown) =>
      log.error({ defect: describeDefect(error) }, 'jobs not looked through'),
    )
  /** Of a worker that ended before it, what it holds is given back. */
  const hold = async (id: string): Promise<void> => {
    if (holding === null) return
    await holding.query('select pg_advisory_unlock_all()')
    await lock(holding, id)
  }
  let entering: Promise<void> = Promise.resolve()
  await giveBack()
  const timer = setInterval(() => void giveBack(), LOOK)
  return {
    enter: (id) => {
      // Several workers of a pool begin at once, with one id.
      if (!entered.has(id)) {
        entered.clear()
        entered.add(id)
        // What a connection that broke could not be asked is asked when the next one opens.
        entering = entering.then(() => hold(id)).catch(() => undefined)
      }
      return entering
    },
    leave: async () => {
      clearInterval(timer)
      await end()
    },
  }
}

const giveBackOfTheDead = (db: OpenDatabase['db']): Promise<void> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select locked_by as id
      from (select distinct locked_by from graphile_worker.jobs where locked_by is not null) holders
      where pg_try_advisory_xact_lock(${ALIVE}, hashtext(locked_by))`)
    if (rows.length === 0) return
    await tx.execute(sql`select graphile_worker.force_unlock_workers(${sql.param(rows.map(({ id }) => id))}::text[])`)
    await tx.execute(sql`select pg_notify('jobs:insert', '{"count":4}')`)
  })
