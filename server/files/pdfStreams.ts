import { inflateSync } from 'node:zlib'
import { openingOf, type PdfObject } from './pdfLock'

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

/** Bytes that codes of 9 to 12 bits unpack to (ISO 32000-2, 7.4.4): each stands for bytes before, and one more. */
const sizeOfLzw = (packed: Buffer): number => {
  const [clear, end, first, most] = [256, 257, 258, 4096]
  const lengths = new Uint32Array(most).fill(1, 0, clear)
  let [size, next, before, at] = [0, first, 0, 0]
  const widthNow = () => Math.min(12, Math.max(9, 32 - Math.clz32(next + 1)))
  while (at + widthNow() <= packed.length * 8 && size <= MOST_OF_A_STREAM) {
    let code = 0
    for (const until = at + widthNow(); at < until; at += 1)
      code = (code << 1) | ((packed[at >> 3]! >> (7 - (at & 7))) & 1)
    if (code === end) break
    if (code === clear) {
      ;[next, before] = [first, 0]
      continue
    }
    const length = code < next ? lengths[code]! : before + 1
    if (before > 0 && next < most) lengths[next++] = before + 1
    size += length
    before = length
  }
  return size
}

/** The most that a byte of runs stands for (7.4.5). */
const RUN = 64

/** Bytes that are written in letters (7.4.2, 7.4.3). */
const fromLetters = (letters: string, isHex: boolean): Buffer => {
  const written = letters.replaceAll(/\s/g, '')
  if (isHex) return Buffer.from(written.replace(/>.*$/, ''), 'hex')
  const groups =
    written
      .replace(/~.*$/, '')
      .replaceAll('z', '!!!!!')
      .match(/.{1,5}/g) ?? []
  return Buffer.concat(
    groups.map((group) => {
      const bytes = Buffer.alloc(4)
      const value = Buffer.from(group.padEnd(5, 'u'), 'latin1').reduce((sum, letter) => sum * 85 + letter - 33, 0)
      bytes.writeUInt32BE(value >>> 0)
      return bytes.subarray(0, group.length - 1)
    }),
  )
}

/** Bytes that a stream unpacks to, as its dictionary says that it is packed; what follows it is in `rest`. */
const sizeOf = (dictionary: string, rest: Buffer): number => {
  const isPackedBy = (filter: string) => new RegExp(String.raw`/${filter}\b`).test(dictionary)
  const [isHex, isLetters] = [isPackedBy('ASCIIHexDecode'), isPackedBy('ASCII85Decode')]
  const isOld = isHex || isLetters || isPackedBy('LZWDecode') || isPackedBy('RunLengthDecode')
  if (!isOld) return unpackedSize(rest)
  const content = rest.subarray(0, Math.max(0, rest.indexOf(END_OF_STREAM)))
  const packed = isHex || isLetters ? fromLetters(content.toString('latin1'), isHex) : content
  return Math.max(
    isPackedBy('LZWDecode') ? sizeOfLzw(packed) : 0,
    isPackedBy('RunLengthDecode') ? packed.length * RUN : 0,
    unpackedSize(packed),
  )
}

const numberOf = (dictionary: string, key: string): number =>
  Number(new RegExp(String.raw`/${key}\s+(\d+)`).exec(dictionary)?.[1] ?? 0)

/** The last object that begins in a text, which is that of the dictionary at its end. */
const objectIn = (text: string): PdfObject => {
  const [, number = '0', generation = '0'] = [...text.matchAll(/(\d+)\s+(\d+)\s+obj\b/g)].at(-1) ?? []
  return { number: Number(number), generation: Number(generation) }
}

/** The content of a stream: as long as its dictionary says, or to its end where that is further. */
const contentOf = (dictionary: string, rest: Buffer): Buffer =>
  rest.subarray(0, Math.max(numberOf(dictionary, 'Length'), rest.indexOf(END_OF_STREAM)))

const isPicture = (dictionary: string): boolean => /\/Subtype\s*\/Image\b/.test(dictionary)

/**
 * Whether the streams of a document unpack to what can be drawn (ISO 32000-2, 7.3.8): a small file may hold hours of
 * work. Those of one that is encrypted and opens without a password are deciphered first.
 */
export const isDrawable = (pdf: Buffer): boolean => {
  const opening = openingOf(pdf)
  if (opening === 'locked') return false
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
    const rest = pdf.subarray(at + (first === 0x0d ? 8 : 7))
    const inPlain = sizeOf(dictionary, rest)
    const deciphered =
      opening === 'plain'
        ? 0
        : sizeOf(dictionary, Buffer.concat([opening(contentOf(dictionary, rest), objectIn(before)), END_OF_STREAM]))
    const size = Math.max(inPlain, deciphered)
    all += size
    if (size > MOST_OF_A_STREAM || all > MOST_IN_ALL) return false
  }
  return true
}

const END = Buffer.from('end')
const END_OF_STREAM = Buffer.from('endstream')
