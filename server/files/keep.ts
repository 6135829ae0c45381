import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileStore } from './store/fileStore'

/** Puts what the server itself made into the store. Returns its size in bytes. */
export const keepContent = async (files: FileStore, id: string, content: Buffer): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'spine-care-print-'))
  try {
    const path = join(folder, 'document')
    await writeFile(path, content, { mode: 0o600 })
    await files.put(id, path)
    return (await stat(path)).size
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
