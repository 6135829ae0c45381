import { assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { BookingDetail } from '../../core/payment/payment'
import { settlementOf, type Settlement } from '../../core/payment/payment.rules'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { go } from '../kit/appEvent'
import { outcomeActions } from '../kit/outcomeActions'
import { payingMachine } from './paying.machine'
import { emitEffect } from '../kit/effects'

export interface PaymentReturnInput {
  readonly bookingId: string
  /** What the return address claims: whether a payment may still be on its way. The server's status decides the page. */
  readonly outcome: 'success' | 'failure'
}

interface Context extends PaymentReturnInput {
  readonly detail: BookingDetail | null
  readonly asked: number
  /** The final word takes longer than a person should look at a spinner. */
  readonly isLate: boolean
  readonly failure: Failure | null
}

/** Times the server is asked before an unsettled payment counts as failed. */
export const STATUS_CHECKS = 15

/** The gateway's word may still be on its way. */
const mayStillSettle = ({ outcome, asked }: Context): boolean => outcome === 'success' && asked < STATUS_CHECKS

const paymentReturnSetup = setup({
  types: {
    context: {} as Context,
    input: {} as PaymentReturnInput,
    events: {} as { type: 'payment.retry' } | { type: 'retry' } | { type: 'close' },
    children: {} as { paying: 'paying' },
    tags: {} as 'loading' | 'unknown' | 'confirming' | 'failed' | 'paying' | 'confirmed' | 'standing',
  },
  actors: {
    loadDetail: unplugged<{ bookingId: string }, BookingDetail>('payment.bookingDetail'),
    paying: payingMachine,
  },
  guards: {
    ...outcomes,
    is: ({ context }, settlement: Settlement) => context.detail !== null && settlementOf(context.detail) === settlement,
    isDue: ({ context }) => context.detail !== null && settlementOf(context.detail) === 'due',
    isConfirming: ({ context }, settlement: Settlement) =>
      context.detail !== null && settlementOf(context.detail) === settlement && mayStillSettle(context),
  },
  actions: {
    ...outcomeActions,
    keepDetail: assign(({ context }, outcome: Outcome<BookingDetail>) =>
      outcome.ok ? { detail: outcome.value, asked: context.asked + 1 } : {},
    ),
    keepLate: assign({ isLate: true }),
    goHome: emitEffect(go('/home')),
  },
  delays: { statusCheck: 2000, slowAfter: 10_000, successHighlight: 2000 },
})

const { onOutcome } = outcomeTransitions(paymentReturnSetup)

/** Back from the gateway: confirm with the server, show the booking, or let the person pay again. */
export const paymentReturnMachine = paymentReturnSetup.createMachine({
  id: 'paymentReturn',
  context: ({ input }) => ({ ...input, detail: null, asked: 0, isLate: false, failure: null }),
  initial: 'loading',
  on: { close: { actions: 'goHome' } },
  after: { slowAfter: { actions: 'keepLate' } },
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loading',
        src: 'loadDetail',
        input: ({ context }) => ({ bookingId: context.bookingId }),
        onDone: onOutcome('loadDetail', {
          refused: { target: 'unknown', actions: 'keepFailure' },
          done: { target: 'deciding', actions: 'keepDetail' },
        }),
      },
    },
    unknown: { tags: 'unknown', on: { retry: 'loading' } },
    deciding: {
      always: [
        { guard: { type: 'is', params: 'settled' }, target: 'confirmed' },
        { guard: { type: 'is', params: 'released' }, target: 'failed' },
        { guard: { type: 'isConfirming', params: 'waiting' }, target: 'confirming' },
        { guard: { type: 'is', params: 'waiting' }, target: 'failed' },
        { target: 'standing' },
      ],
    },
    confirming: { tags: 'confirming', after: { statusCheck: 'loading' } },
    confirmed: {
      tags: 'confirmed',
      initial: 'highlighted',
      states: { highlighted: { after: { successHighlight: 'plain' } }, plain: {} },
    },
    /** An appointment whatever became of a payment: booked, over or cancelled. */
    standing: {
      tags: 'standing',
      after: { statusCheck: { guard: { type: 'isConfirming', params: 'due' }, target: 'loading' } },
      on: { 'payment.retry': { guard: 'isDue', target: 'paying' } },
    },
    failed: { tags: 'failed', on: { 'payment.retry': 'paying' } },
    paying: {
      tags: 'paying',
      invoke: {
        id: 'paying',
        src: 'paying',
        input: ({ context }) => ({ bookingId: context.bookingId }),
      },
    },
  },
})
