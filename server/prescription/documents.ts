import { buffer } from 'node:stream/consumers'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Language } from '../../src/core/language/languages'
import type { Prescription } from '../../src/core/prescription/prescription'
import { fileById, insertFile, keepContent, type FileStore } from '../files/files.port'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import type { Seal } from '../kit/pdf/seal'
import { type Lost, lostIn } from '../kit/pdf/sheet'
import { medicinesById } from './catalogue.store'
import { letterheadOf } from './letterhead.store'
import { dayInWords, type Paper, pdfOfPaper, sheetOf } from './paper'
import { insertPdf, pdfOf, scansOf, versionOf } from './prescription.store'

/** What PDFs are made and kept with. */
export interface Printing {
  readonly files: FileStore
  readonly origin: string
  readonly seal: (db: Database) => Promise<Seal>
}

export const VERIFICATION_PATH = '/verify'

/** The id of a version's PDF in a language, made when it is asked for first. A file that is a PDF already is its own. */
export const documentOf = async (
  db: Database,
  printing: Printing,
  { prescription, language }: { readonly prescription: Prescription; readonly language: Language },
  now: UnixSeconds,
): Promise<string> => {
  const known = await pdfOf(db, prescription.id, language)
  if (known !== null) return known
  const own = await ownPdf(db, prescription.id)
  if (own !== null) return own
  const id = newId()
  const scans = await scansOf(db, prescription.id)
  // Of several pages the first is the small picture of the first shot.
  const pages = await Promise.all(
    (scans.length > 1 ? scans.slice(1) : scans).map((page) => contentOf(printing.files, page)),
  )
  const content = await pdfOfPaper({ ...(await paperOf(db, printing, { prescription, language })), scans: pages })
  const size = await keepContent(printing.files, id, content)
  await insertFile(db, {
    id,
    ownerId: (await versionOf(db, prescription.id))!.savedBy,
    purpose: 'prescription',
    type: 'pdf',
    name: `prescription-${prescription.number}.pdf`,
    size,
    createdAt: now,
  })
  await insertPdf(db, { prescriptionId: prescription.id, language, fileId: id })
  return id
}

/** The file of a prescription that was uploaded as a PDF. */
const ownPdf = async (db: Database, prescriptionId: string): Promise<string | null> => {
  const [first] = await scansOf(db, prescriptionId)
  return first !== undefined && (await fileById(db, first))?.type === 'pdf' ? first : null
}

/** What of a version could not be printed; null where all of it can, and of a PDF of its own. */
export const lostOnPaper = async (db: Database, printing: Printing, prescription: Prescription): Promise<Lost | null> =>
  (await ownPdf(db, prescription.id)) === null
    ? lostIn(sheetOf(await paperOf(db, printing, { prescription, language: 'eng' })))
    : null

const paperOf = async (
  db: Database,
  { origin, seal }: Printing,
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
    seal: isSigned ? await seal(db) : undefined,
  }
}

const contentOf = async (files: FileStore, id: string): Promise<Buffer> => {
  const content = await files.read(id)
  if (content === null) throw new Error('A page of a prescription is not in the store')
  return buffer(content)
}
