import { assign, raise, setup } from 'xstate'
import type { DoctorProfile } from '../../core/doctors/doctors'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { Review, ReviewFilter } from '../../core/reviews/reviews'
import {
  ALL_REVIEWS,
  isSendableReply,
  REVIEW_SEARCH_DEBOUNCE,
  type ReviewQuery,
} from '../../core/reviews/reviews.rules'
import { type Attempt, attemptAt } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'

/** What a confirmation is asked for: the whole review, or the reply alone. */
export interface Deletion {
  readonly id: string
  readonly isReply: boolean
}

interface Reply {
  readonly reviewId: string
  readonly text: string
}

export interface ReviewsContext {
  readonly doctorId: string
  readonly profile: DoctorProfile | null
  readonly query: ReviewQuery
  readonly reviews: readonly Review[] | null
  readonly failure: Failure | null
  /** The reply that is being written. */
  readonly reply: Reply | null
  /** Replies that were begun, by review: turning to another review loses nothing. */
  readonly drafts: Readonly<Record<string, string>>
  readonly replyFailure: Failure | null
  readonly deletion: Deletion | null
  /** Kept while nobody knows how the last write ended. */
  readonly attempt: Attempt | null
}

export interface ReviewsInput {
  readonly doctorId: string
}

export const sentReply = ({ reply }: ReviewsContext) => ({
  reviewId: reply?.reviewId ?? '',
  reply: reply?.text.trim() ?? '',
})

/** What a doctor does with reviews, and what is kept of it. */
export const reviewsSetup = setup({
  types: {
    context: {} as ReviewsContext,
    input: {} as ReviewsInput,
    events: {} as
      | { type: 'keyword.typed'; keyword: string }
      | { type: 'query.changed'; change: Partial<ReviewQuery> }
      | { type: 'retry' | 'reset' }
      | { type: 'reply.started'; id: string }
      | { type: 'reply.typed'; text: string }
      | { type: 'reply.sent' | 'reply.cancelled' }
      | { type: 'delete'; deletion: Deletion }
      | { type: 'confirm' | 'dismiss' }
      /** Raised after a write: what is shown is loaded again. */
      | { type: 'outdated' },
    tags: {} as 'introducing' | 'loading' | 'failed' | 'sending' | 'confirming' | 'deleting',
  },
  actors: {
    loadProfile: unplugged<{ id: string }, DoctorProfile>('reviews.profile'),
    loadReviews: unplugged<{ doctorId: string; filter: ReviewFilter }, readonly Review[]>('reviews.list'),
    sendReply: unplugged<{ reviewId: string; reply: string; key: string }, Review>('reviews.reply'),
    remove: unplugged<Deletion & { key: string }, object>('reviews.remove'),
  },
  delays: { pause: REVIEW_SEARCH_DEBOUNCE },
  guards: {
    ...outcomes,
    isOutdated: (_, outcome: Outcome<unknown, string>) =>
      !outcome.ok && (outcome.failure.code === 'reviewGone' || outcome.failure.code === 'alreadyReplied'),
    isSendable: ({ context: { reply } }) => reply !== null && isSendableReply(reply.text),
    isReplying: ({ context }) => context.reply !== null,
  },
  actions: {
    ...outcomeActions,
    keepProfile: assign((_, outcome: Outcome<DoctorProfile>) => (outcome.ok ? { profile: outcome.value } : {})),
    keepReviews: assign((_, outcome: Outcome<readonly Review[]>) =>
      outcome.ok ? { reviews: outcome.value, failure: null } : { failure: outcome.failure },
    ),
    type: assign(({ context }, keyword: string) => ({ query: { ...context.query, keyword } })),
    change: assign(({ context }, change: Partial<ReviewQuery>) => ({ query: { ...context.query, ...change } })),
    reset: assign({ query: ALL_REVIEWS }),
    startReply: assign(({ context }, reviewId: string) => ({
      reply: { reviewId, text: context.drafts[reviewId] ?? '' },
      replyFailure: null,
    })),
    typeReply: assign(({ context: { reply, drafts } }, text: string) =>
      reply === null
        ? {}
        : { reply: { ...reply, text }, drafts: { ...drafts, [reply.reviewId]: text }, replyFailure: null },
    ),
    dropReply: assign(({ context: { reply, drafts } }) => ({
      reply: null,
      drafts: Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== reply?.reviewId)),
      replyFailure: null,
    })),
    beginReply: assign(({ context }) => ({
      attempt: attemptAt(sentReply(context), context.attempt),
      replyFailure: null,
    })),
    keepReply: assign(({ context }, outcome: Outcome<Review>) =>
      outcome.ok
        ? {
            reviews: context.reviews?.map((each) => (each.id === outcome.value.id ? outcome.value : each)) ?? null,
          }
        : { replyFailure: outcome.failure },
    ),
    chooseDeletion: assign((_, deletion: Deletion) => ({ deletion })),
    dropDeletion: assign({ deletion: null }),
    beginDeletion: assign(({ context }) => ({ attempt: attemptAt(context.deletion ?? {}, context.attempt) })),
    loadAgain: raise({ type: 'outdated' }),
  },
})
