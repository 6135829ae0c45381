import * as Schema from 'effect/Schema'

const readDegrees = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Array(Schema.Struct({ degree_name: Schema.String }))),
)

/** The degree that a push's `qualification` names first; null of one that cannot be read. */
export const degreeOf = (qualification: string): string | null => {
  const read = readDegrees(qualification)
  return read._tag === 'Some' ? (read.value[0]?.degree_name ?? null) : null
}
