import { CannotStart } from './cannotStart'
import { chain, sqlState } from './constraint'
import { isCut, isDatabaseAway } from './databaseAway'

/** The oldest PostgreSQL the migrations run on, as `server_version_num` counts. */
const OLDEST = 140_000

/** The host and database of an address, without the password in it. */
const placeOf = (url: string): string => {
  const parsed = URL.parse(url)
  if (parsed === null) return 'its address, which cannot be read'
  return `${parsed.searchParams.get('host') ?? parsed.hostname}:${parsed.port || '5432'}${parsed.pathname}`
}

const sentences: Readonly<Record<string, string>> = {
  '28P01': 'it does not accept the user and password of DATABASE_URL',
  '28000': 'it does not let this user in',
  '3D000': 'there is no such database; create it first (createdb)',
  '42501':
    'this user may not change it: let the user own the database, and create the extensions btree_gist and pg_trgm as an administrator',
  '0A000': 'an extension is not available: install btree_gist and pg_trgm (on Debian: postgresql-contrib)',
  '58P01': 'an extension is not available: install btree_gist and pg_trgm (on Debian: postgresql-contrib)',
  '53300': 'it has no connection left for this server',
  '53100': 'its disk is full',
  '55P03': 'another server has been changing its tables for a minute; start this one when that one is done',
  '57P03': 'it is starting or stopping',
}

/** Codes of a connection that never came about. */
const UNREACHED = /^(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|ENOENT|EACCES)$/
const UNANSWERED = /timeout|terminated unexpectedly/i

const reasonOf = (error: unknown): string | null => {
  const state = sqlState(error)
  if (state !== null && sentences[state] !== undefined) return sentences[state]
  for (const { code } of chain(error))
    if (typeof code === 'string' && UNREACHED.test(code)) return `it cannot be reached (${code})`
  if (!(error instanceof Error)) return null
  if (UNANSWERED.test(error.message)) return 'it does not answer'
  if (/password must be a string/.test(error.message)) return 'it asks for a password and DATABASE_URL has none'
  if (/SSL|certificate/i.test(error.message)) return `no secure connection comes about (${error.message})`
  return state === null ? null : `PostgreSQL answers with ${state} (${innermost(error)})`
}

/** What the driver said, without the statement in which it did. */
const innermost = (error: Error): string => {
  const driver = [...chain(error)].at(-1)
  return driver instanceof Error ? driver.message : error.message
}

const cannotBeUsed = (url: string, reason: string, cause: unknown): CannotStart =>
  new CannotStart(`The database ${placeOf(url)} cannot be used: ${reason}.`, { cause })

/** The sentence for whoever started the server, where the database of this address is the cause; else the error itself. */
export const explainDatabase = (error: unknown, url: string): unknown => {
  if (error instanceof CannotStart) return error
  const reason = reasonOf(error)
  return reason === null ? error : cannotBeUsed(url, reason, error)
}

/** The same of a database that had been opened, went away and did not come back; any other error itself. */
export const explainLost = (error: unknown, url: string): unknown =>
  !(error instanceof CannotStart) && (isDatabaseAway(error) || isCut(error))
    ? cannotBeUsed(url, reasonOf(error) ?? 'it does not answer', error)
    : error

/** Throws `CannotStart` for a PostgreSQL that is too old. */
export const checkVersion = (version: number): void => {
  if (version < OLDEST)
    throw new CannotStart(`PostgreSQL ${Math.floor(version / 10_000)} is too old: version 14 or later is needed.`)
}

/** The sentence for a data folder that cannot be used; else the error itself. */
export const explainFolder = (error: unknown, dataDir: string): unknown => {
  if (error instanceof CannotStart || !(error instanceof Error)) return error
  const isOfFiles = 'code' in error && 'syscall' in error && typeof error.code === 'string'
  if (!isOfFiles) return error
  const reason = error.code === 'EEXIST' || error.code === 'ENOTDIR' ? 'a file is in its place' : error.message
  return new CannotStart(
    `The data folder ${dataDir} cannot be used: ${reason}. Set DATA_DIR to a folder that this user may write to.`,
    { cause: error },
  )
}
