import { and, asc, desc, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm'
import { addDays, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import type { ReviewFilter } from '../../src/core/reviews/reviews'
import type { Database } from '../kit/handlers'
import { holdsWords } from '../kit/search'
import { reviews, videoReviews } from './reviews.tables'

export interface Page {
  readonly limit: number
  readonly offset: number
}

const narrowed = ({ stars, isReplied, keyword, startDate, endDate }: ReviewFilter) => [
  stars === undefined ? undefined : eq(reviews.stars, stars),
  isReplied === undefined ? undefined : isReplied ? isNotNull(reviews.doctorReply) : isNull(reviews.doctorReply),
  keyword === undefined ? undefined : holdsWords(keyword, reviews.message, reviews.name, reviews.doctorReply),
  startDate === undefined ? undefined : gte(reviews.createdAt, startOfDay(startDate)),
  endDate === undefined ? undefined : lt(reviews.createdAt, startOfDay(addDays(endDate, 1))),
]

/** A doctor's reviews, the latest first. */
export const reviewRows = (db: Database, doctorId: string, filter: ReviewFilter, { limit, offset }: Page) =>
  db
    .select()
    .from(reviews)
    .where(and(eq(reviews.doctorId, doctorId), ...narrowed(filter)))
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
    .limit(limit)
    .offset(offset)

export const videoReviewRows = (db: Database, doctorId: string, { limit, offset }: Page) =>
  db
    .select({ id: videoReviews.id, heading: videoReviews.heading, videoLink: videoReviews.videoLink })
    .from(videoReviews)
    .where(eq(videoReviews.doctorId, doctorId))
    .orderBy(asc(videoReviews.position))
    .limit(limit)
    .offset(offset)

/** A doctor's own review, held until the transaction ends. */
export const ownReview = async (db: Database, id: string, doctorId: string) => {
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.doctorId, doctorId)))
    .for('update')
  return row ?? null
}

/** Writes the reply of a review, or removes it with null. */
export const setReply = async (db: Database, id: string, doctorReply: string | null, now: UnixSeconds) => {
  const [row] = await db.update(reviews).set({ doctorReply, updatedAt: now }).where(eq(reviews.id, id)).returning()
  return row!
}

export const removeReview = (db: Database, id: string) => db.delete(reviews).where(eq(reviews.id, id))
