interface DriverError {
  readonly code?: unknown
  readonly constraint?: unknown
  readonly cause?: unknown
}

const isObject = (value: unknown): value is DriverError => typeof value === 'object' && value !== null

/** Drizzle wraps what the driver threw, sometimes twice. */
export const chain = function* (error: unknown): Generator<DriverError> {
  for (let at = error; isObject(at); at = at.cause) yield at
}

/** The name of the unique, exclusion, check or foreign key constraint a thrown error violated, or null. */
export const violatedConstraint = (error: unknown): string | null => {
  for (const { code, constraint } of chain(error))
    if (typeof code === 'string' && code.startsWith('23') && typeof constraint === 'string') return constraint
  return null
}

/** PostgreSQL's disk that is full, and the system's own word for it and for a quota. */
const FULL: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether there was no room to write, for the database or a file. */
export const isDiskFull = (error: unknown): boolean => {
  for (const { code } of chain(error)) if (FULL.has(code)) return true
  return false
}

/** The SQLSTATE of a thrown driver error, or null. */
export const sqlState = (error: unknown): string | null => {
  for (const { code } of chain(error)) if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  return null
}
