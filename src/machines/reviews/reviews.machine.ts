import type { ActorRefFrom } from 'xstate'
import { ALL_REVIEWS, filterOf } from '../../core/reviews/reviews.rules'
import { outcomeTransitions } from '../kit/onOutcome'
import { reviewsSetup, sentReply } from './reviews.setup'

const { onOutcome } = outcomeTransitions(reviewsSetup)

/** A doctor's reviews: narrowed by words, days, stars and missing replies; replied to; deleted after a confirmation. */
export const reviewsMachine = reviewsSetup.createMachine({
  id: 'reviews',
  context: ({ input }) => ({
    doctorId: input.doctorId,
    profile: null,
    query: ALL_REVIEWS,
    reviews: null,
    failure: null,
    reply: null,
    drafts: {},
    replyFailure: null,
    deletion: null,
    attempt: null,
  }),
  type: 'parallel',
  states: {
    profile: {
      initial: 'loading',
      on: { outdated: '.loading' },
      states: {
        loading: {
          tags: 'introducing',
          invoke: {
            id: 'profile',
            src: 'loadProfile',
            input: ({ context }) => ({ id: context.doctorId }),
            onDone: onOutcome('loadProfile', {
              done: { target: 'shown', actions: 'keepProfile' },
            }),
          },
        },
        shown: {},
      },
    },
    list: {
      initial: 'loading',
      on: {
        'keyword.typed': {
          target: '.settling',
          actions: { type: 'type', params: ({ event }) => event.keyword },
        },
        'query.changed': {
          target: '.loading',
          actions: { type: 'change', params: ({ event }) => event.change },
        },
        reset: { target: '.loading', actions: 'reset' },
        outdated: '.loading',
      },
      states: {
        settling: { tags: 'loading', after: { pause: 'loading' } },
        loading: {
          tags: 'loading',
          invoke: {
            id: 'list',
            src: 'loadReviews',
            input: ({ context }) => ({ doctorId: context.doctorId, filter: filterOf(context.query) }),
            onDone: onOutcome('loadReviews', {
              refused: { target: 'failed', actions: 'keepReviews' },
              done: { target: 'shown', actions: 'keepReviews' },
            }),
          },
        },
        shown: {},
        failed: { tags: 'failed', on: { retry: 'loading' } },
      },
    },
    writing: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'reply.started': {
              target: 'replying',
              actions: { type: 'startReply', params: ({ event }) => event.id },
            },
            delete: {
              target: 'confirming',
              actions: { type: 'chooseDeletion', params: ({ event }) => event.deletion },
            },
          },
        },
        replying: {
          on: {
            'reply.started': { actions: { type: 'startReply', params: ({ event }) => event.id } },
            'reply.typed': { actions: { type: 'typeReply', params: ({ event }) => event.text } },
            'reply.sent': { guard: 'isSendable', target: 'sending', actions: 'beginReply' },
            'reply.cancelled': { target: 'resting', actions: 'dropReply' },
            delete: {
              target: 'confirming',
              actions: { type: 'chooseDeletion', params: ({ event }) => event.deletion },
            },
          },
        },
        sending: {
          tags: 'sending',
          invoke: {
            id: 'sending',
            src: 'sendReply',
            input: ({ context }) => ({ ...sentReply(context), key: context.attempt?.key ?? '' }),
            onDone: onOutcome('sendReply', {
              isOutdated: { target: 'resting', actions: ['settleAttempt', 'notify', 'dropReply', 'loadAgain'] },
              refused: { target: 'replying', actions: ['settleAttempt', 'keepReply'] },
              done: { target: 'resting', actions: ['settleAttempt', 'keepReply', 'notify', 'dropReply'] },
            }),
          },
        },
        confirming: { on: { confirm: 'deleting', dismiss: 'goingBack' }, tags: 'confirming' },
        deleting: {
          tags: 'deleting',
          entry: 'beginDeletion',
          invoke: {
            id: 'deleting',
            src: 'remove',
            input: ({ context }) => ({ ...context.deletion!, key: context.attempt?.key ?? '' }),
            onDone: onOutcome('remove', {
              done: { target: 'goingBack', actions: ['settleAttempt', 'notify', 'loadAgain'] },
            }),
          },
        },
        goingBack: {
          entry: 'dropDeletion',
          always: [{ guard: 'isReplying', target: 'replying' }, { target: 'resting' }],
        },
      },
    },
  },
})

export type ReviewsActor = ActorRefFrom<typeof reviewsMachine>
