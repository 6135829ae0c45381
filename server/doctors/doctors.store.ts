import { asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../kit/handlers'
import { doctors, specialities } from './doctors.tables'

export const specialityRows = (db: Database) =>
  db
    .select({
      id: specialities.id,
      name: specialities.name,
      summary: specialities.summary,
      doctorCount: count(doctors.id),
    })
    .from(specialities)
    .leftJoin(doctors, eq(doctors.specialityId, specialities.id))
    .groupBy(specialities.id)
    .orderBy(asc(specialities.position))

/** What a staff member's session shows of the doctor they are or work for. */
export const doctorOf = async (db: Database, doctorId: string) => {
  const { name, videoFee } = doctors
  const [doctor] = await db.select({ name, videoFee }).from(doctors).where(eq(doctors.id, doctorId))
  return doctor ?? null
}

/** Counts a review that was written for its doctor. */
export const countReview = (db: Database, { doctorId, stars }: { readonly doctorId: string; readonly stars: number }) =>
  db
    .update(doctors)
    .set({ reviewCount: sql`${doctors.reviewCount} + 1`, ratingSum: sql`${doctors.ratingSum} + ${stars}` })
    .where(eq(doctors.id, doctorId))

/** Takes a review that was deleted out of its doctor's count and rating. */
export const uncountReview = (
  db: Database,
  { doctorId, stars }: { readonly doctorId: string; readonly stars: number },
) =>
  db
    .update(doctors)
    .set({ reviewCount: sql`${doctors.reviewCount} - 1`, ratingSum: sql`${doctors.ratingSum} - ${stars}` })
    .where(eq(doctors.id, doctorId))
