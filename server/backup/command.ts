import { resolve } from 'node:path'
import { Client } from 'pg'
import { bucketOf, settingsOf, storageOf } from '../config/config.port'
import { openFileStore } from '../files/files.port'
import { CannotStart } from '../kit/cannotStart'
import type { Command } from '../kit/command'
import { openDatabase } from '../kit/database'
import { backUp } from './backup'
import { restore } from './restore'

const USAGE = `npm run backup -- FILE
npm run restore -- FILE

backup writes every table and every uploaded file into one new archive, also while a server runs.
restore writes such an archive into a database that is empty; stop the server before.

The database is that of DATABASE_URL, or of DATA_DIR (.data). Uploaded files are in DATA_DIR/files, or in the bucket of
FILES_S3_BUCKET.`

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

export const backupCommand: Command = {
  usage: USAGE,
  words: 2,
  run: async (_, [what, file], environment) => {
    if (file === undefined || (what !== 'backup' && what !== 'restore')) throw new CannotStart(USAGE)
    const settings = settingsOf(environment)
    // As whoever types it sees it, wherever npm runs the command.
    const path = resolve(environment['INIT_CWD'] ?? '.', file)
    const storage = storageOf(settings)
    const database = await openDatabase({ ...storage, mayJoin: true })
    const client = new Client(database.url)
    try {
      await client.connect()
      const files = await openFileStore({ ...storage, filesBucket: bucketOf(settings) })
      if (what === 'restore') {
        const restored = await restore(client, files, path)
        return `Restored ${plural(restored.tables, 'table')} with ${plural(restored.rows, 'row')} and ${plural(restored.files, 'file')}.`
      }
      const { tables, rows, files: copied, missing } = await backUp(client, files, path)
      const lost = missing.length === 0 ? '' : `\nThe store does not have the contents of ${missing.join(', ')}.`
      return `Wrote ${plural(tables, 'table')} with ${plural(rows, 'row')} and ${plural(copied, 'file')} to ${path}.${lost}`
    } finally {
      await client.end()
      await database.close()
    }
  },
}
