import { fileURLToPath } from 'node:url'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool, type PoolConfig } from 'pg'
import { CannotStart } from './cannotStart'
import { DatabaseClient } from './databaseAway'
import { checkVersion, explainDatabase, explainFolder } from './databaseFaults'
import type { Database } from './handlers'
import { listenOnPool, type Listen } from './listen'
import { Logger, runMigrations } from 'graphile-worker'
import type { PoolState } from './metrics'
import { joinPostgres, launchPostgres } from './postgres/launch'
import { FolderInUse } from './postgres/stopStaleServer'
import { inTransaction } from './scope'
import { onceReachable } from './onceReachable'
import { timeLimit } from './timeLimit'
import { within } from './within'

export interface OpenDatabase {
  readonly db: Database
  /** Its address, for whoever needs a connection of their own. */
  readonly url: string
  /** Runs statements as they are, several at once if need be. */
  readonly exec: (statements: string) => Promise<void>
  readonly listen: Listen
  /** For whoever speaks to the database past `db`: the worker that does jobs. */
  readonly connections: Pool
  /** How many connections there are, and how many calls wait for one. */
  readonly pool: () => PoolState
  readonly close: () => Promise<void>
}

export interface Storage {
  /** A PostgreSQL that runs already; wins over a data folder. */
  readonly databaseUrl?: string | undefined
  /** Folder in which the app keeps a PostgreSQL of its own. */
  readonly dataDir?: string | undefined
  /** Whether a PostgreSQL that another app runs on the folder will do: for a command beside the server. */
  readonly mayJoin?: boolean
  /** Milliseconds within which a statement is answered, else its connection is cut; none for a command. */
  readonly answeredWithin?: number | undefined
}

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))

/** Opens the database and brings its tables up to date. Throws `CannotStart` when it cannot be used, `FolderInUse` when another app has the folder. */
export const openDatabase = ({
  databaseUrl,
  dataDir,
  mayJoin = false,
  answeredWithin,
}: Storage): Promise<OpenDatabase> => {
  if (databaseUrl) return openPostgres(databaseUrl, answeredWithin)
  if (dataDir) return openFolder(dataDir, mayJoin, answeredWithin)
  throw new CannotStart('A database needs DATABASE_URL or DATA_DIR.')
}

/** The database of the app in its own PostgreSQL, and the role that owns it, which is no superuser. */
const PRACTICE = 'practice'

const openFolder = async (dataDir: string, mayJoin: boolean, answeredWithin?: number): Promise<OpenDatabase> => {
  const postgres = await launchPostgres({ dataDir }).catch((error: unknown) => {
    if (mayJoin && error instanceof FolderInUse) return joinPostgres(dataDir)
    throw explainFolder(error, dataDir)
  })
  try {
    // It is started again where it is killed meanwhile.
    await onceReachable(() => createPractice(postgres.url('postgres'), postgres.password))
    const opened = await onceReachable(() => openPostgres(postgres.url(PRACTICE, PRACTICE), answeredWithin))
    return {
      ...opened,
      close: async () => {
        await opened.close()
        await postgres.stop()
      },
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

const createPractice = async (superuserUrl: string, password: string): Promise<void> => {
  const client = new Client(superuserUrl)
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [PRACTICE])
    if (rowCount !== 0) return
    const { rowCount: roles } = await client.query('select 1 from pg_roles where rolname = $1', [PRACTICE])
    if (roles === 0) await client.query(`create role ${PRACTICE} login password ${client.escapeLiteral(password)}`)
    await client.query(`create database ${PRACTICE} owner ${PRACTICE}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Any number will do; it keeps two starting servers from migrating at once. */
const MIGRATION_LOCK = 7_204_911

/** A minute for another server that brings the tables up to date. */
const MIGRATED_WITHIN = `set lock_timeout = '60s'`

/** Milliseconds in which connections end; nobody waits for them any more. */
const CLOSED_WITHIN = timeLimit(5000)

/**
 * A connection that breaks is replaced by the pool, and what was under way on it is rejected. Without listeners it would
 * end the process: the pool's own when it is idle, the connection's between two statements of a transaction.
 */
const newPool = (options: PoolConfig): Pool => {
  const pool = new Pool(options)
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Brings the tables up to date on connections of its own: a migration may take as long as it takes. */
const migrated = async (connectionString: string): Promise<void> => {
  const pool = newPool({ connectionString, max: 2, Client: DatabaseClient })
  try {
    await bringUpToDate(pool, drizzle({ client: pool }))
  } catch (error) {
    throw explainDatabase(error, connectionString)
  } finally {
    await pool.end()
  }
}

const openPostgres = async (connectionString: string, answeredWithin?: number): Promise<OpenDatabase> => {
  await migrated(connectionString)
  // What the pool does not know of its options it hands to each connection.
  const options = { connectionString, max: 20, Client: DatabaseClient, answeredWithin }
  const pool = newPool(options)
  return {
    db: transacting(pool),
    url: connectionString,
    exec: async (statements) => {
      await pool.query(statements)
    },
    listen: listenOnPool(pool),
    connections: pool,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => within(pool.end(), CLOSED_WITHIN),
  }
}

/**
 * Lets what runs in a transaction know of it, and takes its connection from the pool itself: drizzle's own transaction
 * would never give back one on which it cannot begin.
 */
const transacting = (pool: Pool): NodePgDatabase => {
  const db = drizzle({ client: pool })
  db.transaction = async (work, settings) => {
    const client = await pool.connect()
    try {
      return await drizzle({ client }).transaction((tx) => inTransaction(() => work(tx)), settings)
    } finally {
      client.release()
    }
  }
  return db
}

const bringUpToDate = async (pool: Pool, db: Database): Promise<void> => {
  const keeper = await pool.connect()
  try {
    const { rows } = await keeper.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    )
    checkVersion(rows[0]!.version)
    await keeper.query(MIGRATED_WITHIN)
    await keeper.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(db, { migrationsFolder })
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) })
  } finally {
    // With its connection ends the lock it held.
    keeper.release(true)
  }
}
