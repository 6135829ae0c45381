import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../kit/handlers'

/** PostgreSQL takes at most 65 535 parameters a statement. */
const PARAMETERS = 30_000

/** Inserts many rows, as few statements as it takes; rows that are there already stay as they are. */
export const insertAll = async <T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> => {
  const chunk = Math.floor(PARAMETERS / Object.keys(getTableColumns(table)).length)
  for (let from = 0; from < rows.length; from += chunk)
    await db
      .insert(table)
      .values(rows.slice(from, from + chunk))
      .onConflictDoNothing()
}
