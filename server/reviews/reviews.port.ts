/** What rooms above use of this one, beside its tables. */
export { isReviewed, writeVisitReview } from './visitReview.store'
