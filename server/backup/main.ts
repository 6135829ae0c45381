import { Client } from 'pg'
import { bucketOf } from '../config/configuration'
import { readVariables, type Settings } from '../config/variables'
import { openDatabase } from '../kit/database'
import { openFileStore } from '../files/store/open'
import { backUp } from './backup'
import { NotRestored, restore } from './restore'

const USAGE = `npm run backup -- FILE
npm run restore -- FILE

The database is that of DATABASE_URL, or of DATA_DIR (.data), also while a server uses it. Files are in DATA_DIR/files or
in the bucket of FILES_S3_BUCKET. A backup is restored into an empty database.`

const run = async (what: string, path: string | undefined, settings: Settings): Promise<string> => {
  if (path === undefined) throw new NotRestored(USAGE)
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '.data' } = settings
  const database = await openDatabase({ databaseUrl, dataDir, mayJoin: true })
  const client = new Client(database.url)
  await client.connect()
  try {
    const files = openFileStore({ dataDir, filesBucket: bucketOf(settings) })
    if (what === 'restore') {
      const { tables, files: copied } = await restore(client, files, path)
      return `Restored ${tables} tables and ${copied} files.`
    }
    const { tables, rows, files: copied } = await backUp(client, files, path)
    return `Wrote ${tables} tables with ${rows} rows and ${copied} files to ${path}.`
  } finally {
    await client.end()
    await database.close()
  }
}

try {
  const [, , what = '', path] = process.argv
  const { settings, faults } = readVariables(process.env)
  if (faults.length > 0) throw new NotRestored(faults.join('\n'))
  console.log(await run(what, path, settings))
} catch (error) {
  console.error(error instanceof NotRestored ? error.message : error)
  process.exitCode = 1
}
