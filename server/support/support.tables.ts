import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { EnquiryKind } from '../../src/core/support/enquiry.kinds'
import { files } from '../files/files.tables'
import type { WireLanguage } from '../kit/texts'
import { users } from '../people/people.tables'

/** Everything people asked us through a form; who asked is always known. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey(),
    /** What people name on the phone. */
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity({ startWith: 1001 }).unique('enquiries_number'),
    kind: text().$type<EnquiryKind>().notNull(),
    requestType: text('request_type'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text(),
    countryCode: text('country_code').notNull(),
    phoneNumber: text('phone_number').notNull(),
    email: text(),
    organization: text(),
    problem: text(),
    description: text(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('enquiries_of_user').on(table.userId, table.createdAt),
    check(
      'enquiries_kind',
      sql`${table.kind} in ('contact', 'partner', 'confused', 'secondOpinion', 'support', 'helpMeChoose', 'help')`,
    ),
    check(
      'enquiries_number_digits',
      sql`${table.phoneNumber} ~ '^[0-9]{4,15}$' and ${table.countryCode} ~ '^[+][0-9]{1,4}$'`,
    ),
    check(
      'enquiries_name',
      sql`${table.kind} in ('helpMeChoose', 'help') or coalesce(length(trim(${table.name})), 0) between 1 and 80`,
    ),
    check(
      'enquiries_problem',
      sql`case when ${table.kind} in ('confused', 'secondOpinion', 'support', 'help') then coalesce(length(trim(${table.problem})), 0) > 0 else ${table.kind} = 'contact' or ${table.problem} is null end`,
    ),
    check('enquiries_description', sql`(${table.kind} = 'help') = (${table.description} is not null)`),
    check(
      'enquiries_request_type',
      sql`(${table.kind} in ('contact', 'partner', 'secondOpinion', 'support')) = (${table.requestType} is not null)`,
    ),
    check('enquiries_partner', sql`${table.kind} <> 'partner' or ${table.organization} is not null`),
  ],
)

export const enquiryFiles = pgTable(
  'enquiry_files',
  {
    enquiryId: uuid('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.enquiryId, table.fileId] }), index('enquiry_files_file').on(table.fileId)],
)

const language = () => text().$type<WireLanguage>().notNull()

/** Subjects of the questions, one row for each language. */
export const faqTags = pgTable(
  'faq_tags',
  { id: text().notNull(), language: language(), name: text().notNull(), position: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.id, table.language] }),
    check('faq_tags_language', sql`${table.language} in ('eng', 'hin', 'guj', 'ben')`),
  ],
)

/** Questions and answers, one row for each language; an answer is markup. */
export const faqs = pgTable(
  'faqs',
  {
    id: text().notNull(),
    language: language(),
    tagId: text('tag_id').notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language] }),
    foreignKey({ columns: [table.tagId, table.language], foreignColumns: [faqTags.id, faqTags.language] }),
    index('faqs_of_tag').on(table.tagId, table.language, table.position),
  ],
)
