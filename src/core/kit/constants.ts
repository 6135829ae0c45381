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
    Schema.decodeTo(
      Schema.toType(schema),
      transform({
        decode: (a) => Object.fromEntries(Object.entries(a).filter(([name]) => !(name in constants))) as typeof a,
        encode: (a) => ({ ...a, ...constants }),
      }),
    ),
  )
}

/**
 * A command of a row that takes several, told apart by a field that the wire does not have:
 * `Schema.Union([withTag('change', 'shift', Shift), withTag('change', 'edit', Edit)])`.
 */
export const withTag = <Key extends string, Tag extends string, Type extends object, Encoded>(
  key: Key,
  tag: Tag,
  schema: Schema.Codec<Type, Encoded>,
): Schema.Codec<Type & Readonly<Record<Key, Tag>>, Encoded> =>
  schema.pipe(
    Schema.decodeTo(
      Schema.declare(
        (value): value is Type & Readonly<Record<Key, Tag>> =>
          typeof value === 'object' && value !== null && (value as Readonly<Record<string, unknown>>)[key] === tag,
      ),
      transform({
        decode: (value: Type) => ({ ...value, [key]: tag }) as Type & Readonly<Record<Key, Tag>>,
        encode: ({ [key]: _, ...value }) => value as unknown as Type,
      }),
    ),
  )
