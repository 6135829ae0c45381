import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { type Card, chatKinds, chatSides } from '../../src/core/chat/chat'
import { chatStatuses, offReasons } from '../../src/core/chat/chat.lifecycle'
import { doctors } from '../doctors/doctors.tables'
import { files } from '../files/files.tables'
import { searchedText } from '../kit/search'
import { admissions } from '../inpatient/inpatient.tables'
import { members } from '../members/members.tables'
import { users } from '../people/people.tables'

const at = (name: string) => bigint(name, { mode: 'number' })
const side = () => text('side', { enum: chatSides }).notNull()

/**
 * Conversations, one for each pair of a doctor and a member by kind, and one for each person with the support. Which
 * bookings open one is read from the bookings; `latestStartsAt` is the start of the last live one, null without any.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: chatKinds }).notNull(),
    doctorId: text('doctor_id').references(() => doctors.id),
    memberId: text('member_id').references(() => members.id),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    /** The last stay of an in-patient, and when it ended. */
    stayId: text('stay_id').references(() => admissions.id),
    dischargedAt: at('discharged_at'),
    latestStartsAt: at('latest_starts_at'),
    status: text('status', { enum: chatStatuses }).notNull().default('active'),
    /** Why the team turned it off, and what it noted of that for itself. */
    offReason: text('off_reason', { enum: offReasons }),
    offNote: text('off_note'),
    agentId: uuid('agent_id').references(() => users.id),
    resolvedAt: at('resolved_at'),
    /** Since when the person of a support chat waits for somebody to take it. */
    waitingSince: at('waiting_since'),
    /** Counts up with every change that readers see. */
    rev: bigint('rev', { mode: 'number' }).notNull().default(1),
    /** When the last message came, or the conversation was made: of what the patient reads, and of both sides. */
    updatedAt: at('updated_at').notNull(),
    teamUpdatedAt: at('team_updated_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('conversations_pair').on(table.kind, table.doctorId, table.memberId),
    index('conversations_of_patient').on(table.patientId, table.updatedAt.desc(), table.id),
    index('conversations_of_doctor').on(table.doctorId, table.kind, table.teamUpdatedAt.desc(), table.id),
    index('conversations_of_support')
      .on(table.teamUpdatedAt.desc(), table.id)
      .where(sql`${table.kind} = 'support'`),
    index('conversations_waiting')
      .on(table.waitingSince, table.id)
      .where(sql`${table.kind} = 'support' and ${table.status} = 'active' and ${table.agentId} is null`),
    check(
      'conversations_parties',
      sql`case when ${table.kind} = 'support' then ${table.doctorId} is null and ${table.memberId} is null else ${table.doctorId} is not null and ${table.memberId} is not null end`,
    ),
    check(
      'conversations_off',
      sql`${table.status} = 'disabled' or coalesce(${table.offReason}, ${table.offNote}) is null`,
    ),
    check('conversations_stay', sql`(${table.kind} = 'in-patient') = (${table.stayId} is not null)`),
  ],
)

/** The two sides of a conversation. Who writes a message locks the side's row: it gives the numbers. */
export const conversationSides = pgTable(
  'conversation_sides',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    side: side(),
    lastSeq: integer('last_seq').notNull().default(0),
    lastMessageId: uuid('last_message_id'),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.side] })],
)

/** Messages: written once. The trigger `messages_stay` refuses every change but taking back, and every deletion. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id),
    side: side(),
    seq: integer('seq').notNull(),
    /** Null of a card. */
    senderId: uuid('sender_id').references(() => users.id),
    /** The number of the wire. */
    type: smallint('type').notNull(),
    text: text('text').notNull(),
    mentions: uuid('mentions')
      .array()
      .notNull()
      .default(sql`'{}'`),
    fileId: uuid('file_id').references(() => files.id),
    card: jsonb('card').$type<Card>(),
    sentAt: at('sent_at').notNull(),
    takenBackAt: at('taken_back_at'),
  },
  (table) => [
    unique('messages_in_order').on(table.conversationId, table.side, table.seq),
    index('messages_file')
      .on(table.fileId)
      .where(sql`${table.fileId} is not null`),
    index('messages_taken_back')
      .on(table.conversationId, table.side, table.seq.desc())
      .where(sql`${table.takenBackAt} is not null`),
    index('messages_by_words')
      .using('gin', sql`(${searchedText(table.text)}) gin_trgm_ops`)
      .with({ fastupdate: false })
      .where(sql`${table.type} in (0, 2) and ${table.takenBackAt} is null`),
    check('messages_type', sql`${table.type} between 0 and 7`),
    check('messages_sender', sql`(${table.type} > 2) = (${table.senderId} is null)`),
    check('messages_card', sql`(${table.type} > 2) = (${table.card} is not null)`),
    check('messages_file', sql`(${table.type} in (1, 2)) = (${table.fileId} is not null)`),
  ],
)

/** How far somebody has read a side, and how much above it others wrote. */
export const conversationMarks = pgTable(
  'conversation_marks',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    side: side(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    seq: integer('seq').notNull().default(0),
    unread: integer('unread').notNull().default(0),
    mentions: integer('mentions').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.side, table.userId] }),
    index('conversation_marks_unread')
      .on(table.userId)
      .where(sql`${table.unread} > 0`),
    check('conversation_marks_counts', sql`${table.unread} >= 0 and ${table.mentions} between 0 and ${table.unread}`),
  ],
)

export const conversationFavourites = pgTable(
  'conversation_favourites',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('conversation_favourites_of').on(table.userId),
  ],
)

/** Which conversations changed last for somebody, as their inbox in the copy says; only where there is a copy. */
export const conversationChanges = pgTable(
  'conversation_changes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Of all changes a later one has a higher number. */
    rev: bigserial('rev', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.conversationId] }),
    index('conversation_changes_last').on(table.userId, table.rev.desc()),
  ],
)

/** What somebody said of their nights themselves; who said nothing has what those of their role have. */
export const quietHours = pgTable('quiet_hours', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  isOn: boolean('is_on').notNull(),
})
