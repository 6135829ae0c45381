import { and, eq, exists, gt, isNull, or } from 'drizzle-orm'
import type { FileRule } from '../files/files.port'
import { isOneOf, PROVIDERS } from '../../src/core/session/roles'
import type { Database, VerifiedCaller } from '../kit/handlers'
import { providerOfStaff } from '../provider/provider.port'
import { medicalRecords } from '../records/records.tables'
import { RECORD_READ_AFTER } from './order.read'
import { creditNotes, orderReports, providerOrders } from './orders.tables'

const providerOf = async (db: Database, { role, userId }: VerifiedCaller): Promise<string | null> =>
  isOneOf(PROVIDERS, role) ? providerOfStaff(db, userId) : null

/** The prescription of an order, for its pharmacy while it needs it. */
export const orderedRecord: FileRule = {
  column: medicalRecords.fileId,
  standsFor: async (db, fileId, { caller, now }) => {
    const providerId = await providerOf(db, caller)
    if (providerId === null) return false
    const isNeeded = or(isNull(providerOrders.closedAt), gt(providerOrders.closedAt, now - RECORD_READ_AFTER))
    const order = db
      .select()
      .from(providerOrders)
      .where(and(eq(providerOrders.recordId, medicalRecords.id), eq(providerOrders.providerId, providerId), isNeeded))
    return (await db.$count(medicalRecords, and(eq(medicalRecords.fileId, fileId), exists(order)))) > 0
  },
}

/** A report of an order, for its centre until it is taken back. */
export const reportOfOrder: FileRule = {
  column: medicalRecords.fileId,
  standsFor: async (db, fileId, { caller }) => {
    const providerId = await providerOf(db, caller)
    if (providerId === null) return false
    const report = db
      .select()
      .from(orderReports)
      .innerJoin(providerOrders, eq(providerOrders.id, orderReports.orderId))
      .where(
        and(
          eq(orderReports.recordId, medicalRecords.id),
          isNull(orderReports.retractedAt),
          eq(providerOrders.providerId, providerId),
        ),
      )
    return (await db.$count(medicalRecords, and(eq(medicalRecords.fileId, fileId), exists(report)))) > 0
  },
}

/** Whose an order is that has a document: of one of its ends. */
const isTheirs = async (db: Database, caller: VerifiedCaller) => {
  const providerId = await providerOf(db, caller)
  return providerId === null ? eq(providerOrders.patientId, caller.userId) : eq(providerOrders.providerId, providerId)
}

/** The bill of an order, for both its ends. */
export const billOfOrder: FileRule = {
  column: providerOrders.invoiceFileId,
  standsFor: async (db, fileId, { caller }) =>
    (await db.$count(providerOrders, and(eq(providerOrders.invoiceFileId, fileId), await isTheirs(db, caller)))) > 0,
}

/** A credit note of an order, for both its ends. */
export const creditNoteOfOrder: FileRule = {
  column: creditNotes.fileId,
  standsFor: async (db, fileId, { caller }) => {
    const [found] = await db
      .select({ id: creditNotes.id })
      .from(creditNotes)
      .innerJoin(providerOrders, eq(providerOrders.id, creditNotes.orderId))
      .where(and(eq(creditNotes.fileId, fileId), await isTheirs(db, caller)))
    return found !== undefined
  },
}
