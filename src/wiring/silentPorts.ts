import type { Ports } from './ports'

const never = () => new Promise<never>(() => {})
const nothing = () => null
const anyOf = (answer: () => unknown) => new Proxy({}, { get: () => answer })

const known: Record<string | symbol, unknown> = { store: anyOf(nothing), clock: { now: () => 0 } }

/** A world that knows nothing and never answers: a page over it is as it is while its data is on the way. */
export const silentPorts = new Proxy(known, { get: (_, name) => known[name] ?? anyOf(never) }) as unknown as Ports
