import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { salesDocuments } from '../../src/core/sales/sales'
import { users } from '../people/people.tables'
import { providers } from '../provider/provider.tables'

/** Exports that somebody asked for and has not opened: each address works once. */
export const salesExports = pgTable(
  'sales_exports',
  {
    tokenHash: text('token_hash').primaryKey(),
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** `YYYY-MM-DD`, both in the range. */
    from: text('from_day').notNull(),
    to: text('to_day').notNull(),
    document: text('document', { enum: salesDocuments }).notNull().default('sales'),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('sales_exports_expiry').on(table.expiresAt)],
)
