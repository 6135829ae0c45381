import { buffer } from 'node:stream/consumers'
import * as Schema from 'effect/Schema'
import { fileById, type FileStore, pagesOf, removeFiles, storeDocument } from '../files/files.port'
import type { Database } from '../kit/handlers'
import { enqueueOnce, runnable, type RunnableTask, type Task } from '../kit/jobs'
import { changeRecord, nameMade } from './records.store'

const Pages = Schema.Struct({
  recordId: Schema.String,
  ownerId: Schema.String,
  type: Schema.Literals(['prescription', 'report']),
  fileIds: Schema.Array(Schema.String),
})

/** Tried for half a day: a file store may be away as long. */
export const pagesTask: Task<typeof Pages.Type> = {
  name: 'make a document of photographed pages',
  tries: 12,
  input: Pages,
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
  runnable(pagesTask, async ({ recordId, ownerId, type, fileIds }, { db, now }) => {
    const pictures: Buffer[] = []
    for (const id of fileIds) {
      const content = await files.read(id)
      // They go with the transaction that named the document: it was made before.
      if (content === null) return
      pictures.push(await buffer(content))
    }
    const content = await pdfOfPictures(pictures)
    const document = { ownerId, purpose: type, name: 'record.pdf', createdAt: now }
    await storeDocument({ db, files }, content, document, async (tx, fileId) => {
      if (!(await nameMade(tx, recordId, { fileId, pages: pictures.length }))) return false
      await removeFiles(tx, fileIds)
      return true
    })
  })

const Counted = Schema.Struct({ recordId: Schema.String, fileId: Schema.String })

const countTask: Task<typeof Counted.Type> = { name: 'count the pages of a record', tries: 3, input: Counted }

/** Enqueues the counting of the pages of a record that is a PDF. */
export const orderCount = (db: Database, recordId: string, fileId: string): Promise<void> =>
  enqueueOnce(db, countTask, { input: { recordId, fileId }, key: fileId })

/** Counts the pages of a record, and draws nothing. */
export const countPages = (files: FileStore): RunnableTask =>
  runnable(countTask, async ({ recordId, fileId }, { db }) => {
    const file = await fileById(db, fileId)
    const pages = file === null ? null : await pagesOf(files, { ...file, content: null })
    if (pages !== null) await changeRecord(db, recordId, { pages })
  })
