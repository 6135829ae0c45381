import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { CallStatus, SignalKind } from '../../src/core/call/call'
import { ringOutcomes } from '../../src/core/call/ring.lifecycle'
import { appointments } from '../booking/booking.tables'
import { members } from '../members/members.tables'
import { users } from '../people/people.tables'

const at = (name: string) => bigint(name, { mode: 'number' })
const person = (name: string) => uuid(name).references(() => users.id)

/** The call of a video appointment: one for each. */
export const callSessions = pgTable(
  'call_sessions',
  {
    id: uuid('id').primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    channelName: text('channel_name').notNull(),
    status: text('status', { enum: CallStatus.literals }).notNull(),
    createdAt: at('created_at').notNull(),
    startedAt: at('started_at'),
    endedAt: at('ended_at'),
    endedBy: person('ended_by'),
  },
  (table) => [
    uniqueIndex('call_sessions_booking').on(table.bookingId),
    uniqueIndex('call_sessions_channel').on(table.channelName),
    index('call_sessions_live')
      .on(table.bookingId)
      .where(sql`${table.status} = 'live'`),
    check('call_sessions_channel_length', sql`octet_length(${table.channelName}) < 64`),
    check('call_sessions_started', sql`${table.status} <> 'live' or ${table.startedAt} is not null`),
  ],
)

const sessionId = () =>
  uuid('session_id')
    .notNull()
    .references(() => callSessions.id, { onDelete: 'cascade' })

/** Who has a number in a call, and when they were last heard of. */
export const callPresence = pgTable(
  'call_presence',
  {
    sessionId: sessionId(),
    userId: person('user_id').notNull(),
    uid: integer('uid').notNull(),
    /** Where they are: an id of one tab. */
    place: text('place'),
    enteredAt: at('entered_at'),
    seenAt: at('seen_at'),
    /** Null while somebody who entered has not left. */
    leftAt: at('left_at'),
    /** The number of the last signal for them. */
    lastSignal: integer('last_signal').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.userId] }),
    uniqueIndex('call_presence_uid').on(table.sessionId, table.uid),
    index('call_presence_of_user').on(table.userId, table.seenAt),
    check('call_presence_uid_positive', sql`${table.uid} > 0`),
  ],
)

/** What browsers told each other; kept for a day. */
export const callSignals = pgTable(
  'call_signals',
  {
    sessionId: sessionId(),
    toUser: person('to_user').notNull(),
    seq: integer('seq').notNull(),
    fromUser: person('from_user').notNull(),
    fromUid: integer('from_uid').notNull(),
    kind: text('kind', { enum: SignalKind.literals }).notNull(),
    generation: integer('generation').notNull(),
    data: text('data').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.toUser, table.seq] }),
    index('call_signals_sent').on(table.sessionId, table.fromUser, table.at),
    index('call_signals_at').on(table.at),
  ],
)

/** Rings of the patient; one at a time for a booking. */
export const callRings = pgTable(
  'call_rings',
  {
    id: uuid('id').primaryKey(),
    sessionId: sessionId(),
    byUser: person('by_user').notNull(),
    toUser: person('to_user').notNull(),
    at: at('at').notNull(),
    expiresAt: at('expires_at').notNull(),
    ringingAt: at('ringing_at'),
    outcome: text('outcome', { enum: ringOutcomes }),
    overAt: at('over_at'),
  },
  (table) => [
    uniqueIndex('call_rings_one_live')
      .on(table.sessionId)
      .where(sql`${table.outcome} is null`),
    index('call_rings_of_session').on(table.sessionId, table.at),
    check('call_rings_over', sql`(${table.outcome} is null) = (${table.overAt} is null)`),
    check('call_rings_time', sql`${table.at} < ${table.expiresAt}`),
  ],
)

/** What patients agreed to before a consultation by video. Nothing changes or removes a row. */
export const callConsents = pgTable(
  'call_consents',
  {
    id: uuid('id').primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    userId: person('user_id').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    version: text('version').notNull(),
    language: text('language').notNull(),
    /** Of a member under 18: an adult of the family said that they are present. */
    isAdultPresent: boolean('is_adult_present').notNull(),
    at: at('at').notNull(),
  },
  (table) => [uniqueIndex('call_consents_once').on(table.bookingId, table.userId, table.version)],
)

/** People who are to be brought into a call: the patient is asked first. */
export const callInvites = pgTable(
  'call_invites',
  {
    id: uuid('id').primaryKey(),
    sessionId: sessionId(),
    name: text('name').notNull(),
    countryCode: text('country_code').notNull(),
    phoneNumber: text('phone_number').notNull(),
    invitedBy: person('invited_by').notNull(),
    at: at('at').notNull(),
    isAllowed: boolean('is_allowed'),
    answeredAt: at('answered_at'),
    /** Of the address that was sent, which opens once. */
    tokenHash: text('token_hash'),
    /** Who logged in with the number and came in. */
    userId: person('user_id'),
    usedAt: at('used_at'),
  },
  (table) => [
    uniqueIndex('call_invites_number').on(table.sessionId, table.countryCode, table.phoneNumber),
    uniqueIndex('call_invites_token').on(table.tokenHash),
    check('call_invites_answered', sql`(${table.isAllowed} is null) = (${table.answeredAt} is null)`),
  ],
)
