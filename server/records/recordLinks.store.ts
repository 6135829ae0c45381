import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { SHARED_LINK_LIFETIME } from '../../src/core/files/files.rules'
import { DAY, type UnixSeconds } from '../../src/core/kit/dates'
import type { LinkDevice, RecordLink } from '../../src/core/records/recordLinks'
import { LISTED_OPENINGS, MOST_CODES, MOST_LINKS, OPENED_FOR } from '../../src/core/records/recordLinks.limits'
import { fileById } from '../files/files.port'
import { files } from '../files/files.tables'
import type { Database } from '../kit/handlers'
import { hashOf, isUuid, newId, newToken } from '../kit/ids'
import { notify } from '../notifications/notifications.port'
import { users } from '../people/people.tables'
import { isShown } from './records.conditions'
import { isLive } from './recordLinks.conditions'
import { recordLinkOpenings, recordLinks } from './recordLinks.tables'
import { holdRecord, wantDocument } from './records.store'
import { medicalRecords } from './records.tables'
import { sharedAddress } from './sharedAddress'

/** A wrong code may be tried again. */
const isOpen = lt(recordLinks.tries, MOST_CODES)

const { id, name, createdAt, expiresAt, endedAt, codeHash, tries, opened } = recordLinks

const shown = {
  id,
  name,
  createdAt,
  expiresAt,
  endedAt,
  hasCode: sql<boolean>`${codeHash} is not null`,
  isLocked: sql<boolean>`${tries} >= ${MOST_CODES}`,
  opened,
}

type Row = Omit<RecordLink, 'openings'>

const withOpenings = async (db: Database, rows: readonly Row[]): Promise<RecordLink[]> => {
  if (rows.length === 0) return []
  const place = sql<number>`row_number() over (partition by ${recordLinkOpenings.linkId} order by ${recordLinkOpenings.at} desc)`
  const numbered = db
    .select({
      linkId: recordLinkOpenings.linkId,
      at: recordLinkOpenings.at,
      device: recordLinkOpenings.device,
      place: place.as('place'),
    })
    .from(recordLinkOpenings)
    .where(
      inArray(
        recordLinkOpenings.linkId,
        rows.map((row) => row.id),
      ),
    )
    .as('numbered')
  const latest = await db
    .select()
    .from(numbered)
    .where(sql`${numbered.place} <= ${LISTED_OPENINGS}`)
    .orderBy(desc(numbered.at))
  return rows.map((row) => ({
    ...row,
    openings: latest.filter(({ linkId }) => linkId === row.id).map(({ at, device }) => ({ at, device })),
  }))
}

/** Links of a record with their openings, the newest first. */
export const linksOf = async (db: Database, recordId: string): Promise<RecordLink[]> =>
  withOpenings(
    db,
    await db
      .select(shown)
      .from(recordLinks)
      .where(eq(recordLinks.recordId, recordId))
      .orderBy(desc(createdAt), desc(id)),
  )

interface Shared {
  readonly link: RecordLink
  readonly url: string
}

/** Makes the one kind of link that there is to a held record, by somebody for somebody; `code` null asks whoever opens it for none. */
export const shareRecord = async (
  db: Database,
  { id: recordId, memberId, fileId }: Pick<typeof medicalRecords.$inferSelect, 'id' | 'memberId' | 'fileId'>,
  made: Pick<NewLink, 'sharedBy' | 'name' | 'code'>,
  now: UnixSeconds,
  tokenOf: (linkId: string) => string = newToken,
): Promise<Shared | 'documentAwaited' | 'tooManyLinks'> => {
  const file = fileId === null ? null : await fileById(db, fileId)
  if (file === null) {
    await wantDocument(db, recordId)
    return 'documentAwaited'
  }
  if ((await countLive(db, recordId, now)) >= MOST_LINKS) return 'tooManyLinks'
  const { link, token } = await insertLink(db, { recordId, memberId, ...made }, tokenOf, now)
  return { link, url: sharedAddress(token, file.type) }
}

/** A link that can be found again: whoever shared the same before is given it, while it lives longer than a day. */
const sharedBefore = async (
  db: Database,
  { id: recordId, fileId }: Pick<typeof medicalRecords.$inferSelect, 'id' | 'fileId'>,
  tokenOf: (linkId: string) => string,
  now: UnixSeconds,
): Promise<Shared | null> => {
  const file = fileId === null ? null : await fileById(db, fileId)
  if (file === null) return null
  const live = await db
    .select({ ...shown, tokenHash: recordLinks.tokenHash })
    .from(recordLinks)
    .where(and(eq(recordLinks.recordId, recordId), isLive(now + DAY)))
    .orderBy(desc(expiresAt))
  const found = live.find((link) => link.tokenHash === hashOf(tokenOf(link.id)))
  if (found === undefined) return null
  const { tokenHash: _, ...link } = found
  return { link: { ...link, openings: [] }, url: sharedAddress(tokenOf(link.id), file.type) }
}

/**
 * As `shareRecord`, the record that a signed prescription is, by one link however often it is asked for; null where it
 * stands in no list. Its token is made from the link with `key`, so that nothing stored opens it.
 */
export const sharePrescription = async (
  db: Database,
  prescriptionId: string,
  { key, ...made }: { readonly key: Buffer } & Pick<NewLink, 'sharedBy' | 'name'>,
  now: UnixSeconds,
) => {
  const [signed] = await db
    .select({ id: medicalRecords.id })
    .from(medicalRecords)
    .where(and(eq(medicalRecords.prescriptionId, prescriptionId), isShown))
  const record = signed === undefined ? null : await holdRecord(db, signed.id)
  if (record === null) return null
  const tokenOf = (linkId: string) => createHmac('sha256', key).update(linkId).digest('base64url')
  const before = await sharedBefore(db, record, tokenOf, now)
  return before ?? shareRecord(db, record, { ...made, code: null }, now, tokenOf)
}

interface NewLink {
  readonly recordId: string
  readonly memberId: string
  readonly sharedBy: string
  readonly name: string
  readonly code: string | null
}

const codeOf = (linkId: string, code: string): string => hashOf(`${linkId} ${code}`)

/** Adds a link to a record for seven days; its token is stored nowhere. */
const insertLink = async (
  db: Database,
  { code, ...link }: NewLink,
  tokenOf: (linkId: string) => string,
  now: UnixSeconds,
): Promise<{ readonly link: RecordLink; readonly token: string }> => {
  const linkId = newId()
  const token = tokenOf(linkId)
  const row = {
    ...link,
    id: linkId,
    tokenHash: hashOf(token),
    codeHash: code === null ? null : codeOf(linkId, code),
    createdAt: now,
    expiresAt: now + SHARED_LINK_LIFETIME,
  }
  const [made] = await db.insert(recordLinks).values(row).returning(shown)
  return { link: { ...made!, openings: [] }, token }
}

/** How many links of a held record work. */
const countLive = (db: Database, recordId: string, now: UnixSeconds): Promise<number> =>
  db.$count(recordLinks, and(eq(recordLinks.recordId, recordId), isLive(now), isOpen))

/** Ends a link of a record; null where there is none. One that ended before stays as it ended. */
export const endLink = async (
  db: Database,
  { recordId, linkId }: { readonly recordId: string; readonly linkId: string },
  now: UnixSeconds,
): Promise<RecordLink | null> => {
  if (!isUuid(linkId)) return null
  const ended = await db
    .update(recordLinks)
    .set({ endedAt: sql`coalesce(${endedAt}, ${now})` })
    .where(and(eq(id, linkId), eq(recordLinks.recordId, recordId)))
    .returning(shown)
  return (await withOpenings(db, ended))[0] ?? null
}

/** Ends every link of a record that is taken away or becomes another member's. */
export const endLinks = async (db: Database, recordId: string, now: UnixSeconds): Promise<void> => {
  await db
    .update(recordLinks)
    .set({ endedAt: now })
    .where(and(eq(recordLinks.recordId, recordId), isNull(endedAt)))
}

const liveRow = (token: string, now: UnixSeconds) =>
  and(eq(recordLinks.tokenHash, hashOf(token)), isLive(now), isShown, eq(recordLinks.memberId, medicalRecords.memberId))

/** A link that lets somebody in, as the page in front of its record needs it. */
export const liveLink = async (db: Database, token: string, now: UnixSeconds) => {
  const { patientId, type, source } = medicalRecords
  const sharer = { name: users.name, role: users.role }
  const [row] = await db
    .select({ id, expiresAt, codeHash, patientId, name, type, source, sharer })
    .from(recordLinks)
    .innerJoin(medicalRecords, eq(medicalRecords.id, recordLinks.recordId))
    .leftJoin(users, eq(users.id, recordLinks.sharedBy))
    .where(and(liveRow(token, now), isOpen))
  return row ?? null
}

/** Whether a code opens a link. A wrong one counts; after the last of them it lets nobody in any more. */
export const tryCode = async (db: Database, linkId: string, code: string, now: UnixSeconds): Promise<boolean> => {
  const isRight = sql`(${codeHash} is null or ${codeHash} = ${codeOf(linkId, code)})`
  const [row] = await db
    .update(recordLinks)
    .set({ tries: sql`${tries} + case when ${isRight} then 0 else 1 end` })
    .where(and(eq(id, linkId), isLive(now), isOpen))
    .returning({ isRight: sql<boolean>`${isRight}` })
  return row?.isRight === true
}

type LiveLink = NonNullable<Awaited<ReturnType<typeof liveLink>>>

/** Counts an opening, of which the family is told once; the key reads the document on. */
export const openLink = async (
  db: Database,
  { id: linkId, name: receiver, patientId }: LiveLink,
  device: LinkDevice,
  now: UnixSeconds,
): Promise<string> => {
  const key = newToken()
  await db.transaction(async (tx) => {
    await tx
      .update(recordLinks)
      .set({ opened: sql`${opened} + 1` })
      .where(eq(id, linkId))
    await tx.insert(recordLinkOpenings).values({ keyHash: hashOf(key), linkId, at: now, device })
    const facts = { receiver }
    await notify(tx, [{ event: 'recordLink.opened', facts, to: [patientId], about: linkId }], now)
  })
  return key
}

/** What an opened link reads: its record's document; null once either is over. */
export const openedRecord = async (db: Database, token: string, key: string, now: UnixSeconds) => {
  const [row] = await db
    .select({
      type: medicalRecords.type,
      pages: medicalRecords.pages,
      patientId: medicalRecords.patientId,
      file: {
        contentId: files.contentId,
        type: files.type,
        name: files.name,
        size: files.size,
        content: files.content,
      },
    })
    .from(recordLinkOpenings)
    .innerJoin(recordLinks, eq(recordLinks.id, recordLinkOpenings.linkId))
    .innerJoin(medicalRecords, eq(medicalRecords.id, recordLinks.recordId))
    .leftJoin(files, eq(files.id, medicalRecords.fileId))
    .where(
      and(
        eq(recordLinkOpenings.keyHash, hashOf(key)),
        gt(recordLinkOpenings.at, now - OPENED_FOR),
        liveRow(token, now),
      ),
    )
  return row ?? null
}

/** Seconds for which a family can look up who opened a link that is over. */
const REMEMBERED = 26 * SHARED_LINK_LIFETIME

export const forgetOldRecordLinks = async (db: Database, now: UnixSeconds): Promise<void> => {
  await db.delete(recordLinks).where(lt(expiresAt, now - REMEMBERED))
}
