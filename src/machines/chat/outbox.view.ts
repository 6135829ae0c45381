import type { OutboxSnapshot } from './outbox.machine'

export const viewOutbox = (snapshot: OutboxSnapshot) => ({
  entries: snapshot.context.entries,
  isWaiting: snapshot.hasTag('waiting'),
})
