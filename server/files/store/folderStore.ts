import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FileStore, PieceStore } from './fileStore'

/** Of ids alone, never of names people chose. */
const ID = /^[\da-f-]{36}$/

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Files in a folder of this machine, spread over subfolders. */
export const folderStore = (folder: string): FileStore => {
  let pieces: Promise<PieceStore> | undefined
  const pathOf = (id: string): string => {
    if (!ID.test(id)) throw new Error('Not the id of a file')
    return join(folder, id.slice(0, 2), id)
  }
  return {
    put: async (id, from) => {
      const path = pathOf(id)
      const unfinished = `${path}.new`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await copyFile(from, unfinished)
      await synced(unfinished)
      await rename(unfinished, path)
      // The entry in the folder is written as well before anybody is told that the file is there.
      await synced(dirname(path))
    },
    read: async (id): Promise<Readable | null> => {
      try {
        return (await open(pathOf(id))).createReadStream()
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    pieces: () => (pieces ??= openPieces(`${folder}.pieces`)),
    storedBefore: async function* (time) {
      try {
        for await (const entry of await opendir(folder, { recursive: true })) {
          if (!entry.isFile() || !ID.test(entry.name.replace(/\.new$/, ''))) continue
          const path = join(entry.parentPath, entry.name)
          const { mtimeMs } = await stat(path)
          if (mtimeMs / 1000 >= time) continue
          if (ID.test(entry.name)) yield entry.name
          else await rm(path, { force: true })
        }
      } catch (error) {
        if (!isMissing(error)) throw error
      }
    },
  }
}

const openPieces = async (directory: string): Promise<PieceStore> => {
  const { FileStore: Pieces } = await import('@tus/file-store')
  await mkdir(directory, { recursive: true, mode: 0o700 })
  return new Pieces({ directory })
}

const synced = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
