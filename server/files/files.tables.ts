import { type SQL, sql } from 'drizzle-orm'
import { bigint, check, customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FilePurpose, FileType } from '../../src/core/files/files'
import { users } from '../people/people.tables'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Files people uploaded; `type` is what they were found to be, whatever the name says. Contents are in the file store.
 * A file is there for the rows whose foreign keys name it: `file_names` finds them.
 */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    purpose: text().$type<FilePurpose>().notNull(),
    type: text().$type<FileType>().notNull(),
    name: text().notNull(),
    size: integer().notNull(),
    /** As `FileMeasures`; null also of files from before they were measured. */
    width: integer(),
    height: integer(),
    seconds: integer(),
    /** SHA-256 of what was uploaded; null of documents that the server made and of files from before it was kept. */
    hash: text(),
    /** What stands in a PDF that somebody sent as a report: it is looked through for its patient. */
    text: text(),
    /** Of a copy for a second use: the file whose content it shares. */
    contentOf: uuid('content_of'),
    /** What its content is stored under. */
    contentId: uuid('content_id')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(${files.contentOf}, ${files.id})`),
    /** Of files that were uploaded before there was a file store, until they have moved there. */
    content: bytes(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('files_of_owner').on(table.ownerId, table.createdAt),
    index('files_of_content').on(table.contentId),
    index('files_of_hash').on(table.hash),
    check('files_purpose', sql`${table.purpose} in ('chat', 'photo', 'prescription', 'report', 'support')`),
    check('files_type', sql`${table.type} in ('pdf', 'png', 'jpeg', 'gif', 'm4a', 'webm')`),
    check('files_size', sql`${table.size} > 0`),
  ],
)

/** Uploads whose pieces are on their way; the pieces themselves lie beside the files. */
export const startedUploads = pgTable(
  'started_uploads',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    /** Bytes, as they were announced. */
    size: integer().notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** When a file was made of it. */
    collectedAt: bigint('collected_at', { mode: 'number' }),
  },
  (table) => [
    index('started_uploads_of_owner').on(table.ownerId, table.createdAt),
    check('started_uploads_size', sql`${table.size} > 0`),
  ],
)
