import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { backupCommand } from '../../server/backup/command'
import { quoted, tablesInOrder } from '../../server/backup/tables'
import { migrateStorage } from '../../server/files/migrateStorage'
import { folderStore } from '../../server/files/store/folderStore'
import { executeCommand } from '../../server/kit/command'
import { openDatabase } from '../../server/kit/database'
import { outbox } from '../../server/kit/outbox'
import { files } from '../../server/files/files.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { builtCommand, run } from '../kit/process'
import { copyReadyCluster } from '../kit/readyCluster'
import { startS3, type S3StandIn } from '../kit/s3StandIn'
import { largePng } from '../kit/sampleFiles'

const folder = mkdtempSync(join(tmpdir(), 'spine-care-backup-test-'))

const opened: Client[] = []
const open = async <C extends Client>(client: C): Promise<C> => {
  await client.connect()
  opened.push(client)
  return client
}
const connect = (url: string) => open(new Client(url))

/** Every table with a digest of all its rows. */
const contentOf = async (client: Client): Promise<Record<string, string>> => {
  const digests: Record<string, string> = {}
  for (const { name } of await tablesInOrder(client)) {
    const { rows } = await client.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${quoted(name)} t`,
    )
    digests[name] = rows[0]!.digest
  }
  return digests
}

let practice: TestBackend
let s3: S3StandIn
let token: string
const store = folderStore(join(folder, 'files'))
/** Digests of what was uploaded, by its id. */
const uploaded = new Map<string, string>()
const SIZES = [3_000, 40_000, 700_000]

const upload = async (number: number): Promise<void> => {
  const before = new Set((await practice.db.select({ id: files.id }).from(files)).map(({ id }) => id))
  const picture = largePng(SIZES[number % SIZES.length]!)
  const file = new File([picture], `scan-${number}.png`, { type: 'image/png' })
  expect((await practice.call('files.upload', { kind: 'report', file }, { token })).status).toBe(200)
  const after = await practice.db.select({ id: files.id }).from(files)
  for (const { id } of after) if (!before.has(id)) uploaded.set(id, digestOf(Buffer.from(picture)))
}

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  s3 = await startS3()
  practice = await startBackend({ files: store })
  // What the demonstration brought lies in the store, as after a day.
  for (const { id, content } of await practice.db.select().from(files))
    uploaded.set(id, digestOf(Buffer.from(content!)))
  await migrateStorage(practice.db, store)
  token = await practice.logIn(demonstrationAccounts.patient.phoneNumber)
  for (const word of ['tab\there', 'line\nbreak', '\\N', 'আপনি'])
    await outbox.send(practice.db, { to: '+91', text: word }, NOW)
  for (const number of [0, 1, 2, 3]) await upload(number)
})
afterAll(async () => {
  for (const client of opened) await client.end()
  await practice.close()
  s3.close()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const digestOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

describe('The commands', () => {
  test("back up beside a running app's own database, and restore into another data folder", async () => {
    const [dataDir, another] = [join(folder, 'data of the app'), join(folder, 'another')]
    await Promise.all([dataDir, another].map((each) => copyReadyCluster(each)))
    const app = await openDatabase({ dataDir })
    await outbox.send(app.db, { to: '+91', text: 'kept' }, NOW)
    const command = [builtCommand('backup/main'), 'backup', 'own.tar.gz']
    expect(await run(process.execPath, command, { cwd: folder, environment: { DATA_DIR: dataDir } })).toEqual({
      code: 0,
      printed: expect.stringContaining(` to ${join(folder, 'own.tar.gz')}.\n`),
      errors: '',
    })
    const restoreInto = (into: string) =>
      executeCommand(backupCommand, ['restore', join(folder, 'own.tar.gz')], { DATA_DIR: into })
    expect(await restoreInto(dataDir)).toEqual({
      code: 1,
      printed: expect.stringContaining('The database is not empty (there are rows in outbox_messages)'),
    })
    const content = await contentOf(await connect(app.url))
    expect(await restoreInto(another)).toEqual({ code: 0, printed: expect.stringMatching(/^Restored \d+ tables/) })
    const again = await openDatabase({ dataDir: another })
    expect(await contentOf(await connect(again.url))).toEqual(content)
    for (const client of opened.splice(-2)) await client.end()
    await again.close()
    await app.close()
  })
})
