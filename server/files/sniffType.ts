import { open, readFile } from 'node:fs/promises'
import type { Metadata, Sharp } from 'sharp'
import { FIRST_BYTES, isHeic, isWhole, typeOfBytes } from '../../src/core/files/content.rules'
import type { FileFault, FileType } from '../../src/core/files/files'
import { isLocked } from './pdfLock'

/** Pixels of a picture; more would be a bomb, not a scan. */
const MOST_PIXELS = 60_000_000

/** A picture, opened without trusting it. Loaded with the first file. */
export const openImage = async (path: string): Promise<Sharp> => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: true })
}

export interface SniffedType {
  readonly type: FileType | null
  readonly fault: FileFault | null
}

const refused = (fault: FileFault): SniffedType => ({ type: null, fault })

/** Reads the structure of a file: its type, or what is wrong with it. */
export const sniffType = async (path: string): Promise<SniffedType> => {
  const first = await bytesOf(path, 0, FIRST_BYTES)
  if (first.length === 0) return refused('empty')
  const type = typeOfBytes(first)
  if (type === null) return refused(isHeic(first) ? 'heic' : 'type')
  const fault = type === 'pdf' ? pdfFault(await readFile(path)) : await imageFault(path, type)
  return fault === null ? { type, fault } : refused(fault)
}

const pdfFault = (pdf: Buffer): FileFault | null => {
  if (!isWhole(pdf, 'pdf')) return 'damaged'
  return isLocked(pdf) ? 'locked' : null
}

/** Pixels of the picture that a whole one is decoded to. */
const DECODED = 16

/** Decodes all of a picture: one that breaks off fails. */
const imageFault = async (path: string, type: FileType): Promise<FileFault | null> => {
  try {
    const image = await openImage(path)
    const { format } = await image.metadata()
    if (format !== type) return 'type'
    await image.resize(DECODED, DECODED, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer()
    return null
  } catch {
    return 'damaged'
  }
}

const bytesOf = async (path: string, position: number, length: number): Promise<Buffer> => {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(length), position })
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const hasMetadata = ({ exif, xmp, iptc, comments }: Metadata): boolean =>
  [exif, xmp, iptc].some(Boolean) || (comments?.length ?? 0) > 0

/**
 * Takes out of a picture what its camera wrote beside it (place, time, device), written to `into` when there is
 * something. Returns where the picture without it stands. Which way up it is stays as it was seen.
 */
export const withoutMetadata = async (path: string, type: FileType, into: string): Promise<string> => {
  if (type === 'pdf') return path
  if (!hasMetadata(await (await openImage(path)).metadata())) return path
  const image = (await openImage(path)).autoOrient().keepIccProfile()
  const written = type === 'jpeg' ? image.jpeg({ quality: 92 }) : type === 'png' ? image.png() : image.gif()
  await written.toFile(into)
  return into
}
