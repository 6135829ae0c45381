import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startedUploads } from '../../server/files/files.tables'
import { removePieces } from '../../server/files/pieces'
import { folderStore } from '../../server/files/store/folderStore'
import { FILE_LIMIT, UPLOAD_LIFETIME } from '../../src/core/files/files.rules'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackend, type TestBackend } from '../kit/backend'
import { PIECE, pieceSender } from '../kit/pieces'
import { largePng } from '../kit/sampleFiles'

const PICTURE = largePng(1_500_000)

let folder: string
let practice: TestBackend
let patient: string
let other: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pieces-'))
  practice = await startBackend({ files: folderStore(join(folder, 'files')) })
  patient = await practice.logIn('9000000001')
  practice.clock.pass(60)
  other = await practice.logIn('9811111111')
})
afterAll(async () => {
  await practice.close()
  rmSync(folder, { recursive: true })
})

const sender = pieceSender(() => practice)
const { ask } = sender
const begin = (size: number, token: string | null = patient) => sender.begin(size, token)
const begun = (size: number, token = patient) => sender.begun(size, token)
const send = (at: string, offset: number, piece: Uint8Array, token: string | null = patient) =>
  sender.send(at, offset, piece, token)
const sendAll = async (at: string, content: Uint8Array, token = patient) =>
  expect(new Set(await sender.sendFrom(at, 0, content, token))).toEqual(new Set([204]))
const finish = (at: string, token = patient, key?: string) => sender.finish(at, token, key)

describe('a file that goes ahead in pieces', () => {
  test('is the same file once the call names it, also when that call is made twice', async () => {
    const at = await begun(PICTURE.length)
    await sendAll(at, PICTURE)
    const key = crypto.randomUUID()
    const made = await finish(at, patient, key)
    expect(made.status).toBe(200)
    expect((await finish(at, patient, key)).result).toEqual(made.result)
    const read = await practice.get(made.result.url)
    expect(new Uint8Array(await read.arrayBuffer())).toEqual(PICTURE)
  })

  test('goes on where it was cut', async () => {
    const at = await begun(PICTURE.length)
    await send(at, 0, PICTURE.subarray(0, PIECE))
    const asked = await ask('HEAD', at, {}, patient)
    expect(asked.headers.get('upload-offset')).toBe(String(PIECE))
    expect((await finish(at)).status).toBe(404)
    expect((await send(at, 0, PICTURE.subarray(0, PIECE))).status).toBe(409)
  })

  test('is its owner’s alone, with each piece and at the end', async () => {
    const at = await begun(PICTURE.length)
    const piece = PICTURE.subarray(0, PIECE)
    expect((await send(at, 0, piece, other)).status).toBe(404)
    expect((await ask('HEAD', at, {}, other)).status).toBe(404)
    expect((await ask('DELETE', at, {}, other)).status).toBe(404)
    expect((await send(at, 0, piece, null)).status).toBe(401)
    await sendAll(at, PICTURE)
    expect((await finish(at, other)).status).toBe(404)
    expect((await finish(at)).status).toBe(200)
    expect((await ask('GET', at, {}, patient)).status).toBe(405)
  })

  test('is refused before a byte of it comes: of nobody, of no length, too large', async () => {
    expect((await begin(100, null)).status).toBe(401)
    expect((await begin(100, await practice.guest())).status).toBe(403)
    expect((await begin(0)).status).toBe(400)
    expect((await begin(FILE_LIMIT + 1)).status).toBe(413)
    const deferred = await ask('POST', '/pieces', { 'upload-defer-length': '1' }, patient)
    expect(deferred.status).toBe(400)
  })

  test('counts towards what a person may send in a day, as soon as it is announced', async () => {
    practice.clock.pass(60)
    const token = await practice.logIn('9822222222')
    const answers: number[] = []
    for (let each = 0; each < 9; each += 1) answers.push((await begin(25 * 1024 * 1024, token)).status)
    expect(answers).toEqual([201, 201, 201, 201, 201, 201, 201, 201, 429])
  })

  test('is judged by its bytes like every other', async () => {
    const content = new TextEncoder().encode('<script>'.repeat(2000))
    const at = await begun(content.length)
    await sendAll(at, content)
    expect((await finish(at)).body).toMatchObject({ statusCode: 400, code: 'fileType' })
  })

  test('that is cancelled is gone', async () => {
    const at = await begun(PICTURE.length)
    expect((await ask('DELETE', at, {}, patient)).status).toBe(204)
    expect((await ask('HEAD', at, {}, patient)).status).toBe(404)
  })

  test('and that nobody went on with is removed after a day', async () => {
    const at = await begun(PICTURE.length)
    practice.clock.pass(UPLOAD_LIFETIME + 1)
    expect((await ask('HEAD', at, {}, await practice.logIn('9000000001'))).status).toBe(404)
    await removePieces(practice.db, folderStore(join(folder, 'files')), practice.clock.now())
    expect(await practice.db.select().from(startedUploads)).toEqual([])
  })
})
