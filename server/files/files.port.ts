/** What rooms above use of this one, beside its tables. */
export { fileById, linkTo, ownFileAt, removeFiles } from './files.store'
export { type FileAddresses, fileAddresses } from './fileAddress'
export { pagesOf } from './renditions'
export { storeDocument } from './storeDocument'
export { CONTENTS_LOCK } from './receive'
export type { FileStore } from './store/fileStore'
export { openFileStore } from './store/open'
export type { S3Settings } from './store/s3Store'
