import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../kit/handlers'
import { markMoved, nextUnmoved } from './files.store'
import type { FileStore } from './store/fileStore'

/** Moves the contents of files out of the database, where an earlier version kept them, one at a time. */
export const migrateStorage = async (db: Database, store: FileStore): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'spine-care-move-'))
  try {
    for (let file = await nextUnmoved(db); file !== null; file = await nextUnmoved(db)) {
      const path = join(folder, 'content')
      await writeFile(path, file.content)
      await store.put(file.id, path)
      await markMoved(db, file.id)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
