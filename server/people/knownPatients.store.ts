import { and, eq, gt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { DAY, type UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { knownPatients, users } from './people.tables'

/** Seconds for which a number that was presented opens its patient. */
const KNOWN = 30 * DAY

/** Whether the patient has a number; whoever has none is found by who registered them alone, for good. */
const hasNumber = sql`exists (
  select 1 from ${users} where ${users.id} = ${knownPatients.patientId} and ${users.phoneNumber} is not null)`

/** Remembers that a member of the staff presented a patient's number, or the code that went to it. */
export const markKnown = async (
  db: Database,
  { staffId, patientId }: { readonly staffId: string; readonly patientId: string },
  now: UnixSeconds,
): Promise<void> => {
  await db
    .insert(knownPatients)
    .values({ staffId, patientId, at: now })
    .onConflictDoUpdate({ target: [knownPatients.staffId, knownPatients.patientId], set: { at: now } })
}

/** Whether a member of the staff has presented a patient's number lately. */
export const hasPresented = async (
  db: Database,
  { staffId, patientId }: { readonly staffId: string; readonly patientId: string },
  now: UnixSeconds,
): Promise<boolean> => {
  const isTheirs = and(eq(knownPatients.staffId, staffId), eq(knownPatients.patientId, patientId))
  return (await db.$count(knownPatients, and(isTheirs, or(gt(knownPatients.at, now - KNOWN), not(hasNumber))))) > 0
}

/** Patients who were presented by a member of the staff, as a condition of a query that has `users`. */
export const presentedBy = (staffId: string): SQL =>
  sql`exists (select 1 from ${knownPatients} where ${knownPatients.staffId} = ${staffId} and ${knownPatients.patientId} = ${users.id})`

export const forgetKnownPatients = async (db: Database, now: UnixSeconds): Promise<void> => {
  await db.delete(knownPatients).where(and(lte(knownPatients.at, now - KNOWN), hasNumber))
}
