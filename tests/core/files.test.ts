import { describe, expect, test } from 'vitest'
import { contentFault, isWhole, tableOfPdf, typeOfBytes } from '../../src/core/files/content.rules'
import { fileLimits, fileFaultOf, sizeFault } from '../../src/core/files/files.rules'
import { GIF, largePng, PDF, PNG } from '../kit/sampleFiles'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0)!)
/** A JPEG without a picture: a comment, a scan with a stuffed byte and a restart in it, the end. */
const JPEG = bytes(
  '\u00FF\u00D8\u00FF\u00FE\u0000\u0006\u00FF\u00D9ab\u00FF\u00DA\u0000\u0002a\u00FF\u0000b\u00FF\u00D0c\u00FF\u00D9trailer',
)

describe('a file is judged by its bytes', () => {
  test.each([
    ['pdf', '%PDF-1.7'],
    ['png', '\u0089PNG\r\n\u001A\n...'],
    ['jpeg', '\u00FF\u00D8\u00FF...'],
    ['gif', 'GIF89a'],
    [null, 'MZ...'],
    [null, '%PDX-'],
    [null, ''],
  ] as const)('and is a %s where it begins so', (type, text) => {
    expect(typeOfBytes(bytes(text))).toBe(type)
  })
  test('and is taken where its type is', () => {
    expect([PDF, PNG, JPEG].map((file) => contentFault(file, 'support'))).toEqual([null, null, null])
    expect([contentFault(GIF, 'support'), contentFault(GIF, 'prescription')]).toEqual(['type', null])
  })
  test.each([
    ['a PNG', largePng(2000)],
    ['a JPEG', JPEG.slice(0, -7)],
    ['a PDF', PDF],
  ])('%s that is cut off anywhere is damaged', (_, file) => {
    for (const length of [9, 20, file.length / 2, file.length - 10, file.length - 1])
      expect(contentFault(file.slice(0, Math.floor(length)), 'support')).toBe(
        file === PDF && length === file.length - 1 ? null : 'damaged',
      )
  })
  test.each([
    ['m4a', '\0\0\0\u0018ftypM4A '],
    ['m4a', '\0\0\0\u0018ftypisom'],
    ['m4a', '\0\0\0\u0018ftypavix'],
    ['webm', '\u001AE\u00DF\u00A3'],
    [null, '\0\0\0\u0018ftypheic'],
    [null, '\0\0\0\u0018ftypavif'],
    [null, '\0\0\0\u0018ftypavis'],
    [null, '\0\0\0\u0018skipM4A '],
  ] as const)('and is the voice %s or none where its first box says so', (type, text) => {
    expect(typeOfBytes(bytes(text))).toBe(type)
    expect(contentFault(bytes(text), 'chat')).toBe(type ? null : text.endsWith('heic') ? 'heic' : 'type')
  })
  test.each([
    ['an end', '\u00FF\u00D9', true],
    ['fill bytes before a segment', '\u00FF\u00FF\u00FF\u00D9', true],
    ['a long segment', `\u00FF\u00FE\u0001\u0002${'\u00FF'.repeat(256)}\u00FF\u00D9`, true],
    [
      'all restarts and a fill byte in its scan',
      '\u00FF\u00DA\0\u0002\u00FF\u00D0\u00FF\u00D7\u00FF\u00FF\u00D9',
      true,
    ],
    ['a second scan', '\u00FF\u00DA\0\u0002a\u00FF\u00DA\0\u0002b\u00FF\u00D9', true],
    ['an end within a segment alone', '\u00FF\u00FE\0\u0004\u00FF\u00D9', false],
    ['a segment that is no segment', 'ab\u00FF\u00D9', false],
    ['a scan without an end', '\u00FF\u00DA\0\u0002abc\u00FF', false],
    ['half a marker', '\u00FF', false],
    ['nothing', '', false],
  ])('and a JPEG with %s is whole or not', (_, rest, whole) => {
    expect(isWhole(bytes(`\u00FF\u00D8${rest}`), 'jpeg')).toBe(whole)
  })
  test.each([
    ['at its end', 'GIF89a................;', true],
    ['with a few bytes after it', `GIF89a;${'.'.repeat(14)}`, true],
    ['far from its end', `GIF89a;${'.'.repeat(15)}`, false],
  ])('and a GIF is whole with its end %s', (_, text, whole) => {
    expect(isWhole(bytes(text), 'gif')).toBe(whole)
  })
  const pdf = (table: string, trailer: string) => bytes(`%PDF-1.7\n${table}${trailer}`)
  test.each([
    ['a table', 'xref\n', 'startxref\n9\n%%EOF', 9],
    ['a table after blanks', '\r\n xref\n', 'startxref  9 \n%%EOF', 9],
    ['a stream of objects', '12  34 \nobj<<', 'startxref 9\r\n%%EOF', 9],
    ['a later version', 'xref\n', 'startxref 0 %%EOF startxref 9 %%EOF', 9],
    ['an earlier version alone', 'xref\n', 'startxref 9 %%EOF startxref', null],
    ['a table elsewhere', '  no xref\n', 'startxref 9 %%EOF', null],
    ['an object without a number', 'a 0 obj', 'startxref 9 %%EOF', null],
    ['an object without a version', '1 a obj', 'startxref 9 %%EOF', null],
    ['numbers that run together', '1.0 obj', 'startxref 9 %%EOF', null],
    ['a word that begins so', '1 0 object', 'startxref 9 %%EOF', null],
    ['a place that is none', 'xref\n', 'startxref a %%EOF', null],
    ['no end', 'xref\n', 'startxref 9 ', null],
  ])('and the table of a PDF is found by %s', (_, table, trailer, place) => {
    expect(tableOfPdf(pdf(table, trailer))).toBe(place)
  })
  test('and the trailer of a PDF is looked for in its last bytes alone', () => {
    const trailer = 'startxref 9 %%EOF'
    expect(tableOfPdf(pdf('xref\n', trailer + ' '.repeat(2048 - trailer.length)))).toBe(9)
    expect(tableOfPdf(pdf('xref\n', trailer + ' '.repeat(2049 - trailer.length)))).toBeNull()
  })
  test.each(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])(
    'and a photo of the brand %s is named as HEIC',
    (brand) => {
      expect(contentFault(bytes(`\0\0\0\u0018ftyp${brand}`), 'prescription')).toBe('heic')
    },
  )
  test('and a video or a text is of another type', () => {
    expect(
      [bytes('\0\0\0\u0018ftypisom'), bytes('\u001AE\u00DF\u00A3'), bytes('hello')].map((file) =>
        contentFault(file, 'report'),
      ),
    ).toEqual(['type', 'type', 'type'])
  })
})

test('an empty file and one above the limit are not read', () => {
  const sizes = [0, 1, fileLimits.support, fileLimits.support + 1]
  expect(sizes.map((size) => sizeFault(size, 'support'))).toEqual(['empty', null, null, 'size'])
  const megabytes = { chat: 8, photo: 5, prescription: 25, report: 25, support: 8 } as const
  const limits = Object.entries(megabytes).map(([purpose, most]) => [purpose, most * 1024 * 1024])
  expect(fileLimits).toEqual(Object.fromEntries(limits))
})

test('what is wrong with a file is read from the refusal of its upload', () => {
  const fault = (code?: string) => fileFaultOf({ kind: 'badRequest', message: '', ...(code !== undefined && { code }) })
  expect(['fileLocked', 'fileHeic', 'tooLarge', 'uploadQuota', undefined].map(fault)).toEqual([
    'locked',
    'heic',
    'size',
    null,
    null,
  ])
})
