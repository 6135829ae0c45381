import { and, eq, notExists } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Client, type QueryResult } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { backUp, type BackupCounts } from '../../server/backup/backup'
import { restore } from '../../server/backup/restore'
import { quoted, tablesInOrder } from '../../server/backup/tables'
import { claimFile, openContent, removeFiles } from '../../server/files/files.store'
import { migrateStorage } from '../../server/files/migrateStorage'
import { removeOrphans } from '../../server/files/receive'
import { medicalRecords } from '../../server/records/records.tables'
import type { FileStore } from '../../server/files/store/fileStore'
import { folderStore } from '../../server/files/store/folderStore'
import { s3Store } from '../../server/files/store/s3Store'
import { enqueue } from '../../server/kit/jobs'
import { openDatabase } from '../../server/kit/database'
import { outbox } from '../../server/kit/outbox'
import { files } from '../../server/files/files.tables'
import { sentReports } from '../../server/sentReports/sentReports.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { WAITS_FOR } from '../kit/limits'
import { startS3, type S3StandIn } from '../kit/s3StandIn'
import { largePng } from '../kit/sampleFiles'
import { letter } from '../kit/letters'
import { newDatabase } from '../kit/template'

const folder = mkdtempSync(join(tmpdir(), 'spine-care-backup-test-'))
const archive = join(folder, 'backup.tar.gz')

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

/** A connection that says as which moment a backup sees the database. */
class Exporting extends Client {
  snapshot: Promise<string> | undefined
  override query(...args: unknown[]): never {
    const result = (super.query as (...all: unknown[]) => Promise<QueryResult>)(...args)
    if (String(args[0]).startsWith('begin'))
      this.snapshot = (super.query as (text: string) => Promise<QueryResult<{ name: string }>>)(
        'select pg_export_snapshot() as name',
      ).then(({ rows }) => rows[0]!.name)
    return result as never
  }
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

/** Into an empty database and a store; what is there then. */
const restored = async (from: string, into: FileStore) => {
  const target = await newDatabase('empty')
  const client = await connect(target.url)
  const counts = await restore(client, into, from)
  const { rows } = await client.query<{ id: string }>('select id from files')
  return { target, counts, content: await contentOf(client), ids: rows.map(({ id }) => id) }
}

const digestOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/** A digest of each content; null for one that is not there. */
const digestsIn = async (store: FileStore, ids: readonly string[]): Promise<Record<string, string | null>> => {
  const digests: Record<string, string | null> = {}
  for (const id of ids) {
    const content = await store.read(id)
    digests[id] = content === null ? null : digestOf(await buffer(content))
  }
  return digests
}

/** Writes as people do until it is stopped: uploads, messages, members, and files that are taken away and swept. */
const writeUnceasingly = () => {
  const over = new AbortController()
  let written = 0
  const loop = async (work: (turn: number) => Promise<unknown>, most = Infinity) => {
    for (let turn = 0; turn < most && !over.signal.aborted; turn += 1) {
      await work(turn)
      written += 1
    }
  }
  const takeAway = async () => {
    const [file] = await practice.db
      .select({ id: files.id })
      .from(files)
      .where(
        and(
          notExists(practice.db.select().from(medicalRecords).where(eq(medicalRecords.fileId, files.id))),
          notExists(practice.db.select().from(sentReports).where(eq(sentReports.fileId, files.id))),
        ),
      )
      .orderBy(files.createdAt)
      .limit(1)
    if (file === undefined) return
    await removeFiles(practice.db, [file.id])
    utimesSync(join(folder, 'files', file.id.slice(0, 2), file.id), 0, 0)
    await removeOrphans(practice.db, store)
  }
  const running = Promise.all([
    loop(async (turn) => {
      await upload(turn)
      practice.clock.pass(1)
    }, 20),
    loop((turn) => outbox.send(practice.db, { to: '+91', text: `message ${turn}` }, NOW)),
    loop((turn) =>
      practice.call('members.add', { name: `Child ${turn}`, age: 7, gender: 'Male', is_default: false }, { token }),
    ),
    loop(takeAway),
  ])
  return {
    written: () => written,
    stop: async () => {
      over.abort()
      await running
    },
  }
}

describe('A backup that is made while people write', () => {
  test('has every row of every table as it was at one moment, every file of them, and counters that go on', async () => {
    const load = writeUnceasingly()
    await vi.waitUntil(() => load.written() > 20, { timeout: WAITS_FOR })
    const exporting = await open(new Exporting(practice.url))
    let rest: Promise<Record<string, string>> | undefined
    let more: Promise<unknown> | undefined
    const writtenSince = (from: number) => vi.waitUntil(() => load.written() > from + 20, { timeout: WAITS_FOR })
    // Its first file is copied only when other people have written more.
    const slow: FileStore = {
      ...store,
      read: async (id) => {
        rest ??= (async () => {
          const reader = await connect(practice.url)
          await reader.query('begin isolation level repeatable read read only')
          await reader.query(`set transaction snapshot '${await exporting.snapshot!}'`)
          return contentOf(reader)
        })()
        await rest
        await (more ??= writtenSince(load.written()))
        return store.read(id)
      },
    }
    let counts: BackupCounts
    try {
      counts = await backUp(exporting, slow, archive)
    } finally {
      await load.stop()
    }
    // However many of its files the load took away, the next backups have some.
    for (const number of [0, 1, 2]) await upload(number)
    expect(counts).toMatchObject({ missing: [] })
    expect(counts.rows).toBeGreaterThan(500)
    const bucket = s3Store({ bucket: 'care', region: 'ap-south-1', endpoint: s3.url })
    const { target, counts: back, content, ids } = await restored(archive, bucket)
    expect(content).toEqual(await rest)
    expect(content).not.toEqual(await contentOf(await connect(practice.url)))
    expect(back).toEqual({ tables: counts.tables, rows: counts.rows, files: counts.files })
    expect(ids.length).toBe(counts.files)
    expect(await digestsIn(bucket, ids)).toEqual(Object.fromEntries(ids.map((id) => [id, uploaded.get(id)])))
    const database = await openDatabase({ databaseUrl: target.url })
    await outbox.send(database.db, { to: '+91', text: 'after' }, NOW)
    await database.close()
  })

  test('can be read by its owner alone, and is never written over another file', async () => {
    expect(statSync(archive).mode & 0o077).toBe(0)
    await expect(backUp(await connect(practice.url), store, archive)).rejects.toThrow('is there already')
    const nowhere = join(folder, 'nowhere', 'backup.tar.gz')
    await expect(backUp(await connect(practice.url), store, nowhere)).rejects.toThrow('its folder does not exist')
  })

  test('of files in a bucket is restored into a folder', async () => {
    const bucket = s3Store({ bucket: 'care', region: 'ap-south-1', endpoint: s3.url })
    for (const { id } of await practice.db.select({ id: files.id }).from(files))
      await bucket.put(id, join(folder, 'files', id.slice(0, 2), id))
    const path = join(folder, 'of-bucket.tar.gz')
    await backUp(await connect(practice.url), bucket, path)
    const elsewhere = folderStore(join(folder, 'elsewhere'))
    const { ids, content } = await restored(path, elsewhere)
    expect(content).toEqual(await contentOf(await connect(practice.url)))
    expect(ids.length).toBeGreaterThan(0)
    expect(await digestsIn(elsewhere, ids)).toEqual(await digestsIn(bucket, ids))
  })

  test('names the files whose contents are lost', async () => {
    const [{ id } = { id: '' }] = await practice.db.select({ id: files.id }).from(files).limit(1)
    const lossy: FileStore = { ...store, read: async (each) => (each === id ? null : store.read(each)) }
    const counts = await backUp(await connect(practice.url), lossy, join(folder, 'lossy.tar.gz'))
    expect(counts.missing).toEqual([id])
  })

  test('has a content once that several files share, and each of them is restored with it', async () => {
    const [{ id } = { id: '' }] = await practice.db
      .select({ id: files.id })
      .from(files)
      .innerJoin(medicalRecords, eq(medicalRecords.fileId, files.id))
      .limit(1)
    const copy = (await practice.db.transaction((tx) => claimFile(tx, id)))!
    const path = join(folder, 'shared.tar.gz')
    const counts = await backUp(await connect(practice.url), store, path)
    const elsewhere = folderStore(join(folder, 'shared'))
    const { target, ids } = await restored(path, elsewhere)
    expect([counts.missing, counts.files, ids.includes(copy)]).toEqual([[], ids.length - 1, true])
    const database = await openDatabase({ databaseUrl: target.url })
    const content = await openContent(database.db, elsewhere, copy)
    expect(digestOf(await buffer(content!))).toBe(uploaded.get(id))
    await database.close()
  })

  test('that fails leaves nothing behind', async () => {
    const broken: FileStore = { ...store, read: () => Promise.reject(new Error('The bucket is gone')) }
    const path = join(folder, 'broken.tar.gz')
    await expect(backUp(await connect(practice.url), broken, path)).rejects.toThrow('The bucket is gone')
    expect([existsSync(path), existsSync(`${path}.unfinished`)]).toEqual([false, false])
  })
})

test('Jobs that wait are not restored: nothing is sent or written a second time', async () => {
  await enqueue(practice.db, letter, [{ input: { to: 'Asha' }, key: 'Asha' }])
  const path = join(folder, 'jobs.tar.gz')
  await backUp(await connect(practice.url), store, path)
  const { target } = await restored(path, store)
  const jobs = async (url: string) =>
    (await (await connect(url)).query('select task_identifier as job from graphile_worker.jobs')).rows
  expect(await jobs(practice.url)).toContainEqual({ job: letter.name })
  expect(await jobs(target.url)).toEqual([])
})

describe('Nothing is restored', () => {
  test('into a database that holds anything', async () => {
    const client = await connect(practice.url)
    const before = await contentOf(client)
    await expect(restore(client, store, archive)).rejects.toThrow('The database is not empty')
    expect(await contentOf(client)).toEqual(before)
  })

  test('from half a backup, from anything else, nor from another version', async () => {
    const client = await connect((await newDatabase('empty')).url)
    const empty = await contentOf(client)
    const bytes = readFileSync(archive)
    const [half, other] = [join(folder, 'half.tar.gz'), join(folder, 'other.tar.gz')]
    writeFileSync(half, bytes.subarray(0, bytes.length / 2))
    writeFileSync(other, 'no archive')
    await expect(restore(client, store, half)).rejects.toThrow('half.tar.gz is no whole backup')
    await expect(restore(client, store, other)).rejects.toThrow('other.tar.gz is no whole backup')
    await expect(restore(client, store, join(folder, 'none'))).rejects.toThrow('There is no file')
    expect(await contentOf(client)).toEqual(empty)
    await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 0)`)
    await expect(restore(client, store, archive)).rejects.toThrow('another version')
  })
})
