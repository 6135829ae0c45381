import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, isNull } from 'drizzle-orm'
import Document from 'pdfkit'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownFileAt } from '../../server/files/files.store'
import { files } from '../../server/files/files.tables'
import { migrateStorage } from '../../server/files/migrateStorage'
import { removeOrphans } from '../../server/files/receive'
import type { FileStore } from '../../server/files/store/fileStore'
import { folderStore } from '../../server/files/store/folderStore'
import { newId } from '../../server/kit/ids'
import { uploadsPerDay } from '../../src/core/files/files.rules'
import { DAY, HOUR } from '../../src/core/kit/dates'
import { startBackend, type TestBackend } from '../kit/backend'
import { GIF, largePng, PDF, PNG } from '../kit/sampleFiles'

let folder: string
let store: FileStore
const contents = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())

let practice: TestBackend
let patient: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
  store = folderStore(folder)
  practice = await startBackend({ files: store })
  patient = await practice.logIn('9000000001')
})
afterAll(async () => {
  await practice.close()
  rmSync(folder, { recursive: true })
})

const file = (bytes: Uint8Array<ArrayBuffer>, name = 'scan.png', type = 'image/png') =>
  new File([bytes], name, { type })
const upload = (content: File, kind = 'support', token: string | undefined = patient, key?: string) =>
  practice.call<{ url: string; thumbnailUrl: string | null }>(
    'files.upload',
    { kind, file: content },
    { token, ...(key ? { key } : {}) },
  )
/** A picture that does not compress. */
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
const pdf = async (options: PDFKit.PDFDocumentOptions): Promise<Uint8Array<ArrayBuffer>> => {
  const document = new Document(options)
  document.text('Report').end()
  return new Uint8Array(Buffer.concat(await document.toArray()))
}
/** Files in the store: those of the demonstration are still in the database. */
const stored = () => practice.db.$count(files, isNull(files.content))
const rowOf = async (name: string) => (await practice.db.select().from(files).where(eq(files.name, name)))[0]!
const text = (content: string) => new TextEncoder().encode(content)
const statusAt = async (url: string) => (await practice.get(url)).status

describe('A file', () => {
  test('that is an image can be read under the address it got, where nothing in it can run', async () => {
    const { status, result } = await upload(file(PNG, '../röntgen "1".png'))
    expect(status).toBe(200)
    const response = await practice.get(result.url)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': "inline; filename*=UTF-8''r%C3%B6ntgen%20_1_.png",
    })
  })

  test('has an address that says by its ending what it is, and a small picture beside it', async () => {
    const { result } = await upload(file(PDF, 'report.pdf', 'application/pdf'))
    expect(result).toEqual({
      url: expect.stringMatching(/^\/files\/[\w-]{70}\/report\.pdf$/),
      thumbnailUrl: expect.stringMatching(/^\/files\/[\w-]{70}\/thumb\.webp$/),
    })
  })

  test('is judged by its structure, not by what it is called or how it begins, and a refused one is kept nowhere', async () => {
    const before = [await stored(), contents().length]
    const jpeg = new Uint8Array(await noise(400).jpeg().toBuffer())
    const refusals = [
      [text('<svg onload=alert(1)>'), 'fileType'],
      [GIF, 'fileType'],
      [new Uint8Array(), 'fileEmpty'],
      [PNG.slice(0, 20), 'fileDamaged'],
      [largePng(50_000).slice(0, 30_000), 'fileDamaged'],
      [jpeg.slice(0, jpeg.length / 2), 'fileDamaged'],
      [text('%PDF-1.7 a report'), 'fileDamaged'],
      [PDF.slice(0, -60), 'fileDamaged'],
      [text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), 'fileHeic'],
    ] as const
    for (const [content, code] of refusals)
      expect([await upload(file(content)), code]).toMatchObject([{ status: 400, body: { code } }, code])
    expect([await stored(), contents().length]).toEqual(before)
  })

  test('that is good is taken whatever type the device gives it', async () => {
    const jpeg = new Uint8Array(await noise(300).jpeg().toBuffer())
    for (const type of ['', 'application/octet-stream', 'text/plain'])
      expect((await upload(file(jpeg, 'photo', type))).status).toBe(200)
  })

  test.each(['1.3', '1.4', '1.6', '1.7', '1.7ext3'] as const)(
    'that is a PDF %s with a password is named so; one that forbids printing alone is taken',
    async (pdfVersion) => {
      const locked = await upload(file(await pdf({ pdfVersion, userPassword: 'sesame' }), 'report.pdf'))
      expect(locked).toMatchObject({
        status: 400,
        body: { code: 'fileLocked' },
        message: 'This PDF is locked with a password. Save a copy without the password and choose that.',
      })
      const permissions = { printing: 'lowResolution' } as const
      expect(
        (await upload(file(await pdf({ pdfVersion, ownerPassword: 'x', permissions }), 'report.pdf'))).status,
      ).toBe(200)
    },
  )

  test('that is a photograph loses what the camera wrote beside it, and stays the right way up', async () => {
    const photograph = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#f97316' } })
      .withExif({ IFD0: { Model: 'A phone' }, IFD3: { GPSLatitude: '28/1 34/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(photograph).metadata()).exif).toBeDefined()
    const { result } = await upload(file(new Uint8Array(photograph), 'photo.jpg', 'image/jpeg'))
    const read = Buffer.from(await (await practice.get(result.url)).arrayBuffer())
    expect(await sharp(read).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
    expect(await sharp(read).metadata()).not.toHaveProperty('exif')
    expect(read.includes('A phone')).toBe(false)
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
    expect(contents()).toHaveLength(await stored())
  })

  const refusedAs = async (content: ReturnType<typeof largePng>, kind: string) => {
    const { status, body } = await upload(file(content), kind)
    return [status, (body as { readonly code?: string }).code]
  }

  test('larger than a megabyte is taken, larger than the limit is not', async () => {
    const before = contents().length
    expect((await upload(file(largePng(2 * 1024 * 1024)))).status).toBe(200)
    expect((await upload(file(largePng(26 * 1024 * 1024)))).status).toBe(413)
    expect(contents()).toHaveLength(before + 1)
    expect(await refusedAs(largePng(9 * 1024 * 1024), 'support')).toEqual([400, 'tooLarge'])
    expect((await upload(file(largePng(9 * 1024 * 1024)), 'report')).status).toBe(200)
  })

  test('is not taken from a guest or from nobody', async () => {
    expect((await upload(file(PNG), 'support', await practice.guest())).status).toBe(403)
    expect((await practice.call('files.upload', { kind: 'support', file: file(PNG) })).status).toBe(401)
  })

  test('of an unknown purpose, or a body that is no form, is a bad request', async () => {
    expect((await upload(file(PNG), 'anything')).status).toBe(400)
  })

  test('cannot be read under a guessed address, nor one of which a single letter was changed', async () => {
    expect(await statusAt(`/files/${'a'.repeat(70)}/scan.png`)).toBe(404)
    const { url } = (await upload(file(PNG))).result
    const changed = Array.from({ length: 70 }, (_, at) => {
      const place = '/files/'.length + at
      return url.slice(0, place) + (url[place] === 'A' ? 'B' : 'A') + url.slice(place + 1)
    })
    expect(await Promise.all([url, ...changed].map(statusAt))).toEqual([200, ...changed.map(() => 404)])
  })

  test('can be read under its address for the rest of the hour and one more, not after that', async () => {
    practice.clock.pass(HOUR - (practice.clock.now() % HOUR))
    const { result } = await upload(file(PNG))
    practice.clock.pass(2 * HOUR - 1)
    expect(await statusAt(result.url)).toBe(200)
    practice.clock.pass(1)
    expect(await statusAt(result.url)).toBe(404)
  })

  test('is not another’s under a stolen address: it names the file to who uploaded it alone', async () => {
    const { url } = (await upload(file(PNG, 'mine.png', 'image/png'), 'report')).result
    const { id, ownerId } = await rowOf('mine.png')
    const named = (owner: string) => ownFileAt(practice.db, { url, ownerId: owner, purpose: 'report' })
    expect([await named(ownerId), await named(newId())]).toEqual([id, null])
  })

  test('cannot be read any more under its address when the person has logged out', async () => {
    const token = await practice.logIn('9000000004')
    const { result } = await upload(file(PNG), 'support', token)
    expect(await statusAt(result.url)).toBe(200)
    await practice.call('session.logout', {}, { token })
    expect(await statusAt(result.url)).toBe(404)
  })

  test('is refused in the language of the person who has uploaded too many in one day, and taken on the next', async () => {
    const { ownerId } = await rowOf('mine.png')
    const rows = Array.from({ length: uploadsPerDay('PATIENT').files }, () => ({
      id: newId(),
      ownerId,
      purpose: 'support' as const,
      type: 'png' as const,
      name: 'x.png',
      size: 1,
      createdAt: practice.clock.now(),
    }))
    const again = await practice.logIn('9000000001')
    expect((await upload(file(PNG), 'support', again)).status).toBe(200)
    await practice.db.insert(files).values(rows)
    const refused = await practice.call(
      'files.upload',
      { kind: 'support', file: file(PNG) },
      { token: again, language: 'hin' },
    )
    expect([refused.status, refused.message]).toEqual([
      429,
      'आज के लिए अपलोड की सीमा पूरी हो चुकी है। कृपया कल फिर कोशिश करें।',
    ])
    practice.clock.pass(DAY)
    expect((await upload(file(PNG), 'support', await practice.logIn('9000000001'))).status).toBe(200)
  })
})

describe('The contents of files', () => {
  test('whose upload was never committed are removed, others stay', async () => {
    const before = contents().length
    const [orphan, fresh] = [newId(), newId()]
    const path = join(folder, 'anything')
    writeFileSync(path, 'x')
    await store.put(orphan, path)
    await store.put(fresh, path)
    utimesSync(join(folder, orphan.slice(0, 2), orphan), 1, 1)
    rmSync(path)
    await removeOrphans(practice.db, store)
    expect(contents().map(({ name }) => name)).not.toContain(orphan)
    expect(contents()).toHaveLength(before + 1)
  })

  test('that an earlier version kept in the database move to the store', async () => {
    practice.clock.pass(HOUR)
    const { result } = await upload(file(PNG, 'old.png'), 'support', await practice.logIn('9000000001'))
    const { id } = await rowOf('old.png')
    await store.remove(id)
    await practice.db.update(files).set({ content: PNG }).where(eq(files.id, id))
    const read = async () => new Uint8Array(await (await practice.get(result.url)).arrayBuffer())
    expect(await read()).toEqual(PNG)
    await migrateStorage(practice.db, store)
    expect((await rowOf('old.png')).content).toBeNull()
    expect(await read()).toEqual(PNG)
  })
})
