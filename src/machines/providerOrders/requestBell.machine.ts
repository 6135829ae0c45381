import { type ActorRefFrom, assign, not, setup } from 'xstate'
import type { Outcome } from '../../core/kit/outcome'
import type { WaitingRequests } from '../../core/orders/providerOrders'
import { RING_AGAIN } from '../../core/orders/providerOrders.rules'
import { emitEffect } from '../kit/effects'
import { unpluggedFeed } from '../kit/fromFeed'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import type { OrderChanged } from './orderPanel.setup'

export interface RequestBellInput {
  /** The sound was turned off before in this session. */
  readonly isOff: boolean
}

interface Context extends RequestBellInput {
  /** The latest requests that wait, null until they were read; and how many wait. */
  readonly waiting: readonly string[] | null
  readonly count: number
  /** Those that rang, and those that somebody has seen. */
  readonly rung: readonly string[]
  readonly seen: readonly string[]
}

/** Of many requests the earlier ones are listed again once later ones are answered: they stay known. */
const together = (known: readonly string[], waiting: readonly string[] | null): readonly string[] => [
  ...new Set([...known, ...(waiting ?? [])]),
]

const requestBellSetup = setup({
  types: {
    context: {} as Context,
    input: {} as RequestBellInput,
    events: {} as { type: 'requests.seen' | 'sound.turned' } | OrderChanged,
  },
  actors: {
    read: unplugged<object, WaitingRequests>('providerOrders.requests'),
    /** Tells which orders change. */
    watch: unpluggedFeed('requests.watch'),
  },
  delays: { again: RING_AGAIN },
  guards: {
    ...outcomes,
    isNew: ({ context: { waiting, rung } }) => waiting?.some((id) => !rung.includes(id)) ?? false,
    isUnseen: ({ context: { waiting, seen } }) => waiting?.some((id) => !seen.includes(id)) ?? false,
  },
  actions: {
    // What waits when somebody comes is seen at the dot; it rings when nobody looks after it.
    keepWaiting: assign(({ context }, outcome: Outcome<WaitingRequests>) =>
      outcome.ok
        ? {
            waiting: outcome.value.ids,
            count: outcome.value.count,
            ...(context.waiting === null ? { rung: outcome.value.ids } : {}),
          }
        : {},
    ),
    keepRung: assign(({ context: { waiting, rung } }) => ({ rung: together(rung, waiting) })),
    keepSeen: assign(({ context: { waiting, seen } }) => ({ seen: together(seen, waiting) })),
    turn: assign(({ context }) => ({ isOff: !context.isOff })),
    keepSound: emitEffect(({ context: { isOff } }) => ({ type: 'sound.kept' as const, isOff })),
    ring: emitEffect(({ context: { isOff } }) => (isOff ? null : { type: 'request.rang' as const })),
  },
})

const { onOutcome } = outcomeTransitions(requestBellSetup)

/** Requests that wait for a provider, on every page: each rings once, and again until somebody looks after it. */
export const requestBellMachine = requestBellSetup.createMachine({
  id: 'requestBell',
  context: ({ input }) => ({ ...input, waiting: null, count: 0, rung: [], seen: [] }),
  invoke: { id: 'watch', src: 'watch' },
  on: { 'sound.turned': { actions: ['turn', 'keepSound'] }, 'requests.seen': { actions: 'keepSeen' } },
  type: 'parallel',
  states: {
    requests: {
      initial: 'reading',
      states: {
        reading: {
          on: { 'order.changed': { target: 'reading', reenter: true } },
          invoke: {
            id: 'read',
            src: 'read',
            input: {},
            onDone: onOutcome('read', {
              refused: { target: 'known' },
              done: { target: 'known', actions: 'keepWaiting' },
            }),
          },
        },
        known: { on: { 'order.changed': 'reading' } },
      },
    },
    bell: {
      initial: 'quiet',
      states: {
        quiet: { always: { guard: 'isUnseen', target: 'ringing' } },
        /** Nobody has looked after what waits. */
        ringing: {
          always: [
            { guard: 'isNew', target: 'ringing', reenter: true, actions: ['ring', 'keepRung'] },
            { guard: not('isUnseen'), target: 'quiet' },
          ],
          after: { again: { target: 'ringing', reenter: true, actions: 'ring' } },
        },
      },
    },
  },
})

export type RequestBellActor = ActorRefFrom<typeof requestBellMachine>
