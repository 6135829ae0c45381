import type { Database } from './handlers'

/**
 * A statement that is built once for each database, not for each call: building one costs as much as running it. Its
 * text is fixed, so what varies is a placeholder (a list is an array: `= any(…)`). PostgreSQL plans it once too.
 */
export const prepared = <Statement>(build: (db: Database) => Statement): ((db: Database) => Statement) => {
  const built = new WeakMap<Database, Statement>()
  return (db) => {
    const before = built.get(db)
    if (before !== undefined) return before
    const statement = build(db)
    built.set(db, statement)
    return statement
  }
}
