import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { CASH, ONLINE } from '../../core/payment/payment'
import type { PaymentDetail, QueueEntry } from '../../core/reception/reception'
import { noticeOf } from '../kit/appEvent'
import { type Attempt, attemptAfter, attemptAt } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { emitEffect } from '../kit/effects'

export type DeskMethod = typeof CASH | typeof ONLINE

interface Context {
  readonly entry: QueueEntry
  readonly method: DeskMethod
  readonly attempt: Attempt | null
  readonly failure: Failure | null
  readonly receipt: PaymentDetail | null
}

const billSetup = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly entry: QueueEntry },
    events: {} as
      | { type: 'method.chosen'; method: DeskMethod }
      | { type: 'receive' }
      | { type: 'retry' }
      | { type: 'dismiss' },
    tags: {} as 'choosing' | 'receiving' | 'loading' | 'failed' | 'shown',
  },
  actors: {
    receive: unplugged<{ id: string; paymentMethodId: number; key: string }, QueueEntry>('reception.receivePayment'),
    detail: unplugged<{ bookingId: string }, PaymentDetail>('reception.paymentDetail'),
  },
  guards: {
    ...outcomes,
    isUnpaid: ({ context }) => context.entry.paymentStatus === 'UNPAID',
    isPaidAlready: (_, outcome: Outcome<unknown, string>) => !outcome.ok && outcome.failure.code === 'alreadyPaid',
  },
  actions: {
    choose: assign((_, method: DeskMethod) => ({ method, failure: null })),
    begin: assign(({ context }) => ({
      attempt: attemptAt({ id: context.entry.id, method: context.method }, context.attempt),
      failure: null,
    })),
    settle: assign(({ context }, outcome: Outcome<unknown>) => ({
      attempt: attemptAfter(context.attempt, outcome),
      failure: outcome.ok ? null : outcome.failure,
    })),
    keep: assign((_, outcome: Outcome<PaymentDetail>) =>
      outcome.ok ? { receipt: outcome.value, failure: null } : { failure: outcome.failure },
    ),
    notify: emitEffect((_, outcome: Outcome<unknown>) => noticeOf(outcome)),
  },
})

const { onOutcome } = outcomeTransitions(billSetup)

/** The fee of a consultation: received at the desk, and then its receipt. */
export const billMachine = billSetup.createMachine({
  id: 'bill',
  context: ({ input }) => ({ ...input, method: CASH, attempt: null, failure: null, receipt: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isUnpaid', target: 'choosing' }, { target: 'loading' }] },
    choosing: {
      tags: 'choosing',
      on: {
        'method.chosen': { actions: { type: 'choose', params: ({ event }) => event.method } },
        receive: 'receiving',
        dismiss: 'closed',
      },
    },
    receiving: {
      tags: ['choosing', 'receiving'],
      entry: 'begin',
      invoke: {
        id: 'receive',
        src: 'receive',
        input: ({ context: { entry, method, attempt } }) => ({
          id: entry.id,
          paymentMethodId: method,
          key: attempt?.key ?? '',
        }),
        onDone: onOutcome('receive', {
          isPaidAlready: { target: 'loading', actions: ['settle', 'notify'] },
          refused: { target: 'choosing', actions: 'settle' },
          done: { target: 'loading', actions: ['settle', 'notify'] },
        }),
      },
    },
    loading: {
      tags: 'loading',
      on: { dismiss: 'closed' },
      invoke: {
        id: 'detail',
        src: 'detail',
        input: ({ context }) => ({ bookingId: context.entry.id }),
        onDone: onOutcome('detail', {
          denied: { target: 'closed' },
          refused: { target: 'failed', actions: 'keep' },
          done: { target: 'shown', actions: 'keep' },
        }),
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading', dismiss: 'closed' } },
    shown: { tags: 'shown', on: { dismiss: 'closed' } },
    closed: { type: 'final' },
  },
})

export type BillActor = ActorRefFrom<typeof billMachine>
