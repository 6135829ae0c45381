import { and, eq, gt, lt } from 'drizzle-orm'
import { FILE_LINK_LIFETIME } from '../../src/core/files/files.rules'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { hashOf, newId, newToken } from '../kit/ids'
import { fileLinks, files } from './files.tables'

const FOLDER = '/files/'

/** A fresh address for a file, good for seven days. */
export const linkTo = async (db: Database, fileId: string, now: UnixSeconds): Promise<string> => {
  const token = newToken()
  await db.insert(fileLinks).values({ tokenHash: hashOf(token), fileId, expiresAt: now + FILE_LINK_LIFETIME })
  return FOLDER + token
}

export const insertFile = async (
  db: Database,
  file: Omit<typeof files.$inferInsert, 'id' | 'size'>,
): Promise<string> => {
  const id = newId()
  await db.insert(files).values({ id, size: file.content.length, ...file })
  return id
}

const tokenOf = (url: string): string | null => /^\/files\/([\w-]{43})$/.exec(url)?.[1] ?? null

const isLive = (token: string, now: UnixSeconds) =>
  and(eq(fileLinks.tokenHash, hashOf(token)), gt(fileLinks.expiresAt, now))

/** The file behind an address that still works. */
export const fileAt = async (db: Database, url: string, now: UnixSeconds) => {
  const token = tokenOf(url)
  if (token === null) return null
  const { type, name, content } = files
  const [file] = await db
    .select({ type, name, content })
    .from(fileLinks)
    .innerJoin(files, eq(files.id, fileLinks.fileId))
    .where(isLive(token, now))
  return file ?? null
}

/** The id of one's own file behind an address; null for another's and for none alike. */
export const ownFileAt = async (
  db: Database,
  { url, ownerId, purpose }: { url: string; ownerId: string; purpose: (typeof files.$inferSelect)['purpose'] },
  now: UnixSeconds,
): Promise<string | null> => {
  const token = tokenOf(url)
  if (token === null) return null
  const [file] = await db
    .select({ id: files.id })
    .from(fileLinks)
    .innerJoin(files, eq(files.id, fileLinks.fileId))
    .where(and(isLive(token, now), eq(files.ownerId, ownerId), eq(files.purpose, purpose)))
  return file?.id ?? null
}

export const forgetOldLinks = async (db: Database, now: UnixSeconds): Promise<void> => {
  await db.delete(fileLinks).where(lt(fileLinks.expiresAt, now))
}
