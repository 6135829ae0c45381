import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newPglite, openEmbedded } from '../../server/kit/database'
import { seedDemonstration, type SeedSize } from '../../server/seed/seed'

const server = fileURLToPath(new URL('../../server', import.meta.url))

/** Changes with every migration, table and line of the seed. */
const version = (): string => {
  const hash = createHash('sha256')
  for (const file of readdirSync(server, { recursive: true, encoding: 'utf8' }).toSorted())
    if (/^(?:migrations|seed)[\\/].*\.\w+$|\.tables\.ts$/.test(file))
      hash.update(file).update(readFileSync(join(server, file)))
  return hash.digest('hex').slice(0, 16)
}

const NAME = /^spine-care-.*\.tar$/
/** Milliseconds after which an image is nobody's any more. */
const OLD = 6 * 60 * 60 * 1000

const forgetOldImages = (): void => {
  for (const file of readdirSync(tmpdir()).filter((name) => NAME.test(name))) {
    const path = join(tmpdir(), file)
    // Another worker may be forgetting it just now.
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (made < Date.now() - OLD) rmSync(path, { force: true })
  }
}

/** A migrated and seeded database as a file: made once, then every test starts from a copy of it. */
export const seededImage = async (now: number, size: Partial<SeedSize> = {}): Promise<Blob> => {
  const path = join(tmpdir(), `spine-care-${version()}-${now}-${size.doctors ?? 'all'}-${size.days ?? 'all'}.tar`)
  if (!existsSync(path)) {
    forgetOldImages()
    const client = newPglite()
    const { db, close } = await openEmbedded(client)
    await seedDemonstration(db, now, size)
    const image = await client.dumpDataDir('none')
    await close()
    const written = `${path}.${process.pid}`
    writeFileSync(written, Buffer.from(await image.arrayBuffer()))
    renameSync(written, path)
  }
  return new Blob([readFileSync(path)])
}
