import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { removeOrphans } from '../../server/files/receive'
import { s3Store } from '../../server/files/store/s3Store'
import { newId } from '../../server/kit/ids'
import { startBackend, type TestBackend } from '../kit/backend'
import { startS3, type S3StandIn } from '../kit/s3StandIn'
import { startedUploads } from '../../server/files/files.tables'
import { removePieces } from '../../server/files/pieces'
import { UPLOAD_LIFETIME } from '../../src/core/files/files.rules'
import { PIECE, pieceSender } from '../kit/pieces'
import { largePng } from '../kit/sampleFiles'

let s3: S3StandIn
let practice: TestBackend
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  s3 = await startS3()
  practice = await startBackend({ files: s3Store({ bucket: 'care', region: 'ap-south-1', endpoint: s3.url }) })
})
afterAll(async () => {
  await practice.close()
  s3.close()
  vi.unstubAllEnvs()
})

const PICTURE = largePng(300_000)
const upload = async () => {
  const file = new File([PICTURE], 'scan.png', { type: 'image/png' })
  const token = await practice.logIn('9000000001')
  practice.clock.pass(60)
  return practice.call<{ url: string }>('files.upload', { kind: 'support', file }, { token })
}

test('files in a bucket are stored byte for byte and read again', async () => {
  const { result } = await upload()
  expect([...s3.objects.values()].map(({ content }) => new Uint8Array(content))).toEqual([PICTURE])
  const response = await practice.get(result.url)
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(PICTURE)
})

test('a file that is gone from the bucket is not found', async () => {
  const { result } = await upload()
  s3.objects.clear()
  expect((await practice.get(result.url)).status).toBe(404)
})

test('contents without a file are removed from the bucket when they are old', async () => {
  s3.objects.clear()
  await upload()
  const [orphan, fresh] = [newId(), newId()].map((id) => `care/files/${id}`) as [string, string]
  const kept = [...s3.objects.keys()]
  for (const entry of s3.objects.values()) entry.at = new Date(0)
  s3.objects.set(orphan, { content: Buffer.from('x'), at: new Date(0) })
  s3.objects.set(fresh, { content: Buffer.from('x'), at: new Date() })
  await removeOrphans(practice.db, s3Store({ bucket: 'care', region: 'ap-south-1', endpoint: s3.url }))
  expect([...s3.objects.keys()].sort()).toEqual([...kept, fresh].sort())
})

describe('pieces in a bucket', () => {
  const { ask, begun, send, sendFrom, finish } = pieceSender(() => practice)
  /** More than a part of the bucket, which is of 5 MB at least. */
  const scan = largePng(6_500_000)
  const somebody = () => {
    practice.clock.pass(60)
    return practice.logIn('9000000001')
  }

  test('go on where they were cut and are one file, of which nothing else is left once its time is over', async () => {
    s3.objects.clear()
    const token = await somebody()
    const at = await begun(scan.length, token)
    expect((await send(at, 0, scan.subarray(0, PIECE), token)).status).toBe(204)
    const { headers } = await ask('HEAD', at, {}, token)
    expect(headers.get('upload-offset')).toBe(String(PIECE))
    expect((await finish(at, token)).status).toBe(404)
    expect(new Set(await sendFrom(at, PIECE, scan, token))).toEqual(new Set([204]))
    const made = await finish(at, token)
    expect(made.status).toBe(200)
    const read = await practice.get(made.result.url)
    expect(Buffer.from(await read.arrayBuffer()).equals(Buffer.from(scan))).toBe(true)
    practice.clock.pass(UPLOAD_LIFETIME + 1)
    const store = s3Store({ bucket: 'care', region: 'ap-south-1', endpoint: s3.url })
    await removePieces(practice.db, store, practice.clock.now())
    expect(await practice.db.select().from(startedUploads)).toEqual([])
    expect([...s3.objects.keys()]).toEqual([expect.stringMatching(/^care\/files\//)])
  })

  test('that are cancelled are gone from the bucket', async () => {
    s3.objects.clear()
    const token = await somebody()
    const at = await begun(scan.length, token)
    await send(at, 0, scan.subarray(0, PIECE), token)
    expect((await ask('DELETE', at, {}, token)).status).toBe(204)
    expect((await ask('HEAD', at, {}, token)).status).toBe(404)
    expect([...s3.objects.keys()]).toEqual([])
  })
})
