import { join } from 'node:path'
import type { FileStore } from './fileStore'
import { folderStore } from './folderStore'
import { type S3Settings, s3Store } from './s3Store'

export interface FilePlace {
  readonly dataDir?: string | undefined
  /** A bucket in place of the data folder. */
  readonly filesBucket?: S3Settings | undefined
}

/** Where uploaded files are kept, as configured. */
export const openFileStore = ({ filesBucket, dataDir = '.data' }: FilePlace): FileStore =>
  filesBucket === undefined ? folderStore(join(dataDir, 'files')) : s3Store(filesBucket)
