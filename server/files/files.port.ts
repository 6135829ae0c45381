/** What rooms above use of this one, beside its tables. */
export {
  addressesOf,
  addressOf,
  fileById,
  fileText,
  isSameContent,
  openContent,
  ownFileAt,
  removeFiles,
  claimFile,
  claimFiles,
} from './files.store'
export { type FileRule, fileRules } from './standing'
export { fileAnswer } from './files.serve'
export { type Asker, pagesOf } from './renditions'
export { storeDocument } from './storeDocument'
export { CONTENTS_LOCK } from './receive'
export type { FileStore } from './store/fileStore'
export { openFileStore } from './store/open'
export type { S3Settings } from './store/s3Store'
