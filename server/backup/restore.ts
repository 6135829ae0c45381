import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import * as Schema from 'effect/Schema'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { FileStore } from '../files/store/fileStore'
import { fileEntry, Manifest, MANIFEST, readArchive, tableEntry, withFolder } from './archive'
import { catchUpCounters, columnsOf, migrationsOf, quoted, type Table, tablesInOrder } from './tables'

/** Why a backup is not restored, for whoever asked for it. */
export class NotRestored extends Error {}

const readManifest = Schema.decodeUnknownSync(Schema.fromJsonString(Manifest))

/**
 * Restores a backup into an empty database of the same version, all of it or nothing, and its files. Throws
 * `NotRestored` when the database holds anything or the backup is of another version.
 */
export const restore = (
  client: ClientBase,
  files: FileStore,
  path: string,
): Promise<{ readonly tables: number; readonly files: number }> =>
  withFolder(async (folder) => {
    let tables: readonly Table[] | null = null
    let restored = 0
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
          tables = await fittingTables(client, readManifest(await text(content)))
          return
        }
        const table = tables?.find((each) => tableEntry(each.name) === name)
        const id = name.slice(fileEntry('').length)
        if (table) await pipeline(content, client.query(copyFrom(`copy ${columnsOf(table)} from stdin`)))
        else if (tables !== null && name === fileEntry(id)) await putFile(id, content)
        else throw new NotRestored(`${path} is no backup: ${name} does not belong there.`)
      })
      if (tables === null) throw new NotRestored(`${path} is no backup.`)
      for (const table of tables as readonly Table[]) await catchUpCounters(client, table)
      await client.query('commit')
      return { tables: (tables as readonly Table[]).length, files: restored }
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })

/** The tables of a backup in the order they are written, when this database can take them. */
const fittingTables = async (client: ClientBase, manifest: Manifest): Promise<readonly Table[]> => {
  const migrations = await migrationsOf(client)
  if (migrations.join() !== manifest.migrations.join())
    throw new NotRestored('The backup is of another version. Restore it with that one, then start this one.')
  for (const { name } of await tablesInOrder(client)) {
    const { rowCount } = await client.query(`select 1 from ${quoted(name)} limit 1`)
    if (rowCount !== 0) throw new NotRestored(`The database is not empty: there are rows in ${name}.`)
  }
  return manifest.tables
}
