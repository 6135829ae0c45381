import { type ChatPlace, placeName } from '../../core/chat/outbox.rules'
import type { OutboxesSnapshot } from './outboxes.machine'

export const viewOutboxes = (snapshot: OutboxesSnapshot | undefined, place: ChatPlace | null) => ({
  /** What is on its way to this side of a chat; none as long as nothing was sent there. */
  queue: place === null ? undefined : snapshot?.context.queues[placeName(place)],
  /** They have arrived: what is sent goes through them. */
  isThere: snapshot !== undefined,
})
