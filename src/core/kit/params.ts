import * as Schema from 'effect/Schema'

/** What an address and its navigation state carry, before anybody has read it. */
export type Params = Readonly<Record<string, unknown>>

/** Reads one parameter; null where it is missing or something else: `const text = orNothing(Schema.NonEmptyString)`. */
export const orNothing = <A>(schema: Schema.Codec<A, unknown>) => {
  const read = Schema.decodeUnknownOption(schema)
  return (value: unknown): A | null => {
    const decoded = read(value)
    return decoded._tag === 'Some' ? decoded.value : null
  }
}

/** A text that says something. */
export const textOrNothing = orNothing(Schema.NonEmptyString)

/** How many entries of a list were shown when its page was left. */
export const listedParam = ({ listed }: Params): number => (typeof listed === 'number' ? listed : 0)
