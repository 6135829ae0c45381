import { assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { PaymentPage } from '../../core/payment/payment'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'

interface Context {
  readonly bookingId: string
  readonly attempt: Attempt<{ bookingId: string }> | null
  readonly page: PaymentPage | null
  /** Sanitised markup of a page that had no form to submit. */
  readonly shown: string | null
  /** What went wrong last; it stands while the payment is tried again. */
  readonly failure: Failure | null
}

const payingSetup = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly bookingId: string },
    events: {} as { type: 'payment.retry' } | { type: 'close' },
    tags: {} as 'busy' | 'failed' | 'shown',
  },
  actors: {
    requestPage: unplugged<{ bookingId: string; key: string }, PaymentPage>('payment.requestPage'),
    openPage: unplugged<PaymentPage & { bookingId: string }, { shown: string | null }>('payment.openPage'),
  },
  guards: {
    ...outcomes,
    isShown: (_, outcome: Outcome<{ shown: string | null }>) => outcome.ok && outcome.value.shown !== null,
  },
  actions: {
    ...outcomeActions,
    beginAttempt: beginAttempt(({ bookingId }: Context) => ({ bookingId })),
    keepPage: assign((_, outcome: Outcome<PaymentPage>) => (outcome.ok ? { page: outcome.value, attempt: null } : {})),
    storeShown: assign((_, outcome: Outcome<{ shown: string | null }>) =>
      outcome.ok ? { shown: outcome.value.shown, failure: null } : {},
    ),
  },
})

const { onOutcome } = outcomeTransitions(payingSetup)

/** Asks for the payment page of a booking and leaves for it; a failure can be tried again or closed. */
export const payingMachine = payingSetup.createMachine({
  id: 'paying',
  context: ({ input }) => ({ bookingId: input.bookingId, attempt: null, page: null, shown: null, failure: null }),
  initial: 'requestingPage',
  on: { close: '.closed' },
  states: {
    requestingPage: {
      tags: 'busy',
      entry: 'beginAttempt',
      invoke: {
        id: 'requestingPage',
        src: 'requestPage',
        input: ({ context: { attempt } }) => keyed(attempt!),
        onDone: onOutcome('requestPage', {
          refused: { target: 'failed', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'openingPage', actions: 'keepPage' },
        }),
      },
    },
    openingPage: {
      tags: 'busy',
      invoke: {
        id: 'openingPage',
        src: 'openPage',
        input: ({ context }) => ({ markup: '', ...context.page, bookingId: context.bookingId }),
        onDone: onOutcome('openPage', {
          refused: { target: 'failed', actions: ['settleAttempt', 'keepFailure'] },
          isShown: { target: 'showingPage', actions: 'storeShown' },
          done: { target: 'atGateway' },
        }),
      },
    },
    atGateway: { tags: 'busy' },
    showingPage: { tags: 'shown', on: { 'payment.retry': 'requestingPage' } },
    failed: { tags: 'failed', on: { 'payment.retry': 'requestingPage' } },
    closed: { type: 'final' },
  },
})
