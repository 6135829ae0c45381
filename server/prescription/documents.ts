import { buffer } from 'node:stream/consumers'
import * as Schema from 'effect/Schema'
import { DEFAULT_LANGUAGE, type Language, languageCodes } from '../../src/core/language/languages'
import type { Prescription } from '../../src/core/prescription/prescription'
import { fileById, type FileStore, openContent, storeDocument } from '../files/files.port'
import type { Database } from '../kit/handlers'
import { enqueueOnce, runnable, type RunnableTask, type Task } from '../kit/jobs'
import type { Seal } from '../kit/pdf/seal'
import { type Lost, lostIn } from '../kit/pdf/sheet'
import { nameRecordFile } from '../records/records.port'
import type { medicalRecords } from '../records/records.tables'
import { medicinesById } from './catalogue.store'
import { letterheadOf } from './letterhead.store'
import { dayInWords, type Paper, pdfOfPaper, sheetOf } from './paper'
import { heldVersion, insertPdf, pdfOf, prescriptionById, scansOf, versionOf } from './prescription.store'

/** What PDFs are made and kept with. */
export interface Printing {
  readonly files: FileStore
  readonly origin: string
  readonly seal: (db: Database) => Promise<Seal>
}

export const VERIFICATION_PATH = '/verify'

const Document = Schema.Struct({ prescriptionId: Schema.String, language: Schema.Literals(languageCodes) })

/** Tried for half a day: a file store may be away as long. */
const documentTask: Task<typeof Document.Type> = { name: 'write a prescription', tries: 12, input: Document }

/** The id of a version's PDF in a language, of a file that is a PDF already its own; null where it is not written yet. */
export const writtenDocument = async (
  db: Database,
  prescription: Pick<Prescription, 'id' | 'kind'>,
  language: Language,
): Promise<string | null> => (await pdfOf(db, prescription.id, language)) ?? ownPdf(db, prescription)

/** Enqueues the PDF of a version in a language. */
export const orderDocument = (db: Database, prescriptionId: string, language: Language): Promise<void> =>
  enqueueOnce(db, documentTask, { input: { prescriptionId, language }, key: `${prescriptionId} ${language}` })

/** Names the PDF of a record of a signed prescription, or enqueues it. */
export const layOutRecord = async (
  db: Database,
  { prescriptionId }: typeof medicalRecords.$inferSelect,
): Promise<void> => {
  const version = prescriptionId === null ? null : await versionOf(db, prescriptionId)
  if (version === null) return
  const fileId = await writtenDocument(db, version, DEFAULT_LANGUAGE)
  if (fileId === null) await orderDocument(db, version.id, DEFAULT_LANGUAGE)
  else await nameRecordFile(db, { prescriptionId: version.id }, fileId)
}

/** Lays out a PDF and stores it, once: not where it is there, nor where its version was saved anew meanwhile. */
export const writeDocument = (printing: Printing): RunnableTask =>
  runnable(documentTask, async ({ prescriptionId: id, language }, { db, now }) => {
    const version = await versionOf(db, id)
    if (version === null || (await writtenDocument(db, version, language)) !== null) return
    const prescription = (await prescriptionById(db, id))!
    const scans = await scansOf(db, id)
    // Of several pages the first is the small picture of the first shot.
    const pages = await Promise.all(
      (scans.length > 1 ? scans.slice(1) : scans).map((page) => contentOf(db, printing.files, page)),
    )
    const seal = version.signedAt === null ? undefined : await printing.seal(db)
    const paper = await paperOf(db, printing, { prescription, language })
    const content = await pdfOfPaper({ ...paper, seal, scans: pages })
    const { number, savedBy: ownerId, revision } = version
    const file = { ownerId, purpose: 'prescription', name: `prescription-${number}.pdf`, createdAt: now } as const
    await storeDocument({ db, files: printing.files }, content, file, async (tx, fileId) => {
      const isAsItWas = (await heldVersion(tx, id))?.revision === revision
      if (!isAsItWas || (await pdfOf(tx, id, language)) !== null) return false
      await insertPdf(tx, { prescriptionId: id, language, fileId })
      await nameRecordFile(tx, { prescriptionId: id }, fileId)
      return true
    })
  })

/** The file of a prescription that was uploaded as a PDF. */
const ownPdf = async (db: Database, { id, kind }: Pick<Prescription, 'id' | 'kind'>): Promise<string | null> => {
  if (kind === 'typed') return null
  const [first] = await scansOf(db, id)
  return first !== undefined && (await fileById(db, first))?.type === 'pdf' ? first : null
}

/** What of a version could not be printed; null where all of it can, and of a PDF of its own. */
export const lostOnPaper = async (
  db: Database,
  printing: Pick<Printing, 'origin'>,
  prescription: Prescription,
): Promise<Lost | null> =>
  (await ownPdf(db, prescription)) === null
    ? lostIn(sheetOf(await paperOf(db, printing, { prescription, language: 'eng' })))
    : null

const paperOf = async (
  db: Database,
  { origin }: Pick<Printing, 'origin'>,
  { prescription, language }: { prescription: Prescription; language: Language },
): Promise<Paper> => {
  const stored = (await versionOf(db, prescription.id))!
  const before = prescription.replacesId === null ? null : await versionOf(db, prescription.replacesId)
  const isSigned = prescription.signedAt !== null
  return {
    prescription,
    language,
    letterhead: await letterheadOf(db, prescription),
    medicines: await medicinesById(
      db,
      prescription.medicines.flatMap(({ medicineId }) => medicineId ?? []),
    ),
    verification: isSigned ? `${origin}${VERIFICATION_PATH}/${stored.token}` : null,
    scans: [],
    replaces:
      before?.signedAt == null
        ? null
        : `Replaces version ${before.version} of ${dayInWords(before.signedAt)}: ${prescription.amendReason ?? ''}`,
    seal: undefined,
  }
}

const contentOf = async (db: Database, files: FileStore, id: string): Promise<Buffer> => {
  const content = await openContent(db, files, id)
  if (content === null) throw new Error('A page of a prescription is not in the store')
  return buffer(content)
}
