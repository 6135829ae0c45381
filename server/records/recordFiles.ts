import { and, eq, exists } from 'drizzle-orm'
import type { FileRule } from '../files/files.port'
import { isTreating } from '../kit/policy'
import { visibleTo } from './records.read'
import { medicalRecords, recordPages } from './records.tables'

/** The file of a record, for whoever has the record in a list. */
export const recordFile: FileRule = {
  column: medicalRecords.fileId,
  standsFor: async (db, fileId, { caller }) =>
    isTreating(caller) &&
    (await db.$count(medicalRecords, and(eq(medicalRecords.fileId, fileId), visibleTo(db, caller)))) > 0,
}

/** A photographed page of a record, alike. */
export const recordPage: FileRule = {
  column: recordPages.fileId,
  standsFor: async (db, fileId, { caller }) => {
    const page = db
      .select()
      .from(recordPages)
      .where(and(eq(recordPages.recordId, medicalRecords.id), eq(recordPages.fileId, fileId)))
    return isTreating(caller) && (await db.$count(medicalRecords, and(exists(page), visibleTo(db, caller)))) > 0
  },
}
