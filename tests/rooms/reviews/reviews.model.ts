import { reviewsMachine } from '../../../src/machines/reviews/reviews.machine'
import { viewReviews } from '../../../src/machines/reviews/reviews.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { all, asked, isAll, type Narrowed, profile, review } from './reviewsFacts'

/** What narrows the list is tried while nothing is being written: the two have nothing to do with each other. */
const isResting = (at: ReadonlySet<string>) => at.has('writing.resting')
/** What is written is tried on the whole list. */
const isWhole = (facts: Narrowed, at: ReadonlySet<string>) => isAll(facts) && at.has('list.shown')

/** A doctor's reviews: staff.md, "Reviews panel". */
export const reviewsModel = modelOf(reviewsMachine)({
  name: 'reviews',
  passed: ['writing.goingBack'],
  facts: (snapshot) => {
    const { average, query, reviews, isFirstLoad, fault, reply, deletion } = viewReviews(snapshot)
    return {
      average,
      keyword: query.keyword,
      chip: query.chip,
      stars: query.stars,
      from: query.startDate,
      until: query.endDate,
      reviews: isFirstLoad ? null : reviews.length,
      replied: reviews.some(({ doctorReply }) => doctorReply !== null),
      fault: fault?.id ?? null,
      reply: reply?.text ?? null,
      replyTo: reply?.reviewId ?? null,
      draft: snapshot.context.drafts['r1'] ?? '',
      replyFault: reply?.fault?.id ?? null,
      deletes: deletion === null ? null : deletion.isReply ? 'the reply' : 'the review',
    }
  },
  starts: {
    'Open the reviews': {
      input: { doctorId: 'd1' },
      to: ['profile.loading', 'list.loading', 'writing.resting'],
      facts: {
        ...all,
        average: null,
        reviews: null,
        replied: false,
        fault: null,
        reply: null,
        replyTo: null,
        draft: '',
        replyFault: null,
        deletes: null,
      },
      how: 'Account 90000 00002, the menu of the profile picture, Reviews',
    },
  },
  states: {
    'profile.loading': { sees: '', asks: { profile: { id: 'd1' } } },
    'profile.shown': ({ average }) => (average === null ? '' : `The doctor, the average ${average} and 3 reviews.`),
    'list.loading': { sees: 'That the reviews are loading.', asks: asked },
    'list.settling': 'What was typed, and that the reviews are loading.',
    'list.shown': ({ reviews, replied }) =>
      reviews === 0 ? 'No Patient reviews.' : `Asha Patel’s review${replied ? ' with the reply' : ''}.`,
    'list.failed': 'What went wrong, and Try again.',
    'writing.resting': '',
    'writing.replying': ({ reply }) => `The box for the reply${reply === '' ? '' : ` with “${String(reply)}”`}.`,
    'writing.sending': {
      sees: 'That the reply is on its way.',
      asks: { sending: { reviewId: 'r1', reply: 'Thank you', key: '<key>' } },
    },
    'writing.confirming': ({ deletes }) => `The question whether to delete ${String(deletes)}.`,
    'writing.deleting': {
      sees: 'That the deletion is on its way.',
      asks: ({ deletes }) => ({ deleting: { id: 'r1', isReply: deletes === 'the reply', key: '<key>' } }),
    },
  },
  steps: {
    'The doctor arrives': {
      event: ends('profile', answered(profile)),
      leads: { in: 'profile.loading', to: 'profile.shown', now: { average: '4.33' } },
    },
    'The doctor cannot be loaded': {
      event: ends('profile', refused('network')),
      leads: { in: 'profile.loading', to: 'profile.shown' },
    },
    'The reviews arrive': {
      event: ends('list', answered([review('r1')])),
      leads: { in: 'list.loading', to: 'list.shown', now: { reviews: 1, replied: false, fault: null } },
    },
    'Reviews with a reply arrive': {
      event: ends('list', answered([review('r1', 'Thank you')])),
      only: isAll,
      leads: { in: 'list.loading', to: 'list.shown', now: { reviews: 1, replied: true, fault: null } },
    },
    'No review is found': {
      event: ends('list', answered([])),
      only: (facts) => !isAll(facts),
      leads: { in: 'list.loading', to: 'list.shown', now: { reviews: 0, replied: false, fault: null } },
    },
    'The reviews cannot be loaded': {
      event: ends('list', refused('internal')),
      leads: { in: 'list.loading', to: 'list.failed', now: { fault: 'wrong' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: { in: 'list.failed', to: 'list.loading', now: { fault: null } },
    },
    'Type words': {
      event: { type: 'keyword.typed', keyword: 'back' },
      only: (facts, at) => isAll(facts) && isResting(at),
      leads: { to: 'list.settling', now: { keyword: 'back', fault: null } },
    },
    'A second passes': {
      event: { type: 'xstate.after.pause.reviews.list.settling' },
      leads: { in: 'list.settling', to: 'list.loading' },
    },
    'Choose Review and four stars': {
      event: { type: 'query.changed', change: { chip: 'stars', stars: 4 } },
      only: (facts, at) => isAll(facts) && isResting(at),
      leads: { to: 'list.loading', now: { chip: 'stars', stars: 4, fault: null } },
    },
    'Choose Not Replied': {
      event: { type: 'query.changed', change: { chip: 'notReplied', stars: null } },
      only: (facts, at) => isAll(facts) && isResting(at),
      leads: { to: 'list.loading', now: { chip: 'notReplied', fault: null } },
    },
    'Choose a day': {
      event: { type: 'query.changed', change: { startDate: '2026-01-05', endDate: '2026-01-05' } },
      only: (facts, at) => isAll(facts) && isResting(at),
      leads: { to: 'list.loading', now: { from: '2026-01-05', until: '2026-01-05', fault: null } },
    },
    'Choose All': {
      event: { type: 'reset' },
      only: (facts, at) => !isAll(facts) && isResting(at),
      leads: { to: 'list.loading', now: { ...all, fault: null } },
    },
    'Press Reply': {
      event: { type: 'reply.started', id: 'r1' },
      only: (facts, at) => isWhole(facts, at) && facts.reviews === 1 && !facts.replied && facts.reply === null,
      leads: {
        in: 'writing.resting',
        to: 'writing.replying',
        now: ({ draft }) => ({ reply: draft, replyTo: 'r1', replyFault: null }),
      },
    },
    'Press Reply of another review': {
      event: { type: 'reply.started', id: 'r2' },
      only: (facts, at) =>
        isWhole(facts, at) && facts.reply === 'Thank you' && !facts.replied && facts.replyTo === 'r1',
      leads: { in: 'writing.replying', now: { reply: '', replyTo: 'r2', replyFault: null } },
      nowhere: 'The reviews of the other one are asked for by the same button',
    },
    'Write a reply': {
      event: { type: 'reply.typed', text: 'Thank you' },
      only: ({ replyTo }) => replyTo !== 'r2',
      leads: { in: 'writing.replying', now: { reply: 'Thank you', draft: 'Thank you', replyFault: null } },
    },
    'Press Enter': {
      event: { type: 'reply.sent' },
      leads: {
        in: 'writing.replying',
        if: ({ reply }) => reply === 'Thank you',
        to: 'writing.sending',
        now: { replyFault: null },
      },
    },
    'The reply is published': {
      event: ends('sending', answered(review('r1', 'Thank you'), 'Your reply has been published.')),
      leads: {
        in: 'writing.sending',
        to: 'writing.resting',
        now: { reply: null, replyTo: null, draft: '', replied: true },
        effects: ['notice good: Your reply has been published.'],
      },
    },
    'The reply is refused': {
      event: ends('sending', refused('network')),
      leads: { in: 'writing.sending', to: 'writing.replying', now: { replyFault: 'wrong' } },
    },
    'Somebody of the team has replied already': {
      event: ends('sending', refused('conflict', 'Somebody of your team has replied', 'alreadyReplied')),
      leads: {
        in: 'writing.sending',
        to: ['writing.resting', 'list.loading', 'profile.loading'],
        now: { reply: null, replyTo: null, draft: '', fault: null },
        effects: ['notice bad: Somebody of your team has replied'],
      },
    },
    'The review is gone': {
      event: ends('sending', refused('notFound', 'This review is gone', 'reviewGone')),
      leads: {
        in: 'writing.sending',
        to: ['writing.resting', 'list.loading', 'profile.loading'],
        now: { reply: null, replyTo: null, draft: '', fault: null },
        effects: ['notice bad: This review is gone'],
      },
    },
    'Press Cancel': {
      event: { type: 'reply.cancelled' },
      leads: {
        in: 'writing.replying',
        to: 'writing.resting',
        now: ({ replyTo, draft }) => ({
          reply: null,
          replyTo: null,
          draft: replyTo === 'r1' ? '' : draft,
          replyFault: null,
        }),
      },
    },
    'Press Delete review': {
      event: { type: 'delete', deletion: { id: 'r1', isReply: false } },
      only: (facts, at) => isWhole(facts, at) && facts.reviews === 1,
      leads: { in: ['writing.resting', 'writing.replying'], to: 'writing.confirming', now: { deletes: 'the review' } },
    },
    'Press Delete reply': {
      event: { type: 'delete', deletion: { id: 'r1', isReply: true } },
      only: (facts, at) => isWhole(facts, at) && facts.replied,
      leads: { in: ['writing.resting', 'writing.replying'], to: 'writing.confirming', now: { deletes: 'the reply' } },
    },
    'Press Keep': {
      event: { type: 'dismiss' },
      leads: [
        { in: 'writing.confirming', if: ({ reply }) => reply !== null, to: 'writing.replying', now: { deletes: null } },
        { in: 'writing.confirming', to: 'writing.resting', now: { deletes: null } },
      ],
    },
    'Press Delete': {
      event: { type: 'confirm' },
      leads: { in: 'writing.confirming', to: 'writing.deleting' },
    },
    'It is deleted': {
      event: ends('deleting', answered({}, 'Deleted.')),
      leads: [
        {
          in: 'writing.deleting',
          if: ({ reply }) => reply !== null,
          to: ['writing.replying', 'list.loading', 'profile.loading'],
          now: { deletes: null, fault: null },
          effects: ['notice good: Deleted.'],
        },
        {
          in: 'writing.deleting',
          to: ['writing.resting', 'list.loading', 'profile.loading'],
          now: { deletes: null, fault: null },
          effects: ['notice good: Deleted.'],
        },
      ],
    },
    'It cannot be deleted': {
      event: ends('deleting', refused('internal', 'Try again later')),
      leads: [
        {
          in: 'writing.deleting',
          if: ({ reply }) => reply !== null,
          to: ['writing.replying', 'list.loading', 'profile.loading'],
          now: { deletes: null, fault: null },
          effects: ['notice bad: Try again later'],
        },
        {
          in: 'writing.deleting',
          to: ['writing.resting', 'list.loading', 'profile.loading'],
          now: { deletes: null, fault: null },
          effects: ['notice bad: Try again later'],
        },
      ],
    },
  },
  delays: { pause: 1000 },
})
