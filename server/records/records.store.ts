import { and, eq, isNull } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { hook } from '../kit/hook'
import { newId } from '../kit/ids'
import { medicalRecords } from './records.tables'

type Row = typeof medicalRecords.$inferInsert

/** A signed document as its record says it; `replacesId` is the prescription whose place it takes. */
export type SignedRecord = Omit<Row, 'id' | 'orderId' | 'heldFor' | 'removedAt' | 'pages' | 'createdAt'> & {
  readonly replacesId?: string | null
}

/** Asks the rooms that lay out documents for the one of a record that has none. */
export const documentWanted =
  hook<(db: Database, record: typeof medicalRecords.$inferSelect) => Promise<void>>('documentWanted')

/** Adds the record of what was signed, in the transaction of the signature; what it replaces leaves the lists. */
export const addSignedRecord = async (
  db: Database,
  { replacesId = null, ...record }: SignedRecord,
  now: UnixSeconds,
): Promise<void> => {
  if (replacesId !== null)
    await db
      .update(medicalRecords)
      .set({ removedAt: now })
      .where(and(eq(medicalRecords.prescriptionId, replacesId), isNull(medicalRecords.removedAt)))
  const { title, documentDate, uploadedBy, fileId = null } = record
  const insert = db.insert(medicalRecords).values({ ...record, id: newId(), createdAt: now })
  // A discharge summary is finished again when it is corrected: its record has no document until the new one is laid out.
  if (record.summaryOf == null) await insert.onConflictDoNothing()
  else
    await insert.onConflictDoUpdate({
      target: medicalRecords.summaryOf,
      set: { title, documentDate, uploadedBy, fileId, pages: null },
    })
}

/** Names the document of a record that has none yet. */
export const nameRecordFile = async (
  db: Database,
  of: { readonly prescriptionId: string } | { readonly summaryOf: string },
  fileId: string,
): Promise<void> => {
  const which =
    'summaryOf' in of
      ? eq(medicalRecords.summaryOf, of.summaryOf)
      : eq(medicalRecords.prescriptionId, of.prescriptionId)
  await db
    .update(medicalRecords)
    .set({ fileId })
    .where(and(which, isNull(medicalRecords.fileId)))
}
