import { eq, or, sql } from 'drizzle-orm'
import type { Summary } from '../../src/core/inpatient/summary'
import { EMPTY_SUMMARY, summaryOf } from '../../src/core/inpatient/summary.rules'
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
