import { and, asc, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type UnixSeconds } from '../../src/core/kit/dates'
import type { ActivePrescription, MedicalRecord, RecordType } from '../../src/core/records/records'
import { files } from '../files/files.tables'
import type { FileAddresses } from '../kit/signedAddress'
import type { Database, TreatmentCaller, VerifiedCaller } from '../kit/handlers'
import { isUuid } from '../kit/ids'
import { holdsWords } from '../kit/search'
import type { WireLanguage } from '../kit/texts'
import { isTreated } from '../members/members.port'
import { members } from '../members/members.tables'
import type { Scope } from '../people/people.port'
import { users } from '../people/people.tables'
import { providers } from '../provider/provider.tables'
import { categoriesNamed, categoryIn } from './categories'
import { isLive } from './recordLinks.conditions'
import { recordLinks } from './recordLinks.tables'
import { isShown } from './records.conditions'
import { holdRecord } from './records.store'
import { medicalRecords } from './records.tables'

export interface RecordsAsked {
  readonly memberId?: string | undefined
  readonly bookingId?: string | undefined
  readonly type?: RecordType | undefined
  readonly healthCategoryId?: string | undefined
  readonly search?: string | undefined
  readonly limit: number
  readonly offset: number
}

/** What a caller may see: patients their family's, staff those of members whom their doctor treated. */
export const visibleTo = (db: Database, caller: TreatmentCaller): SQL =>
  caller.role === 'PATIENT'
    ? and(isShown, eq(medicalRecords.patientId, caller.userId))!
    : and(
        isShown,
        exists(
          db
            .select({ one: sql`1` })
            .from(members)
            .where(and(eq(members.id, medicalRecords.memberId), isTreated({ doctorId: caller.doctorId }))),
        ),
      )!

/** The pharmacy or centre that brought a record, asked of the record alone. */
const centreName = sql`(select ${providers.name} from ${users} join ${providers} on ${providers.id} = ${users.providerId}
  where ${users.id} = ${medicalRecords.uploadedBy})`

const sought = (search: string | undefined, language: WireLanguage): SQL | undefined => {
  if (search === undefined || search.trim() === '') return undefined
  const named = categoriesNamed(language, search)
  return or(
    holdsWords(search, medicalRecords.title, medicalRecords.doctorName, centreName),
    named.length === 0 ? undefined : inArray(medicalRecords.healthCategoryId, [...named]),
  )
}

export interface Reader {
  readonly caller: VerifiedCaller
  readonly language: WireLanguage
  readonly addresses: FileAddresses
  readonly now: UnixSeconds
}

/** Of either side of a treatment. */
export interface TreatmentReader extends Reader {
  readonly caller: TreatmentCaller
}

export interface ReadRecord extends MedicalRecord {
  /** Whose family it is of; for the audit. */
  readonly patientId: string
}

const newestFirst = [desc(medicalRecords.documentDate), asc(medicalRecords.id)]

/** For whom links to a record were made that work. */
const receivers = (db: Database, now: UnixSeconds) =>
  db
    .select({
      names: sql`coalesce(array_agg(${recordLinks.name} order by ${recordLinks.createdAt}), '{}')`.as('names'),
    })
    .from(recordLinks)
    .where(
      and(eq(recordLinks.recordId, medicalRecords.id), eq(recordLinks.memberId, medicalRecords.memberId), isLive(now)),
    )

/** Asked of the records alone, so that a page is found by its index before anything is joined to it. */
const pageWhere = (db: Database, which: SQL, { limit, offset }: Pick<RecordsAsked, 'limit' | 'offset'>) =>
  db
    .select({ id: medicalRecords.id })
    .from(medicalRecords)
    .where(which)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
    .as('page')

const rowsWhere = (
  db: Database,
  which: SQL,
  { now, ...place }: Pick<RecordsAsked, 'limit' | 'offset'> & Pick<Reader, 'now'>,
) => {
  const page = pageWhere(db, which, place)
  return db
    .select({
      record: medicalRecords,
      memberName: members.name,
      uploaderBy: sql<string | null>`coalesce(${providers.name}, ${users.name})`,
      file: { id: files.id, name: files.name, type: files.type },
      sharedWith: sql<readonly string[]>`(${receivers(db, now)})`,
    })
    .from(page)
    .innerJoin(medicalRecords, eq(medicalRecords.id, page.id))
    .innerJoin(members, eq(members.id, medicalRecords.memberId))
    .innerJoin(users, eq(users.id, medicalRecords.uploadedBy))
    .leftJoin(providers, eq(providers.id, users.providerId))
    .leftJoin(files, eq(files.id, medicalRecords.fileId))
    .orderBy(...newestFirst)
}

type StoredRow = Awaited<ReturnType<typeof rowsWhere>>[number]

const at = ({ url, thumbnailUrl }: { readonly url: string; readonly thumbnailUrl: string }) => ({ url, thumbnailUrl })

const recordOf = (
  { record, memberName, uploaderBy, file, sharedWith }: StoredRow,
  { caller, language, addresses, now }: Reader,
): ReadRecord => {
  const { uploadedBy, fileId: _, heldFor: __, createdAt: ___, removedAt: ____, summaryOf: _____, ...read } = record
  const { sentReportId: ______, ...kept } = read
  return {
    ...kept,
    memberName,
    healthCategory: categoryIn(language, record.healthCategoryId),
    uploaderBy: uploaderBy ?? (record.source === 'upload' ? memberName : record.doctorName),
    uploaderByUserId: uploadedBy,
    sharedWith: caller.role === 'PATIENT' ? sharedWith : [],
    ...(file === null ? { url: null, thumbnailUrl: null } : at(addresses.to(file, caller.sessionId, now))),
  }
}

/** Records that a caller may see, the newest document first. */
export const recordRows = async (db: Database, asked: RecordsAsked, reader: TreatmentReader): Promise<ReadRecord[]> => {
  const { memberId, bookingId, type, healthCategoryId, search } = asked
  const which = and(
    visibleTo(db, reader.caller),
    memberId === undefined ? undefined : eq(medicalRecords.memberId, memberId),
    bookingId === undefined ? undefined : eq(medicalRecords.bookingId, bookingId),
    type === undefined ? undefined : eq(medicalRecords.type, type),
    healthCategoryId === undefined ? undefined : eq(medicalRecords.healthCategoryId, healthCategoryId),
    sought(search, reader.language),
  )!
  return (await rowsWhere(db, which, { ...asked, now: reader.now })).map((row) => recordOf(row, reader))
}

/** A record that a caller may see, and as it is stored. */
export const recordById = async (
  db: Database,
  id: string,
  reader: TreatmentReader,
): Promise<{ readonly read: ReadRecord; readonly stored: typeof medicalRecords.$inferSelect } | null> => {
  if (!isUuid(id)) return null
  const which = and(visibleTo(db, reader.caller), eq(medicalRecords.id, id))!
  const [row] = await rowsWhere(db, which, { limit: 1, offset: 0, now: reader.now })
  return row === undefined ? null : { read: recordOf(row, reader), stored: row.record }
}

/** What doctors signed last for each of a family, the newest first. */
export const activePrescriptions = async (db: Database, patientId: string): Promise<readonly ActivePrescription[]> => {
  const { id, memberId, documentDate, createdAt, source } = medicalRecords
  const last = db
    .selectDistinctOn([memberId], { id, memberId, documentDate, createdAt })
    .from(medicalRecords)
    .where(and(isShown, eq(medicalRecords.patientId, patientId), eq(source, 'prescription')))
    .orderBy(memberId, desc(documentDate), desc(createdAt), asc(id))
    .as('last')
  return db
    .select({ id: last.id, memberId: last.memberId })
    .from(last)
    .orderBy(desc(last.documentDate), desc(last.createdAt), asc(last.id))
}

/** A record as whoever just saved it reads it. */
export const recordSaved = async (db: Database, id: string, reader: Reader): Promise<ReadRecord> => {
  const [row] = await rowsWhere(db, eq(medicalRecords.id, id), { limit: 1, offset: 0, now: reader.now })
  return recordOf(row!, reader)
}

/** A record that a caller may see as it is stored, held until the transaction ends. */
export const heldRecord = async (db: Database, id: string, caller: TreatmentCaller) =>
  isUuid(id) ? holdRecord(db, id, visibleTo(db, caller)) : null

/** Ids of the records that who treats a member may see, the newest document first, as a column of a query with `members`. */
export const recordsOfMember = (scope: Scope) =>
  sql<string[]>`case when ${isTreated(scope)} then (
    select coalesce(array_agg(${medicalRecords.id}::text order by ${medicalRecords.documentDate} desc), '{}')
    from ${medicalRecords} where ${medicalRecords.memberId} = ${members.id} and ${isShown}) else '{}' end`
