import * as Schema from 'effect/Schema'
import { Line } from '../kit/written'
import { CalendarDay, UnixSeconds } from '../kit/dates'

/** Most stars a review has, and fewest. */
export const MOST_STARS = 5
export const FEWEST_STARS = 1

export const Stars = Schema.Int.check(Schema.isBetween({ minimum: FEWEST_STARS, maximum: MOST_STARS }))

/** What a patient wrote about a doctor, and what the doctor replied. */
export const Review = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  stars: Stars,
  message: Schema.String,
  doctorReply: Schema.NullOr(Schema.String),
  createdAt: UnixSeconds,
  updatedAt: UnixSeconds,
})
export type Review = typeof Review.Type

export const VideoReview = Schema.Struct({ id: Schema.String, heading: Schema.String, videoLink: Schema.String })
export type VideoReview = typeof VideoReview.Type

/** Which reviews of a doctor are listed; both days are included, an absent field asks for all. */
export const ReviewFilter = Schema.Struct({
  stars: Schema.optionalKey(Stars),
  /** False lists only those without a reply. */
  isReplied: Schema.optionalKey(Schema.Boolean),
  keyword: Schema.optionalKey(Line(100)),
  startDate: Schema.optionalKey(CalendarDay),
  endDate: Schema.optionalKey(CalendarDay),
})
export type ReviewFilter = typeof ReviewFilter.Type
