import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import * as Schema from 'effect/Schema'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { FileStore } from '../files/files.port'
import { CannotStart } from '../kit/cannotStart'
import { fileEntry, Manifest, MANIFEST, readArchive, tableEntry, withFolder } from './archive'
import { catchUpCounters, columnsOf, migrationsOf, quoted, type Table, tablesInOrder } from './tables'

/** Why a backup is not restored, for whoever asked for it. */
export class NotRestored extends CannotStart {}

const manifestIn = Schema.decodeUnknownOption(Schema.fromJsonString(Manifest))

export interface RestoredCounts {
  readonly tables: number
  readonly rows: number
  readonly files: number
}

/**
 * Restores a backup into an empty database of the same version, all of it or nothing, and its files. Throws
 * `NotRestored` when the database holds anything, the backup is of another version, or the archive is none or not whole.
 */
export const restore = (client: ClientBase, files: FileStore, path: string): Promise<RestoredCounts> =>
  withFolder(async (folder) => {
    let tables: readonly Table[] | null = null
    const done = new Set<string>()
    let [rows, restored] = [0, 0]
    const putFile = async (id: string, content: Readable) => {
      const spooled = join(folder, 'file')
      await pipeline(content, createWriteStream(spooled, { mode: 0o600 }))
      await files.put(id, spooled)
      restored += 1
    }
    await client.query('begin')
    try {
      await readArchive(path, async (name, content) => {
        if (name === MANIFEST) {
          tables = await fittingTables(client, await text(content), path)
          return
        }
        const table = tables?.find((each) => tableEntry(each.name) === name)
        const id = name.slice(fileEntry('').length)
        if (table) {
          const copy = client.query(copyFrom(`copy ${columnsOf(table)} from stdin`))
          await pipeline(content, copy)
          rows += copy.rowCount
          done.add(table.name)
        } else if (tables !== null && name === fileEntry(id)) await putFile(id, content)
        else throw new NotRestored(`${path} is no backup: ${name} does not belong there.`)
      }).catch((error: unknown) => {
        throw inWords(error, path)
      })
      const all: readonly Table[] = tables ?? []
      if (all.length === 0 || done.size !== all.length) throw new NotRestored(`${path} is no whole backup.`)
      for (const table of all) await catchUpCounters(client, table)
      await client.query('commit')
      // The planner knows nothing of what has just been written.
      await client.query('analyze')
      return { tables: all.length, rows, files: restored }
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })

/** What is wrong with an archive that cannot be read. */
const inWords = (error: unknown, path: string): unknown => {
  if (!(error instanceof Error) || error instanceof CannotStart) return error
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new NotRestored(`There is no file ${path}.`, { cause: error })
  if (code === 'EISDIR' || code === 'EACCES')
    return new NotRestored(`${path} cannot be read (${code}).`, { cause: error })
  return code.startsWith('Z_') || /tar|unexpected end/i.test(error.message)
    ? new NotRestored(`${path} is no whole backup (${error.message}).`, { cause: error })
    : error
}

/** The tables of a backup in the order they are written, when this database can take them. */
const fittingTables = async (client: ClientBase, written: string, path: string): Promise<readonly Table[]> => {
  const manifest = manifestIn(written)
  if (manifest._tag === 'None') throw new NotRestored(`${path} is no backup that this version reads.`)
  const { migrations, tables } = manifest.value
  if ((await migrationsOf(client)).join() !== migrations.join())
    throw new NotRestored('The backup is of another version. Restore it with that one, then start this one.')
  const here = await tablesInOrder(client)
  // Who writes meanwhile waits until this is over.
  await client.query(`lock table ${here.map(({ name }) => quoted(name)).join(', ')} in share row exclusive mode`)
  for (const { name } of here) {
    const { rowCount } = await client.query(`select 1 from ${quoted(name)} limit 1`)
    if (rowCount !== 0)
      throw new NotRestored(
        `The database is not empty (there are rows in ${name}). A backup is restored into a new DATA_DIR or database.`,
      )
  }
  return tables
}
