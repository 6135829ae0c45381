import { describe, expect, test } from 'vitest'
import { contentFault, typeOfBytes } from '../../src/core/files/content.rules'
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
  test.each(['heic', 'heix', 'mif1'])('and a photo of the brand %s is named as HEIC', (brand) => {
    expect(contentFault(bytes(`\0\0\0\u0018ftyp${brand}`), 'prescription')).toBe('heic')
  })
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
  expect(sizeFault(25 * 1024 * 1024, 'report')).toBeNull()
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
