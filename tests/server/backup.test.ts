import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp, type BackupCounts } from '../../server/backup/backup'
import { NotRestored, restore } from '../../server/backup/restore'
import { quoted, tablesInOrder } from '../../server/backup/tables'
import { folderStore } from '../../server/files/store/folderStore'
import { openDatabase } from '../../server/kit/database'
import { outbox } from '../../server/kit/outbox'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { files } from '../../server/files/files.tables'
import { NOW } from '../kit/backend'
import { newDatabase, type TestDatabase } from '../kit/template'

const folder = mkdtempSync(join(tmpdir(), 'spine-care-backup-test-'))
const archive = join(folder, 'backup.tar.gz')
const FILE = '00000000-0000-4000-8000-0000000000f1'
const store = folderStore(join(folder, 'files'))

let source: TestDatabase
let counts: BackupCounts
const opened: Client[] = []
const connect = async ({ url }: TestDatabase): Promise<Client> => {
  const client = new Client(url)
  await client.connect()
  opened.push(client)
  return client
}

beforeAll(async () => {
  source = await newDatabase({ now: NOW, size: { doctors: 6, days: 5 } })
  const database = await openDatabase({ databaseUrl: source.url })
  for (const word of ['tab\there', 'line\nbreak', '\\N', 'আপনি'])
    await outbox.send(database.db, { to: '+91', text: word }, NOW)
  writeFileSync(join(folder, 'report.pdf'), '%PDF-1.7 report')
  await store.put(FILE, join(folder, 'report.pdf'))
  const ownerId = demonstrationAccounts.patient.id
  await database.db
    .insert(files)
    .values({ id: FILE, ownerId, purpose: 'report', type: 'pdf', name: 'report.pdf', size: 15, createdAt: NOW })
  await database.close()
  counts = await backUp(await connect(source), store, archive)
})
afterAll(async () => {
  for (const client of opened) await client.end()
  source.drop()
  rmSync(folder, { recursive: true, force: true })
})

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

describe('A backup', () => {
  test('restored elsewhere has every row of every table, every file, and counters that go on', async () => {
    expect(counts).toMatchObject({ files: 1 })
    expect(counts.rows).toBeGreaterThan(500)
    const target = await newDatabase('empty')
    const client = await connect(target)
    const elsewhere = folderStore(join(folder, 'elsewhere'))
    expect(await restore(client, elsewhere, archive)).toEqual({ tables: counts.tables, files: 1 })
    const content = await contentOf(client)
    expect(content).toEqual(await contentOf(await connect(source)))
    expect(Object.keys(content)).toContain('appointments')
    expect(await text((await elsewhere.read(FILE))!)).toBe('%PDF-1.7 report')
    const database = await openDatabase({ databaseUrl: target.url })
    await outbox.send(database.db, { to: '+91', text: 'after' }, NOW)
    await database.close()
    await client.end()
    opened.splice(opened.indexOf(client), 1)
    target.drop()
  })

  test('can be read by its owner alone, and is never written over another', async () => {
    expect(statSync(archive).mode & 0o077).toBe(0)
    await expect(backUp(await connect(source), store, archive)).rejects.toThrow('EEXIST')
  })
})

describe('Nothing is restored', () => {
  test('into a database that holds anything', async () => {
    const before = await contentOf(await connect(source))
    await expect(restore(await connect(source), store, archive)).rejects.toThrow(NotRestored)
    expect(await contentOf(await connect(source))).toEqual(before)
  })

  test('from half a backup, nor from anything else', async () => {
    const target = await newDatabase('empty')
    const client = await connect(target)
    const empty = await contentOf(client)
    const bytes = readFileSync(archive)
    const half = join(folder, 'half.tar.gz')
    writeFileSync(half, bytes.subarray(0, bytes.length / 2))
    await expect(restore(client, store, half)).rejects.toThrow(/unexpected end/i)
    await expect(restore(client, store, join(folder, 'report.pdf'))).rejects.toThrow(/incorrect header/)
    expect(await contentOf(client)).toEqual(empty)
    await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 0)`)
    await expect(restore(client, store, archive)).rejects.toThrow('another version')
    await client.end()
    opened.splice(opened.indexOf(client), 1)
    target.drop()
  })
})
