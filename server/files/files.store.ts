import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { DAY, dayOf, HOUR, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import {
  FILE_LINK_LIFETIME,
  SHARED_LINK_LIFETIME,
  UPLOAD_LIFETIME,
  uploadsPerDay,
} from '../../src/core/files/files.rules'
import type { Database, VerifiedCaller } from '../kit/handlers'
import { hashOf, newToken } from '../kit/ids'
import { type FileAddresses, namedFile, tokenOf } from './fileAddress'
import { sessions } from '../people/people.tables'
import { fileLinks, files, startedUploads } from './files.tables'

const FOLDER = '/files/'

/** A fresh address for a file: for an hour of a session, or for seven days when it is shared outside. */
export const linkTo = async (
  db: Database,
  fileId: string,
  whose: { readonly sessionId: string | null },
  now: UnixSeconds,
): Promise<string> => (await linksTo(db, [fileId], whose, now)).get(fileId)!

/** Fresh addresses for many files, by one statement: a list has one or more for each of its entries. */
export const linksTo = async (
  db: Database,
  fileIds: readonly string[],
  { sessionId }: { readonly sessionId: string | null },
  now: UnixSeconds,
): Promise<ReadonlyMap<string, string>> => {
  const tokens = new Map([...new Set(fileIds)].map((fileId) => [fileId, newToken()]))
  if (tokens.size === 0) return new Map()
  const expiresAt = now + (sessionId === null ? SHARED_LINK_LIFETIME : FILE_LINK_LIFETIME)
  await db
    .insert(fileLinks)
    .values([...tokens].map(([fileId, token]) => ({ tokenHash: hashOf(token), fileId, sessionId, expiresAt })))
  return new Map([...tokens].map(([fileId, token]) => [fileId, FOLDER + token]))
}

/** Ends every link to a file that was shared outside. */
export const revokeShared = async (db: Database, fileId: string): Promise<void> => {
  await db.delete(fileLinks).where(and(eq(fileLinks.fileId, fileId), isNull(fileLinks.sessionId)))
}

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
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${ownerId}`}, 0))`)
  const [today] = await db
    .select({ count: sql`count(*)`.mapWith(Number), bytes: sql`coalesce(sum(${files.size}), 0)`.mapWith(Number) })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), gte(files.createdAt, startOfDay(dayOf(now)))))
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

const { id, type, name, size, content } = files
const readable = { id, type, name, size, content }

/** The file behind an address that still works. */
export const fileAt = async (db: Database, url: string, addresses: FileAddresses, now: UnixSeconds) => {
  const token = tokenOf(url)
  if (token === null) return null
  const isOfLiveSession = and(isNull(sessions.endedAt), gt(sessions.expiresAt, now))
  const signed = addresses.read(token)
  const [file] =
    signed !== null
      ? await db
          .select(readable)
          .from(files)
          .innerJoin(sessions, eq(sessions.id, signed.sessionId))
          .where(and(eq(files.id, signed.fileId), isOfLiveSession, sql`${signed.until} > ${now}`))
      : await db
          .select(readable)
          .from(fileLinks)
          .innerJoin(files, eq(files.id, fileLinks.fileId))
          .leftJoin(sessions, eq(sessions.id, fileLinks.sessionId))
          .where(
            and(
              eq(fileLinks.tokenHash, hashOf(token)),
              gt(fileLinks.expiresAt, now),
              or(isNull(fileLinks.sessionId), isOfLiveSession),
            ),
          )
  return file ?? null
}

/** Seconds for which an address that is over still names its file to who uploaded it: a form may take its time. */
const NAMES_ITS_FILE = DAY

/** The id of one's own file behind an address; null for another's and for none alike. */
export const ownFileAt = async (
  db: Database,
  { url, ownerId, purpose }: { url: string; ownerId: string; purpose: (typeof files.$inferSelect)['purpose'] },
  now: UnixSeconds,
): Promise<string | null> => {
  const token = tokenOf(url)
  if (token === null) return null
  const named = namedFile(token)
  if (named !== null) {
    const [own] = await db
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.id, named), eq(files.ownerId, ownerId), eq(files.purpose, purpose)))
    return own?.id ?? null
  }
  const [file] = await db
    .select({ id: files.id })
    .from(fileLinks)
    .innerJoin(files, eq(files.id, fileLinks.fileId))
    .where(
      and(
        eq(fileLinks.tokenHash, hashOf(token)),
        gt(fileLinks.expiresAt, now - NAMES_ITS_FILE),
        eq(files.ownerId, ownerId),
        eq(files.purpose, purpose),
      ),
    )
  return file?.id ?? null
}

export const forgetOldLinks = async (db: Database, now: UnixSeconds): Promise<void> => {
  await db.delete(fileLinks).where(lt(fileLinks.expiresAt, now - NAMES_ITS_FILE))
}

/** A file whose content is still in the database. */
export const nextUnmoved = async (db: Database): Promise<{ id: string; content: Uint8Array } | null> => {
  const { id, content } = files
  const [row] = await db.select({ id, content }).from(files).where(isNotNull(content)).limit(1)
  return row?.content ? { id: row.id, content: row.content } : null
}

export const markMoved = async (db: Database, id: string): Promise<void> => {
  await db.update(files).set({ content: null }).where(eq(files.id, id))
}

/** What a file is, by its id. */
export const fileById = async (db: Database, id: string) => {
  const [file] = await db.select({ id: files.id, type: files.type }).from(files).where(eq(files.id, id))
  return file ?? null
}

/** Takes files away: their contents go with the next sweep of the store. */
export const removeFiles = async (db: Database, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await db.delete(files).where(inArray(files.id, [...ids]))
}
