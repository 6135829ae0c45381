import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { TestCategory, TestNote, TestQuestion } from '../../src/core/diagnostics/diagnostics'
import { users } from '../people/people.tables'
import { providers } from '../provider/provider.tables'

/** Tests of each centre, with its price in paise. */
export const diagnosticTests = pgTable(
  'diagnostic_tests',
  {
    id: text('id').primaryKey(),
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id),
    name: text('name').notNull(),
    category: text('category', { enum: TestCategory.literals }).notNull(),
    price: integer('price').notNull(),
    isOffered: boolean('is_offered').notNull().default(true),
    fastHours: smallint('fast_hours').notNull().default(0),
    needsFood: boolean('needs_food').notNull().default(false),
    asks: text('asks', { enum: TestQuestion.literals })
      .array()
      .notNull()
      .default(sql`'{}'`),
    notes: text('notes', { enum: TestNote.literals })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Name and other names of it, folded: what is searched. */
    searchText: text('search_text').notNull(),
  },
  (table) => [
    unique('diagnostic_tests_of_centre').on(table.providerId, table.id),
    check('diagnostic_tests_price', sql`${table.price} > 0`),
    check('diagnostic_tests_fast', sql`${table.fastHours} between 0 and 24`),
  ],
)

/** A patient's cart: of one centre at most. The revision counts on when it was emptied. */
export const diagnosticCarts = pgTable(
  'diagnostic_carts',
  {
    patientId: uuid('patient_id')
      .primaryKey()
      .references(() => users.id),
    providerId: text('provider_id').references(() => providers.id),
    /** The day that was chosen: its first second in India. */
    day: bigint('day', { mode: 'number' }),
    revision: integer('revision').notNull(),
    changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
  },
  (table) => [unique('diagnostic_carts_centre').on(table.patientId, table.providerId)],
)

/** Tests of a cart: tied to the cart's centre and to that centre's own tests, so that none of another can be inserted. */
export const diagnosticCartTests = pgTable(
  'diagnostic_cart_tests',
  {
    patientId: uuid('patient_id').notNull(),
    providerId: text('provider_id').notNull(),
    testId: text('test_id').notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.patientId, table.testId] }),
    foreignKey({
      name: 'diagnostic_cart_tests_cart',
      columns: [table.patientId, table.providerId],
      foreignColumns: [diagnosticCarts.patientId, diagnosticCarts.providerId],
    }),
    foreignKey({
      name: 'diagnostic_cart_tests_test',
      columns: [table.providerId, table.testId],
      foreignColumns: [diagnosticTests.providerId, diagnosticTests.id],
    }),
  ],
)
