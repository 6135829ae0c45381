import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { FileStore } from '../files/store/fileStore'
import { fileEntry, type Manifest, MANIFEST, tableEntry, withFolder, writeArchive } from './archive'
import { columnsOf, migrationsOf, quoted, tablesInOrder } from './tables'

export interface BackupCounts {
  readonly tables: number
  readonly rows: number
  readonly files: number
}

/**
 * Writes every table as it is at one moment, and the files it names, into one archive. The server may go on meanwhile:
 * files never change, and one that was uploaded later belongs to the next backup.
 */
export const backUp = (client: ClientBase, files: FileStore, path: string): Promise<BackupCounts> =>
  withFolder(async (folder) => {
    const archive = await writeArchive(path, folder)
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
        const { rows: counted } = await client.query<{ rows: number }>(
          `select count(*)::int as rows from ${quoted(table.name)}`,
        )
        rows += counted[0]!.rows
        await archive.addStream(tableEntry(table.name), client.query(copyTo(`copy ${columnsOf(table)} to stdout`)))
      }
      const { rows: stored } = await client.query<{ id: string }>('select id from files order by id')
      let copied = 0
      for (const { id } of stored) {
        const content = await files.read(id)
        if (content === null) continue
        await archive.addStream(fileEntry(id), content)
        copied += 1
      }
      await archive.finish()
      return { tables: tables.length, rows, files: copied }
    } catch (error) {
      await archive.discard()
      throw error
    } finally {
      await client.query('rollback')
    }
  })
