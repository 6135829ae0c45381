import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { ChatSide } from '../../core/chat/chat'
import { headOf, isForChat, isOf, type OutboxEntry, waitBefore } from '../../core/chat/outbox.rules'
import { isUnsettled, type Outcome } from '../../core/kit/outcome'
import { emitEffect } from '../kit/effects'
import { noticeOf } from '../kit/appEvent'
import { unpluggedFeed } from '../kit/fromFeed'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'

/** What is sent of an entry; its id is the key. */
export type Sending = Pick<OutboxEntry, 'id' | 'channelId' | 'side' | 'text' | 'mentions'> & { readonly key: string }

type Place = { readonly channelId: string; readonly side: ChatSide }

const SECOND_IN_MS = 1000

const outboxSetup = setup({
  types: {
    context: {} as { readonly entries: readonly OutboxEntry[]; readonly tries: number },
    events: {} as
      | { type: 'entry.added'; entry: OutboxEntry }
      | ({ type: 'entries.retried' | 'entries.discarded' } & Place)
      | { type: 'woken' },
    tags: {} as 'waiting',
  },
  actors: {
    restore: unplugged<object, readonly OutboxEntry[]>('outbox.restore'),
    store: unplugged<{ entries: readonly OutboxEntry[] }, object>('outbox.store'),
    send: unplugged<Sending, { seq: number }>('chat.send'),
    wake: unpluggedFeed<object>('outbox.wake'),
  },
  delays: { backoff: ({ context }) => waitBefore(context.tries - 1) * SECOND_IN_MS },
  guards: {
    ...outcomes,
    hasHead: ({ context }) => headOf(context.entries) !== undefined,
    isUnsettled: (_, outcome: Outcome<unknown>) =>
      !outcome.ok && (isUnsettled(outcome.failure) || outcome.failure.kind === 'tooMany'),
    isForChat: (_, outcome: Outcome<unknown>) => !outcome.ok && isForChat(outcome.failure),
  },
  actions: {
    /** What was kept goes before what was written meanwhile. */
    restore: assign(({ context }, outcome: Outcome<readonly OutboxEntry[]>) => {
      if (!outcome.ok) return {}
      const known = new Set(context.entries.map(({ id }) => id))
      return { entries: [...outcome.value.filter(({ id }) => !known.has(id)), ...context.entries] }
    }),
    add: assign(({ context }, entry: OutboxEntry) => ({
      entries: [...context.entries.filter(({ id }) => id !== entry.id), entry],
    })),
    settle: assign(({ context }, outcome: Outcome<{ seq: number }>) => {
      const head = headOf(context.entries)
      if (!outcome.ok || head === undefined) return {}
      const { seq } = outcome.value
      return { entries: context.entries.map((each) => (each.id === head.id ? { ...each, seq } : each)), tries: 0 }
    }),
    stop: assign(({ context }, outcome: Outcome<unknown>) => {
      const head = headOf(context.entries)
      if (outcome.ok || head === undefined) return {}
      const stoppedBy = outcome.failure.message
      return { entries: context.entries.map((each) => (isOf(head)(each) ? { ...each, stoppedBy } : each)), tries: 0 }
    }),
    stepOut: assign(({ context }) => {
      const head = headOf(context.entries)
      return { entries: context.entries.filter((each) => each !== head), tries: 0 }
    }),
    goOn: assign(({ context }, place: Place) => ({
      entries: context.entries.map((each) => (isOf(place)(each) ? { ...each, stoppedBy: null } : each)),
    })),
    discard: assign(({ context }, place: Place) => ({
      entries: context.entries.filter((each) => !isOf(place)(each) || each.stoppedBy === null),
    })),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    notify: emitEffect((_, outcome: Outcome<unknown>) => noticeOf(outcome)),
  },
})

const { onOutcome } = outcomeTransitions(outboxSetup)

/**
 * Messages on their way, one after the other in the order in which they were written: what nobody knows the end of is
 * sent again under its id, a refusal of a conversation stops all that go there, one of a message lets it step out.
 */
export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  context: { entries: [], tries: 0 },
  on: {
    'entry.added': { actions: { type: 'add', params: ({ event }) => event.entry } },
    'entries.retried': { actions: { type: 'goOn', params: ({ event }) => event } },
    'entries.discarded': { actions: { type: 'discard', params: ({ event }) => event } },
  },
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        id: 'restore',
        src: 'restore',
        input: {},
        onDone: onOutcome('restore', { done: { target: 'storing', actions: 'restore' } }),
      },
    },
    /** What is on its way is kept on the device before it is sent. */
    storing: {
      invoke: {
        id: 'store',
        src: 'store',
        input: ({ context }) => ({ entries: context.entries }),
        onDone: 'deciding',
      },
    },
    deciding: { always: [{ guard: 'hasHead', target: 'sending' }, { target: 'idle' }] },
    idle: {
      on: {
        'entry.added': { target: 'storing', actions: { type: 'add', params: ({ event }) => event.entry } },
        'entries.retried': { target: 'storing', actions: { type: 'goOn', params: ({ event }) => event } },
        'entries.discarded': { target: 'storing', actions: { type: 'discard', params: ({ event }) => event } },
      },
    },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => {
          const { id, channelId, side, text, mentions } = headOf(context.entries)!
          return { id, channelId, side, text, mentions, key: id }
        },
        onDone: onOutcome('send', {
          isUnsettled: { target: 'backingOff', actions: 'countTry' },
          isForChat: { target: 'storing', actions: 'stop' },
          refused: { target: 'storing', actions: ['stepOut', 'notify'] },
          done: { target: 'storing', actions: 'settle' },
        }),
      },
    },
    backingOff: {
      tags: 'waiting',
      invoke: { id: 'wake', src: 'wake', input: {} },
      after: { backoff: 'storing' },
      on: { woken: 'storing' },
    },
  },
})

export type OutboxActor = ActorRefFrom<typeof outboxMachine>
export type OutboxSnapshot = SnapshotFrom<typeof outboxMachine>
