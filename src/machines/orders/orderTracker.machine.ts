import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { Order } from '../../core/orders/orders'
import { isProviderOrder } from '../../core/orders/orders'
import { type Attempt, keyed } from '../kit/attempt'
import { emitEffect } from '../kit/effects'
import { silentFeed } from '../kit/fromFeed'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { ordersOutdated } from './orders.events'

export interface TrackerInput {
  /** The order that the address names. */
  readonly id: string | null
}

/** That a patient takes what the pharmacy has; `revision` is that of the offer that was read. */
export interface Agreement {
  readonly id: string
  readonly revision: number
}

interface Context extends TrackerInput {
  readonly order: Order | null
  readonly attempt: Attempt<Agreement> | null
  readonly failure: Failure | null
}

const agreementOf = ({ order }: Context): Agreement => ({
  id: order?.id ?? '',
  revision: order !== null && isProviderOrder(order) ? order.revision : 0,
})

const isAsked = (order: Order | null): boolean => order !== null && isProviderOrder(order) && order.stage === 'asking'

/** What its feed tells of an order: it is not as it was; null where any may be. */
export const orderChanged = (id: string | null) => ({ type: 'order.changed' as const, id })

const trackerSetup = setup({
  types: {
    context: {} as Context,
    input: {} as TrackerInput,
    events: {} as
      | { type: 'order.opened'; id: string; order: Order | null }
      | ReturnType<typeof orderChanged>
      | { type: 'agree' | 'retry' | 'dismiss' },
    tags: {} as 'open' | 'loading' | 'gone' | 'failed' | 'answering',
  },
  actors: {
    load: unplugged<{ id: string }, Order | null>('orders.one'),
    agree: unplugged<Agreement & { key: string }, Order>('orders.agree'),
    watch: silentFeed,
  },
  guards: {
    ...outcomes,
    isNamed: ({ context }) => context.id !== null,
    isGone: (_, outcome: Outcome<Order | null>) => outcome.ok && outcome.value === null,
    isShown: ({ context }, id: string | null) => id === null || id === context.id,
    isAsked: ({ context }) => isAsked(context.order),
    /** It is not as it was read: the offer was revised, taken back, or ran out. */
    isOvertaken: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.kind === 'conflict',
  },
  actions: {
    ...outcomeActions,
    open: assign((_, { id, order }: { id: string; order: Order | null }) => ({ id, order, failure: null })),
    close: assign({ id: null, order: null, failure: null, attempt: null }),
    /** Once it is read again nothing is lost any more; that somebody was first stays said. */
    keepOrder: assign(({ context: { failure } }, outcome: Outcome<Order | null>) =>
      outcome.ok ? { order: outcome.value, failure: failure?.kind === 'conflict' ? failure : null } : {},
    ),
    beginAttempt: beginAttempt(agreementOf),
    reload: emitEffect(ordersOutdated),
  },
})

const { onOutcome } = outcomeTransitions(trackerSetup)

/** One order as it goes on: followed while it is open, with what its pharmacy asks and the patient answers. */
export const orderTrackerMachine = trackerSetup.createMachine({
  id: 'orderTracker',
  context: ({ input }) => ({ ...input, order: null, attempt: null, failure: null }),
  invoke: { id: 'watch', src: 'watch' },
  on: {
    'order.opened': {
      target: '.loading',
      reenter: true,
      actions: { type: 'open', params: ({ event }) => event },
    },
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isNamed', target: 'loading' }, { target: 'closed' }] },
    closed: {},
    loading: {
      tags: ['open', 'loading'],
      on: {
        /** What is on its way may be of before. */
        'order.changed': {
          guard: { type: 'isShown', params: ({ event }) => event.id },
          target: 'loading',
          reenter: true,
        },
        dismiss: { target: 'closed', actions: 'close' },
      },
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ id: context.id! }),
        onDone: onOutcome('load', {
          refused: { target: 'failed', actions: 'keepFailure' },
          isGone: { target: 'gone', actions: 'keepOrder' },
          done: { target: 'following', actions: 'keepOrder' },
        }),
      },
    },
    following: {
      tags: 'open',
      on: {
        'order.changed': {
          guard: { type: 'isShown', params: ({ event }) => event.id },
          target: 'loading',
        },
        agree: { guard: 'isAsked', target: 'answering' },
        dismiss: { target: 'closed', actions: 'close' },
      },
    },
    answering: {
      tags: ['open', 'answering'],
      entry: ['beginAttempt', 'forgetFailure'],
      invoke: {
        id: 'agree',
        src: 'agree',
        input: ({ context }) => keyed(context.attempt!),
        onDone: onOutcome('agree', {
          isOvertaken: { target: 'loading', actions: ['settleAttempt', 'keepFailure', 'reload'] },
          refused: { target: 'following', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'following', actions: ['settleAttempt', 'keepOrder', 'notify', 'reload'] },
        }),
      },
    },
    gone: { tags: ['open', 'gone'], on: { dismiss: { target: 'closed', actions: 'close' } } },
    failed: {
      tags: ['open', 'failed'],
      on: { retry: 'loading', dismiss: { target: 'closed', actions: 'close' } },
    },
  },
})

export type OrderTrackerActor = ActorRefFrom<typeof orderTrackerMachine>
