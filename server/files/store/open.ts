import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { explainFolder } from '../../kit/databaseFaults'
import type { FileStore } from './fileStore'
import { folderStore } from './folderStore'
import { type S3Settings, s3Store } from './s3Store'

export interface FilePlace {
  readonly dataDir?: string | undefined
  /** A bucket in place of the data folder. */
  readonly filesBucket?: S3Settings | undefined
}

/** The store of uploaded files, as configured. Throws `CannotStart` when its folder cannot be written to. */
export const openFileStore = async ({ filesBucket, dataDir = '.data' }: FilePlace): Promise<FileStore> => {
  if (filesBucket !== undefined) return s3Store(filesBucket)
  const folder = join(dataDir, 'files')
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
  } catch (error) {
    throw explainFolder(error, dataDir)
  }
  return folderStore(folder)
}
