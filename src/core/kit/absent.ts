import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** A key that an answer may leave out: `orAbsent(Schema.String, '')` reads as an empty text then. */
export const orAbsent = <S extends Schema.Top>(schema: S, value: S['Encoded']) =>
  schema.pipe(Schema.withDecodingDefaultKey(Effect.succeed(value)))
