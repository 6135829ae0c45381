import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { systemClock } from '../../server/kit/clock'
import { openDatabase, type OpenDatabase } from '../../server/kit/database'
import { seedDemonstration, type SeedSize } from '../../server/seed/seed'
import { dayOf, HOUR, startOfDay } from '../../src/core/kit/dates'
import { postgresUrl } from './postgres'

export interface TestDatabase {
  /** For `openDatabase({ databaseUrl })`. */
  readonly url: string
  /** Nobody waits for it: what is left goes with the run's PostgreSQL. */
  readonly drop: () => void
}

/** What a new database begins with: a practice of that size at that time, or tables alone. */
export type Beginning = { readonly now: number; readonly size?: Partial<SeedSize> } | 'empty'

/** The beginning of a practice that is used now: when this hour began, so that all who begin in it share a template. */
export const hourBegun = (): number => {
  const now = systemClock.now()
  // It began on the day it is in Asia/Kolkata, whose hours begin halfway through those of UTC.
  return now - ((now - startOfDay(dayOf(now))) % HOUR)
}

/** Owns the databases, as in production: no superuser. */
const OWNER = 'practice'

/** A database of its own, copied from a template that is migrated and seeded once a run. */
export const newDatabase = async (beginning: Beginning): Promise<TestDatabase> => {
  const superuser = await connection()
  const template = await templateFor(superuser, beginning)
  const name = `test_${randomBytes(8).toString('hex')}`
  await superuser.query(`create database ${name} template ${template} owner ${OWNER} strategy file_copy`)
  return {
    url: await addressOf(name),
    drop: () => void dropSoon(name),
  }
}

let connected: Promise<Client> | undefined
const connection = (): Promise<Client> => (connected ??= connect())

/** Of its own, so that the next copy does not wait. */
let cleaning: Promise<Client> | undefined
const dropSoon = async (name: string): Promise<void> => {
  const superuser = await (cleaning ??= connect())
  await superuser.query(`drop database ${name} with (force)`).catch(() => undefined)
}

const connect = async (): Promise<Client> => {
  const client = new Client(await postgresUrl())
  await client.connect()
  // It must not end the process when the run is over.
  client.on('error', () => undefined)
  return client
}

const addressOf = async (database: string): Promise<string> => {
  const url = new URL(await postgresUrl())
  url.pathname = database
  url.username = OWNER
  return url.href
}

const nameOf = (beginning: Beginning): string => {
  if (beginning === 'empty') return 'template_empty'
  const { doctors = 'all', days = 'all' } = beginning.size ?? {}
  return `template_${beginning.now}_${doctors}_${days}`
}

const made = new Set<string>()

/** Made by the worker that needs it first, while others that need it wait. */
const templateFor = async (superuser: Client, beginning: Beginning): Promise<string> => {
  const name = nameOf(beginning)
  if (made.has(name)) return name
  await superuser.query('select pg_advisory_lock(1)')
  try {
    const { rowCount } = await superuser.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await makeTemplate(superuser, name, beginning)
  } finally {
    await superuser.query('select pg_advisory_unlock(1)')
  }
  made.add(name)
  return name
}

const makeTemplate = async (superuser: Client, name: string, beginning: Beginning): Promise<void> => {
  const { rowCount } = await superuser.query('select 1 from pg_roles where rolname = $1', [OWNER])
  if (rowCount === 0) {
    await superuser.query(`create role ${OWNER} login`)
    // Rows of several tables are deleted in any order: `emptyTables`.
    await superuser.query(`grant set on parameter session_replication_role to ${OWNER}`)
  }
  const unfinished = `${name}_unfinished`
  await superuser.query(`drop database if exists ${unfinished}`)
  await superuser.query(`create database ${unfinished} owner ${OWNER}`)
  const { db, close } = await openDatabase({ databaseUrl: await addressOf(unfinished) })
  try {
    if (beginning !== 'empty') await seedDemonstration(db, beginning.now, beginning.size)
  } finally {
    await close()
  }
  await superuser.query(`alter database ${unfinished} rename to ${name}`)
}

/** A database of its own, open; closing it drops it. */
export const openTestDatabase = async (beginning: Beginning = 'empty'): Promise<OpenDatabase> => {
  const copy = await newDatabase(beginning)
  const opened = await openDatabase({ databaseUrl: copy.url })
  return {
    ...opened,
    close: async () => {
      await opened.close()
      copy.drop()
    },
  }
}

/** Tables with rows that refer to these, whoever they refer to in turn. */
const dependents = `with recursive met(id) as (
  select unnest($1::text[])::regclass::oid
  union select conrelid from pg_constraint join met on confrelid = id where contype = 'f')
  select id::regclass::text as name from met`

/**
 * Deletes what stands in these tables, and in all whose rows refer to theirs. `truncate … cascade` makes the files of all
 * of them anew, some hundred tables of which few hold anything.
 */
export const emptyTables = async ({ connections }: OpenDatabase, names: readonly string[]): Promise<void> => {
  const { rows: tables } = await connections.query<{ name: string }>(dependents, [names])
  const asked = tables.map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
  const { rows: full } = await connections.query<{ name: string }>(asked.join(' union all '))
  const deleted = full.map(({ name }) => `delete from ${name};`)
  await connections.query(['begin;', 'set local session_replication_role = replica;', ...deleted, 'commit;'].join('\n'))
}
