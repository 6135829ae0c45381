import { and, asc, desc, eq, exists, gt, inArray } from 'drizzle-orm'
import { DAY, type UnixSeconds } from '../../src/core/kit/dates'
import type { SentTicket } from '../../src/core/support/enquiry'
import type { FileRule } from '../files/files.port'
import { files } from '../files/files.tables'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import { takeTurn } from '../kit/takeTurn'
import { inLanguage, spoken } from '../kit/language'
import type { WireLanguage } from '../kit/texts'
import { enquiries, enquiryFiles, faqs, faqTags } from './support.tables'

export type NewEnquiry = Omit<typeof enquiries.$inferInsert, 'id' | 'number'>

/** Enquiries of one person within 24 hours. */
export const ENQUIRIES_PER_DAY = 20

/** `SC-1042` */
const referenceOf = (number: number | null): string => `SC-${number}`

/** How many somebody sent lately, while they send no other. */
export const countRecent = async (db: Database, userId: string, now: UnixSeconds): Promise<number> => {
  await takeTurn(db, `enquiries of ${userId}`)
  return db.$count(enquiries, and(eq(enquiries.userId, userId), gt(enquiries.createdAt, now - DAY)))
}

export const insertEnquiry = async (
  db: Database,
  enquiry: NewEnquiry,
  fileIds: readonly string[] = [],
): Promise<string> => {
  const id = newId()
  const [row] = await db
    .insert(enquiries)
    .values({ id, ...enquiry })
    .returning({ number: enquiries.number })
  if (fileIds.length > 0)
    await db.insert(enquiryFiles).values(fileIds.map((fileId, position) => ({ enquiryId: id, fileId, position })))
  return referenceOf(row!.number)
}

/** What was sent with an enquiry, for who asked. */
export const enquiryFile: FileRule = {
  column: enquiryFiles.fileId,
  standsFor: async (db, fileId, { caller: { userId } }) => {
    const sent = db
      .select()
      .from(enquiryFiles)
      .where(and(eq(enquiryFiles.enquiryId, enquiries.id), eq(enquiryFiles.fileId, fileId)))
    return (await db.$count(enquiries, and(exists(sent), eq(enquiries.userId, userId)))) > 0
  },
}

const fileNames = async (db: Database, ids: readonly string[]) => {
  const rows = await db
    .select({ enquiryId: enquiryFiles.enquiryId, name: files.name })
    .from(enquiryFiles)
    .innerJoin(files, eq(files.id, enquiryFiles.fileId))
    .where(inArray(enquiryFiles.enquiryId, [...ids]))
    .orderBy(asc(enquiryFiles.position))
  return (id: string) => rows.filter(({ enquiryId }) => enquiryId === id).map(({ name }) => name)
}

/** What one person sent, the latest first. */
export const ticketsOf = async (db: Database, userId: string): Promise<SentTicket[]> => {
  const rows = await db
    .select()
    .from(enquiries)
    .where(eq(enquiries.userId, userId))
    .orderBy(desc(enquiries.number))
    .limit(100)
  const namesOf = await fileNames(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, number, kind, requestType, problem, description, createdAt }) => ({
    reference: referenceOf(number),
    kind,
    inquiryType: requestType,
    problem,
    description,
    attachments: namesOf(id),
    createdAt,
  }))
}

/** The latest enquiries of everyone, for those who answer them. */
export const latestEnquiries = async (db: Database, limit: number) => {
  const rows = await db.select().from(enquiries).orderBy(desc(enquiries.number)).limit(limit)
  const namesOf = await fileNames(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, number, ...row }) => ({
    ...row,
    reference: referenceOf(number),
    attachments: namesOf(id),
  }))
}

export const tagRows = async (db: Database, language: WireLanguage) => {
  const { id, name } = faqTags
  const rows = await db
    .select({ id, language: faqTags.language, name })
    .from(faqTags)
    .where(spoken(faqTags.language, language))
    .orderBy(asc(faqTags.position), asc(id))
  return inLanguage(rows, language)
}

export const faqRows = async (db: Database, tag: string, language: WireLanguage) => {
  const { id, question, answer } = faqs
  const rows = await db
    .select({ id, language: faqs.language, question, answer })
    .from(faqs)
    .where(and(eq(faqs.tagId, tag), spoken(faqs.language, language)))
    .orderBy(asc(faqs.position), asc(id))
  return inLanguage(rows, language)
}
