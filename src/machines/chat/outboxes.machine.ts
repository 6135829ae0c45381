import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import { byPlace, type ChatPlace, type OutboxEntry, placeName } from '../../core/chat/outbox.rules'
import { unpluggedFeed } from '../kit/fromFeed'
import { type OutboxActor, type OutboxDeed, outboxMachine, restored } from './outbox.machine'

/** What is done about messages, with the place to which they go. */
type Placed = Extract<OutboxDeed, { type: 'entry.added' }> | (Exclude<OutboxDeed, { type: 'entry.added' }> & ChatPlace)

/** Messages on their way from this tab, a queue for each side of a chat: one that waits holds back no other. */
export const outboxesMachine = setup({
  types: {
    context: {} as { readonly queues: Readonly<Record<string, OutboxActor>> },
    events: {} as Placed | ReturnType<typeof restored>,
  },
  actors: { queue: outboxMachine, tabs: unpluggedFeed<object>('outbox.tabs') },
  actions: {
    open: assign(({ context: { queues }, spawn }, places: readonly ChatPlace[]) => {
      const missing = new Map(places.map((place) => [placeName(place), place] as const))
      const opened = [...missing]
        .filter(([id]) => !(id in queues))
        .map(([id, place]) => [id, spawn('queue', { id, input: place })] as const)
      return { queues: { ...queues, ...Object.fromEntries(opened) } }
    }),
    pass: enqueueActions(({ context, event, enqueue }, place: ChatPlace) => {
      const queue = context.queues[placeName(place)]
      if (queue !== undefined) enqueue.sendTo(queue, event)
    }),
    /** What the device kept goes on in the queue of each. */
    share: enqueueActions(({ context, enqueue }, kept: readonly OutboxEntry[]) => {
      for (const [name, entries] of byPlace(kept)) enqueue.sendTo(context.queues[name]!, restored(entries))
    }),
  },
}).createMachine({
  id: 'outboxes',
  context: { queues: {} },
  invoke: { id: 'tabs', src: 'tabs', input: {} },
  on: {
    'entry.added': {
      actions: [
        { type: 'open', params: ({ event }) => [event.entry] },
        { type: 'pass', params: ({ event }) => event.entry },
      ],
    },
    'entries.retried': { actions: { type: 'pass', params: ({ event }) => event } },
    'entries.discarded': { actions: { type: 'pass', params: ({ event }) => event } },
    'entry.withdrawn': { actions: { type: 'pass', params: ({ event }) => event } },
    'entries.restored': {
      actions: [
        { type: 'open', params: ({ event }) => event.entries },
        { type: 'share', params: ({ event }) => event.entries },
      ],
    },
  },
})

export type OutboxesActor = ActorRefFrom<typeof outboxesMachine>
export type OutboxesSnapshot = SnapshotFrom<typeof outboxesMachine>
