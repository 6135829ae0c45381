import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../kit/handlers'
import { oneByOne } from '../kit/jobs'
import { markMoved, unmovedContent, unmovedContents } from './files.store'
import type { FileStore } from './store/fileStore'

/** Moves the contents of files out of the database, where an earlier version kept them, one at a time. */
export const migrateStorage = async (db: Database, store: FileStore): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'spine-care-move-'))
  try {
    await oneByOne(await unmovedContents(db), async (id) => {
      const content = await unmovedContent(db, id)
      if (content === null) return
      const path = join(folder, 'content')
      await writeFile(path, content)
      await store.put(id, path)
      await markMoved(db, id)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
