import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { files } from '../../server/files/files.tables'
import { folderStore } from '../../server/files/store/folderStore'
import { medicalRecords } from '../../server/records/records.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { DRAWN_PAGES } from '../../src/core/files/files'
import type { MadeLink } from '../../src/core/records/recordLinks'
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

/** A page of 195 kB whose drawing is written in 200 MB. */
const bomb = (): Buffer => {
  const packed = deflateSync(Buffer.alloc(200 * 1024 * 1024, 'q '), { level: 9 }).toString('latin1')
  return pdf(['200 300'], packed, '', '/Filter /FlateDecode ')
}
const fileOf = async (id: string) => {
  const [record] = await practice.db.select().from(medicalRecords).where(eq(medicalRecords.id, id))
  return record!.fileId
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
  test('of a small file that unpacks to hours of work are not tried again and again', async () => {
    const { record } = await keep(bomb())
    const [file] = await practice.db
      .select()
      .from(files)
      .where(eq(files.id, (await fileOf(record!.id))!))
    const asked = Array.from({ length: 20 }, () => practice.get(record!.thumbnailUrl!))
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 404))
    expect(reads.get(file!.contentId)).toBe(1)
  })

  test('nobody waits for any more are not drawn', async () => {
    const { record } = await keep(pdf(['200 300']))
    const [file] = await practice.db
      .select()
      .from(files)
      .where(eq(files.id, (await fileOf(record!.id))!))
    const signal = AbortSignal.abort()
    await practice.fetch(new Request(`http://localhost${record!.thumbnailUrl!}`, { signal }))
    expect(reads.get(file!.contentId)).toBeUndefined()
  })

  test('of a document of 1,200 pages are those of the first, and where the drawing ends is said', async () => {
    const { record } = await keep(pdf(Array.from({ length: 1200 }, () => '200 300')))
    expect(await pictureAt(record!.thumbnailUrl!)).toEqual([200, 'webp', 320])
    expect(await pictureAt(page(record!.url!, DRAWN_PAGES))).toEqual([200, 'webp', 1190])
    expect(await pictureAt(page(record!.url!, DRAWN_PAGES + 1))).toEqual([404, undefined, undefined])
    const link = { id: record!.id, name: 'Dr Shah', hasCode: false }
    const { url } = (await practice.call<MadeLink>('recordLinks.make', link, { token })).result
    const door = await practice.fetch(new Request(`http://localhost${url}`, { method: 'POST' }))
    const shared = await (await practice.get(door.headers.get('Location')!)).text()
    expect(shared.match(/class="page"/g)).toHaveLength(DRAWN_PAGES)
    expect(shared).toContain('The first 500 of 1200 pages are shown here. Download the file to read the rest.')
    expect(shared).toContain('href="record.pdf"')
  })
})
