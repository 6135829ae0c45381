import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { inArray, sql } from 'drizzle-orm'
import { LONGEST_PAPER, type ReceivedFile } from '../../src/core/files/files'
import { FILE_LIMIT } from '../../src/core/files/files.rules'
import type { Clock } from '../kit/clock'
import { type FileReceiver, type IncomingFile, TooLarge } from '../kit/form'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import { oneByOne } from '../kit/jobs'
import { pdfText } from '../kit/pdf/pdfText'
import { begunUpload } from './files.store'
import { files } from './files.tables'
import { judgeFile } from './judgeFile'
import type { FileStore } from './store/fileStore'

/** Streams a file to the disk, judges it, takes out what its camera wrote, and stores it under a new id. */
export const fileReceiver = (store: FileStore, pool: Database, clock: Clock): FileReceiver => ({
  limit: FILE_LIMIT,
  receive: receiveInto(store),
  collect: async ({ id, ownerId, name, kind }) => {
    const begun = ID.test(id) ? await begunUpload(pool, { id, ownerId }, clock.now()) : null
    if (begun === null) return undefined
    const pieces = await store.pieces()
    const upload = await pieces.getUpload(id).catch(() => null)
    if (upload === null || upload.offset !== begun.size) return undefined
    return receiveInto(store)({ name, kind, content: await pieces.read(id), isCut: () => false })
  },
  settle: async (db, received) => {
    const ids = (received as readonly ReceivedFile[]).flatMap(({ id, type }) => (type === null ? [] : [id]))
    for (const id of await unnamed(db, ids)) await store.remove(id)
  },
})

const ID = /^[\da-f-]{36}$/

const receiveInto =
  (store: FileStore) =>
  async ({ name, kind, content, isCut }: IncomingFile): Promise<ReceivedFile> => {
    const folder = await mkdtemp(join(tmpdir(), 'spine-care-upload-'))
    try {
      const path = join(folder, 'received')
      const hash = await write(content, path)
      if (isCut()) throw new TooLarge()
      const { type, fault, measures, kept } = await judgeFile(path, join(folder, 'clean'))
      const id = newId()
      const { size } = await stat(kept)
      const isReport = type === 'pdf' && (kind === null || kind === 'report')
      const text = isReport ? await textIn(kept) : null
      if (type !== null) await store.put(id, kept)
      return { name, id, type, fault, measures, size, hash, text }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

/** What stands in a PDF, of characters that can be stored. */
const textIn = async (path: string): Promise<string | null> => {
  const text = await pdfText(await readFile(path))
  return text === null ? null : Buffer.from(text.replaceAll('\0', ' ').slice(0, LONGEST_PAPER)).toString()
}

const write = async (content: Readable, path: string): Promise<string> => {
  const hash = createHash('sha256')
  content.on('data', (chunk: Buffer) => hash.update(chunk))
  await pipeline(content, createWriteStream(path, { mode: 0o600 }))
  return hash.digest('base64url')
}

/** Those of contents that no file has. */
const unnamed = async (db: Database, ids: readonly string[]): Promise<readonly string[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: files.contentId })
    .from(files)
    .where(inArray(files.contentId, [...ids]))
  const named = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !named.has(id))
}

/** Seconds a content may be stored before its row is committed. */
const UNDER_WAY = 60 * 60
const AT_ONCE = 200

/** Any number will do; held by whoever needs every content that a row of their snapshot names. */
export const CONTENTS_LOCK = 7_204_913

/**
 * Removes contents that no row names: their upload was never committed, or their row was taken away. Does nothing while a
 * backup is made, whose rows may be older than those there are.
 */
export const removeOrphans = (db: Database, store: FileStore): Promise<void> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${CONTENTS_LOCK}) as free`)
    if (rows[0]?.['free'] === true) await sweepOrphans(tx, store)
  })

const sweepOrphans = async (db: Database, store: FileStore): Promise<void> => {
  const orphans: string[] = []
  let ids: string[] = []
  const look = async () => {
    orphans.push(...(await unnamed(db, ids)))
    ids = []
  }
  // By the clock of who stored it, which is no practice's own time.
  for await (const id of store.storedBefore(Date.now() / 1000 - UNDER_WAY)) {
    ids.push(id)
    if (ids.length === AT_ONCE) await look()
  }
  await look()
  await oneByOne(orphans, store.remove)
}
