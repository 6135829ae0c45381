/** What a push says of a ring: that it rings, or how it ended. */
export type RingNews =
  | { readonly type: 'call.arrived'; readonly id: string }
  | {
      readonly type: 'call.over'
      readonly id: string
      readonly outcome: string | null
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
  return { type: 'call.over', id, body, outcome: details['outcome'] ?? null }
}
