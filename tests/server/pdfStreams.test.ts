import { deflateSync } from 'node:zlib'
import Document from 'pdfkit'
import { expect, test } from 'vitest'
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

test('a document whose streams unpack to what can be drawn is drawn', async () => {
  const document = new Document()
  for (let page = 0; page < 30; page += 1) document.addPage().text('Nerve conduction, both hands '.repeat(200))
  document.end()
  expect(isDrawable(Buffer.concat(await document.toArray()))).toBe(true)
  expect(isDrawable(Buffer.from(PDF))).toBe(true)
  expect(isDrawable(stream(packed(8 * MEGABYTE)))).toBe(true)
  expect(isDrawable(stream(Buffer.from('x\u009c no zlib', 'latin1')))).toBe(true)
})

test.each([
  ['one stream', stream(packed(200 * MEGABYTE))],
  ['a stream after another line ending', stream(packed(40 * MEGABYTE), '/Filter /FlateDecode', '\r\n')],
  ['a stream that is packed twice', stream(deflateSync(packed(200 * MEGABYTE)), '/Filter [/FlateDecode /FlateDecode]')],
  ['a stream whose end is damaged', stream(packed(40 * MEGABYTE).subarray(0, -4))],
  ['many streams', Buffer.concat(Array.from({ length: 12 }, () => stream(packed(30 * MEGABYTE))))],
  ['a picture', stream(packed(100), '/Subtype /Image /Width 60000 /Height 60000 /Filter /FlateDecode')],
])('one that unpacks to more is not: %s', (_, pdf) => {
  expect(isDrawable(pdf)).toBe(false)
})

test('a picture is read line by line, however large it is all together', () => {
  const scan = stream(packed(50 * MEGABYTE), '/Subtype /Image /Width 5000 /Height 3500 /Filter /FlateDecode')
  expect(isDrawable(scan)).toBe(true)
})
