import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

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

/** Messages the embedded mode would have sent. */
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
