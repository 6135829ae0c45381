import { inflateSync } from 'node:zlib'

/** Bytes of the header of a web font, and of each line of its directory of tables. */
const HEAD = 44
const LINE = 20

/** What follows from the number of tables, by which a font may be searched. */
const searchOf = (count: number): readonly [number, number, number] => {
  const power = Math.floor(Math.log2(count))
  const range = 2 ** power * 16
  return [range, power, count * 16 - range]
}

/**
 * A web font (WOFF) as the plain font it was made of. Its reader inflates each table anew for every document, in
 * JavaScript; a plain font is only read.
 */
export const sfntOf = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12)
  const header = Buffer.alloc(12 + count * 16)
  header.writeUInt32BE(woff.readUInt32BE(4), 0)
  header.writeUInt16BE(count, 4)
  searchOf(count).forEach((value, at) => header.writeUInt16BE(value, 6 + at * 2))
  const parts: Uint8Array[] = [header]
  let end = header.length
  for (let table = 0; table < count; table++) {
    const line = HEAD + table * LINE
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(line + at)) as [number, number, number]
    const stored = woff.subarray(offset, offset + packed)
    const bytes = packed < length ? inflateSync(stored) : stored
    const entry = 12 + table * 16
    woff.copy(header, entry, line, line + 4)
    header.writeUInt32BE(woff.readUInt32BE(line + 16), entry + 4)
    header.writeUInt32BE(end, entry + 8)
    header.writeUInt32BE(length, entry + 12)
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    parts.push(bytes, padding)
    end += bytes.length + padding.length
  }
  return Buffer.concat(parts)
}
