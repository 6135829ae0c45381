import type { FileFault, FilePurpose, FileType } from './files'
import { acceptedFiles } from './files.rules'

const signatures: readonly (readonly [FileType, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['webm', [0x1a, 0x45, 0xdf, 0xa3]],
]

/** First bytes that tell what a file is. */
export const FIRST_BYTES = 16

const letters = (bytes: Uint8Array, from: number, until: number): string =>
  String.fromCodePoint(...bytes.subarray(from, until))

/** The format in which iPhones store photos (ISO 23008-12): its brand follows the name of its first box. */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(letters(bytes, 4, 12))

/** The box that begins a film or a voice (ISO 14496-12, 4.3); HEIC and AVIF, which begin alike, are pictures. */
const isBoxed = (bytes: Uint8Array): boolean =>
  letters(bytes, 4, 8) === 'ftyp' && !isHeic(bytes) && !/^avi[fs]$/.test(letters(bytes, 8, 12))

/** What a file is by its first bytes, whatever it is called; null when it is none of ours. */
export const typeOfBytes = (bytes: Uint8Array): FileType | null =>
  signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0] ??
  (isBoxed(bytes) ? 'm4a' : null)

const typeFault = (bytes: Uint8Array, purpose: FilePurpose): FileFault | null => {
  const type = typeOfBytes(bytes)
  if (type !== null && acceptedFiles[purpose].includes(type)) return null
  return isHeic(bytes) ? 'heic' : 'type'
}

const MARKER = 0xff
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda

/** Whether a marker stands alone in the pixels of a JPEG: a stuffed byte, a restart, or a fill byte. */
const isInScan = (code: number): boolean => code === 0 || code === MARKER || (code >= 0xd0 && code <= 0xd7)

/** From segment to segment to the end of the image (ITU-T T.81, B.1). */
const isWholeJpeg = (bytes: Uint8Array): boolean => {
  let at = 2
  while (at + 1 < bytes.length) {
    const code = bytes[at + 1]!
    if (bytes[at] !== MARKER) return false
    if (code === END_OF_IMAGE) return true
    if (code === MARKER) at += 1
    else at += 2 + (bytes[at + 2]! << 8) + bytes[at + 3]!
    if (code === START_OF_SCAN) while (at < bytes.length && (bytes[at] !== MARKER || isInScan(bytes[at + 1]!))) at += 1
  }
  return false
}

/** From chunk to chunk to the last one (ISO 15948, 5.3). */
const isWholePng = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const aroundContent = 12
  let at = 8
  while (at + aroundContent <= bytes.length) {
    if (letters(bytes, at + 4, at + 8) === 'IEND') return true
    at += view.getUint32(at) + aroundContent
  }
  return false
}

/** Bytes at the end of a PDF in which its trailer must stand. */
const TRAILER = 2048

/** Where a PDF says that its table of objects stands; null where it is cut off before saying so. */
export const tableOfPdf = (bytes: Uint8Array): number | null => {
  const start = Math.max(0, bytes.length - TRAILER)
  const [, place] = /startxref\s+(\d{1,10})\s+%%EOF(?![^]*startxref)/.exec(letters(bytes, start, bytes.length)) ?? []
  if (place === undefined) return null
  const at = Number(place)
  return /^\s*(?:xref\s|\d+\s+\d+\s+obj\b)/.test(letters(bytes, at, at + 40)) ? at : null
}

const wholeness: Readonly<Record<FileType, (bytes: Uint8Array) => boolean>> = {
  jpeg: isWholeJpeg,
  png: isWholePng,
  pdf: (bytes) => tableOfPdf(bytes) !== null,
  gif: (bytes) => bytes.lastIndexOf(0x3b) > bytes.length - FIRST_BYTES,
  // A voice is a stream: one that breaks off plays as far as it goes, and the server writes it anew.
  m4a: () => true,
  webm: () => true,
}

/** Whether a file of a type is there to its end. */
export const isWhole = (bytes: Uint8Array, type: FileType): boolean => wholeness[type](bytes)

/** Why a file is not taken, by all its bytes: of another type, or it breaks off. */
export const contentFault = (bytes: Uint8Array, purpose: FilePurpose): FileFault | null => {
  const type = typeOfBytes(bytes)
  return typeFault(bytes, purpose) ?? (type !== null && isWhole(bytes, type) ? null : 'damaged')
}
