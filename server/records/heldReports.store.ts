import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { dayOf, type UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import { medicalRecords } from './records.tables'

const heldOf = (orderId: string) => and(eq(medicalRecords.orderId, orderId), isNotNull(medicalRecords.heldFor))

/** Shows the family what a centre attached before the order was done. */
export const releaseHeldReports = async (db: Database, orderId: string): Promise<void> => {
  await db.update(medicalRecords).set({ heldFor: null }).where(heldOf(orderId))
}

/** Takes away what was held for an order that ended without being done. */
export const dropHeldReports = async (db: Database, orderId: string, now: UnixSeconds): Promise<void> => {
  await db
    .update(medicalRecords)
    .set({ removedAt: now })
    .where(and(heldOf(orderId), isNull(medicalRecords.removedAt)))
}

/** Takes away what was held since before a moment. Returns which. */
export const dropHeldSince = async (
  db: Database,
  before: UnixSeconds,
  now: UnixSeconds,
): Promise<readonly string[]> => {
  const dropped = await db
    .update(medicalRecords)
    .set({ removedAt: now })
    .where(
      and(isNotNull(medicalRecords.heldFor), lt(medicalRecords.createdAt, before), isNull(medicalRecords.removedAt)),
    )
    .returning({ id: medicalRecords.id })
  return dropped.map(({ id }) => id)
}

export interface NewReport {
  readonly patientId: string
  readonly memberId: string
  readonly orderId: string | null
  /** The report without an order that it was. */
  readonly sentReportId?: string
  readonly title: string
  /** What the document says of itself; it is of today where nothing does. */
  readonly healthCategoryId?: string
  readonly documentDate?: string
  readonly fileId: string
  readonly uploadedBy: string
  /** The provider that holds it until its order is done; null shows it at once. */
  readonly heldFor: string | null
}

/** Adds the report of a centre to a member's records. Returns its id. */
export const addReport = async (db: Database, report: NewReport, now: UnixSeconds): Promise<string> => {
  const id = newId()
  await db
    .insert(medicalRecords)
    .values({ documentDate: dayOf(now), ...report, id, type: 'report', source: 'report', createdAt: now })
  return id
}

/** Takes a report out of every list. */
export const takeBackReport = async (db: Database, id: string, now: UnixSeconds): Promise<void> => {
  await db
    .update(medicalRecords)
    .set({ removedAt: now })
    .where(and(eq(medicalRecords.id, id), isNull(medicalRecords.removedAt)))
}
