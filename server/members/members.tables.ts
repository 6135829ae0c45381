import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../people/people.tables'

/** A patient's family; the default member is the patient's own profile, blank until it is filled in. */
export const members = pgTable(
  'members',
  {
    id: text('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    name: text('name'),
    /** Years, as they were given at `ageGivenAt`; what they are at another time is `ageAt`. */
    age: smallint('age'),
    ageGivenAt: bigint('age_given_at', { mode: 'number' })
      .notNull()
      .default(sql`extract(epoch from now())::bigint`),
    gender: text('gender', { enum: ['Male', 'Female'] }),
    isDefault: boolean('is_default').notNull(),
    countryCode: text('country_code'),
    phoneNumber: text('phone_number'),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('members_one_default')
      .on(table.patientId)
      .where(sql`${table.isDefault}`),
    index('members_of_patient').on(table.patientId, table.createdAt, table.id),
    check('members_age', sql`${table.age} between 0 and 123`),
  ],
)
