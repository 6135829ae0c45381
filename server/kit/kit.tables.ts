import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** One row per attempt that changed something; `key` is a hash and `answer` is sealed with the key itself. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    endpoint: text().notNull(),
    key: text().notNull(),
    inputHash: text('input_hash').notNull(),
    status: integer(),
    answer: jsonb().$type<string>(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.endpoint, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
)

/** How often somebody did something in the current minute or day; `who` is a keyed hash. */
export const limits = pgTable(
  'limits',
  {
    name: text().notNull(),
    who: text().notNull(),
    begun: bigint({ mode: 'number' }).notNull(),
    times: integer().notNull(),
    lastAt: bigint('last_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.who] }), index('limits_last_at').on(table.lastAt)],
)

/** Secrets of a trial, made at first use; production takes them from its environment. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), secret: text().notNull() })

/** Messages a trial would have sent; production writes none. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: uuid().primaryKey(),
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    to: text('sent_to').notNull(),
    text: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('outbox_messages_position').on(table.position)],
)

/** Who of the staff read or changed whose records, when, by which row of the contract. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey(),
    at: bigint({ mode: 'number' }).notNull(),
    userId: uuid('user_id').notNull(),
    role: text().notNull(),
    action: text().notNull(),
    isWrite: boolean('is_write').notNull(),
    patientId: uuid('patient_id').notNull(),
  },
  (table) => [
    index('audit_entries_at').on(table.at),
    index('audit_entries_patient').on(table.patientId, table.at),
    index('audit_entries_user').on(table.userId, table.at),
  ],
)

/** The project that holds a copy of the chats; no row where none does. */
export const mirrors = pgTable('mirrors', {
  project: text().primaryKey(),
  since: bigint({ mode: 'number' }).notNull(),
})
