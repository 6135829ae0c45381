import { lt } from 'drizzle-orm'
import { DAY, type UnixSeconds } from '../../src/core/kit/dates'
import { isOneOf, PATIENTS_AND_GUESTS } from '../../src/core/session/roles'
import type { Caller, Database } from './handlers'
import { newId } from './ids'
import { auditEntries } from './kit.tables'
import type { Row } from './room'

/** Seconds an entry is kept: as long as the records it tells of must be (India's telemedicine guidelines). */
const KEPT = 3 * 365 * DAY

/** Whose records a call has touched; null until its handler says so. */
export interface Touched {
  patientIds: ReadonlySet<string> | null
}

/**
 * Writes who did what to whose records, one entry a patient, when a member of staff called. Throws when the handler
 * named nobody, not even an empty list: then nothing is answered.
 */
export const audit = async (
  { name, endpoint }: Pick<Row, 'name' | 'endpoint'>,
  { db, caller, now }: { readonly db: Database; readonly caller: Caller; readonly now: UnixSeconds },
  { patientIds }: Touched,
): Promise<void> => {
  const { userId, role } = caller
  if (userId === null || role === null || isOneOf(PATIENTS_AND_GUESTS, role)) return
  if (patientIds === null) throw new Error(`${name} did not say whose records it touched`)
  if (patientIds.size === 0) return
  const entry = { userId, role, action: name, isWrite: endpoint.mutates, at: now }
  await db.insert(auditEntries).values([...patientIds].map((patientId) => ({ id: newId(), ...entry, patientId })))
}

export const forgetOldAudit = async (db: Database, now: UnixSeconds): Promise<void> => {
  await db.delete(auditEntries).where(lt(auditEntries.at, now - KEPT))
}
