import type { Contract, Endpoint, InputOf, OutcomeOf } from './endpoint'

/** The platform's `AbortSignal`, as much of it as the core has to know. Port methods take it last. */
export interface Cancellation {
  readonly aborted: boolean
}

/** An attempt's idempotency key: a call with the same key is done once. Without one, each call is an attempt. */
export interface Keyed {
  readonly key?: string
}

/** What a port method takes for a row: its input, and for a row that mutates the key of the attempt. */
export type CallInput<E> =
  E extends Endpoint<infer _I, infer _O, infer _C, infer Mutates>
    ? true extends Mutates
      ? InputOf<E> & Keyed
      : InputOf<E>
    : never

/** The port of a room, derived from its rows: `PortOf<typeof bookingApi>` has the methods `slots` and `book`. */
export type PortOf<C extends Contract> = {
  readonly [K in keyof C]: (input: CallInput<C[K]>, signal: Cancellation) => Promise<OutcomeOf<C[K]>>
}

/** A port with some methods of one's own. A port knows its methods when they are called, so it cannot be spread. */
export const withMethods = <P extends object>(port: P, methods: Partial<P>): P =>
  Object.assign(Object.create(port) as P, methods)
