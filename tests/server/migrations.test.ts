import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quoted, tablesInOrder } from '../../server/backup/tables'
import { openDatabase } from '../../server/kit/database'
import { hashesOfMigrations, MIGRATIONS, notedHashes } from '../../tools/migrationHashes'
import { NOW } from '../kit/backend'
import { newDatabase, type TestDatabase } from '../kit/template'

const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string }[]
}

test('a migration never changes once databases may have run it (npm run migrations notes the hash of a new one)', () => {
  expect(hashesOfMigrations()).toEqual(notedHashes())
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(Object.keys(notedHashes()))
})

/** A folder with the migrations of an earlier version: all up to one. */
const migrationsUpTo = (last: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'earlier-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const entries = journal.entries.slice(0, last + 1)
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  return folder
}

/** The first version with tables, each sixth after it, and the one before this. */
const earlier = journal.entries.map((_, at) => at).filter((at, _, all) => at % 6 === 1 || at === all.length - 2)

/** Puts every row of a database into another one, as far as that one has its tables and columns. */
const copyRows = async (from: Client, to: Client): Promise<void> => {
  const tables = new Map((await tablesInOrder(from)).map((table) => [table.name, table.columns]))
  for (const { name, columns } of await tablesInOrder(to)) {
    const both = columns.filter((column) => tables.get(name)?.includes(column))
    if (both.length === 0) continue
    const list = both.map(quoted).join(', ')
    const { rows } = await from.query<{ all: unknown }>(
      `select coalesce(json_agg(row_to_json(t)), '[]') as all from (select ${list} from ${quoted(name)}) t`,
    )
    await to.query(
      `insert into ${quoted(name)} (${list}) overriding system value
        select ${list} from json_populate_recordset(null::${quoted(name)}, $1)`,
      [JSON.stringify(rows[0]!.all)],
    )
  }
}

const countsOf = async (client: Client, names: readonly string[]): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const name of names) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${quoted(name)}`)
    counts[name] = rows[0]!.count
  }
  return counts
}

const shapeOf = async (client: Client) =>
  (
    await client.query(
      `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
        where table_schema = 'public' order by 1, 2`,
    )
  ).rows

describe('A database of an earlier version', () => {
  let today: TestDatabase
  let source: Client
  beforeAll(async () => {
    today = await newDatabase({ now: NOW, size: { doctors: 6, days: 5 } })
    source = new Client(today.url)
    await source.connect()
  })
  afterAll(async () => {
    await source.end()
    today.drop()
  })

  test.each(earlier.map((last) => [journal.entries[last]!.tag, last] as const))(
    'whose last migration was %s is opened with every row, in the shape of today',
    async (_, last) => {
      const database = await newDatabase('empty')
      const client = new Client(database.url)
      await client.connect()
      await client.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
      const folder = migrationsUpTo(last)
      await migrate(drizzle({ client }), { migrationsFolder: folder })
      rmSync(folder, { recursive: true })
      await copyRows(source, client)
      const names = (await tablesInOrder(client)).map(({ name }) => name)
      const before = await countsOf(client, names)
      expect(before['doctors']).toBe(6)
      await (await openDatabase({ databaseUrl: database.url })).close()
      const left = (await tablesInOrder(client)).map(({ name }) => name)
      const kept = names.filter((name) => left.includes(name))
      expect(await countsOf(client, kept)).toEqual(Object.fromEntries(kept.map((name) => [name, before[name]])))
      expect(await shapeOf(client)).toEqual(await shapeOf(source))
      await client.end()
      database.drop()
    },
  )
})
