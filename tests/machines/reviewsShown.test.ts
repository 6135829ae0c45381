import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { isNarrowed } from '../../src/core/reviews/reviews.rules'
import { reviewsMachine } from '../../src/machines/reviews/reviews.machine'
import { type ReviewsContext, sentReply } from '../../src/machines/reviews/reviews.setup'
import { viewReviews } from '../../src/machines/reviews/reviews.view'
import { never } from '../kit/pending'
import { profile, review } from '../rooms/reviews/reviewsFacts'
import { answered, ends } from '../kit/paths/outcomes'
import { fieldsByState } from '../kit/fieldsByState'
import { worldOf } from '../kit/world'

const input = { doctorId: 'd1' }
const failure = { kind: 'offline', message: '' } as const
const start = createActor(reviewsMachine, { input }).getSnapshot().context
const reply = { reviewId: 'r1', text: ' Thank you ' }
const reviews = [review('r1'), { ...review('r2'), name: 'Ravi Patel' }]
const at = (context: Partial<ReviewsContext>, writing = 'resting') =>
  reviewsMachine.resolveState({
    value: { profile: 'shown', list: 'shown', writing },
    context: { ...start, reviews, ...context },
  })

describe('the reviews of a doctor', () => {
  test('show what is loaded, failed and sent', () => {
    expect(fieldsByState(reviewsMachine, viewReviews, { input, context: { failure } })).toEqual({
      'profile.loading': 'isIntroducing isLoading',
      'profile.shown': 'isLoading',
      'list.loading': 'isIntroducing isLoading',
      'list.settling': 'isIntroducing isLoading',
      'list.shown': 'isIntroducing',
      'list.failed': 'isIntroducing fault',
      ...Object.fromEntries(
        ['resting', 'replying', 'sending', 'confirming', 'deleting', 'goingBack'].map((state) => [
          `writing.${state}`,
          'isIntroducing isLoading',
        ]),
      ),
    })
  })

  test('know whether a reply or a deletion is under way, and of whose review', () => {
    const replying = (writing: string) => viewReviews(at({ reply }, writing)).reply?.isSending
    expect([replying('replying'), replying('sending')]).toEqual([false, true])
    const deleting = (writing: string, id = 'r2') =>
      viewReviews(at({ deletion: { id, isReply: false } }, writing)).deletion
    expect(deleting('confirming')).toEqual({ id: 'r2', isReply: false, name: 'Ravi Patel', isBusy: false })
    expect(deleting('deleting')).toMatchObject({ isBusy: true })
    expect(deleting('confirming', 'gone')?.name).toBe('')
    expect(viewReviews(at({ reviews: null, deletion: { id: 'r1', isReply: true } })).deletion?.name).toBe('')
  })

  test('have an average once there is one', () => {
    const average = (more: object) => viewReviews(at({ profile: { ...profile, ...more } as never })).average
    expect([average({}), average({ rating: null })]).toEqual(['4.33', null])
    expect(viewReviews(at({})).average).toBeNull()
  })

  test('take a reply without the blanks around it, into the review it is for', () => {
    const actor = createActor(
      reviewsMachine.provide({
        actors: { loadProfile: never, loadReviews: never, sendReply: never, remove: never },
      }),
      { input, snapshot: at({ reply }, 'replying') },
    )
    worldOf(actor, () => undefined)
    actor.start()
    expect(sentReply(actor.getSnapshot().context)).toEqual({ reviewId: 'r1', reply: 'Thank you' })
    actor.send({ type: 'reply.sent' })
    expect(actor.getSnapshot().hasTag('sending')).toBe(true)
    actor.send(ends('sending', answered(review('r1', 'Thank you'))) as never)
    expect(actor.getSnapshot().context.reviews?.map(({ id, doctorReply }) => [id, doctorReply])).toEqual([
      ['r1', 'Thank you'],
      ['r2', null],
    ])
    expect(actor.getSnapshot().context.attempt).toBeNull()
  })

  test('are narrowed by stars under their own chip alone', () => {
    const query = { ...start.query, stars: 4 }
    expect([isNarrowed({ ...query, chip: 'stars' }), isNarrowed({ ...query, chip: 'all' })]).toEqual([true, false])
  })
})
