import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appointments } from '../booking/booking.tables'

/** One try to pay for a booking; `reference` is what the gateway knows it by, `nonce` that of the callback that settled it. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    reference: text('reference').primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => appointments.id),
    amount: integer('amount').notNull(),
    status: text('status', { enum: ['created', 'paid', 'failed'] }).notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    settledAt: bigint('settled_at', { mode: 'number' }),
    nonce: text('nonce').unique(),
  },
  (table) => [
    uniqueIndex('payment_attempts_one_open')
      .on(table.bookingId)
      .where(sql`${table.status} = 'created'`),
  ],
)
