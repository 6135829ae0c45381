import { isDeepStrictEqual } from 'node:util'
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

/** Whether a context is the same after it was written as JSON and read again. */
export const survivesJson = ({ context }: AnyMachineSnapshot): boolean => {
  const plain = withoutActors(context)
  return plain === undefined || isDeepStrictEqual(JSON.parse(JSON.stringify(plain)), plain)
}

export const differences = (what: string, expected: unknown, actual: unknown): readonly string[] =>
  isDeepStrictEqual(expected, actual)
    ? []
    : [`${what}: ${JSON.stringify(expected)} expected, ${JSON.stringify(actual)} found`]

/** What differs between two records, by the names of their fields. */
export const factsApart = (expected: object, actual: object): readonly string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(actual)])].flatMap((name) =>
    differences(name, expected[name as never], actual[name as never]),
  )
