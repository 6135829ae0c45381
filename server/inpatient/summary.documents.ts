import { eq } from 'drizzle-orm'
import * as Schema from 'effect/Schema'
import type { Stay } from '../../src/core/inpatient/inpatient'
import type { Summary } from '../../src/core/inpatient/summary'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { doctors, specialities } from '../doctors/doctors.tables'
import { type FileStore, storeDocument } from '../files/files.port'
import type { Database } from '../kit/handlers'
import { enqueue, enqueueOnce, runnable, type RunnableTask, type Task } from '../kit/jobs'
import type { Seal } from '../kit/pdf/seal'
import { type Lost, lostIn } from '../kit/pdf/sheet'
import { medicinesById } from '../prescription/prescription.port'
import { nameRecordFile } from '../records/records.port'
import type { medicalRecords } from '../records/records.tables'
import { hospitals } from '../team/team.tables'
import { admissions } from './inpatient.tables'
import { staysWhere } from './stays.read'
import { pdfOfSummary, sheetOf, type SummaryPaper, type WardLetterhead } from './summary.paper'
import { dropDocument, nameDocument, readSummary, summaryRow } from './summary.store'

/** What PDFs are made and kept with. */
export interface SummaryPrinting {
  readonly files: FileStore
  readonly seal: (db: Database) => Promise<Seal>
}

const letterheadOf = async (
  db: Database,
  { doctorId, hospitalId }: Pick<Stay, 'doctorId' | 'hospitalId'>,
): Promise<WardLetterhead> => {
  const [row] = await db
    .select({ doctor: doctors, speciality: specialities.name, hospital: hospitals })
    .from(doctors)
    .innerJoin(specialities, eq(specialities.id, doctors.specialityId))
    .innerJoin(hospitals, eq(hospitals.id, hospitalId))
    .where(eq(doctors.id, doctorId))
  const { doctor, speciality, hospital } = row!
  return {
    doctor: doctor.name,
    degrees: doctor.qualifications.join(', '),
    registration: `${doctor.registrationNumber}, ${doctor.registrationCouncil}`,
    speciality,
    hospital: `${hospital.name}\n${hospital.area}, ${hospital.city}`,
  }
}

interface Asked {
  readonly stay: Stay
  readonly summary: Summary
}

const paperOf = async (db: Database, { stay, summary }: Asked, at: UnixSeconds): Promise<SummaryPaper> => ({
  stay,
  summary,
  letterhead: await letterheadOf(db, stay),
  medicines: await medicinesById(
    db,
    summary.medicines.flatMap(({ medicineId }) => medicineId ?? []),
  ),
  at,
  seal: undefined,
})

/** What of a summary could not be printed; null where all of it can. */
export const lostOnSummary = async (db: Database, asked: Asked): Promise<Lost | null> =>
  lostIn(sheetOf(await paperOf(db, asked, asked.summary.savedAt ?? 0)))

const Document = Schema.Struct({ admissionId: Schema.String })

/** Tried for half a day: a file store may be away as long. */
const documentTask: Task<typeof Document.Type> = { name: 'write a discharge summary', tries: 12, input: Document }

/** Takes the PDF of what was finished before away, and enqueues the one of what is finished now. */
export const renewDocument = async (db: Database, admissionId: string): Promise<void> => {
  await dropDocument(db, admissionId)
  await enqueue(db, documentTask, [{ input: { admissionId }, key: admissionId }])
}

/** The id of the PDF of a finished summary; null where it is not written yet, and enqueued then. */
export const documentOf = async (db: Database, admissionId: string): Promise<string | null> => {
  const { documentId = null } = (await summaryRow(db, admissionId)) ?? {}
  if (documentId === null) await enqueueOnce(db, documentTask, { input: { admissionId }, key: admissionId })
  return documentId
}

/** Names the PDF of a record of a discharge summary, or enqueues it. */
export const layOutSummary = async (db: Database, { summaryOf }: typeof medicalRecords.$inferSelect): Promise<void> => {
  const fileId = summaryOf === null ? null : await documentOf(db, summaryOf)
  if (summaryOf !== null && fileId !== null) await nameRecordFile(db, { summaryOf }, fileId)
}

/** Lays out a PDF and stores it, once: not where it is there, nor where the summary was saved anew meanwhile. */
export const writeSummaryDocument = ({ files, seal }: SummaryPrinting): RunnableTask =>
  runnable(documentTask, async ({ admissionId }, { db }) => {
    const row = await summaryRow(db, admissionId)
    const [stay] = await staysWhere(db, eq(admissions.id, admissionId))
    if (row === null || stay === undefined || row.documentId !== null) return
    const { savedAt, savedBy, revision } = row
    const paper = await paperOf(db, { stay, summary: await readSummary(db, admissionId) }, savedAt)
    const content = await pdfOfSummary({ ...paper, seal: await seal(db) })
    const name = `discharge-summary-${stay.uhid.replaceAll(/[^\w-]+/g, '-')}.pdf`
    const file = { ownerId: savedBy, purpose: 'report', name, createdAt: savedAt } as const
    await storeDocument({ db, files }, content, file, async (tx, id) => {
      const isNamed = await nameDocument(tx, { admissionId, revision, id })
      if (isNamed) await nameRecordFile(tx, { summaryOf: admissionId }, id)
      return isNamed
    })
  })
