import { and, eq } from 'drizzle-orm'
import type { Caller, Database } from '../kit/handlers'
import { users } from './people.tables'

/** What somebody who runs a day may see: all of their doctor, or all of the clinic whose desk they keep. */
export type Scope = { readonly doctorId: string } | { readonly clinicId: string }

/** The scope of a caller; null for those who run no day. */
export const scopeOf = async (db: Database, { doctorId, userId }: Caller): Promise<Scope | null> => {
  if (doctorId !== null) return { doctorId }
  if (userId === null) return null
  const [desk] = await db
    .select({ clinicId: users.clinicId })
    .from(users)
    .where(and(eq(users.id, userId), users.isClinicPatient))
  return desk?.clinicId ? { clinicId: desk.clinicId } : null
}
