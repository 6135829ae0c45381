import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { type AppointmentOrder, type Order, typeOf } from '../../core/orders/orders'
import type { OrderType } from '../../core/orders/orders.query'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { emitEffect } from '../kit/effects'
import { ordersOutdated } from './orders.events'
import { type MovableAppointment, rescheduleMachine } from '../schedule/reschedule.machine'

export type OrderChangeStep = 'cancel' | 'move'

export interface OrderChangeInput {
  /** What was open over the orders before a reload. */
  readonly resumed: { readonly step: OrderChangeStep; readonly id: string } | null
}

/** The order that is cancelled, as its kind's call names it. */
export interface OrderCancellation {
  readonly type: OrderType
  readonly id: string
}

interface Context extends OrderChangeInput {
  readonly order: Order | null
  readonly attempt: Attempt<OrderCancellation> | null
  readonly failure: Failure | null
}

/** What was paid for a slot is not added to. */
export const movableOf = (order: AppointmentOrder): MovableAppointment => ({
  ...order,
  ...(order.paymentStatus === 'PAID' ? { most: order.consultationFee } : {}),
})

/** Of an order that was chosen. */
const requestOf = ({ order }: Context): OrderCancellation => ({ type: typeOf(order!), id: order!.id })

const orderChangeSetup = setup({
  types: {
    context: {} as Context,
    input: {} as OrderChangeInput,
    events: {} as
      | { type: 'cancel.wanted'; order: Order }
      | { type: 'move.wanted'; order: AppointmentOrder }
      | { type: 'confirm' | 'dismiss' },
    children: {} as { moving: 'reschedule' },
    tags: {} as 'finding' | 'confirming' | 'cancelling',
  },
  actors: {
    /** The order that may still be changed so; null where there is none. */
    find: unplugged<NonNullable<OrderChangeInput['resumed']>, Order | null>('orders.find'),
    cancel: unplugged<OrderCancellation & { key: string }, unknown>('orders.cancel'),
    reschedule: rescheduleMachine,
  },
  guards: {
    ...outcomes,
    isResumed: ({ context }) => context.resumed !== null,
    isFoundFor: ({ context }, { step, outcome }: { step: OrderChangeStep; outcome: Outcome<Order | null> }) =>
      outcome.ok && outcome.value !== null && context.resumed?.step === step,
    /** Somebody else changed it, or it has begun: the list shows how it is. */
    isOver: (_, outcome: Outcome<unknown>) =>
      !outcome.ok && (outcome.failure.kind === 'conflict' || outcome.failure.kind === 'notFound'),
  },
  actions: {
    ...outcomeActions,
    choose: assign((_, order: Order) => ({ order, failure: null })),
    keepFound: assign((_, outcome: Outcome<Order | null>) => (outcome.ok ? { order: outcome.value } : {})),
    beginAttempt: beginAttempt(requestOf),
    reload: emitEffect(ordersOutdated),
  },
})

const { onOutcome, onKind } = outcomeTransitions(orderChangeSetup)

/** A patient cancels an order after a question, or moves an appointment to another slot. */
export const orderChangeMachine = orderChangeSetup.createMachine({
  id: 'orderChange',
  context: ({ input }) => ({ ...input, order: null, attempt: null, failure: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isResumed', target: 'finding' }, { target: 'resting' }] },
    finding: {
      tags: 'finding',
      invoke: {
        id: 'finding',
        src: 'find',
        input: ({ context }) => context.resumed!,
        onDone: [
          {
            guard: { type: 'isFoundFor', params: ({ event }) => ({ step: 'cancel', outcome: event.output }) },
            target: 'confirming',
            actions: { type: 'keepFound', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isFoundFor', params: ({ event }) => ({ step: 'move', outcome: event.output }) },
            target: 'moving',
            actions: { type: 'keepFound', params: ({ event }) => event.output },
          },
          { target: 'resting' },
        ],
      },
    },
    resting: {
      on: {
        'cancel.wanted': { target: 'confirming', actions: { type: 'choose', params: ({ event }) => event.order } },
        'move.wanted': { target: 'moving', actions: { type: 'choose', params: ({ event }) => event.order } },
      },
    },
    confirming: { tags: 'confirming', on: { confirm: 'cancelling', dismiss: 'resting' } },
    cancelling: {
      tags: ['confirming', 'cancelling'],
      entry: ['beginAttempt', 'forgetFailure'],
      invoke: {
        id: 'cancelling',
        src: 'cancel',
        input: ({ context: { attempt } }) => keyed(attempt!),
        onDone: onOutcome('cancel', {
          isOver: { target: 'resting', actions: ['settleAttempt', 'keepFailure', 'notify', 'reload'] },
          refused: { target: 'confirming', actions: ['settleAttempt', 'keepFailure', 'notify'] },
          done: { target: 'resting', actions: ['settleAttempt', 'notify', 'reload'] },
        }),
      },
    },
    moving: {
      invoke: {
        id: 'moving',
        src: 'reschedule',
        // An appointment alone is moved.
        input: ({ context }) => ({ appointment: movableOf(context.order as AppointmentOrder) }),
        onDone: onKind('reschedule', {
          moved: { target: 'resting', actions: 'reload' },
          dismissed: { target: 'resting', actions: 'reload' },
        }),
      },
    },
  },
})

export type OrderChangeActor = ActorRefFrom<typeof orderChangeMachine>
