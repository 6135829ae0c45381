import { and, eq, exists } from 'drizzle-orm'
import type { FileRule } from '../files/files.port'
import { isTreating } from '../kit/policy'
import { visibleTo } from './prescription.store'
import { prescriptionPdfs, prescriptions, prescriptionScans } from './prescription.tables'

/** A table of files of prescriptions, each for whoever reads the prescription. */
const filesIn = (table: typeof prescriptionPdfs | typeof prescriptionScans): FileRule => ({
  column: table.fileId,
  standsFor: async (db, fileId, { caller }) => {
    const named = db
      .select()
      .from(table)
      .where(and(eq(table.prescriptionId, prescriptions.id), eq(table.fileId, fileId)))
    return isTreating(caller) && (await db.$count(prescriptions, and(exists(named), visibleTo(caller)))) > 0
  },
})

export const prescriptionPdf = filesIn(prescriptionPdfs)
export const prescriptionScan = filesIn(prescriptionScans)
