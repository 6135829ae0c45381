import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'

const isActor = (value: object): value is AnyActorRef => 'sessionId' in value && 'send' in value

/** A value with its actors left out: the rest has to survive JSON. */
const withoutActors = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (isActor(value)) return null
  if (Array.isArray(value)) return value.map(withoutActors)
  return Object.getPrototypeOf(value) === Object.prototype
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutActors(each)]))
    : value
}

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

/** Whether a context is the same after it was written as JSON and read again. */
export const survivesJson = ({ context }: AnyMachineSnapshot): boolean => {
  const plain = withoutActors(context)
  return plain === undefined || areSame(JSON.parse(JSON.stringify(plain)), plain)
}

export const differences = (what: string, expected: unknown, actual: unknown): readonly string[] =>
  areSame(expected, actual) ? [] : [`${what}: ${JSON.stringify(expected)} expected, ${JSON.stringify(actual)} found`]

/** What differs between two records, by the names of their fields. */
export const factsApart = (expected: object, actual: object): readonly string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(actual)])].flatMap((name) =>
    differences(name, expected[name as never], actual[name as never]),
  )
