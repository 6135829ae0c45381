import { buffer } from 'node:stream/consumers'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Language } from '../../src/core/language/languages'
import type { Prescription } from '../../src/core/prescription/prescription'
import { fileById, insertFile } from '../files/files.store'
import { keepContent } from '../files/keep'
import type { FileStore } from '../files/store/fileStore'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import type { Seal } from '../kit/pdf/seal'
import { medicinesById } from './catalogue.store'
import { letterheadOf } from './letterhead.store'
import { dayInWords, pdfOfPaper } from './paper'
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
  const scans = await scansOf(db, prescription.id)
  const [first] = scans
  if (first !== undefined && (await fileById(db, first))?.type === 'pdf') return first
  const id = newId()
  const content = await printed(db, printing, { prescription, language, scans })
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

const printed = async (
  db: Database,
  { files, origin, seal }: Printing,
  { prescription, language, scans }: { prescription: Prescription; language: Language; scans: readonly string[] },
): Promise<Buffer> => {
  const stored = (await versionOf(db, prescription.id))!
  const before = prescription.replacesId === null ? null : await versionOf(db, prescription.replacesId)
  const isSigned = prescription.signedAt !== null
  // Of several pages the first is the small picture of the first shot.
  const pages = scans.length > 1 ? scans.slice(1) : scans
  return pdfOfPaper({
    prescription,
    language,
    letterhead: await letterheadOf(db, prescription),
    medicines: await medicinesById(
      db,
      prescription.medicines.flatMap(({ medicineId }) => medicineId ?? []),
    ),
    verification: isSigned ? `${origin}${VERIFICATION_PATH}/${stored.token}` : null,
    scans: await Promise.all(pages.map((page) => contentOf(files, page))),
    replaces:
      before?.signedAt == null
        ? null
        : `Replaces version ${before.version} of ${dayInWords(before.signedAt)}: ${prescription.amendReason ?? ''}`,
    seal: isSigned ? await seal(db) : undefined,
  })
}

const contentOf = async (files: FileStore, id: string): Promise<Buffer> => {
  const content = await files.read(id)
  if (content === null) throw new Error('A page of a prescription is not in the store')
  return buffer(content)
}
