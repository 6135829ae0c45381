import { DAY, MINUTE } from '../kit/dates'
import type { Failure } from '../kit/outcome'
import { PROVIDERS } from '../session/roles'
import type { Role } from '../session/permissions'
import type { FileFault, FilePurpose, FileType } from './files'

const MEGABYTE = 1024 * 1024

/** The most bytes of a file, by what it is uploaded for. */
export const fileLimits: Readonly<Record<FilePurpose, number>> = {
  chat: 8 * MEGABYTE,
  photo: 5 * MEGABYTE,
  prescription: 25 * MEGABYTE,
  report: 25 * MEGABYTE,
  support: 8 * MEGABYTE,
}
/** The most bytes of any file. */
export const FILE_LIMIT = Math.max(...Object.values(fileLimits))
/** What one person may upload in a day, files and bytes in all: whoever fulfils orders sends the reports of many. */
export const uploadsPerDay = (role: Role): { readonly files: number; readonly bytes: number } =>
  (PROVIDERS as readonly Role[]).includes(role)
    ? { files: 1000, bytes: 4 * 1024 * MEGABYTE }
    : { files: 100, bytes: 200 * MEGABYTE }
/** Seconds a link works that was shared with somebody outside. */
export const SHARED_LINK_LIFETIME = 7 * DAY

/** Bytes from which a file goes ahead in pieces: a cut loses one of them, not all. */
export const IN_PIECES_FROM = MEGABYTE
/** Bytes of a piece. */
export const PIECE = 512 * 1024
/** Seconds for which an upload that was begun can be gone on with. */
export const UPLOAD_LIFETIME = DAY
/** Where pieces go. */
export const PIECES_PATH = '/pieces'

/** What each place takes. */
export const acceptedFiles: Readonly<Record<FilePurpose, readonly FileType[]>> = {
  chat: ['pdf', 'png', 'jpeg', 'gif', 'm4a', 'webm'],
  photo: ['png', 'jpeg'],
  prescription: ['pdf', 'png', 'jpeg', 'gif'],
  report: ['pdf', 'png', 'jpeg'],
  support: ['pdf', 'png', 'jpeg'],
}

export const mimeOf: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  m4a: 'audio/mp4',
  webm: 'audio/webm',
}

/** Seconds of a voice message. */
export const LONGEST_VOICE = 3 * MINUTE

/** Whether a file is a voice, which is recorded and never chosen. */
export const isVoice = (type: FileType): boolean => type === 'm4a' || type === 'webm'

/** `accept` of a file input: `application/pdf,image/png,image/jpeg`. */
export const acceptOf = (purpose: FilePurpose): string =>
  acceptedFiles[purpose]
    .filter((type) => !isVoice(type))
    .map((type) => mimeOf[type])
    .join(',')

/** Why a chosen file is not taken before it is read. */
export const sizeFault = (size: number, purpose: FilePurpose): FileFault | null => {
  if (size === 0) return 'empty'
  return size > fileLimits[purpose] ? 'size' : null
}

/** The refusals of an upload by what is wrong with its file. */
export const fileRefusals = {
  type: 'fileType',
  heic: 'fileHeic',
  damaged: 'fileDamaged',
  locked: 'fileLocked',
  empty: 'fileEmpty',
  size: 'tooLarge',
  long: 'fileLong',
} as const satisfies Readonly<Record<FileFault, string>>

/** What is wrong with the file of a refused upload; null where it was refused for something else. */
export const fileFaultOf = ({ code }: Failure): FileFault | null =>
  (Object.keys(fileRefusals) as readonly FileFault[]).find((fault) => fileRefusals[fault] === code) ?? null
