import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { LinkDevice } from '../../src/core/records/recordLinks'
import { members } from '../members/members.tables'
import { users } from '../people/people.tables'
import { medicalRecords } from './records.tables'

/** Links that share a record; the address itself is not stored. They end with the record, or when it changes its member. */
export const recordLinks = pgTable(
  'record_links',
  {
    id: uuid('id').primaryKey(),
    recordId: uuid('record_id')
      .notNull()
      .references(() => medicalRecords.id),
    /** Whose record it was when it was shared. */
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** Who made it; null of links from before that was kept. */
    sharedBy: uuid('shared_by').references(() => users.id),
    /** For whom it was made. */
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    codeHash: text('code_hash'),
    /** Wrong codes. */
    tries: smallint('tries').notNull().default(0),
    opened: integer('opened').notNull().default(0),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    endedAt: bigint('ended_at', { mode: 'number' }),
  },
  (table) => [
    index('record_links_of_record').on(table.recordId, table.createdAt),
    check('record_links_counts', sql`${table.tries} >= 0 and ${table.opened} >= 0`),
  ],
)

/** Openings of a link, each with the hash of the key under which it can be read on. */
export const recordLinkOpenings = pgTable(
  'record_link_openings',
  {
    keyHash: text('key_hash').primaryKey(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => recordLinks.id, { onDelete: 'cascade' }),
    at: bigint('at', { mode: 'number' }).notNull(),
    device: text('device', { enum: LinkDevice.literals }).notNull(),
  },
  (table) => [index('record_link_openings_of_link').on(table.linkId, table.at.desc())],
)
