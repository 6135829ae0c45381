import { eq } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { countReview } from '../doctors/doctors.port'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import { reviews } from './reviews.tables'

interface VisitReview {
  readonly bookingId: string
  readonly doctorId: string
  readonly name: string
  readonly stars: number
  readonly message: string
}

/** Whether a visit was reviewed. */
export const isReviewed = async (db: Database, bookingId: string): Promise<boolean> =>
  (await db.$count(reviews, eq(reviews.bookingId, bookingId))) > 0

/** Writes the review of a visit, which counts for its doctor; false where there is one. */
export const writeVisitReview = async (db: Database, review: VisitReview, now: UnixSeconds): Promise<boolean> => {
  const written = await db
    .insert(reviews)
    .values({ ...review, id: newId(), doctorReply: null, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: reviews.id })
  if (written.length === 0) return false
  await countReview(db, review)
  return true
}
