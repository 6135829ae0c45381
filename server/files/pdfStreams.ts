import { inflateSync } from 'node:zlib'

/** Bytes that a stream of a document may unpack to, and all of them together; pictures are read line by line. */
const MOST_OF_A_STREAM = 32 * 1024 * 1024
const MOST_IN_ALL = 256 * 1024 * 1024
/** Pixels of a picture in a document. */
const MOST_PIXELS = 150_000_000
/** Bytes before a stream in which its dictionary stands. */
const DICTIONARY = 4096
/** How often a stream may be packed again. */
const MOST_LAYERS = 3

/** Whether bytes begin as RFC 1950 says. */
const isDeflated = (bytes: Buffer): boolean =>
  bytes.length > 2 && (bytes[0]! & 0x0f) === 8 && bytes.readUInt16BE(0) % 31 === 0

/** Bytes that packed ones unpack to; more than there may be where it is more. What is damaged unpacks as far as it goes. */
const unpackedSize = (packed: Buffer, layers = MOST_LAYERS): number => {
  if (!isDeflated(packed)) return 0
  if (layers === 0) return MOST_OF_A_STREAM + 1
  try {
    const unpacked = inflateSync(packed, { maxOutputLength: MOST_OF_A_STREAM })
    return Math.max(unpacked.length, unpackedSize(unpacked, layers - 1))
  } catch (error) {
    return error instanceof RangeError ? MOST_OF_A_STREAM + 1 : 0
  }
}

const numberOf = (dictionary: string, key: string): number =>
  Number(new RegExp(String.raw`/${key}\s+(\d+)`).exec(dictionary)?.[1] ?? 0)

const isPicture = (dictionary: string): boolean => /\/Subtype\s*\/Image\b/.test(dictionary)

/** Whether the streams of a document unpack to what can be drawn (ISO 32000-2, 7.3.8): a small file may hold hours of work. */
export const isDrawable = (pdf: Buffer): boolean => {
  let all = 0
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 1)) {
    const [first, second] = [pdf[at + 6], pdf[at + 7]]
    const isStart = first === 0x0a || (first === 0x0d && second === 0x0a)
    if (!isStart || pdf.subarray(at - 3, at).equals(END)) continue
    const before = pdf.subarray(Math.max(0, at - DICTIONARY), at).toString('latin1')
    const dictionary = before.slice(Math.max(0, before.lastIndexOf(' obj')))
    if (isPicture(dictionary)) {
      if (numberOf(dictionary, 'Width') * numberOf(dictionary, 'Height') > MOST_PIXELS) return false
      continue
    }
    const size = unpackedSize(pdf.subarray(at + (first === 0x0d ? 8 : 7)))
    all += size
    if (size > MOST_OF_A_STREAM || all > MOST_IN_ALL) return false
  }
  return true
}

const END = Buffer.from('end')
