import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  doublePrecision,
  index,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { files } from '../files/files.tables'
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
    photoId: uuid('photo_id').references(() => files.id),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('members_one_default')
      .on(table.patientId)
      .where(sql`${table.isDefault}`),
    index('members_of_photo')
      .on(table.photoId)
      .where(sql`${table.photoId} is not null`),
    index('members_of_patient').on(table.patientId, table.createdAt, table.id),
    check('members_age', sql`${table.age} between 0 and 123`),
  ],
)

/**
 * Who a member was until a moment, as their profile said it: papers of before keep it. Rows are added and never changed.
 */
export const earlierProfiles = pgTable(
  'earlier_profiles',
  {
    /** In the order in which they were given up. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    age: smallint('age'),
    ageGivenAt: bigint('age_given_at', { mode: 'number' }).notNull(),
    gender: text('gender', { enum: ['Male', 'Female'] }),
    until: bigint('until', { mode: 'number' }).notNull(),
  },
  (table) => [index('earlier_profiles_of_member').on(table.memberId, table.id)],
)

/** Where medicines are brought. A save adds a row and dates the one before: an order keeps the address it was placed with. */
export const patientAddresses = pgTable(
  'patient_addresses',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    address: text('address').notNull(),
    city: text('city').notNull(),
    pincode: text('pincode').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    replacedAt: bigint('replaced_at', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('patient_addresses_one_current')
      .on(table.patientId)
      .where(sql`${table.replacedAt} is null`),
    check('patient_addresses_pincode', sql`${table.pincode} ~ '^[1-9][0-9]{5}$'`),
  ],
)
