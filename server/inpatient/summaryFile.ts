import { eq } from 'drizzle-orm'
import type { FileRule } from '../files/files.port'
import { isTreating } from '../kit/policy'
import { dischargeSummaries } from './inpatient.tables'
import { familyStay, hasSummary, stayById } from './stays.read'

/** The discharge summary of a stay, for its doctor's people and its family, once it is finished. */
export const summaryFile: FileRule = {
  column: dischargeSummaries.documentId,
  standsFor: async (db, fileId, { caller }) => {
    if (!isTreating(caller)) return false
    const [summary] = await db
      .select({ admissionId: dischargeSummaries.admissionId })
      .from(dischargeSummaries)
      .where(eq(dischargeSummaries.documentId, fileId))
    if (summary === undefined) return false
    const { admissionId } = summary
    const stay =
      caller.role === 'PATIENT'
        ? await familyStay(db, caller.userId, admissionId)
        : await stayById(db, caller.doctorId, admissionId)
    return stay !== undefined && hasSummary(stay)
  },
}
