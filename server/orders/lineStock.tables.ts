import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core'

/** How much of each line of a signed prescription live and completed orders have taken: never more than prescribed. */
export const lineStock = pgTable(
  'line_stock',
  {
    prescriptionId: uuid('prescription_id').notNull(),
    line: smallint('line').notNull(),
    prescribed: integer('prescribed').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.prescriptionId, table.line] }),
    check('line_stock_taken', sql`${table.taken} between 0 and ${table.prescribed}`),
  ],
)
