import * as Schema from 'effect/Schema'
import { DayOnWire } from '../kit/dates'
import { endpoint } from '../kit/endpoint'
import { FEWEST_STARS, MOST_STARS, Review, ReviewFilter, VideoReview } from './reviews'
import { LONGEST_REPLY } from './reviews.rules'

const number = Schema.FiniteFromString
const StarsOnWire = number.check(Schema.isInt(), Schema.isBetween({ minimum: FEWEST_STARS, maximum: MOST_STARS }))
const YesOnWire = Schema.Literals(['true', 'false']).transform([true, false])

const ReviewOnWire = Review.pipe(
  Schema.encodeKeys({ stars: 'no_of_stars', message: 'review_message', doctorReply: 'doctor_reply' }),
)

const AskedReviews = Schema.Struct({
  doctorId: Schema.String,
  stars: Schema.optionalKey(StarsOnWire),
  isReplied: Schema.optionalKey(YesOnWire),
  keyword: ReviewFilter.fields.keyword,
  startDate: Schema.optionalKey(DayOnWire),
  endDate: Schema.optionalKey(DayOnWire),
  limit: number,
  page: number,
}).pipe(Schema.encodeKeys({ stars: 'noOfStars', isReplied: 'repliedByDoctor' }))

export const reviewsApi = {
  list: endpoint({
    method: 'GET',
    path: '/booking-service/v1/review',
    input: AskedReviews,
    output: Schema.Array(ReviewOnWire),
    mutates: false,
    permission: 'doctorReview.view',
  }),
  videoReviews: endpoint({
    method: 'GET',
    path: '/doctor-service/v1/doctor/video-reviews',
    input: Schema.Struct({ doctorId: Schema.String, limit: number, offset: number }),
    output: Schema.Array(VideoReview.pipe(Schema.encodeKeys({ videoLink: 'video_link' }))),
    mutates: false,
    permission: 'doctor.videoReviewList',
  }),
  reply: endpoint({
    method: 'POST',
    path: '/booking-service/v1/review/reply',
    input: Schema.Struct({
      reviewId: Schema.String,
      reply: Schema.String.check(Schema.isPattern(/\S/), Schema.isMaxLength(LONGEST_REPLY)),
    }),
    output: ReviewOnWire,
    mutates: true,
    permission: 'doctorReview.reply',
    errors: { reviewGone: 'notFound', alreadyReplied: 'conflict' },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/booking-service/v1/review/:id',
    /** With `deleteReply` the review stays and its reply goes. */
    input: Schema.Struct({ id: Schema.String, isReply: Schema.optionalKey(YesOnWire) }).pipe(
      Schema.encodeKeys({ isReply: 'deleteReply' }),
    ),
    output: Schema.Struct({}),
    mutates: true,
    permission: 'doctorReview.delete',
    errors: { reviewGone: 'notFound' },
  }),
}
