import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { files } from '../../server/files/files.tables'
import type { Member } from '../../src/core/members/members'
import { startBackend, type TestBackend } from '../kit/backend'
import { somebodyOrdering } from '../kit/orders'
import { GIF, PDF } from '../kit/sampleFiles'

let practice: TestBackend
let asha: { readonly memberId: string; readonly patientId: string; readonly token: string }
let another: typeof asha
const somebody = async (): Promise<typeof asha> => {
  const { memberId, patientId, phoneNumber } = await somebodyOrdering(practice.db, practice.clock.now())
  return { memberId, patientId, token: await practice.logIn(phoneNumber) }
}
beforeAll(async () => {
  practice = await startBackend()
  ;[asha, another] = [await somebody(), await somebody()]
})
afterAll(() => practice.close())

/** As a phone takes it, with its place. */
const photograph = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 34/1 0/1' } })
      .jpeg()
      .toBuffer(),
  )
const upload = (bytes: Uint8Array<ArrayBuffer>, kind = 'photo', token = asha.token) =>
  practice.call<{ url: string }>('files.upload', { kind, file: new File([bytes], 'me.jpg') }, { token })
const save = (url: string | null, { id = asha.memberId, token = asha.token } = {}) =>
  practice.call<Member>('members.savePhoto', { id, url }, { token })
const photoOf = async (token = asha.token) =>
  (await practice.call<readonly Member[]>('members.list', {}, { token })).result[0]!.photo
const stored = async () =>
  (await practice.db.select().from(files)).filter((file) => file.purpose === 'photo' && file.ownerId === asha.patientId)

describe('The photo of a member', () => {
  test('stands on the card of the family as a small picture that says nothing of place or camera', async () => {
    const { result } = await upload(await photograph('#a33'))
    const saved = await save(result.url)
    expect([saved.status, saved.message]).toEqual([200, 'The photo is saved.'])
    const address = await photoOf()
    expect(address).toMatch(/^\/files\/[\w-]{70}\/thumb\.webp$/)
    const read = await practice.get(address!)
    expect(read.headers.get('content-type')).toBe('image/webp')
    const { width, exif } = await sharp(Buffer.from(await read.arrayBuffer())).metadata()
    expect([width, exif]).toEqual([320, undefined])
    expect(await photoOf(another.token)).toBeNull()
  })

  test('takes the place of the one before, and is taken away; neither is kept', async () => {
    const { result } = await upload(await photograph('#3a3'))
    await save(result.url)
    expect(await stored()).toHaveLength(1)
    const removed = await save(null)
    expect([removed.message, removed.result.photo]).toEqual(['The photo is removed.', null])
    expect([await photoOf(), await stored()]).toEqual([null, []])
  })

  test('is a picture of at most 5 MB that its own family uploaded for it', async () => {
    for (const bytes of [GIF, PDF]) {
      const refused = await upload(bytes)
      expect([refused.status, refused.message]).toEqual([400, 'Only image files are allowed.'])
    }
    const large = await upload(new Uint8Array(5 * 1024 * 1024 + 1).fill(1))
    expect(large.status).toBe(400)
    const { result: report } = await upload(await photograph('#33a'), 'report')
    expect((await save(report.url)).status).toBe(400)
    const { result: theirs } = await upload(await photograph('#33a'), 'photo', another.token)
    expect((await save(theirs.url)).status).toBe(400)
    expect((await save(null, { id: another.memberId })).status).toBe(404)
  })
})
