import { deflateSync } from 'node:zlib'
import Document from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { isLocked } from '../../server/files/pdfLock'
import { isDrawable } from '../../server/files/pdfStreams'
import { PDF } from '../kit/sampleFiles'

const MEGABYTE = 1024 * 1024
const packed = (bytes: number) => deflateSync(Buffer.alloc(bytes, 'q '), { level: 9 })
const stream = (content: Buffer, dictionary = '/Filter /FlateDecode', end = '\n') =>
  Buffer.concat([
    Buffer.from(`1 0 obj\n<< /Length ${content.length} ${dictionary} >>\nstream${end}`),
    content,
    Buffer.from('\nendstream\nendobj\n'),
  ])

/** As old writers pack: bytes of the same letter, each code a byte longer than the one before, anew when no code is left. */
const lzw = (rounds: number): Buffer => {
  const bits: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    let [next, width] = [258, 9]
    const write = (code: number) => bits.push(code.toString(2).padStart(width, '0'))
    write(256)
    write(113)
    for (let code = 258; code < 4094; code += 1) {
      write(code)
      next += 1
      width = next + 1 >= 2048 ? 12 : next + 1 >= 1024 ? 11 : next + 1 >= 512 ? 10 : 9
    }
    // The width of the next table.
    if (round < rounds - 1) bits.push((256).toString(2).padStart(width, '0'))
  }
  const all = bits.join('')
  return Buffer.from((all.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
const inHex = (content: Buffer) => Buffer.from(`${content.toString('hex')}>`)
const in85 = (content: Buffer) => {
  const letters: number[] = []
  for (let at = 0; at < content.length; at += 4) {
    const value = Buffer.concat([content.subarray(at, at + 4), Buffer.alloc(4)]).readUInt32BE(0)
    const group = [85 ** 4, 85 ** 3, 85 ** 2, 85, 1].map((each) => (Math.floor(value / each) % 85) + 33)
    letters.push(...group.slice(0, content.length - at + 1))
  }
  return Buffer.concat([Buffer.from(letters), Buffer.from('~>')])
}

test('a document whose streams unpack to what can be drawn is drawn', async () => {
  const document = new Document()
  for (let page = 0; page < 30; page += 1) document.addPage().text('Nerve conduction, both hands '.repeat(200))
  document.end()
  expect(isDrawable(Buffer.concat(await document.toArray()))).toBe(true)
  expect(isDrawable(Buffer.from(PDF))).toBe(true)
  expect(isDrawable(stream(packed(8 * MEGABYTE)))).toBe(true)
  expect(isDrawable(stream(lzw(2), '/Filter /LZWDecode'))).toBe(true)
  expect(isDrawable(stream(Buffer.from('x\u009c no zlib', 'latin1')))).toBe(true)
})

test.each([
  ['one stream', stream(packed(200 * MEGABYTE))],
  ['a stream after another line ending', stream(packed(40 * MEGABYTE), '/Filter /FlateDecode', '\r\n')],
  ['a stream that is packed twice', stream(deflateSync(packed(200 * MEGABYTE)), '/Filter [/FlateDecode /FlateDecode]')],
  ['a stream whose end is damaged', stream(packed(40 * MEGABYTE).subarray(0, -4))],
  ['a stream written in letters', stream(inHex(packed(40 * MEGABYTE)), '/Filter [/ASCIIHexDecode /FlateDecode]')],
  ['a stream written in more letters', stream(in85(packed(40 * MEGABYTE)), '/Filter [/ASCII85Decode /FlateDecode]')],
  ['a stream of an old kind', stream(lzw(6), '/Filter /LZWDecode')],
  ['a stream of runs', stream(Buffer.alloc(MEGABYTE, 129), '/Filter /RunLengthDecode')],
  ['many streams', Buffer.concat(Array.from({ length: 12 }, () => stream(packed(30 * MEGABYTE))))],
  ['a picture', stream(packed(100), '/Subtype /Image /Width 60000 /Height 60000 /Filter /FlateDecode')],
])('one that unpacks to more is not: %s', (_, pdf) => {
  expect(isDrawable(pdf)).toBe(false)
})

describe.each(['1.3', '1.4', '1.6', '1.7', '1.7ext3'] as const)(
  'a document that is encrypted as by version %s',
  (pdfVersion) => {
    /** Nobody needs a password to open it; one is needed to print it. */
    const encrypted = async (megabytes: number): Promise<Buffer> => {
      const document = new Document({ pdfVersion, ownerPassword: 'clinic', permissions: {} })
      document.text('Nerve conduction')
      document.addContent('q '.repeat((megabytes * MEGABYTE) / 2))
      document.end()
      const pdf = Buffer.concat(await document.toArray())
      expect([isLocked(pdf), pdf.includes('/Encrypt')]).toEqual([false, true])
      return pdf
    }

    test('is drawn where it unpacks to what can be drawn', async () => {
      expect(isDrawable(await encrypted(1))).toBe(true)
    })

    test('is not where it unpacks to more', async () => {
      expect(isDrawable(await encrypted(40))).toBe(false)
    })
  },
)

test('a picture is read line by line, however large it is all together', () => {
  const scan = stream(packed(50 * MEGABYTE), '/Subtype /Image /Width 5000 /Height 3500 /Filter /FlateDecode')
  expect(isDrawable(scan)).toBe(true)
})
