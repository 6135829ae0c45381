import { and, eq, sql } from 'drizzle-orm'
import type { ProfileText } from '../../src/core/doctors/profile'
import { indexDoctors } from './doctors.index'
import { doctors } from './doctors.tables'
import type { Database } from '../kit/handlers'

/** Writes what a doctor says of themselves over the revision they have seen; whether it was still that one. */
export const writeProfile = async (
  db: Database,
  doctorId: string,
  { revision, ...text }: ProfileText & { readonly revision: number },
): Promise<boolean> => {
  const written = await db
    .update(doctors)
    .set({
      about: text.about,
      languages: [...text.languages],
      expertise: [...text.expertise],
      tags: [...text.tags],
      videoFee: text.videoFee,
      profileRevision: sql`${doctors.profileRevision} + 1`,
    })
    .where(and(eq(doctors.id, doctorId), eq(doctors.profileRevision, revision)))
    .returning({ id: doctors.id })
  if (written.length === 0) return false
  await indexDoctors(db, [doctorId])
  return true
}
