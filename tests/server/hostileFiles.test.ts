import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderStore } from '../../server/files/store/folderStore'
import { startBackend, type TestBackend } from '../kit/backend'
import { hostileFiles } from '../kit/hostileFiles'
import { somebodyOrdering } from '../kit/orders'

let folder: string
let practice: TestBackend
let token: string
let memberId: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  practice = await startBackend({ files: folderStore(folder) })
  const who = await somebodyOrdering(practice.db, practice.clock.now())
  memberId = who.memberId
  token = await practice.logIn(who.phoneNumber)
})
afterAll(async () => {
  await practice.close()
  rmSync(folder, { recursive: true })
})

/** Contents in the store. */
const contents = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).length
const files = await hostileFiles()

test('are of forty kinds and more, each of them once', () => {
  expect(files.length).toBeGreaterThanOrEqual(40)
  expect(new Set(files.map(({ what }) => what)).size).toBe(files.length)
})

const upload = ({ name, bytes }: (typeof files)[number]) =>
  practice.call<{ url: string }>('files.upload', { kind: 'report', file: new File([bytes], name) }, { token })

test.each(files.filter(({ refusal }) => refusal !== null))(
  '$what: refused in words, and kept nowhere',
  async (hostile) => {
    const before = contents()
    const { status, body, message } = await upload(hostile)
    const refused = hostile.refusal === 'tooLarge' ? 413 : 400
    expect([status, body]).toMatchObject([refused, { code: hostile.refusal }])
    expect(message).toMatch(/^[A-Z][^<>]+$/)
    expect(contents()).toBe(before)
  },
)

/** What a browser may do with each kind: a picture can run nothing, a PDF is framed by our own pages alone. */
const policies: Readonly<Record<string, string>> = {
  'application/pdf': "frame-ancestors 'self'",
  'image/png': "default-src 'none'; sandbox",
  'image/jpeg': "default-src 'none'; sandbox",
}

test.each(files.filter(({ refusal }) => refusal === null))(
  '$what: kept and served as nothing but what it is',
  async (hostile) => {
    const sent = await upload(hostile)
    expect([sent.status, sent.message]).toEqual([200, ''])
    const saved = await practice.call<{ url: string; thumbnailUrl: string }>(
      'records.save',
      { memberId, type: 'report', healthCategoryId: 'spine', documentDate: '10-01-2020', url: sent.result.url },
      { token },
    )
    const { url, thumbnailUrl } = saved.result
    expect(url).toMatch(/^\/files\/[\w-]{70}\/[\w-]+\.(?:pdf|png|jpg)$/)
    const { headers, ...read } = await practice.get(url).then(async (answer) => ({
      headers: answer.headers,
      content: Buffer.from(await answer.arrayBuffer()),
    }))
    const type = headers.get('content-type')!
    expect(Object.keys(policies)).toContain(type)
    expect(headers.get('content-security-policy')).toBe(policies[type])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-disposition')).toMatch(/^inline; filename\*=UTF-8''[\w.%()-]+$/)
    expect(headers.get('set-cookie')).toBeNull()
    const { exif } = type === 'application/pdf' ? {} : await sharp(read.content).metadata()
    expect(exif).toBeUndefined()
    // Drawn, or the drawn icon stands in its place.
    expect([200, 404]).toContain((await practice.get(thumbnailUrl)).status)
    for (const each of readdirSync(folder, { recursive: true, withFileTypes: true }))
      expect(each.name).toMatch(/^[\da-f-]+$/)
  },
)
