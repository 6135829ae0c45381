import { DAY, HOUR } from '../kit/dates'
import type { FilePurpose, FileType } from './files'

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

const signatures: readonly (readonly [FileType, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
]

/** What a file is by its first bytes, whatever it is called; null when it is none of ours. */
export const typeOfBytes = (bytes: Uint8Array): FileType | null =>
  signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0] ?? null

export type FileFault = 'type' | 'size'

/** Why a chosen file is not taken, by what it says of itself; its bytes are judged when it arrives. */
export const fileFault = (file: { type: string; size: number }, purpose: FilePurpose): FileFault | null => {
  if (!acceptedFiles[purpose].some((type) => mimeOf[type] === file.type)) return 'type'
  return file.size > FILE_LIMIT || file.size === 0 ? 'size' : null
}
