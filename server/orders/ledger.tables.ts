import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../people/people.tables'
import { providers } from '../provider/provider.tables'
import { orderBillLines } from './lines.tables'
import { creditNotes } from './orders.tables'

const at = (name: string) => bigint(name, { mode: 'number' })

/**
 * A drawer of a provider that was counted and closed for a day, by the method of paying. What is sold or given back after
 * that counts for the next day.
 */
export const drawers = pgTable(
  'drawers',
  {
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id),
    /** `YYYY-MM-DD`. */
    day: text('day').notNull(),
    paymentMethodId: smallint('payment_method_id').notNull(),
    /** What was sold less what was given back; below nothing where more was given back. */
    expected: integer('expected').notNull(),
    counted: integer('counted').notNull(),
    closedAt: at('closed_at').notNull(),
    closedBy: uuid('closed_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.day, table.paymentMethodId] }),
    check('drawers_counted', sql`${table.counted} >= 0`),
  ],
)

/** Medicines of a bill that came back, and the credit note with which they did. */
export const creditNoteLines = pgTable(
  'credit_note_lines',
  {
    creditNoteId: uuid('credit_note_id')
      .notNull()
      .references(() => creditNotes.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id').notNull(),
    line: smallint('line').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.creditNoteId, table.line] }),
    foreignKey({
      name: 'credit_note_lines_of_bill',
      columns: [table.orderId, table.line],
      foreignColumns: [orderBillLines.orderId, orderBillLines.line],
    }).onDelete('cascade'),
    index('credit_note_lines_of_order').on(table.orderId, table.line),
    check('credit_note_lines_quantity', sql`${table.quantity} > 0`),
  ],
)

/** Documents that are numbered without gaps: bills, and the credit notes of what was given back. */
export const documentSeries = ['B', 'C'] as const
export type DocumentSeries = (typeof documentSeries)[number]

/** The last number of a provider's documents in a financial year: counted up in the transaction that makes one. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id),
    /** `26-27`. */
    year: text('year').notNull(),
    series: text('series', { enum: documentSeries }).notNull().default('B'),
    last: integer('last').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.year, table.series] }),
    check('invoice_counters_last', sql`${table.last} between 1 and 999999`),
  ],
)
