import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { files } from '../../server/files/files.tables'
import { DAY } from '../../src/core/kit/dates'
import { startBackend, type TestBackend } from '../kit/backend'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const PDF = new TextEncoder().encode('%PDF-1.7 a report')
const GIF = new TextEncoder().encode('GIF89a...')

let practice: TestBackend
let patient: string
beforeAll(async () => {
  practice = await startBackend()
  patient = await practice.logIn('9000000001')
})
afterAll(() => practice.close())

const file = (bytes: Uint8Array<ArrayBuffer>, name = 'scan.png', type = 'image/png') =>
  new File([bytes], name, { type })
const upload = (content: File, kind = 'support', token: string | undefined = patient, key?: string) =>
  practice.call<{ url: string; thumbnailUrl: string | null }>(
    'files.upload',
    { kind, file: content },
    { token, ...(key ? { key } : {}) },
  )
const stored = () => practice.db.$count(files)

describe('A file', () => {
  test('that is an image can be read under the address it got, where nothing in it can run', async () => {
    const { status, result } = await upload(file(PNG, '../röntgen "1".png'))
    expect(status).toBe(200)
    expect(result.thumbnailUrl).toBe(result.url)
    const response = await practice.get(result.url)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': "inline; filename*=UTF-8''r%C3%B6ntgen%20_1_.png",
    })
  })

  test('that is a PDF has no thumbnail', async () => {
    const { result } = await upload(file(PDF, 'report.pdf', 'application/pdf'))
    expect(result).toEqual({ url: expect.stringMatching(/^\/files\/[\w-]{43}$/), thumbnailUrl: null })
  })

  test('is judged by its bytes, not by what it is called, and a refused one is not stored', async () => {
    const before = await stored()
    const html = new TextEncoder().encode('<svg onload=alert(1)>')
    for (const content of [file(html), file(GIF, 'x.png'), file(new Uint8Array())])
      expect(await upload(content)).toMatchObject({
        status: 400,
        message: 'Only PDF and image files are allowed.',
      })
    expect(await stored()).toBe(before)
  })

  test('that is a GIF is taken where GIFs are', async () => {
    expect((await upload(file(GIF, 'x.gif', 'image/gif'), 'prescription')).status).toBe(200)
  })

  test('sent again with the same key is the same file', async () => {
    const before = await stored()
    const first = await upload(file(PNG), 'support', patient, 'upload-attempt-1')
    const again = await upload(file(PNG), 'support', patient, 'upload-attempt-1')
    const other = await upload(file(PDF), 'support', patient, 'upload-attempt-1')
    expect([again.result, other.status]).toEqual([first.result, 409])
    expect(await stored()).toBe(before + 1)
  })

  test('larger than a megabyte is taken, larger than the limit is not', async () => {
    const large = (size: number) => {
      const bytes = new Uint8Array(size)
      bytes.set(PNG)
      return file(bytes)
    }
    expect((await upload(large(2 * 1024 * 1024))).status).toBe(200)
    expect((await upload(large(9 * 1024 * 1024))).status).toBe(413)
  })

  test('is not taken from a guest or from nobody', async () => {
    expect((await upload(file(PNG), 'support', await practice.guest())).status).toBe(403)
    expect((await practice.call('files.upload', { kind: 'support', file: file(PNG) })).status).toBe(401)
  })

  test('of an unknown purpose, or a body that is no form, is a bad request', async () => {
    expect((await upload(file(PNG), 'anything')).status).toBe(400)
  })

  test('cannot be read under a guessed address, nor after seven days', async () => {
    const { result } = await upload(file(PNG))
    expect((await practice.get(`/files/${'a'.repeat(43)}`)).status).toBe(404)
    practice.clock.pass(7 * DAY)
    expect((await practice.get(result.url)).status).toBe(404)
  })
})
