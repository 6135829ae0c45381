import { sql } from 'drizzle-orm'
import type { Database } from './handlers'

/** Lets those who do the same one after the other: each waits here until the transaction before has ended. */
export const takeTurn = async (db: Database, what: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`)
}
