import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderStore } from '../../server/files/store/folderStore'
import { demonstrationAccounts } from '../../server/seed/accounts'
import type { MedicalRecord } from '../../src/core/records/records'
import { startBackend, type TestBackend } from '../kit/backend'

let folder: string
let practice: TestBackend
let token: string
/** How often each content was read. */
const reads = new Map<string, number>()
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
  const store = folderStore(folder)
  const read: typeof store.read = (id) => {
    reads.set(id, (reads.get(id) ?? 0) + 1)
    return store.read(id)
  }
  practice = await startBackend({ files: { ...store, read } })
  token = await practice.logIn(demonstrationAccounts.patient.phoneNumber)
})
afterAll(async () => {
  await practice.close()
  rmSync(folder, { recursive: true })
})

/** A PDF of pages of these sizes, whose contents are `content`. */
const pdf = (sizes: readonly string[], content = '', more = '', filter = ''): Buffer => {
  const kids = sizes.map((_, index) => `${index + 4} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${sizes.length} ${more}>>`,
    `<< /Length ${content.length} ${filter}>>\nstream\n${content}\nendstream`,
    ...sizes.map((size) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Contents 3 0 R >>`),
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`)
  const head = '%PDF-1.4\n'
  let at = head.length
  const rows = objects.map((object) => {
    const row = `${String(at).padStart(10, '0')} 00000 n \n`
    at += object.length
    return row
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`
  return Buffer.from(
    `${head}${objects.join('')}${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    'latin1',
  )
}

const keep = async (content: Buffer, name = 'scan.pdf') => {
  const file = new File([new Uint8Array(content)], name)
  const uploaded = await practice.call<{ url: string }>('files.upload', { kind: 'report', file }, { token })
  if (uploaded.status !== 200) return { status: uploaded.status, record: null }
  const members = await practice.call<readonly { id: string }[]>('members.list', {}, { token })
  const sent = {
    memberId: members.result[0]!.id,
    type: 'report',
    healthCategoryId: 'spine',
    documentDate: '10-01-2020',
  }
  const { result } = await practice.call<MedicalRecord>(
    'records.save',
    { ...sent, url: uploaded.result.url },
    { token },
  )
  return { status: 200, record: result }
}
const pictureAt = async (url: string) => {
  const answer = await practice.get(url)
  const { width, format } = answer.ok ? await sharp(await answer.arrayBuffer()).metadata() : {}
  return [answer.status, format, width]
}
const page = (url: string, number: number) => url.replace(/[^/]*$/, `pages/${number}.webp`)

describe('Pictures of a file, drawn by the server', () => {
  test('are the small one and each page of a PDF, and no page that is not there', async () => {
    const { record } = await keep(pdf(['200 300', '300 200'], '0 0 100 100 re f'))
    const { url, thumbnailUrl } = record!
    expect(await pictureAt(thumbnailUrl!)).toEqual([200, 'webp', 320])
    expect(await pictureAt(thumbnailUrl!)).toEqual([200, 'webp', 320])
    expect(await pictureAt(page(url!, 2))).toEqual([200, 'webp', 1190])
    expect(await pictureAt(page(url!, 3))).toEqual([404, undefined, undefined])
  })

  test('are counted by a job, once the record is read', async () => {
    const { record } = await keep(pdf(['200 300', '300 200', '200 300']))
    const read = () => practice.call<MedicalRecord>('records.one', { id: record!.id }, { token })
    expect((await read()).result.pages).toBeNull()
    await practice.runJobs()
    expect((await read()).result.pages).toBe(3)
  })

  test('is the small one of a picture, upright', async () => {
    const wide = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#884400' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { record } = await keep(wide, 'scan.jpg')
    const answer = await practice.get(record!.thumbnailUrl!)
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect([width, height]).toEqual([300, 900])
  })

  test.each([
    ['a page as large as a field', pdf(['2000000 2000000'])],
    ['a page without any room', pdf(['0 0'])],
    ['a page that never ends', pdf(['200 300'], 'q '.repeat(400_000))],
    ['pages that are each other', pdf(['200 300'], '', '/Parent 2 0 R ')],
    ['a table that leads nowhere', Buffer.from('%PDF-1.4\n1 0 obj\nxref 0\nendobj\nstartxref\n9\n%%EOF\n')],
  ])('of %s are drawn or are not there, and the next document is drawn', async (_, hostile) => {
    const { status, record } = await keep(hostile)
    const drawn = record === null ? 404 : (await practice.get(record.thumbnailUrl!)).status
    expect([200, 400]).toContain(status)
    expect([200, 404]).toContain(drawn)
    const next = await keep(pdf(['200 300']))
    expect(await pictureAt(next.record!.thumbnailUrl!)).toEqual([200, 'webp', 320])
  })
})
