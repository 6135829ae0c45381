import { eq } from 'drizzle-orm'
import type { Stay } from '../../src/core/inpatient/inpatient'
import type { Summary } from '../../src/core/inpatient/summary'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { doctors, specialities } from '../doctors/doctors.tables'
import { insertFile, removeFiles, keepContent, type FileStore } from '../files/files.port'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import type { Seal } from '../kit/pdf/seal'
import { type Lost, lostIn } from '../kit/pdf/sheet'
import { medicinesById } from '../prescription/prescription.port'
import { hospitals } from '../team/team.tables'
import { dischargeSummaries } from './inpatient.tables'
import { pdfOfSummary, sheetOf, type SummaryPaper, type WardLetterhead } from './summary.paper'

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

const paperOf = async (
  db: Database,
  { seal }: Pick<SummaryPrinting, 'seal'>,
  { stay, summary }: Asked,
  at: UnixSeconds,
): Promise<SummaryPaper> => ({
  stay,
  summary,
  letterhead: await letterheadOf(db, stay),
  medicines: await medicinesById(
    db,
    summary.medicines.flatMap(({ medicineId }) => medicineId ?? []),
  ),
  at,
  seal: await seal(db),
})

/** What of a summary could not be printed; null where all of it can. */
export const lostOnSummary = async (db: Database, printing: SummaryPrinting, asked: Asked): Promise<Lost | null> =>
  lostIn(sheetOf(await paperOf(db, printing, asked, asked.summary.savedAt ?? 0)))

/** Makes the PDF of a finished summary, in the place of the one before. Returns the file's id. */
export const printSummary = async (
  db: Database,
  { files, seal }: SummaryPrinting,
  { stay, summary }: Asked,
): Promise<string> => {
  const [row] = await db
    .select({
      savedBy: dischargeSummaries.savedBy,
      savedAt: dischargeSummaries.savedAt,
      before: dischargeSummaries.documentId,
    })
    .from(dischargeSummaries)
    .where(eq(dischargeSummaries.admissionId, stay.id))
  const { savedBy, savedAt, before } = row!
  const content = await pdfOfSummary(await paperOf(db, { seal }, { stay, summary }, savedAt))
  const id = newId()
  const size = await keepContent(files, id, content)
  const name = `discharge-summary-${stay.uhid.replaceAll(/[^\w-]+/g, '-')}.pdf`
  await insertFile(db, { id, ownerId: savedBy, purpose: 'report', type: 'pdf', name, size, createdAt: savedAt })
  await db.update(dischargeSummaries).set({ documentId: id }).where(eq(dischargeSummaries.admissionId, stay.id))
  if (before !== null) await removeFiles(db, [before])
  return id
}

/** The PDF of a finished summary, made when it is asked for first. */
export const documentOf = async (db: Database, printing: SummaryPrinting, asked: Asked): Promise<string> => {
  const [row] = await db
    .select({ id: dischargeSummaries.documentId })
    .from(dischargeSummaries)
    .where(eq(dischargeSummaries.admissionId, asked.stay.id))
    .for('update')
  return row?.id ?? printSummary(db, printing, asked)
}
