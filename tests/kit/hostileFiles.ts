import { deflateSync } from 'node:zlib'
import Document from 'pdfkit'
import sharp from 'sharp'
import { crc, GIF, largePng, PDF, PNG } from './sampleFiles'

type Bytes = Uint8Array<ArrayBuffer>

/** A file that somebody could send to harm whoever stores, draws or opens it. */
export interface HostileFile {
  readonly what: string
  readonly name: string
  readonly bytes: Bytes
  /** The refusal it gets; null where it is taken, and does no harm. */
  readonly refusal: string | null
}

const plain = (words: string): Bytes => new Uint8Array(Buffer.from(words, 'latin1'))
const joined = (...parts: readonly Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts))
const MEGABYTE = 1024 * 1024

/** A PDF of these objects, each with its body, with a table that fits them. */
const pdfOf = (bodies: readonly string[], more = ''): Bytes => {
  const objects = bodies.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`)
  const head = '%PDF-1.4\n'
  let at = head.length
  const rows = objects.map((object) => {
    const row = `${String(at).padStart(10, '0')} 00000 n \n`
    at += object.length
    return row
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`
  return plain(
    `${head}${objects.join('')}${table}trailer\n<< /Size ${size} /Root 1 0 R ${more}>>\nstartxref\n${at}\n%%EOF\n`,
  )
}
const stream = (content: string | Buffer, more = ''): string =>
  `<< /Length ${content.length} ${more}>>\nstream\n${typeof content === 'string' ? content : content.toString('latin1')}\nendstream`
const pageOf = (content: string, { box = '0 0 200 300', catalog = '', page = '', kids = '3 0 R', count = '1' } = {}) =>
  pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog}>>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R ${page}>>`,
    content,
  ])
const locked = async (userPassword: string): Promise<Bytes> => {
  const document = new Document({ userPassword, pdfVersion: '1.7ext3' })
  document.text('Report').end()
  return new Uint8Array(Buffer.concat(await document.toArray()))
}

/** A stream that is a thousand times as long when it is unpacked. */
const bomb = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes, 'q '), { level: 9 })

const chunk = (name: string, content: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(content.length, 0)
  whole.set(named, 4)
  whole.writeUInt32BE(crc(named), named.length + 4)
  return whole
}
/** A PNG that says it has so many pixels, with whatever content. */
const pngOf = (width: number, height: number, content: Uint8Array, more: readonly Buffer[] = []): Bytes => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return joined(
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', content),
    chunk('IEND', Buffer.alloc(0)),
  )
}
const dots = (width: number, height: number): Buffer => deflateSync(Buffer.alloc((width + 1) * height), { level: 9 })
const photo = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a3' } })

/** Hostile files of every kind that the product may meet; made anew, since some are large. */
export const hostileFiles = async (): Promise<readonly HostileFile[]> => {
  const jpeg = new Uint8Array(await photo().jpeg().toBuffer())
  const located = await photo()
    .withExif({ IFD0: { Make: 'Phone', Artist: '<script>alert(1)</script>' }, IFD3: { GPSLatitude: '28/1 34/1 0/1' } })
    .jpeg()
    .toBuffer()
  const webp = new Uint8Array(await photo().webp().toBuffer())
  const tiff = new Uint8Array(await photo().tiff().toBuffer())
  const avif = new Uint8Array(await photo().avif().toBuffer())
  const taken = null
  const script = plain('<script>alert(1)</script>')
  const files: readonly (readonly [what: string, name: string, bytes: Bytes, refusal: string | null])[] = [
    ['nothing in it', 'scan.pdf', new Uint8Array(), 'fileEmpty'],
    ['one byte', 'scan.png', plain('%'), 'fileType'],
    ['words called a PDF', 'scan.pdf', plain('A report without a form'), 'fileType'],
    ['a page of HTML called a JPEG', 'scan.jpg', plain('<!doctype html><script>alert(1)</script>'), 'fileType'],
    [
      'an SVG with a script',
      'scan.svg',
      plain('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'fileType',
    ],
    [
      'an SVG called a PNG',
      'scan.png',
      plain('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'fileType',
    ],
    [
      'XML with an entity outside',
      'scan.xml',
      plain('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
      'fileType',
    ],
    ['a program of Windows', 'scan.pdf', joined(plain('MZ'), new Uint8Array(500)), 'fileType'],
    ['a program of Linux', 'scan.png', joined(plain('\x7fELF'), new Uint8Array(500)), 'fileType'],
    ['a shell script', 'scan.jpg', plain('#!/bin/sh\nrm -rf /\n'), 'fileType'],
    ['a ZIP, as Office files are', 'scan.docx', joined(plain('PK\x03\x04'), new Uint8Array(500)), 'fileType'],
    ['a picture in WebP', 'scan.png', webp, 'fileType'],
    ['a picture in TIFF', 'scan.jpg', tiff, 'fileType'],
    ['a picture in AVIF', 'scan.jpg', avif, 'fileType'],
    ['a picture in HEIC', 'scan.jpg', plain('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), 'fileHeic'],
    ['a GIF, which no report is', 'scan.gif', GIF, 'fileType'],
    ['a PNG broken off', 'scan.png', largePng(50_000).slice(0, 30_000), 'fileDamaged'],
    ['a JPEG broken off', 'scan.jpg', jpeg.slice(0, jpeg.length / 2), 'fileDamaged'],
    ['a PDF broken off', 'scan.pdf', PDF.slice(0, -60), 'fileDamaged'],
    [
      'a PNG whose first bytes alone are right',
      'scan.png',
      joined(PNG.slice(0, 8), new Uint8Array(900)),
      'fileDamaged',
    ],
    ['a JPEG whose first bytes alone are right', 'scan.jpg', joined(jpeg.slice(0, 3), script), 'fileDamaged'],
    ['a PDF whose table leads nowhere', 'scan.pdf', plain('%PDF-1.4\nstartxref\n999999\n%%EOF\n'), 'fileDamaged'],
    ['a PNG of 4 thousand million pixels', 'scan.png', pngOf(65_500, 65_500, dots(10, 10)), 'fileDamaged'],
    [
      'a PNG bomb: 225 million pixels in 220 kB',
      'scan.png',
      pngOf(15_000, 15_000, dots(15_000, 15_000)),
      'fileDamaged',
    ],
    ['a PNG without any pixels', 'scan.png', pngOf(0, 0, dots(1, 1)), 'fileDamaged'],
    ['a PDF locked with a password', 'scan.pdf', await locked('sesame'), 'fileLocked'],
    ['26 MB', 'scan.pdf', new Uint8Array(26 * MEGABYTE).fill(37), 'tooLarge'],
    ['50 MB', 'scan.pdf', new Uint8Array(50 * MEGABYTE).fill(37), 'tooLarge'],
    ['a PNG with a script behind its end', 'scan.png', joined(PNG, script), taken],
    ['a JPEG with a ZIP behind its end', 'scan.jpg', joined(jpeg, plain('PK\x03\x04'), script), taken],
    [
      'a PNG with a script among its words',
      'scan.png',
      pngOf(4, 4, dots(4, 4), [chunk('tEXt', joined(plain('Comment\0'), script))]),
      taken,
    ],
    ['a JPEG that says where it was taken', 'scan.jpg', new Uint8Array(located), taken],
    ['a PDF with a page of HTML behind its end', 'scan.pdf', joined(PDF, plain('<!-- '), script), taken],
    [
      'a PDF that runs a script when it is opened',
      'scan.pdf',
      pageOf(stream(''), { catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >> ' }),
      taken,
    ],
    [
      'a PDF that starts a program',
      'scan.pdf',
      pageOf(stream(''), { catalog: '/OpenAction << /S /Launch /F (cmd.exe) >> ' }),
      taken,
    ],
    [
      'a PDF bomb: 64 MB of drawing in 64 kB',
      'scan.pdf',
      pageOf(stream(bomb(64 * MEGABYTE), '/Filter /FlateDecode ')),
      taken,
    ],
    [
      'a PDF packed twice',
      'scan.pdf',
      pageOf(stream(deflateSync(bomb(64 * MEGABYTE)), '/Filter [/FlateDecode /FlateDecode] ')),
      taken,
    ],
    ['a PDF page as large as a field', 'scan.pdf', pageOf(stream(''), { box: '0 0 2000000 2000000' }), taken],
    ['a PDF page without any room', 'scan.pdf', pageOf(stream(''), { box: '0 0 0 0' }), taken],
    ['a PDF whose pages are each other', 'scan.pdf', pageOf(stream(''), { kids: '2 0 R 3 0 R', count: '2' }), taken],
    [
      'a PDF that says it has 100,000 pages',
      'scan.pdf',
      pageOf(stream(''), { kids: '3 0 R '.repeat(100_000), count: '100000' }),
      taken,
    ],
    [
      'a PDF with a font that is none',
      'scan.pdf',
      pageOf(stream('BT /F 12 Tf (x) Tj ET'), {
        page: '/Resources << /Font << /F << /Type /Font /Subtype /TrueType /BaseFont /X /FontDescriptor << /FontFile2 4 0 R >> >> >> >> ',
      }),
      taken,
    ],
    ['a name that leads out of its folder', '../../../etc/passwd.png', PNG, taken],
    ['a name with line breaks and quotation marks', 'a"\r\nSet-Cookie: x=1\r\n.png', PNG, taken],
    ['a name that reads backwards', 'scan\u202Egnp.exe.png', PNG, taken],
    ['a name of Devanagari and faces', 'एक्स-रे 🦴.png', PNG, taken],
    ['a name of 5,000 letters', `${'n'.repeat(5000)}.png`, PNG, 'badInput'],
  ]
  return files.map(([what, name, bytes, refusal]) => ({ what, name, bytes, refusal }))
}
