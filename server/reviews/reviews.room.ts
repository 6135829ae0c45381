import { reviewsApi } from '../../src/core/reviews/reviews.api'
import { DOCTORS, EVERYONE } from '../../src/core/session/roles'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { reviewsHandlers } from './reviews.server'
import texts from './reviews.texts.json'

export const reviewsRoom = room(reviewsApi, {
  handlers: reviewsHandlers,
  policy: {
    list: rule(EVERYONE, 'public'),
    videoReviews: rule(EVERYONE, 'public'),
    reply: rule(DOCTORS, "reviews of the caller's doctor", 'none'),
    remove: rule(DOCTORS, "reviews of the caller's doctor", 'none'),
  },
  texts,
})
