import { and, eq, gt, lte } from 'drizzle-orm'
import { DAY, type UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { knownPatients } from './people.tables'

/** Seconds for which a number that was presented opens its patient. */
const KNOWN = 30 * DAY

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
  return (await db.$count(knownPatients, and(isTheirs, gt(knownPatients.at, now - KNOWN)))) > 0
}

export const forgetKnownPatients = async (db: Database, now: UnixSeconds): Promise<void> => {
  await db.delete(knownPatients).where(lte(knownPatients.at, now - KNOWN))
}
