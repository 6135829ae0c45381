import { DAY, HOUR } from '../kit/dates'
import type { Failure } from '../kit/outcome'
import type { FileFault, FilePurpose, FileType } from './files'

/** The most bytes of a file. */
export const FILE_LIMIT = 8 * 1024 * 1024
/** What one person may upload in a day: files, and bytes in all. */
export const UPLOADS_PER_DAY = 100
export const UPLOAD_BYTES_PER_DAY = 25 * FILE_LIMIT
/** Seconds a link works inside the app, where it ends with the session as well. */
export const FILE_LINK_LIFETIME = HOUR
/** Seconds a link works that was shared with somebody outside. */
export const SHARED_LINK_LIFETIME = 7 * DAY

/** What each place takes. */
export const acceptedFiles: Readonly<Record<FilePurpose, readonly FileType[]>> = {
  chat: ['pdf', 'png', 'jpeg', 'gif'],
  prescription: ['pdf', 'png', 'jpeg', 'gif'],
  report: ['pdf', 'png', 'jpeg'],
  support: ['pdf', 'png', 'jpeg'],
}

export const mimeOf: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
}

/** `accept` of a file input: `application/pdf,image/png,image/jpeg`. */
export const acceptOf = (purpose: FilePurpose): string => acceptedFiles[purpose].map((type) => mimeOf[type]).join(',')

/** Why a chosen file is not taken before it is read. */
export const sizeFault = (size: number): FileFault | null => {
  if (size === 0) return 'empty'
  return size > FILE_LIMIT ? 'size' : null
}

/** The refusals of an upload by what is wrong with its file. */
export const fileRefusals = {
  type: 'fileType',
  heic: 'fileHeic',
  damaged: 'fileDamaged',
  locked: 'fileLocked',
  empty: 'fileEmpty',
  size: 'tooLarge',
} as const satisfies Readonly<Record<FileFault, string>>

/** What is wrong with the file of a refused upload; null where it was refused for something else. */
export const fileFaultOf = ({ code }: Failure): FileFault | null =>
  (Object.keys(fileRefusals) as readonly FileFault[]).find((fault) => fileRefusals[fault] === code) ?? null
