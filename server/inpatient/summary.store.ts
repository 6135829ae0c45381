import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Summary } from '../../src/core/inpatient/summary'
import { EMPTY_SUMMARY, summaryOf } from '../../src/core/inpatient/summary.rules'
import { removeFiles } from '../files/files.port'
import type { Database } from '../kit/handlers'
import { users } from '../people/people.tables'
import { dischargeSummaries } from './inpatient.tables'

/** The summary of a stay; an empty draft before anybody wrote one. */
export const readSummary = async (db: Database, admissionId: string): Promise<Summary> => {
  const [row] = await db
    .select({ summary: dischargeSummaries, name: users.name })
    .from(dischargeSummaries)
    .innerJoin(users, eq(users.id, dischargeSummaries.savedBy))
    .where(eq(dischargeSummaries.admissionId, admissionId))
  if (row === undefined) return { ...EMPTY_SUMMARY, isFinished: false, revision: 0, savedAt: null, savedBy: null }
  const { text, isFinished, revision, savedAt } = row.summary
  return { ...summaryOf(text), isFinished, revision, savedAt, savedBy: row.name }
}

type WrittenSummary = Omit<typeof dischargeSummaries.$inferInsert, 'revision' | 'documentId'>

/**
 * Saves a summary that was written on a revision, null for any; false where another was saved meanwhile, in another tab
 * too. What the same tab saved last is written over: its answer may have been lost. A finished summary stays finished
 * when it is corrected.
 */
export const writeSummary = async (db: Database, row: WrittenSummary, writtenOn: number | null): Promise<boolean> => {
  const { text, isFinished, savedAt, savedBy, savedIn = null } = row
  const { revision } = dischargeSummaries
  const ownLast = savedIn === null ? undefined : eq(dischargeSummaries.savedIn, savedIn)
  const written = await db
    .insert(dischargeSummaries)
    .values(row)
    .onConflictDoUpdate({
      target: dischargeSummaries.admissionId,
      set: { text, savedAt, savedBy, savedIn, revision: sql`${revision} + 1`, ...(isFinished ? { isFinished } : {}) },
      setWhere: writtenOn === null ? undefined : or(eq(revision, writtenOn), ownLast),
    })
    .returning({ revision })
  return written.length > 0
}

/** What is kept of a summary, with its PDF; null before anybody wrote one. */
export const summaryRow = async (db: Database, admissionId: string) => {
  const [row] = await db.select().from(dischargeSummaries).where(eq(dischargeSummaries.admissionId, admissionId))
  return row ?? null
}

/** Names the PDF of a summary that is still as it was printed, and has none; false where it is not. */
export const nameDocument = async (
  db: Database,
  { admissionId, revision, id }: { readonly admissionId: string; readonly revision: number; readonly id: string },
): Promise<boolean> => {
  const named = await db
    .update(dischargeSummaries)
    .set({ documentId: id })
    .where(
      and(
        eq(dischargeSummaries.admissionId, admissionId),
        eq(dischargeSummaries.revision, revision),
        isNull(dischargeSummaries.documentId),
      ),
    )
    .returning({ id: dischargeSummaries.admissionId })
  return named.length > 0
}

/** Takes the PDF of a summary away; its content goes with the next sweep of the store. */
export const dropDocument = async (db: Database, admissionId: string): Promise<void> => {
  const { documentId = null } = (await summaryRow(db, admissionId)) ?? {}
  if (documentId === null) return
  await db.update(dischargeSummaries).set({ documentId: null }).where(eq(dischargeSummaries.admissionId, admissionId))
  await removeFiles(db, [documentId])
}
