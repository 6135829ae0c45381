import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { TestQuestion, testSides } from '../../src/core/diagnostics/diagnostics'
import { providerOrders } from './orders.tables'

/** What was asked before the tests of an order, and answered: yes or no, of a side which. */
export const testAnswers = pgTable(
  'test_answers',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => providerOrders.id, { onDelete: 'cascade' }),
    question: text('question', { enum: TestQuestion.literals }).notNull(),
    isYes: boolean('is_yes'),
    side: text('side', { enum: testSides }),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.question] }),
    check(
      'test_answers_side',
      sql`case ${table.question} when 'side' then ${table.side} is not null and ${table.isYes} is null else ${table.isYes} is not null and ${table.side} is null end`,
    ),
  ],
)
