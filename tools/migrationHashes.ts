import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export const MIGRATIONS = 'server/migrations'
const HASHES = join(MIGRATIONS, 'hashes.json')

export type Hashes = Readonly<Record<string, string>>

/** Hash of each migration as it stands here. */
export const hashesOfMigrations = (): Hashes =>
  Object.fromEntries(
    readdirSync(MIGRATIONS)
      .filter((file) => file.endsWith('.sql'))
      .toSorted()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(MIGRATIONS, file)))
          .digest('hex'),
      ]),
  )

/** The hashes that were noted when each migration was made. */
export const notedHashes = (): Hashes =>
  existsSync(HASHES) ? (JSON.parse(readFileSync(HASHES, 'utf8')) as Hashes) : {}

/** Notes the hashes of new migrations. Those noted before stay: databases have run them. */
export const noteHashes = (): void =>
  writeFileSync(HASHES, `${JSON.stringify({ ...hashesOfMigrations(), ...notedHashes() }, null, 2)}\n`)

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) noteHashes()
