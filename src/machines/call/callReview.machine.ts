import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure } from '../../core/kit/outcome'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'

export interface CallReviewInput {
  readonly bookingId: string
}

interface Written {
  readonly id: string
  readonly stars: number
  readonly message: string
}

interface Context extends CallReviewInput {
  /** None are chosen yet. */
  readonly stars: number | null
  readonly message: string
  readonly attempt: Attempt<Written> | null
  readonly failure: Failure | null
}

const callReviewSetup = setup({
  types: {
    context: {} as Context,
    input: {} as CallReviewInput,
    events: {} as
      | { type: 'stars.chosen'; stars: number }
      | { type: 'words.typed'; message: string }
      | { type: 'send' | 'close' },
    tags: {} as 'busy',
  },
  actors: { review: unplugged<Written & { readonly key: string }, object>('call.review') },
  guards: { ...outcomes, hasStars: ({ context }) => context.stars !== null },
  actions: {
    ...outcomeActions,
    chooseStars: assign((_, stars: number) => ({ stars, failure: null })),
    typeWords: assign((_, message: string) => ({ message, failure: null })),
    begin: beginAttempt(({ bookingId, stars, message }: Context): Written => ({
      id: bookingId,
      stars: stars ?? 0,
      message: message.trim(),
    })),
  },
})

const { onOutcome } = outcomeTransitions(callReviewSetup)

/** A patient says after a call how the visit was. */
export const callReviewMachine = callReviewSetup.createMachine({
  id: 'callReview',
  context: ({ input }) => ({ ...input, stars: null, message: '', attempt: null, failure: null }),
  initial: 'writing',
  on: { close: '.closed' },
  states: {
    writing: {
      on: {
        'stars.chosen': { actions: { type: 'chooseStars', params: ({ event }) => event.stars } },
        'words.typed': { actions: { type: 'typeWords', params: ({ event }) => event.message } },
        send: { guard: 'hasStars', target: 'sending', actions: ['begin', 'forgetFailure'] },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sending',
        src: 'review',
        input: ({ context }) => keyed(context.attempt!),
        onDone: onOutcome('review', {
          refused: { target: 'writing', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'closed', actions: ['settleAttempt', 'notify'] },
        }),
      },
    },
    closed: { type: 'final' },
  },
})

export type CallReviewActor = ActorRefFrom<typeof callReviewMachine>
