import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { SENT_REPORT_WAITS, SENT_TO } from '../../src/core/sentReports/sentReports.rules'
import { type FileRule, removeFiles, claimFile } from '../files/files.port'
import { files } from '../files/files.tables'
import type { Database } from '../kit/handlers'
import { isUuid, newId } from '../kit/ids'
import { oneByOne } from '../kit/jobs'
import { users } from '../people/people.tables'
import { providers } from '../provider/provider.tables'
import { addReport } from '../records/records.port'
import { announceChange } from './sentReports.events'
import { sentReports } from './sentReports.tables'

type Row = typeof sentReports.$inferSelect
type NewReport = Pick<Row, 'providerId' | 'sentBy' | 'phoneNumber' | 'patientName' | 'fileName'> & {
  readonly fileId: string
}

/** Keeps a report for whoever has a number. A file is sent once; null where it went elsewhere already. */
export const sendReport = async (
  db: Database,
  { fileId: uploadId, ...report }: NewReport,
  now: UnixSeconds,
): Promise<Row | null> => {
  const fileId = await claimFile(db, uploadId)
  if (fileId === null || (await isSent(db, fileId))) return null
  const [row] = await db
    .insert(sentReports)
    .values({
      ...report,
      id: newId(),
      fileId,
      countryCode: SENT_TO.code,
      status: 'waiting',
      sentAt: now,
      lapsesAt: now + SENT_REPORT_WAITS,
    })
    .returning()
  return row!
}

/** Whether the content of a file that nobody else uses now was sent. */
const isSent = async (db: Database, fileId: string): Promise<boolean> => {
  const content = db.select({ id: files.contentId }).from(files).where(eq(files.id, fileId))
  const sent = db.select({ id: files.id }).from(files).where(eq(files.contentId, content))
  return (await db.$count(sentReports, inArray(sentReports.fileId, sent))) > 0
}

interface Page {
  readonly limit: number
  readonly offset: number
}

export const sentBy = (db: Database, providerId: string, { limit, offset }: Page): Promise<Row[]> =>
  db
    .select()
    .from(sentReports)
    .where(eq(sentReports.providerId, providerId))
    .orderBy(desc(sentReports.sentAt), asc(sentReports.id))
    .limit(limit)
    .offset(offset)

/** Of the verified number of a patient's account. */
const isOwnNumber = and(
  eq(users.role, 'PATIENT'),
  eq(users.countryCode, sentReports.countryCode),
  eq(users.phoneNumber, sentReports.phoneNumber),
)

/** What waits for the number of a patient. */
export const waitingFor = (db: Database, patientId: string, now: UnixSeconds) =>
  db
    .select({
      report: sentReports,
      centre: providers.name,
      file: { id: files.id, name: files.name, type: files.type },
    })
    .from(users)
    .innerJoin(sentReports, isOwnNumber)
    .innerJoin(providers, eq(providers.id, sentReports.providerId))
    .innerJoin(files, eq(files.id, sentReports.fileId))
    .where(and(eq(users.id, patientId), eq(sentReports.status, 'waiting'), gt(sentReports.lapsesAt, now)))
    .orderBy(asc(sentReports.sentAt), asc(sentReports.id))

/** The file of a report, for who has its number while it waits. */
export const waitingReport: FileRule = {
  column: sentReports.fileId,
  standsFor: async (db, fileId, { caller, now }) =>
    (await waitingFor(db, caller.userId, now)).some(({ file }) => file.id === fileId),
}

/** A report that was sent to the number of a patient, while nobody else answers it. */
const lockedFor = async (db: Database, id: string, patientId: string): Promise<Row | null> => {
  if (!isUuid(id)) return null
  const [row] = await db
    .select({ report: sentReports })
    .from(sentReports)
    .innerJoin(users, and(isOwnNumber, eq(users.id, patientId)))
    .where(eq(sentReports.id, id))
    .for('update', { of: sentReports })
  return row?.report ?? null
}

export type Answered =
  | { readonly is: 'answered'; readonly recordId: string | null }
  | { readonly is: 'unknown' }
  | { readonly is: 'alreadyAnswered' }

interface Answer {
  readonly id: string
  readonly patientId: string
  /** Whose it is; null refuses it. */
  readonly memberId: string | null
}

/** Ends the wait of a report: its file is taken away. */
const endUnread = async (db: Database, report: Row, status: 'refused' | 'lapsed', now: UnixSeconds): Promise<void> => {
  await db.update(sentReports).set({ status, fileId: null, answeredAt: now }).where(eq(sentReports.id, report.id))
  await removeFiles(db, report.fileId === null ? [] : [report.fileId])
  await announceChange(db, report)
}

/** Makes a report a record of a member, or refuses it: once. */
export const answerReport = async (
  db: Database,
  { id, patientId, memberId }: Answer,
  now: UnixSeconds,
): Promise<Answered> => {
  const report = await lockedFor(db, id, patientId)
  if (report === null) return { is: 'unknown' }
  if (report.status !== 'waiting' || report.lapsesAt <= now) return { is: 'alreadyAnswered' }
  if (memberId === null) {
    await endUnread(db, report, 'refused', now)
    return { is: 'answered', recordId: null }
  }
  const { fileName: title, fileId, sentBy: uploadedBy, sentAt } = report
  const whose = { patientId, memberId, orderId: null, sentReportId: id, heldFor: null }
  const recordId = await addReport(db, { ...whose, title, fileId: fileId!, uploadedBy }, sentAt)
  await db.update(sentReports).set({ status: 'accepted', recordId, answeredAt: now }).where(eq(sentReports.id, id))
  await announceChange(db, report)
  return { is: 'answered', recordId }
}

/** Takes away what nobody claimed in time. */
export const lapseSentReports = async (db: Database, now: UnixSeconds): Promise<void> => {
  const isOver = and(eq(sentReports.status, 'waiting'), lte(sentReports.lapsesAt, now))
  const over = await db.select({ id: sentReports.id }).from(sentReports).where(isOver)
  await oneByOne(
    over.map(({ id }) => id),
    (id) =>
      db.transaction(async (tx) => {
        const [report] = await tx
          .select()
          .from(sentReports)
          .where(and(eq(sentReports.id, id), isOver))
          .for('update')
        if (report !== undefined) await endUnread(tx, report, 'lapsed', now)
      }),
  )
}
