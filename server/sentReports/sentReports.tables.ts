import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { SentReportStatus } from '../../src/core/sentReports/sentReports'
import { files } from '../files/files.tables'
import { users } from '../people/people.tables'
import { providers } from '../provider/provider.tables'
import { medicalRecords } from '../records/records.tables'

const at = (name: string) => bigint(name, { mode: 'number' })

/** Reports that centres sent to a number, of tests nobody ordered here. */
export const sentReports = pgTable(
  'sent_reports',
  {
    id: uuid().primaryKey(),
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id),
    sentBy: uuid('sent_by')
      .notNull()
      .references(() => users.id),
    countryCode: text('country_code').notNull(),
    phoneNumber: text('phone_number').notNull(),
    /** On the paper. */
    patientName: text('patient_name').notNull(),
    fileName: text('file_name').notNull(),
    /** Null once it was refused or has lapsed: the file is gone. */
    fileId: uuid('file_id').references(() => files.id),
    status: text({ enum: SentReportStatus.literals }).notNull(),
    /** What it became. */
    recordId: uuid('record_id').references(() => medicalRecords.id),
    sentAt: at('sent_at').notNull(),
    lapsesAt: at('lapses_at').notNull(),
    answeredAt: at('answered_at'),
  },
  (table) => [
    uniqueIndex('sent_reports_file').on(table.fileId),
    uniqueIndex('sent_reports_record').on(table.recordId),
    index('sent_reports_of_centre').on(table.providerId, table.sentAt.desc(), table.id),
    index('sent_reports_to')
      .on(table.countryCode, table.phoneNumber, table.sentAt)
      .where(sql`${table.status} = 'waiting'`),
    index('sent_reports_lapse')
      .on(table.lapsesAt)
      .where(sql`${table.status} = 'waiting'`),
    check('sent_reports_status', sql`${table.status} in ('waiting', 'accepted', 'refused', 'lapsed')`),
    check('sent_reports_answered', sql`(${table.status} = 'waiting') = (${table.answeredAt} is null)`),
    check('sent_reports_accepted', sql`(${table.status} = 'accepted') = (${table.recordId} is not null)`),
    check('sent_reports_content', sql`(${table.status} in ('waiting', 'accepted')) = (${table.fileId} is not null)`),
  ],
)
