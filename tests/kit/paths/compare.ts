import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'

const isActor = (value: object): value is AnyActorRef => 'sessionId' in value && 'send' in value

const isPlain = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

/** Whether two values have the same parts, in Node as in a browser; what is no plain object or list is only itself. */
const areSame = (one: unknown, other: unknown): boolean => {
  if (!isPlain(one) || !isPlain(other)) return Object.is(one, other)
  const names = Object.keys(one)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && areSame(one[name], other[name]))
  )
}

/** Parts of contexts that survive: most of a context stays as it was from one situation to the next. */
const surviving = new WeakSet<object>()

/** Whether a value is the same after it was written as JSON and read again; actors are left out. */
const isJson = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' || typeof value === 'boolean' || value === null
  if (surviving.has(value) || isActor(value)) return true
  const survives = isPlain(value) && Object.values(value).every(isJson)
  if (survives) surviving.add(value)
  return survives
}

/** Whether a context is the same after it was written as JSON and read again. */
export const survivesJson = ({ context }: AnyMachineSnapshot): boolean => context === undefined || isJson(context)

export const differences = (what: string, expected: unknown, actual: unknown): readonly string[] =>
  areSame(expected, actual) ? [] : [`${what}: ${JSON.stringify(expected)} expected, ${JSON.stringify(actual)} found`]

/** What differs between two records, by the names of their fields. */
export const factsApart = (expected: object, actual: object): readonly string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(actual)])].flatMap((name) =>
    differences(name, expected[name as never], actual[name as never]),
  )
