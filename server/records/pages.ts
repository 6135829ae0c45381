import { buffer } from 'node:stream/consumers'
import * as Schema from 'effect/Schema'
import { type Asker, fileById, type FileStore, openContent, pagesOf, storeDocument } from '../files/files.port'
import type { Database } from '../kit/handlers'
import { enqueueOnce, runnable, type RunnableTask, type Task } from '../kit/jobs'
import { changeRecord, nameMade, pagesOfRecord, removePages, storedRecord } from './records.store'
import type { medicalRecords } from './records.tables'

const Pages = Schema.Struct({ recordId: Schema.String })

/** Tried for half a day: a file store may be away as long. */
export const pagesTask: Task<typeof Pages.Type> = {
  name: 'make a document of photographed pages',
  tries: 12,
  input: Pages,
}

/** Enqueues the document of a record that has photographed pages. */
export const layOutPages = async (db: Database, { id }: typeof medicalRecords.$inferSelect): Promise<void> => {
  const pages = await pagesOfRecord(db, id)
  if (pages.length > 0) await enqueueOnce(db, pagesTask, { input: { recordId: id }, key: id })
}

/** One page of A4 for each photograph, as large as it fits. */
export const pdfOfPictures = async (pictures: readonly Buffer[]): Promise<Buffer> => {
  const { default: Document } = await import('pdfkit')
  const document = new Document({ autoFirstPage: false, size: 'A4', margin: 0, info: { Title: 'Medical record' } })
  const collected = buffer(document)
  for (const picture of pictures) {
    document.addPage()
    document.image(picture, 0, 0, {
      fit: [document.page.width, document.page.height],
      align: 'center',
      valign: 'center',
    })
  }
  document.end()
  return collected
}

/** Makes one document of the photographed pages of a record, once, and takes the photographs away. */
export const makePages = (files: FileStore): RunnableTask =>
  runnable(pagesTask, async ({ recordId }, { db, now }) => {
    const record = await storedRecord(db, recordId)
    const pictures: Buffer[] = []
    for (const id of await pagesOfRecord(db, recordId)) {
      const content = await openContent(db, files, id)
      if (content === null) throw new Error('A photographed page is not in the store')
      pictures.push(await buffer(content))
    }
    // They go with the transaction that named the document: it was made before.
    if (record === null || pictures.length === 0) return
    const content = await pdfOfPictures(pictures)
    const document = { ownerId: record.uploadedBy, purpose: record.type, name: 'record.pdf', createdAt: now }
    await storeDocument(
      { db, files },
      content,
      document,
      async (tx, fileId) =>
        (await removePages(tx, recordId)) && nameMade(tx, recordId, { fileId, pages: pictures.length }),
    )
  })

const Counted = Schema.Struct({ recordId: Schema.String, fileId: Schema.String })

const countTask: Task<typeof Counted.Type> = { name: 'count the pages of a record', tries: 3, input: Counted }

/** Enqueues the counting of the pages of a record that is a PDF. */
export const orderCount = (db: Database, recordId: string, fileId: string): Promise<void> =>
  enqueueOnce(db, countTask, { input: { recordId, fileId }, key: fileId })

/** Jobs have a share of their own, and wait. */
const COUNTING: Asker = { person: 'jobs', gone: new AbortController().signal }

/** Counts the pages of a record, and draws nothing. */
export const countPages = (files: FileStore): RunnableTask =>
  runnable(countTask, async ({ recordId, fileId }, { db }) => {
    const file = await fileById(db, fileId)
    const pages = file === null ? null : await pagesOf(files, file, COUNTING)
    if (pages !== null) await changeRecord(db, recordId, { pages })
  })
