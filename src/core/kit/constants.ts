import * as Schema from 'effect/Schema'
import { transform } from 'effect/SchemaTransformation'

/**
 * Fields that every call of a row carries with the same value and the domain does not know:
 * `withConstants(Schema.Struct({ bookingId }), { isDetailed: 'true' })`.
 */
export const withConstants = <Fields extends Schema.Struct.Fields>(
  schema: Schema.Struct<Fields>,
  constants: Readonly<Record<string, string>>,
) => {
  const literals = Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, Schema.Literal(value)]))
  // On the wire the constants stand beside the fields; the domain's type has none of them.
  const wire = Schema.Struct({ ...schema.fields, ...literals }) as unknown as Schema.Struct<Fields>
  return wire.pipe(
    Schema.decodeTo(Schema.toType(schema), transform({ decode: (a) => a, encode: (a) => ({ ...a, ...constants }) })),
  )
}
