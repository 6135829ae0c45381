import { done } from '../../src/core/kit/outcome'
import type { reviewsApi } from '../../src/core/reviews/reviews.api'
import { uncountReview } from '../doctors/doctors.port'
import type { Caller, Database, Handlers } from '../kit/handlers'
import type texts from './reviews.texts.json'
import { ownReview, removeReview, reviewRows, setReply, videoReviewRows } from './reviews.store'

const reviewOf = (db: Database, { doctorId }: Caller, id: string) =>
  doctorId === null ? null : ownReview(db, id, doctorId)

export const reviewsHandlers: Handlers<typeof reviewsApi, keyof typeof texts> = {
  list: async ({ doctorId, limit, page, ...filter }, { db }) =>
    done(await reviewRows(db, doctorId, filter, { limit, offset: (page - 1) * limit })),

  videoReviews: async ({ doctorId, limit, offset }, { db }) =>
    done(await videoReviewRows(db, doctorId, { limit, offset })),

  reply: async ({ reviewId, reply }, { db, caller, now, say, refusal }) => {
    const review = await reviewOf(db, caller, reviewId)
    if (review === null) throw refusal('reviewGone')
    if (review.doctorReply !== null) throw refusal('alreadyReplied')
    return done(await setReply(db, reviewId, reply.trim(), now), say('replied'))
  },

  remove: async ({ id, isReply = false }, { db, caller, now, say, refusal }) => {
    const review = await reviewOf(db, caller, id)
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
