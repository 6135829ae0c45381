import * as Schema from 'effect/Schema'
import { type RingOutcome, ringOutcomes } from './ring.lifecycle'

const readDegrees = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Array(Schema.Struct({ degree_name: Schema.String }))),
)

/** The degree that a push's `qualification` names first; null of one that cannot be read. */
export const degreeOf = (qualification: string): string | null => {
  const read = readDegrees(qualification)
  return read._tag === 'Some' ? (read.value[0]?.degree_name ?? null) : null
}

/** What a push says of a ring: that it rings, or how it ended. */
export type RingNews =
  | { readonly type: 'call.arrived'; readonly id: string }
  | {
      readonly type: 'call.over'
      readonly id: string
      readonly outcome: RingOutcome | null
      /** In the person's language; empty where there is nothing to say. */
      readonly body: string
    }

/** What a message says of a ring; null of every other message. */
export const ringNews = ({
  type,
  body,
  details,
}: {
  readonly type: string | null
  readonly body: string
  readonly details: Readonly<Record<string, string>>
}): RingNews | null => {
  const id = details['id'] ?? ''
  if (type === 'call') return { type: 'call.arrived', id }
  if (type !== 'rejected') return null
  return { type: 'call.over', id, body, outcome: ringOutcomes.find((each) => each === details['outcome']) ?? null }
}
