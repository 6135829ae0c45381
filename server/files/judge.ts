import { open } from 'node:fs/promises'
import type { Metadata, Sharp } from 'sharp'
import type { FileType } from '../../src/core/files/files'
import { typeOfBytes } from '../../src/core/files/files.rules'

/** Pixels of a picture; more would be a bomb, not a scan. */
const MOST_PIXELS = 60_000_000
/** Bytes at the end of a PDF in which its trailer must stand. */
const TRAILER = 2048

/** A picture, opened without trusting it. Loaded with the first file. */
const openImage = async (path: string): Promise<Sharp> => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: true })
}

/** What a file really is, by reading its structure; null when it is none of ours. */
export const typeOfFile = async (path: string): Promise<FileType | null> => {
  const claimed = typeOfBytes(await bytesOf(path, 0, 16))
  if (claimed === 'pdf') return (await isPdf(path)) ? claimed : null
  if (claimed === null) return null
  try {
    const { format } = await (await openImage(path)).metadata()
    return format === claimed ? claimed : null
  } catch {
    return null
  }
}

/** A PDF ends by saying where its table of objects stands. */
const isPdf = async (path: string): Promise<boolean> => {
  const end = (await bytesOf(path, -TRAILER, TRAILER)).toString('latin1')
  const [, place] = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(end) ?? []
  if (place === undefined) return false
  const table = (await bytesOf(path, Number(place), 40)).toString('latin1')
  return /^\s*(?:xref\s|\d+\s+\d+\s+obj\b)/.test(table)
}

const bytesOf = async (path: string, from: number, length: number): Promise<Buffer> => {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const position = from < 0 ? Math.max(0, size + from) : from
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
