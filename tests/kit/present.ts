import { inArray } from 'drizzle-orm'
import type { Database } from '../../server/kit/handlers'
import { markKnown } from '../../server/people/knownPatients.store'
import { users } from '../../server/people/people.tables'
import { CLINIC_STAFF } from '../../src/core/session/roles'

/** The year 2100: a test may have any clock. */
const WHENEVER = 4_102_444_800

/** Has members of the staff present a patient's number, all of them unless said otherwise. */
export const present = async (db: Database, patientId: string, staff?: readonly (string | null)[]): Promise<void> => {
  const everybody = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.role, [...CLINIC_STAFF]))
  const ids = staff ?? everybody.map(({ id }) => id)
  for (const staffId of ids) if (staffId !== null) await markKnown(db, { staffId, patientId }, WHENEVER)
}
