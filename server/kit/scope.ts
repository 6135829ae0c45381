import { AsyncLocalStorage } from 'node:async_hooks'

/** What surrounds the running code: the request that led to it, and whether a transaction is open. */
interface Scope {
  readonly requestId: string | null
  readonly isInTransaction: boolean
}

const scopes = new AsyncLocalStorage<Scope>()

const OUTSIDE: Scope = { requestId: null, isInTransaction: false }
const current = (): Scope => scopes.getStore() ?? OUTSIDE

/** Runs what a request, or a job that a request enqueued, leads to. */
export const inRequest = <A>(requestId: string | null, work: () => A): A =>
  scopes.run({ ...current(), requestId }, work)

export const inTransaction = <A>(work: () => A): A => scopes.run({ ...current(), isInTransaction: true }, work)

export const requestIdNow = (): string | null => current().requestId

/** Throws where a transaction is open: slow work would hold its locks and its connection. */
export const refuseInTransaction = (what: string): void => {
  if (current().isInTransaction)
    throw new Error(`${what} inside a transaction: enqueue a job that does it after the commit`)
}
