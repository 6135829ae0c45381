import type { Ports } from './ports'

const never = () => new Promise<never>(() => {})
const anyOf = (answer: () => unknown) => new Proxy({}, { get: () => answer })

/** A world that knows nothing and never answers, and names the rooms that it is asked of. */
export const neverPorts = (asked: (room: string) => void): Ports => {
  const known: Record<string | symbol, unknown> = { store: anyOf(() => null), clock: { now: () => 0 } }
  const room = (name: string) =>
    anyOf(() => {
      asked(name)
      return never()
    })
  return new Proxy(known, { get: (_, name) => known[name] ?? room(String(name)) }) as unknown as Ports
}
