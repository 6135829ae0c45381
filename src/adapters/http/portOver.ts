import type { Contract } from '../../core/kit/endpoint'
import type { Cancellation, PortOf } from '../../core/kit/port'
import type { Caller } from './callEndpoint'

/** The port of a room's rows over HTTP: each method calls its row. A key among the fields of a mutating row is its attempt's. */
export const portOver = <C extends Contract>(call: Caller, api: C): PortOf<C> => {
  const methods = Object.entries(api).map(([name, row]) => [
    name,
    ({ key, ...input }: { readonly key?: string }, signal: Cancellation) =>
      row.mutates
        ? call(row, input, { signal: signal as AbortSignal, key })
        : call(row, { key, ...input }, { signal: signal as AbortSignal }),
  ])
  // Built from the rows, the object has a method for each of them.
  return Object.fromEntries(methods) as PortOf<C>
}

/** The ports of several rooms: `portsOver(call, contract).booking.slots({ doctorId }, signal)`. */
export const portsOver = <R extends Readonly<Record<string, Contract>>>(
  call: Caller,
  rooms: R,
): { readonly [K in keyof R]: PortOf<R[K]> } => {
  const ports = Object.entries(rooms).map(([name, api]) => [name, portOver(call, api)])
  return Object.fromEntries(ports) as { readonly [K in keyof R]: PortOf<R[K]> }
}
