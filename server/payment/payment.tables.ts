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
    /** What the gateway calls it, where it has a name of its own. */
    orderId: text('order_id').unique(),
  },
  (table) => [
    uniqueIndex('payment_attempts_one_open')
      .on(table.bookingId)
      .where(sql`${table.status} = 'created'`),
  ],
)

/** Payments that came for a booking that could not take them: to be paid back, and whether they were. */
export const paymentRefunds = pgTable('payment_refunds', {
  paymentId: text('payment_id').primaryKey(),
  reference: text('reference')
    .notNull()
    .references(() => paymentAttempts.reference),
  amount: integer('amount').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  refundId: text('refund_id'),
  refundedAt: bigint('refunded_at', { mode: 'number' }),
})

/** Events the gateway has delivered: each counts once. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  at: bigint('at', { mode: 'number' }).notNull(),
})
