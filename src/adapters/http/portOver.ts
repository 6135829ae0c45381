import type { Contract } from '../../core/kit/endpoint'
import { failed } from '../../core/kit/outcome'
import type { Cancellation, PortOf } from '../../core/kit/port'
import { type Caller, unreached } from './callEndpoint'

type Rows<C extends Contract> = () => Promise<C>

const methodOf =
  (call: Caller, rows: Rows<Contract>, name: string) =>
  async ({ key, ...input }: { readonly key?: string }, signal: Cancellation) => {
    const api = await rows().catch(() => null)
    // The file with the rows did not arrive.
    if (api === null) return failed(unreached(), '')
    const row = api[name]
    if (row === undefined) throw new Error(`The contract has no row ${name}`)
    return row.mutates
      ? call(row, input, { signal: signal as AbortSignal, key })
      : call(row, { key, ...input }, { signal: signal as AbortSignal })
  }

/**
 * The port of a room's rows over HTTP: each method calls its row. A key among the fields of a mutating row is its
 * attempt's. Rows are loaded with the first call.
 */
export const portOver = <C extends Contract>(call: Caller, rows: Rows<C>): PortOf<C> =>
  // Not a promise, whatever asks whether it is one; the names of the rows are known to the types alone.
  new Proxy({} as PortOf<C>, {
    get: (_, name) => (typeof name === 'symbol' || name === 'then' ? undefined : methodOf(call, rows, name)),
  })

/** The ports of several rooms: `portsOver(call, contract).booking.slots({ doctorId }, signal)`. */
export const portsOver = <R extends Readonly<Record<string, Contract>>>(
  call: Caller,
  rooms: { readonly [K in keyof R]: Rows<R[K]> },
): { readonly [K in keyof R]: PortOf<R[K]> } => {
  const ports = Object.entries<Rows<Contract>>(rooms).map(([name, rows]) => [name, portOver(call, rows)])
  return Object.fromEntries(ports) as { readonly [K in keyof R]: PortOf<R[K]> }
}
