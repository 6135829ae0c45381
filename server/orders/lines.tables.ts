import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { type GstRate, gstRates } from '../../src/core/orders/billLines'
import { providerOrders } from './orders.tables'

/** Medicines of an order whose prescription was typed here: what was prescribed, asked for, and offered. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => providerOrders.id, { onDelete: 'cascade' }),
    line: smallint('line').notNull(),
    medicineId: text('medicine_id'),
    name: text('name').notNull(),
    /** Units of the form (tablets, millilitres); null where the quantity cannot be counted. */
    prescribed: integer('prescribed'),
    asked: integer('asked'),
    offered: integer('offered'),
    unit: text('unit'),
    /** Of what cannot be counted how much is handed over at most. */
    most: integer('most'),
    /** Days for which all that was prescribed lasts; null where nobody can say. */
    days: integer('days'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.line] }),
    check('order_lines_most', sql`${table.most} > 0 and ${table.days} > 0`),
    check('order_lines_asked', sql`${table.asked} between 0 and ${table.prescribed}`),
    check('order_lines_offered', sql`${table.offered} between 0 and ${table.asked}`),
  ],
)

/** What a pharmacy hands over, as the bill has it: prices of one with all taxes in them, in paise. */
export const orderBillLines = pgTable(
  'order_bill_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => providerOrders.id, { onDelete: 'cascade' }),
    line: smallint('line').notNull(),
    name: text('name').notNull(),
    quantity: integer('quantity').notNull(),
    /** Units in one of what is priced; null where nobody said it. */
    packSize: integer('pack_size'),
    price: integer('price').notNull(),
    hsn: text('hsn').notNull(),
    gst: smallint('gst').$type<GstRate>(),
    batch: text('batch').notNull(),
    /** `2027-04`, or nothing. */
    expiry: text('expiry').notNull(),
    maker: text('maker').notNull(),
    isH1: boolean('is_h1').notNull(),
    /** The line of the prescription that it fills; null of other goods, and of a paper. */
    fills: smallint('fills'),
    /** `H` or `H1` by the catalogue. */
    schedule: text('schedule'),
    /** It was handed over although its batch expires soon. */
    isSoonConfirmed: boolean('is_soon_confirmed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.line] }),
    check('order_bill_lines_amount', sql`${table.quantity} > 0 and ${table.price} > 0 and ${table.packSize} > 0`),
    check(
      'order_bill_lines_gst',
      sql`${table.gst} in (${sql.join(
        gstRates.map((rate) => sql.raw(String(rate))),
        sql`, `,
      )})`,
    ),
  ],
)
