import { Readable } from 'node:stream'
import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { DAY, dayOf, HOUR, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import { UPLOAD_LIFETIME, uploadsPerDay } from '../../src/core/files/files.rules'
import { namedFile, tokenOf } from '../kit/fileAddress'
import type { FileAddress, FileAddresses } from '../kit/signedAddress'
import type { Call, Database, VerifiedCaller } from '../kit/handlers'
import { newId } from '../kit/ids'
import { oneByOne } from '../kit/jobs'
import { takeTurn } from '../kit/takeTurn'
import { personOfSession } from '../people/people.port'
import { files, startedUploads } from './files.tables'
import { mayOpen } from './standing'
import type { FileStore } from './store/fileStore'

/** With what and for whom addresses are signed. */
export interface FileReader {
  readonly addresses: FileAddresses
  readonly sessionId: string
  readonly now: UnixSeconds
}

/** Addresses of files for a session, by their ids; what is not there is not in it. Nothing is written. */
export const addressesOf = async (
  db: Database,
  fileIds: readonly string[],
  { addresses, sessionId, now }: FileReader,
): Promise<ReadonlyMap<string, FileAddress>> => {
  const ids = [...new Set(fileIds)]
  if (ids.length === 0) return new Map()
  const { id, name, type } = files
  const rows = await db.select({ id, name, type }).from(files).where(inArray(id, ids))
  return new Map(rows.map((file) => [file.id, addresses.to(file, sessionId, now)]))
}

/** The address of one file for the session that calls. */
export const addressOf = async (
  {
    db,
    addresses,
    caller: { sessionId },
    now,
  }: Pick<Call<never, never, VerifiedCaller>, 'db' | 'addresses' | 'caller' | 'now'>,
  fileId: string,
): Promise<FileAddress> => (await addressesOf(db, [fileId], { addresses, sessionId, now })).get(fileId)!

export const insertFile = async (db: Database, file: Omit<typeof files.$inferInsert, 'content'>): Promise<void> => {
  await db.insert(files).values(file)
}

/** Whether one more file of so many bytes is within what a person may upload today, with those on their way. Uploads of one person take turns. */
export const mayUpload = async (
  db: Database,
  { userId: ownerId, role }: Pick<VerifiedCaller, 'userId' | 'role'>,
  size: number,
  now: UnixSeconds,
): Promise<boolean> => {
  const most = uploadsPerDay(role)
  await takeTurn(db, `uploads of ${ownerId}`)
  const [today] = await db
    .select({ count: sql`count(*)`.mapWith(Number), bytes: sql`coalesce(sum(${files.size}), 0)`.mapWith(Number) })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), gte(files.createdAt, startOfDay(dayOf(now))), isNull(files.contentOf)))
  const [begun] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      bytes: sql`coalesce(sum(${startedUploads.size}), 0)`.mapWith(Number),
    })
    .from(startedUploads)
    .where(
      and(
        eq(startedUploads.ownerId, ownerId),
        isNull(startedUploads.collectedAt),
        gt(startedUploads.createdAt, now - UPLOAD_LIFETIME),
      ),
    )
  return today!.count + begun!.count < most.files && today!.bytes + begun!.bytes + size <= most.bytes
}

/** Notes an upload whose pieces may come. */
export const beginUpload = async (db: Database, upload: typeof startedUploads.$inferInsert): Promise<void> => {
  await db.insert(startedUploads).values(upload)
}

/** One's own upload that was begun; null for another's, one that is over, and none alike. */
export const begunUpload = async (
  db: Database,
  { id, ownerId }: { readonly id: string; readonly ownerId: string },
  now: UnixSeconds,
) => {
  const [upload] = await db
    .select({ id: startedUploads.id, size: startedUploads.size })
    .from(startedUploads)
    .where(
      and(
        eq(startedUploads.id, id),
        eq(startedUploads.ownerId, ownerId),
        gt(startedUploads.createdAt, now - UPLOAD_LIFETIME),
      ),
    )
  return upload ?? null
}

/** A file was made of it: it counts as that from now on. Its pieces stay a while, for the same call once more. */
export const collectUpload = async (
  db: Database,
  { id, ownerId }: { readonly id: string; readonly ownerId: string },
  now: UnixSeconds,
): Promise<void> => {
  await db
    .update(startedUploads)
    .set({ collectedAt: now })
    .where(and(eq(startedUploads.id, id), eq(startedUploads.ownerId, ownerId)))
}

export const forgetUpload = async (db: Database, id: string): Promise<void> => {
  await db.delete(startedUploads).where(eq(startedUploads.id, id))
}

/** Uploads whose pieces nobody needs any more. */
export const overdueUploads = async (db: Database, now: UnixSeconds): Promise<readonly string[]> => {
  const { id: each, createdAt, collectedAt } = startedUploads
  const rows = await db
    .select({ id: each })
    .from(startedUploads)
    .where(or(lt(createdAt, now - UPLOAD_LIFETIME), lt(collectedAt, now - HOUR)))
  return rows.map((row) => row.id)
}

const { id, ownerId, type, name, size, content, contentId } = files
const readable = { id, type, name, size, content, contentId }

/** The file behind an address that still works, and who opens it: as long as their session lives and its row stands for them. */
export const fileAt = async (db: Database, url: string, addresses: FileAddresses, now: UnixSeconds) => {
  const token = tokenOf(url)
  const signed = token === null ? null : addresses.read(token)
  if (signed === null || signed.until <= now) return null
  const caller = await personOfSession(db, signed.sessionId, now)
  if (caller === null) return null
  const [file] = await db
    .select({ ...readable, ownerId })
    .from(files)
    .where(eq(id, signed.fileId))
  const { userId } = caller
  return file !== undefined && (await mayOpen(db, file, { caller, now })) ? { file, userId } : null
}

/** The id of one's own file that an address names, also one that is over: a form may take its time. Null for another's and for none alike. */
export const ownFileAt = async (
  db: Database,
  { url, ownerId, purpose }: { url: string; ownerId: string; purpose: (typeof files.$inferSelect)['purpose'] },
): Promise<string | null> => {
  const named = namedFile(url)
  if (named === null) return null
  const [own] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, named), eq(files.ownerId, ownerId), eq(files.purpose, purpose)))
  return own?.id ?? null
}

/** Contents that are still in the database, by what they are to be stored under. */
export const unmovedContents = async (db: Database): Promise<readonly string[]> => {
  const rows = await db.selectDistinct({ contentId }).from(files).where(isNotNull(content))
  return rows.map((row) => row.contentId)
}

export const unmovedContent = async (db: Database, of: string): Promise<Uint8Array | null> => {
  const [row] = await db.select({ content }).from(files).where(eq(contentId, of)).limit(1)
  return row?.content ?? null
}

export const markMoved = async (db: Database, of: string): Promise<void> => {
  await db.update(files).set({ content: null }).where(eq(contentId, of))
}

/** What a file is, by its id. */
export const fileById = async (db: Database, fileId: string) => {
  const [file] = await db.select(readable).from(files).where(eq(id, fileId))
  return file ?? null
}

/** The content of a file; null where there is no such file, or its content is not in the store. */
export const openContent = async (db: Database, store: FileStore, fileId: string): Promise<Readable | null> => {
  const file = await fileById(db, fileId)
  if (file === null) return null
  return file.content === null ? store.read(file.contentId) : Readable.from([file.content])
}

/** What stands as text in a report; null of a picture, and of a PDF in which nothing could be read. */
export const fileText = async (db: Database, fileId: string): Promise<string | null> =>
  (await db.select({ text: files.text }).from(files).where(eq(id, fileId)))[0]?.text ?? null

/** Whether two files have one content. */
export const isSameContent = async (db: Database, one: string, other: string): Promise<boolean> => {
  const rows = await db
    .selectDistinct({ contentId })
    .from(files)
    .where(inArray(id, [one, other]))
  return rows.length === 1
}

/**
 * A file for one row to name: the upload itself, or a copy of it where a row names it already. Who claims an upload waits
 * for the transactions of those before; null where it was taken away meanwhile.
 */
export const claimFile = async (db: Database, fileId: string): Promise<string | null> => {
  const [upload] = await db.select().from(files).where(eq(id, fileId)).for('update')
  if (upload === undefined) return null
  const { rowCount } = await db.execute(sql`select from file_names(${fileId}) limit 1`)
  if (rowCount === 0) return fileId
  const { contentId: contentOf, ...copied } = upload
  const copy = newId()
  await db.insert(files).values({ ...copied, id: copy, contentOf })
  return copy
}

/** As `claimFile`, for each of several in their order; null where one of them is not there. */
export const claimFiles = async (
  db: Database,
  fileIds: readonly (string | null)[],
): Promise<readonly string[] | null> => {
  const claimed = new Map<string, string | null>()
  // In one order, so that two calls do not wait for each other.
  for (const each of [...new Set(fileIds.filter((fileId) => fileId !== null))].toSorted())
    claimed.set(each, await claimFile(db, each))
  const all = fileIds.map((each) => claimed.get(each ?? '') ?? null)
  return all.every((each) => each !== null) ? all : null
}

/** Seconds after which an upload that no row named was given up: a form may be left open for days. */
const UNNAMED = 30 * DAY

/** Takes uploads away that nobody made anything of, and what an earlier version forgot to. */
export const removeUnnamed = async (db: Database, now: UnixSeconds): Promise<void> => {
  const unnamed = await db
    .select({ id })
    .from(files)
    .where(and(lt(files.createdAt, now - UNNAMED), sql`not exists (select from file_names(${id}))`))
  await oneByOne(
    unnamed.map((file) => file.id),
    (fileId) => removeFiles(db, [fileId]),
  )
}

/**
 * Takes those of files away that no row names any more: their contents go with the next sweep of the store. Whoever is
 * about to name one waits until this transaction ends.
 */
export const removeFiles = async (db: Database, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const which = inArray(id, [...ids])
  await db.transaction(async (tx) => {
    await tx.select({ id }).from(files).where(which).orderBy(id).for('update')
    await tx.delete(files).where(and(which, sql`not exists (select from file_names(${id}))`))
  })
}
