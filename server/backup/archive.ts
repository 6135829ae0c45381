import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as Schema from 'effect/Schema'
import { CannotStart } from '../kit/cannotStart'
import { extract, pack, type Pack } from 'tar-stream'

/** What a backup says of itself, as its first entry. */
export const Manifest = Schema.Struct({
  format: Schema.Literal(1),
  madeAt: Schema.String,
  migrations: Schema.Array(Schema.String),
  tables: Schema.Array(Schema.Struct({ name: Schema.String, columns: Schema.Array(Schema.String) })),
})
export type Manifest = typeof Manifest.Type

export const MANIFEST = 'manifest.json'
export const tableEntry = (name: string): string => `tables/${name}.copy`
export const fileEntry = (id: string): string => `files/${id}`

/** Runs with a folder for what is only there meanwhile; nobody else may read it. */
export const withFolder = async <A>(work: (folder: string) => Promise<A>): Promise<A> => {
  const folder = await mkdtemp(join(tmpdir(), 'spine-care-backup-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export interface ArchiveWriter {
  readonly add: (name: string, text: string) => void
  /** Adds a stream of unknown length: it is written down first. */
  readonly addStream: (name: string, content: Readable) => Promise<void>
  /** Ends the archive; it is whole once this resolves. */
  readonly finish: () => Promise<void>
  /** Removes what was written until now. */
  readonly discard: () => Promise<void>
}

/**
 * Writes a compressed tar archive that nobody else may read; under its name it is there once it is whole. Throws
 * `CannotStart` when there is a file already.
 */
export const writeArchive = async (path: string, folder: string): Promise<ArchiveWriter> => {
  refuseFileAt(path)
  const unfinished = `${path}.unfinished`
  const file = await open(unfinished, 'w', 0o600).catch((error: unknown) => {
    throw inWords(error, path)
  })
  const tar: Pack = pack()
  const written = pipeline(tar, createGzip(), file.createWriteStream({ flush: true }))
  // Reported by `finish`; a failure before that must not end the process.
  written.catch(() => undefined)
  return {
    add: (name, text) => {
      tar.entry({ name, mode: 0o600 }, text)
    },
    addStream: async (name, content) => {
      const spooled = join(folder, 'entry')
      await pipeline(content, createWriteStream(spooled, { mode: 0o600 }))
      const { size } = await stat(spooled)
      await pipeline(createReadStream(spooled), tar.entry({ name, size, mode: 0o600 }))
    },
    finish: async () => {
      tar.finalize()
      await written
      refuseFileAt(path)
      await rename(unfinished, path)
    },
    discard: async () => {
      tar.destroy()
      await rm(unfinished, { force: true })
    },
  }
}

const refuseFileAt = (path: string): void => {
  if (existsSync(path)) throw new CannotStart(`${path} is there already, and nothing is written over it.`)
}

const refusals: Readonly<Record<string, string>> = {
  ENOENT: 'cannot be written: its folder does not exist',
  EACCES: 'cannot be written by this user',
  EROFS: 'cannot be written: the disk is read-only',
  ENOTDIR: 'cannot be written: its folder is a file',
  EISDIR: 'is a folder',
}

const inWords = (error: unknown, path: string): unknown => {
  const refusal = error instanceof Error && 'code' in error ? refusals[String(error.code)] : undefined
  return refusal === undefined ? error : new CannotStart(`${path} ${refusal}.`, { cause: error })
}

/** Hands every entry of an archive over, in its order. */
export const readArchive = async (
  path: string,
  handle: (name: string, content: Readable) => Promise<void>,
): Promise<void> => {
  const entries = extract()
  const fed = pipeline(createReadStream(path), createGunzip(), entries)
  const handled = (async () => {
    for await (const entry of entries) await handle(entry.header.name, Readable.from(entry))
  })()
  await Promise.all([fed, handled])
}
