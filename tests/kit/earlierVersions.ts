import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { quoted, tablesInOrder } from '../../server/backup/tables'
import { openDatabase } from '../../server/kit/database'
import { MIGRATIONS } from '../../tools/migrationHashes'
import { NOW } from './backend'
import { newDatabase } from './template'

const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string }[]
}

/** The names of all migrations, in their order. */
export const migrationTags: readonly string[] = journal.entries.map(({ tag }) => tag)

/** A folder with the migrations of an earlier version: all up to one. */
const migrationsUpTo = (last: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'earlier-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const entries = journal.entries.slice(0, last + 1)
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  return folder
}

/** Columns that rows needed in an earlier version and that are gone, with what fills them. */
const needed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  queue_entries: { token: '(row_number() over ())::int' },
}

/** Rows that no version had before a table got a column: kidneys were asked about with the contrast until then. */
const later: Readonly<Record<string, { readonly since: string; readonly rows: string }>> = {
  test_answers: { since: 'side', rows: "question in ('contrast', 'kidneys')" },
}

/** Puts every row of a database into another one, as far as that one has its tables and columns. */
const copyRows = async (from: Client, to: Client): Promise<void> => {
  const tables = new Map((await tablesInOrder(from)).map((table) => [table.name, table.columns]))
  for (const { name, columns } of await tablesInOrder(to)) {
    const both = columns.filter((column) => tables.get(name)?.includes(column))
    if (both.length === 0) continue
    const list = both.map(quoted).join(', ')
    const filled = Object.entries(needed[name] ?? {}).filter(([column]) => columns.includes(column))
    const more = filled.map(([column]) => `, ${quoted(column)}`).join('')
    const { since, rows: ofLater } = later[name] ?? {}
    const isLater = since !== undefined && !columns.includes(since)
    const { rows } = await from.query<{ all: unknown }>(
      `select coalesce(json_agg(row_to_json(t)), '[]') as all
        from (select ${list} from ${quoted(name)}${isLater ? ` where not (${ofLater})` : ''}) t`,
    )
    await to.query(
      `insert into ${quoted(name)} (${list}${more}) overriding system value
        select ${list}${filled.map(([, value]) => `, ${value}`).join('')} from json_populate_recordset(null::${quoted(name)}, $1)`,
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

interface Content {
  readonly counts: Record<string, number>
  readonly shape: readonly unknown[]
}

export interface Opened {
  /** The rows of each table before it was opened, of those that are left. */
  readonly before: Record<string, number>
  readonly after: Content
}

/** A practice of today, whose rows databases of earlier versions are given. */
export interface EarlierVersions {
  readonly shapeOfToday: () => Promise<readonly unknown[]>
  /** Opens a database of the version whose last migration was this one, with the rows of today as far as it has their tables. */
  readonly open: (tag: string) => Promise<Opened>
  readonly close: () => Promise<void>
}

export const openEarlierVersions = async (): Promise<EarlierVersions> => {
  const today = await newDatabase({ now: NOW, size: { doctors: 6, days: 5 } })
  const source = new Client(today.url)
  await source.connect()
  return {
    shapeOfToday: () => shapeOf(source),
    open: async (tag) => {
      const database = await newDatabase('empty')
      const client = new Client(database.url)
      await client.connect()
      await client.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
      const folder = migrationsUpTo(migrationTags.indexOf(tag))
      await migrate(drizzle({ client }), { migrationsFolder: folder })
      rmSync(folder, { recursive: true })
      await copyRows(source, client)
      const names = (await tablesInOrder(client)).map(({ name }) => name)
      const before = await countsOf(client, names)
      await (await openDatabase({ databaseUrl: database.url })).close()
      const left = (await tablesInOrder(client)).map(({ name }) => name)
      const kept = names.filter((name) => left.includes(name))
      const after = { counts: await countsOf(client, kept), shape: await shapeOf(client) }
      await client.end()
      database.drop()
      return { before: Object.fromEntries(kept.map((name) => [name, before[name]!])), after }
    },
    close: async () => {
      await source.end()
      today.drop()
    },
  }
}
