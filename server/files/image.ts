import type { Metadata, Sharp } from 'sharp'
import type { FileFault, FileType } from '../../src/core/files/files'

/** Pixels of a picture; more would be a bomb, not a scan. */
const MOST_PIXELS = 60_000_000

/** A picture, opened without trusting it. Loaded with the first file. */
export const openImage = async (path: string): Promise<Sharp> => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: true })
}

/** Pixels of the picture that a whole one is decoded to. */
const DECODED = 16

export interface Measured {
  readonly fault: FileFault | null
  readonly width: number | null
  readonly height: number | null
}

const refused = (fault: FileFault): Measured => ({ fault, width: null, height: null })

/** Decodes all of a picture: one that breaks off fails. How large it is, is said of it upright, and of a film of its first picture. */
export const measureImage = async (path: string, type: FileType): Promise<Measured> => {
  try {
    const image = await openImage(path)
    const { format, autoOrient, pageHeight } = await image.metadata()
    if (format !== type) return refused('type')
    await image.resize(DECODED, DECODED, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer()
    return { fault: null, width: autoOrient.width, height: pageHeight ?? autoOrient.height }
  } catch {
    return refused('damaged')
  }
}

const hasMetadata = ({ exif, xmp, iptc, comments }: Metadata): boolean =>
  [exif, xmp, iptc].some(Boolean) || (comments?.length ?? 0) > 0

/**
 * Takes out of a picture what its camera wrote beside it (place, time, device), written to `into` when there is
 * something. Returns where the picture without it stands. Which way up it is stays as it was seen.
 */
export const withoutMetadata = async (path: string, type: FileType, into: string): Promise<string> => {
  if (!hasMetadata(await (await openImage(path)).metadata())) return path
  const image = (await openImage(path)).autoOrient().keepIccProfile()
  const written = type === 'jpeg' ? image.jpeg({ quality: 92 }) : type === 'png' ? image.png() : image.gif()
  await written.toFile(into)
  return into
}
