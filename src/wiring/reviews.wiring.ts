import { REVIEW_LIMIT } from '../core/reviews/reviews.rules'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { reviewsMachine } from '../machines/reviews/reviews.machine'
import type { ReviewsInput } from '../machines/reviews/reviews.setup'
import type { Open, RoomWiring } from './features'

const openReviews: Open = (ports, { login }) => {
  const input: ReviewsInput = { doctorId: login?.doctorId ?? '' }
  const logic = reviewsMachine.provide({
    actors: {
      loadProfile: fromPort(({ id }, signal) => ports.doctors.profile({ id, ...ports.store.coordinates() }, signal)),
      loadReviews: fromPort(({ doctorId, filter }, signal) =>
        ports.reviews.list({ doctorId, ...filter, page: 1, limit: REVIEW_LIMIT }, signal),
      ),
      sendReply: userAction(ports.reviews.reply),
      remove: userAction(({ id, isReply, key }, signal) =>
        ports.reviews.remove({ id, key, ...(isReply ? { isReply } : {}) }, signal),
      ),
    },
  })
  return { logic, input }
}

export const features: RoomWiring = { 'panel.reviews': openReviews }
