import { eq } from 'drizzle-orm'
import type { Summary } from '../../src/core/inpatient/summary'
import { EMPTY_SUMMARY } from '../../src/core/inpatient/summary.rules'
import type { Database } from '../kit/handlers'
import { users } from '../session/session.tables'
import { dischargeSummaries } from './inpatient.tables'

/** The summary of a stay; an empty draft before anybody wrote one. */
export const readSummary = async (db: Database, admissionId: string): Promise<Summary> => {
  const [row] = await db
    .select({ summary: dischargeSummaries, name: users.name })
    .from(dischargeSummaries)
    .innerJoin(users, eq(users.id, dischargeSummaries.savedBy))
    .where(eq(dischargeSummaries.admissionId, admissionId))
  if (row === undefined) return { ...EMPTY_SUMMARY, isFinished: false, savedAt: null, savedBy: null }
  const { text, isFinished, savedAt } = row.summary
  return { ...text, isFinished, savedAt, savedBy: row.name }
}

/** A finished summary stays finished when it is corrected. */
export const writeSummary = async (db: Database, row: typeof dischargeSummaries.$inferInsert): Promise<void> => {
  const { text, isFinished, savedAt, savedBy } = row
  await db
    .insert(dischargeSummaries)
    .values(row)
    .onConflictDoUpdate({
      target: dischargeSummaries.admissionId,
      set: { text, savedAt, savedBy, ...(isFinished ? { isFinished } : {}) },
    })
}
