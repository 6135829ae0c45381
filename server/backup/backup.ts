import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { CONTENTS_LOCK, type FileStore } from '../files/files.port'
import { fileEntry, type Manifest, MANIFEST, tableEntry, withFolder, writeArchive } from './archive'
import { columnsOf, migrationsOf, tablesInOrder } from './tables'

export interface BackupCounts {
  readonly tables: number
  readonly rows: number
  readonly files: number
  /** Contents of files that the store does not have. */
  readonly missing: readonly string[]
}

/**
 * Writes every table as it is at one moment, and the files it names, into one archive. The server may go on meanwhile:
 * contents never change, none is removed before this is done, and one that is uploaded later belongs to the next backup.
 */
export const backUp = (client: ClientBase, files: FileStore, path: string): Promise<BackupCounts> =>
  withFolder(async (folder) => {
    const archive = await writeArchive(path, folder)
    await client.query('select pg_advisory_lock_shared($1)', [CONTENTS_LOCK])
    await client.query('begin isolation level repeatable read read only')
    try {
      const tables = await tablesInOrder(client)
      const manifest: Manifest = {
        format: 1,
        madeAt: new Date().toISOString(),
        migrations: await migrationsOf(client),
        tables,
      }
      archive.add(MANIFEST, JSON.stringify(manifest, null, 2))
      let rows = 0
      for (const table of tables) {
        const copy = client.query(copyTo(`copy ${columnsOf(table)} to stdout`))
        await archive.addStream(tableEntry(table.name), copy)
        rows += copy.rowCount
      }
      const { rows: stored } = await client.query<{ id: string; isHere: boolean }>(
        `select distinct content_id as id, content is not null as "isHere" from files order by content_id`,
      )
      const missing: string[] = []
      let copied = 0
      for (const { id, isHere } of stored) {
        const content = await files.read(id)
        if (content !== null) {
          await archive.addStream(fileEntry(id), content)
          copied += 1
        } else if (!isHere) missing.push(id)
      }
      await archive.finish()
      return { tables: tables.length, rows, files: copied, missing }
    } catch (error) {
      await archive.discard()
      throw error
    } finally {
      await client.query('rollback')
      await client.query('select pg_advisory_unlock_shared($1)', [CONTENTS_LOCK])
    }
  })
