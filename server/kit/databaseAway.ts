import { DrizzleQueryError } from 'drizzle-orm'
import { Client, type ClientConfig } from 'pg'
import { chain, sqlState } from './constraint'
import { timeLimit } from './timeLimit'

/** Milliseconds within which a connection is there. */
const CONNECTED_WITHIN = timeLimit(5000)

/** Thrown when no connection to the database comes about. */
class NotConnected extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
    this.name = 'NotConnected'
  }
}

type Connect = (connected: (error: Error | null) => void) => void
type Ended = (...result: readonly unknown[]) => void
type Query = (...args: readonly unknown[]) => unknown

/**
 * A connection of the pool: it does not wait for a database that never answers, and an error of it can be told from those
 * of other services. A limit of the pool itself would count how long calls wait for their turn. Where statements have a
 * bound (milliseconds), a connection on which one is not answered within it is cut: what hangs there is rejected as of a
 * broken connection, and the pool makes another. drizzle takes whatever has "Pool" in its name for a pool.
 */
export class DatabaseClient extends Client {
  constructor(config?: ClientConfig & { readonly answeredWithin?: number | undefined }) {
    const { answeredWithin, ...rest } = config ?? {}
    super({ ...rest, connectionTimeoutMillis: CONNECTED_WITHIN })
    if (answeredWithin !== undefined) this.query = this.bounded(answeredWithin) as unknown as Client['query']
    // The pool connects with a callback alone; the driver's types have the promise as well.
    const connect = super.connect.bind(this) as unknown as Connect
    const named: Connect = (connected) => connect((error) => connected(error && new NotConnected(error)))
    this.connect = named as unknown as Client['connect']
  }

  /** The driver's query, whose last argument is a callback where it returns no promise. */
  private bounded(within: number): Query {
    const query = super.query.bind(this) as unknown as Query
    // Its types do not have the connection.
    const { connection } = this as unknown as {
      readonly connection: { readonly stream: { readonly destroy: () => void } }
    }
    return (...args) => {
      const hung = setTimeout(() => connection.stream.destroy(), within)
      const last = args.at(-1)
      if (typeof last === 'function') {
        const ended: Ended = (...result) => {
          clearTimeout(hung)
          ;(last as Ended)(...result)
        }
        return query(...args.slice(0, -1), ended)
      }
      const answer = query(...args)
      if (answer instanceof Promise) void answer.catch(() => undefined).finally(() => clearTimeout(hung))
      else clearTimeout(hung)
      return answer
    }
  }
}

/** Of a PostgreSQL that stops, starts, has no connection left, or is gone. */
const AWAY = /^(?:08\w{3}|57P0[1-5]|53300)$/
/** What the driver says of a connection that broke, in words alone. */
const BROKEN = /^Connection terminated|^Client has encountered a connection error|after calling end on the pool/
const CUT = /^(?:ECONN\w+|EPIPE|ETIMEDOUT)$/

/** A socket that is not there, of a PostgreSQL that is not there. */
const GONE = 'ENOENT'

/** Whether an error is of a connection that was cut or did not come about, to whatever. */
export const isCut = (error: unknown): boolean => {
  for (const { code } of chain(error)) if (typeof code === 'string' && (CUT.test(code) || code === GONE)) return true
  return false
}

/** Whether an error means that the database cannot be reached for the moment, whatever was asked of it. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (AWAY.test(sqlState(error) ?? '')) return true
  let isOfQuery = false
  for (const each of chain(error)) {
    if (each instanceof NotConnected) return true
    isOfQuery ||= each instanceof DrizzleQueryError
    if (each instanceof Error && BROKEN.test(each.message)) return true
    if (isOfQuery && 'code' in each && typeof each.code === 'string' && CUT.test(each.code)) return true
  }
  return false
}
