import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { CASH, ONLINE } from '../../core/payment/payment'
import type { PaymentDetail, QueueEntry } from '../../core/reception/reception'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'

export type DeskMethod = typeof CASH | typeof ONLINE

/** The way in which something was paid at the desk, where it was not this one. */
export const otherMethod = (id: number): DeskMethod => (id === CASH ? ONLINE : CASH)

interface Context {
  readonly entry: QueueEntry
  readonly method: DeskMethod
  readonly attempt: Attempt<{ id: string; paymentMethodId: DeskMethod }> | null
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
      /** It was paid in the other way. */
      | { type: 'correct' }
      | { type: 'retry' }
      | { type: 'dismiss' },
    tags: {} as 'choosing' | 'receiving' | 'loading' | 'failed' | 'shown' | 'correcting',
  },
  actors: {
    receive: unplugged<{ id: string; paymentMethodId: number; key: string }, QueueEntry>('reception.receivePayment'),
    correct: unplugged<{ id: string; paymentMethodId: number; key: string }, QueueEntry>('reception.correctPayment'),
    detail: unplugged<{ bookingId: string }, PaymentDetail>('reception.paymentDetail'),
  },
  guards: {
    ...outcomes,
    isUnpaid: ({ context }) => context.entry.paymentStatus === 'UNPAID',
    isNotCorrectable: (_, outcome: Outcome<unknown, string>) =>
      !outcome.ok && outcome.failure.code === 'notCorrectable',
    isPaidAlready: (_, outcome: Outcome<unknown, string>) => !outcome.ok && outcome.failure.code === 'alreadyPaid',
  },
  actions: {
    ...outcomeActions,
    choose: assign((_, method: DeskMethod) => ({ method, failure: null })),
    chooseOther: assign(({ context: { receipt } }) => ({ method: otherMethod(receipt?.paymentMethodId ?? ONLINE) })),
    beginAttempt: beginAttempt(({ entry, method }: Context) => ({ id: entry.id, paymentMethodId: method })),
    keep: assign((_, outcome: Outcome<PaymentDetail>) =>
      outcome.ok ? { receipt: outcome.value, failure: null } : { failure: outcome.failure },
    ),
  },
})

const { onOutcome } = outcomeTransitions(billSetup)

/** The fee of a consultation: received at the desk, and then its receipt, on which how it was paid can be corrected. */
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
      entry: ['beginAttempt', 'forgetFailure'],
      invoke: {
        id: 'receive',
        src: 'receive',
        input: ({ context: { attempt } }) => keyed(attempt!),
        onDone: onOutcome('receive', {
          isPaidAlready: { target: 'loading', actions: ['settleAttempt', 'keepFailure', 'notify'] },
          refused: { target: 'choosing', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'loading', actions: ['settleAttempt', 'notify'] },
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
    shown: {
      tags: 'shown',
      on: { correct: { target: 'correcting', actions: 'chooseOther' }, dismiss: 'closed' },
    },
    correcting: {
      tags: ['shown', 'correcting'],
      entry: ['beginAttempt', 'forgetFailure'],
      invoke: {
        id: 'correct',
        src: 'correct',
        input: ({ context: { attempt } }) => keyed(attempt!),
        onDone: onOutcome('correct', {
          isNotCorrectable: { target: 'loading', actions: ['settleAttempt', 'notify'] },
          refused: { target: 'shown', actions: ['settleAttempt', 'keepFailure'] },
          // What it was corrected to stands on the receipt.
          done: { target: 'loading', actions: 'settleAttempt' },
        }),
      },
    },
    closed: { type: 'final' },
  },
})

export type BillActor = ActorRefFrom<typeof billMachine>
