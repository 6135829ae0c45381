import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type Condition, FactKind } from '../../src/core/members/members'
import { users } from '../people/people.tables'
import { members } from './members.tables'

/** What doctors wrote of a member for the checks, beside age and gender; null where nobody has asked. */
export const memberFacts = pgTable('member_facts', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  allergies: jsonb().$type<readonly string[]>(),
  conditions: jsonb().$type<readonly Condition[]>(),
  egfr: smallint(),
  changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
  changedBy: uuid('changed_by').notNull(),
})

/** What the family says of a member. A statement counts until the family withdraws it or a doctor refutes it. */
export const memberStatements = pgTable(
  'member_statements',
  {
    id: uuid('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: FactKind.literals }).notNull(),
    name: text('name').notNull(),
    statedBy: uuid('said_by')
      .notNull()
      .references(() => users.id),
    statedAt: bigint('said_at', { mode: 'number' }).notNull(),
    withdrawnAt: bigint('withdrawn_at', { mode: 'number' }),
    refutedAt: bigint('refuted_at', { mode: 'number' }),
    refutedBy: uuid('refuted_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('member_statements_once')
      .on(table.memberId, table.kind, sql`lower(${table.name})`)
      .where(sql`${table.withdrawnAt} is null and ${table.refutedAt} is null`),
    index('member_statements_of_member').on(table.memberId, table.statedAt),
  ],
)
