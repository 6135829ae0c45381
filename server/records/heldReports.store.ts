import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
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
