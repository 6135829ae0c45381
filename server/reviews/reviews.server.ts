import { done } from '../../src/core/kit/outcome'
import type { reviewsApi } from '../../src/core/reviews/reviews.api'
import { uncountReview } from '../doctors/doctors.port'
import type { Caller, DoctorCaller, Handlers } from '../kit/handlers'
import type texts from './reviews.texts.json'
import { ownReview, removeReview, reviewRows, setReply, videoReviewRows } from './reviews.store'

export const reviewsHandlers: Handlers<
  typeof reviewsApi,
  keyof typeof texts,
  Caller,
  { reply: DoctorCaller; remove: DoctorCaller }
> = {
  list: async ({ doctorId, limit, page, ...filter }, { db }) =>
    done(await reviewRows(db, doctorId, filter, { limit, offset: (page - 1) * limit })),

  videoReviews: async ({ doctorId, limit, offset }, { db }) =>
    done(await videoReviewRows(db, doctorId, { limit, offset })),

  reply: async ({ reviewId, reply }, { db, caller, now, say, refusal }) => {
    const review = await ownReview(db, reviewId, caller.doctorId)
    if (review === null) throw refusal('reviewGone')
    if (review.doctorReply !== null) throw refusal('alreadyReplied')
    return done(await setReply(db, reviewId, reply.trim(), now), say('replied'))
  },

  remove: async ({ id, isReply = false }, { db, caller, now, say, refusal }) => {
    const review = await ownReview(db, id, caller.doctorId)
    if (review === null) throw refusal('reviewGone')
    if (isReply) {
      await setReply(db, id, null, now)
      return done({}, say('replyDeleted'))
    }
    await removeReview(db, id)
    await uncountReview(db, review)
    return done({}, say('deleted'))
  },
}
