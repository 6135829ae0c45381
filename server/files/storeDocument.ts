import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import { insertFile, removeFiles } from './files.store'
import type { files } from './files.tables'
import type { FileStore } from './store/fileStore'

type Document = Pick<typeof files.$inferInsert, 'ownerId' | 'purpose' | 'name' | 'createdAt'>

/**
 * Stores a PDF that the server itself made, then names it: `adopt` runs in the transaction of its row and says whether
 * it is still wanted. What is not is removed; what a killed process leaves in the store goes with the next sweep.
 */
export const storeDocument = async (
  { db, files }: { readonly db: Database; readonly files: FileStore },
  content: Buffer,
  document: Document,
  adopt: (db: Database, id: string) => Promise<boolean>,
): Promise<void> => {
  const id = newId()
  await put(files, id, content)
  const isAdopted = await db.transaction(async (tx) => {
    await insertFile(tx, { ...document, id, type: 'pdf', size: content.length })
    if (await adopt(tx, id)) return true
    await removeFiles(tx, [id])
    return false
  })
  if (!isAdopted) await files.remove(id)
}

const put = async (files: FileStore, id: string, content: Buffer): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'spine-care-print-'))
  try {
    const path = join(folder, 'document')
    await writeFile(path, content, { mode: 0o600 })
    await files.put(id, path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
