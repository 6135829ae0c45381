import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { join } from 'node:path'
import { Pool } from 'pg'
import type { Database } from './handlers'
import { listenOnPool, type Listen } from './listen'
import { lockFolder } from './lock'

export interface OpenDatabase {
  readonly db: Database
  /** Runs statements as they are, several at once if need be. */
  readonly exec: (statements: string) => Promise<void>
  readonly listen: Listen
  readonly close: () => Promise<void>
}

export interface Storage {
  /** PostgreSQL; wins over a data folder. */
  readonly databaseUrl?: string | undefined
  /** Folder of the embedded database; without one it lives in memory. */
  readonly dataDir?: string | undefined
}

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))

/** Opens the database and brings its tables up to date. Throws `FolderInUse` when another process has the folder. */
export const openDatabase = ({ databaseUrl, dataDir }: Storage): Promise<OpenDatabase> =>
  databaseUrl ? openPostgres(databaseUrl) : dataDir ? openFolder(dataDir) : openEmbedded(newPglite())

/** The embedded database with the extensions the schema needs; `image` is a dumped data folder to start from. */
export const newPglite = (folder?: string, image?: Blob): PGlite =>
  new PGlite({
    extensions: { btree_gist, pg_trgm },
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(image === undefined ? {} : { loadDataDir: image }),
  })

export const openEmbedded = async (client: PGlite): Promise<OpenDatabase> => {
  const db = drizzlePglite({ client })
  await migratePglite(db, { migrationsFolder })
  return {
    db,
    exec: async (statements) => {
      await client.exec(statements)
    },
    // The embedded database ends with its process: it is never lost.
    listen: (channel, { received }) => client.listen(channel, received),
    close: () => client.close(),
  }
}

const openFolder = async (dataDir: string): Promise<OpenDatabase> => {
  const release = await lockFolder(dataDir)
  try {
    const opened = await openEmbedded(newPglite(join(dataDir, 'pg')))
    return {
      ...opened,
      close: async () => {
        await opened.close()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

/** Any number will do; it keeps two starting servers from migrating at once. */
const MIGRATION_LOCK = 7_204_911

const openPostgres = async (connectionString: string): Promise<OpenDatabase> => {
  const pool = new Pool({ connectionString, max: 20 })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db = drizzleNode({ client: pool })
  const keeper = await pool.connect()
  try {
    await keeper.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrateNode(db, { migrationsFolder })
    await keeper.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } finally {
    keeper.release()
  }
  return {
    db,
    exec: async (statements) => {
      await pool.query(statements)
    },
    listen: listenOnPool(pool),
    close: () => pool.end(),
  }
}
