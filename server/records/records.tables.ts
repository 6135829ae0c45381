import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { RecordSource, RecordType } from '../../src/core/records/records'
import { files } from '../files/files.tables'
import { members } from '../members/members.tables'
import { users } from '../people/people.tables'

/**
 * What a family keeps: what it uploaded, what doctors signed, what centres reported. A report that is held belongs to an
 * order that is not done yet and is seen by its centre alone.
 */
export const medicalRecords = pgTable(
  'medical_records',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    title: text('title').notNull(),
    type: text('type', { enum: RecordType.literals }).notNull(),
    healthCategoryId: text('health_category_id'),
    /** `YYYY-MM-DD`, in India. */
    documentDate: text('document_date').notNull(),
    source: text('source', { enum: RecordSource.literals }).notNull(),
    bookingId: text('booking_id'),
    /** The signed prescription or discharge summary that it is. */
    prescriptionId: uuid('prescription_id'),
    summaryOf: text('summary_of'),
    orderId: uuid('order_id'),
    /** The report without an order that it was. */
    sentReportId: uuid('sent_report_id'),
    doctorName: text('doctor_name'),
    /** Null while what it is made of is not laid out yet. */
    fileId: uuid('file_id').references(() => files.id),
    pages: smallint('pages'),
    uploadedBy: uuid('uploaded_by')
      .notNull()
      .references(() => users.id),
    /** The provider whose order it waits for. */
    heldFor: text('held_for'),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    removedAt: bigint('removed_at', { mode: 'number' }),
  },
  (table) => [
    index('medical_records_of_patient')
      .on(table.patientId, table.documentDate.desc(), table.id)
      .where(sql`${table.removedAt} is null and ${table.heldFor} is null`),
    index('medical_records_of_member')
      .on(table.memberId, table.type, table.documentDate.desc(), table.id)
      .where(sql`${table.removedAt} is null and ${table.heldFor} is null`),
    index('medical_records_file').on(table.fileId),
    index('medical_records_of_booking').on(table.bookingId),
    uniqueIndex('medical_records_prescription').on(table.prescriptionId),
    uniqueIndex('medical_records_summary').on(table.summaryOf),
    uniqueIndex('medical_records_sent_report').on(table.sentReportId),
    check('medical_records_date', sql`${table.documentDate} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
    check(
      'medical_records_report',
      sql`${table.source} <> 'report' or ${table.orderId} is not null or ${table.sentReportId} is not null`,
    ),
  ],
)

/** The photographed pages of a record until one document is made of them. */
export const recordPages = pgTable(
  'record_pages',
  {
    recordId: uuid('record_id')
      .notNull()
      .references(() => medicalRecords.id),
    /** From 1. */
    page: smallint('page').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [primaryKey({ columns: [table.recordId, table.page] }), index('record_pages_file').on(table.fileId)],
)
