import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../src/core/language/languages'
import type { EventType } from '../../src/core/notifications/events'
import { sessions, users } from '../people/people.tables'
import type { AnyFacts } from './facts'

/**
 * What a person was told: the event and its facts, put into words when it is read. `about` is the record it happened
 * to, so that nobody is told the same thing twice.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    /** Order of writing, for those of one second. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text('event').$type<EventType>().notNull(),
    about: text('about').notNull(),
    facts: jsonb('facts').$type<AnyFacts>().notNull(),
    coverImage: text('cover_image'),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    readAt: bigint('read_at', { mode: 'number' }),
  },
  (table) => [
    unique('notifications_once').on(table.userId, table.event, table.about),
    index('notifications_of_person').on(table.userId, table.createdAt, table.position),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
  ],
)

export type NotificationRow = typeof notifications.$inferSelect

/** Where a session's device is reached while its client is closed; gone when the session ends. */
export const pushDevices = pgTable('push_devices', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** One device has one person: whoever registers it last. */
  token: text('token').notNull().unique('push_devices_token'),
  language: text('language').$type<Language>().notNull(),
  registeredAt: bigint('registered_at', { mode: 'number' }).notNull(),
})
