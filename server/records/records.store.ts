import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { RESTORABLE } from '../../src/core/records/records.limits'
import { removeFiles } from '../files/files.port'
import type { Database } from '../kit/handlers'
import { hook } from '../kit/hook'
import { isUuid, newId } from '../kit/ids'
import { oneByOne } from '../kit/jobs'
import { isShown } from './records.conditions'
import { medicalRecords, recordPages } from './records.tables'

type Row = typeof medicalRecords.$inferInsert

/** A signed document as its record says it; `replacesId` is the prescription whose place it takes. */
export type SignedRecord = Omit<
  Row,
  'id' | 'orderId' | 'sentReportId' | 'heldFor' | 'removedAt' | 'pages' | 'createdAt'
> & {
  readonly replacesId?: string | null
}

/** Asks the rooms that lay out documents for the one of a record that has none. */
export const documentWanted =
  hook<(db: Database, record: typeof medicalRecords.$inferSelect) => Promise<void>>('documentWanted')

/** Has the document of a record laid out where it has none. */
export const wantDocument = async (db: Database, id: string): Promise<void> => {
  const [record] = await db
    .select()
    .from(medicalRecords)
    .where(and(eq(medicalRecords.id, id), isNull(medicalRecords.fileId)))
  if (record !== undefined) for (const layOut of documentWanted.listeners()) await layOut(db, record)
}

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

/** A report that a centre saves by the member it is about; of the order that is named, else of the one it has of them. */
export interface CentreReport {
  readonly userId: string
  readonly memberId: string
  readonly orderId: string | null
  /** Null where it is no file of the centre's. */
  readonly fileId: string | null
  /** What stands in it; null where it has no text. */
  readonly text: string | null
  readonly title: string
  readonly healthCategoryId: string
  readonly documentDate: string
}

export type KeptReport = { readonly recordId: string } | 'noOrder' | 'noFile' | 'ofAnother' | 'notNamed'

/** Asks the room of orders to keep a centre's report with its order. */
export const centreReport =
  hook<(db: Database, report: CentreReport, now: UnixSeconds) => Promise<KeptReport>>('centreReport')

export const saveCentreReport = async (db: Database, report: CentreReport, now: UnixSeconds): Promise<KeptReport> => {
  for (const save of centreReport.listeners()) {
    const kept = await save(db, report, now)
    if (kept !== 'noOrder') return kept
  }
  return 'noOrder'
}

/**
 * A record that stands in lists, held until the transaction ends: whoever orders with it, shares it, changes it or takes it
 * away takes turns, and finds it as it was left. Null where it stands in none, or is not as asked.
 */
export const holdRecord = async (db: Database, id: string, which?: SQL) => {
  const [row] = await db
    .select()
    .from(medicalRecords)
    .where(and(eq(medicalRecords.id, id), isShown, which))
    .for('no key update', { of: medicalRecords })
  return row ?? null
}

/** Asks the rooms above whether something that is under way uses a record; the record is held. */
export const recordUses = hook<(db: Database, id: string) => Promise<boolean>>('recordUses')

export const isInUse = async (db: Database, id: string): Promise<boolean> => {
  for (const uses of recordUses.listeners()) if (await uses(db, id)) return true
  return false
}

/** A visit that a record is said to be of; `doctorId` is whose it has to be, null of anybody. */
export interface RecordVisit {
  readonly bookingId: string
  readonly memberId: string
  readonly doctorId: string | null
}

/** Asks the rooms above whether there is such a visit. */
export const recordVisits = hook<(db: Database, visit: RecordVisit) => Promise<boolean>>('recordVisits')

export const hasVisit = async (db: Database, visit: RecordVisit): Promise<boolean> => {
  for (const isThere of recordVisits.listeners()) if (await isThere(db, visit)) return true
  return false
}

export const insertRecord = async (db: Database, row: Omit<Row, 'id'>): Promise<string> => {
  const id = newId()
  await db.insert(medicalRecords).values({ ...row, id })
  return id
}

type Change = Pick<Row, 'memberId' | 'bookingId' | 'healthCategoryId' | 'documentDate' | 'title'>

export const changeRecord = async (
  db: Database,
  id: string,
  set: Partial<Change> | { removedAt: UnixSeconds | null } | { pages: number },
): Promise<void> => {
  await db.update(medicalRecords).set(set).where(eq(medicalRecords.id, id))
}

/** A record that the family itself brought and took away not long ago, held until the transaction ends. */
export const removedRecord = async (
  db: Database,
  { id, patientId }: { readonly id: string; readonly patientId: string },
  now: UnixSeconds,
): Promise<string | null> => {
  if (!isUuid(id)) return null
  const [row] = await db
    .select({ id: medicalRecords.id })
    .from(medicalRecords)
    .where(
      and(
        eq(medicalRecords.id, id),
        eq(medicalRecords.patientId, patientId),
        eq(medicalRecords.source, 'upload'),
        gt(medicalRecords.removedAt, now - RESTORABLE),
      ),
    )
    .for('update')
  return row?.id ?? null
}

/** Names the document that was made of a record's pages; false where it has one already. */
export const nameMade = async (db: Database, id: string, made: { fileId: string; pages: number }): Promise<boolean> => {
  const named = await db
    .update(medicalRecords)
    .set(made)
    .where(and(eq(medicalRecords.id, id), isNull(medicalRecords.fileId)))
    .returning({ id: medicalRecords.id })
  return named.length > 0
}

/** Notes the photographed pages of a record, in their order. */
export const insertPages = async (db: Database, recordId: string, fileIds: readonly string[]): Promise<void> => {
  await db.insert(recordPages).values(fileIds.map((fileId, index) => ({ recordId, page: index + 1, fileId })))
}

/** The photographed pages of a record that no document was made of yet, in their order. */
export const pagesOfRecord = async (db: Database, recordId: string): Promise<readonly string[]> => {
  const rows = await db
    .select({ fileId: recordPages.fileId })
    .from(recordPages)
    .where(eq(recordPages.recordId, recordId))
    .orderBy(asc(recordPages.page))
  return rows.map(({ fileId }) => fileId)
}

/** A record as it is stored, for the server itself. */
export const storedRecord = async (db: Database, id: string): Promise<typeof medicalRecords.$inferSelect | null> => {
  const [row] = await db.select().from(medicalRecords).where(eq(medicalRecords.id, id))
  return row ?? null
}

/** Takes the photographed pages of a record away, which is held from then on. False where there were none any more. */
export const removePages = async (db: Database, recordId: string): Promise<boolean> => {
  await db.select({ id: medicalRecords.id }).from(medicalRecords).where(eq(medicalRecords.id, recordId)).for('update')
  const taken = await db
    .delete(recordPages)
    .where(eq(recordPages.recordId, recordId))
    .returning({ fileId: recordPages.fileId })
  await removeFiles(
    db,
    taken.map(({ fileId }) => fileId),
  )
  return taken.length > 0
}

/** Takes away the files of what was removed, or taken back by its centre, and can no longer be brought back. */
export const purgeRemoved = async (db: Database, now: UnixSeconds): Promise<void> => {
  const { id, fileId, source, removedAt } = medicalRecords
  const pages = db.select().from(recordPages).where(eq(recordPages.recordId, id))
  // What a doctor signed stays, whatever has replaced it.
  const isTakenAway = inArray(source, ['upload', 'report'])
  const isOver = and(isTakenAway, lt(removedAt, now - RESTORABLE), or(isNotNull(fileId), exists(pages)))
  const over = await db.select({ id }).from(medicalRecords).where(isOver)
  await oneByOne(
    over.map((record) => record.id),
    (recordId) =>
      db.transaction(async (tx) => {
        const [gone] = await tx
          .select({ fileId })
          .from(medicalRecords)
          .where(and(eq(id, recordId), isOver))
          .for('update', { of: medicalRecords })
        if (gone === undefined) return
        await tx.update(medicalRecords).set({ fileId: null }).where(eq(id, recordId))
        await removePages(tx, recordId)
        if (gone.fileId !== null) await removeFiles(tx, [gone.fileId])
      }),
  )
}
