import * as Schema from 'effect/Schema'
import { DayOnWire } from '../kit/dates'
import { endpoint } from '../kit/endpoint'
import { LimitInQuery, OffsetInQuery, PageInQuery, WholeInQuery } from '../kit/numbers'
import { Id, Lines } from '../kit/written'
import { FEWEST_STARS, MOST_STARS, Review, ReviewFilter, VideoReview } from './reviews'
import { LONGEST_REPLY, REVIEW_LIMIT } from './reviews.rules'

const StarsOnWire = WholeInQuery(FEWEST_STARS, MOST_STARS)
const YesOnWire = Schema.Literals(['true', 'false']).transform([true, false])

const ReviewOnWire = Review.pipe(
  Schema.encodeKeys({ stars: 'no_of_stars', message: 'review_message', doctorReply: 'doctor_reply' }),
)

const AskedReviews = Schema.Struct({
  doctorId: Id,
  stars: Schema.optionalKey(StarsOnWire),
  isReplied: Schema.optionalKey(YesOnWire),
  keyword: ReviewFilter.fields.keyword,
  startDate: Schema.optionalKey(DayOnWire),
  endDate: Schema.optionalKey(DayOnWire),
  limit: WholeInQuery(1, REVIEW_LIMIT),
  page: PageInQuery,
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
    input: Schema.Struct({ doctorId: Id, limit: LimitInQuery, offset: OffsetInQuery }),
    output: Schema.Array(VideoReview.pipe(Schema.encodeKeys({ videoLink: 'video_link' }))),
    mutates: false,
    permission: 'doctor.videoReviewList',
  }),
  reply: endpoint({
    method: 'POST',
    path: '/booking-service/v1/review/reply',
    input: Schema.Struct({
      reviewId: Id,
      reply: Lines(LONGEST_REPLY),
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
    input: Schema.Struct({ id: Id, isReply: Schema.optionalKey(YesOnWire) }).pipe(
      Schema.encodeKeys({ isReply: 'deleteReply' }),
    ),
    output: Schema.Struct({}),
    mutates: true,
    permission: 'doctorReview.delete',
    errors: { reviewGone: 'notFound' },
  }),
}
