import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  point,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../people/people.tables'

export const specialities = pgTable('specialities', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  summary: text('summary').notNull(),
  position: smallint('position').notNull(),
})

/** Written at once: each search would read the list of entries put off until autovacuum has cleared it. */
const atOnce = { fastupdate: false }

const listOf = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`)

/** Money in paise. `searchText` is lower case; `clinicFee` is the lowest of the doctor's clinics. */
export const doctors = pgTable(
  'doctors',
  {
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .unique()
      .references(() => users.id),
    specialityId: text('speciality_id')
      .notNull()
      .references(() => specialities.id),
    name: text('name').notNull(),
    gender: text('gender', { enum: ['Male', 'Female'] }).notNull(),
    practisingSince: smallint('practising_since').notNull(),
    registrationNumber: text('registration_number').notNull(),
    registrationCouncil: text('registration_council').notNull(),
    about: text('about').notNull(),
    photoUrl: text('photo_url').notNull(),
    coverUrl: text('cover_url').notNull(),
    videoFee: integer('video_fee'),
    clinicFee: integer('clinic_fee'),
    /** The lowest fee of hours below the two above; triggers of a custom migration keep it. */
    hoursFee: integer('hours_fee'),
    leastFee: integer('least_fee').generatedAlwaysAs(sql`least(video_fee, clinic_fee, hours_fee)`),
    languages: listOf('languages'),
    qualifications: listOf('qualifications'),
    expertise: listOf('expertise'),
    tags: listOf('tags'),
    profileTags: listOf('profile_tags'),
    city: text('city').notNull(),
    isVerified: boolean('is_verified').notNull().default(true),
    contactSupport: boolean('contact_support').notNull().default(false),
    reviewCount: integer('review_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    searchText: text('search_text').notNull(),
    /** Changes with every save of the profile by its doctor. */
    profileRevision: integer('profile_revision').notNull().default(0),
  },
  (table) => [
    uniqueIndex('doctors_registration_once').on(table.registrationCouncil, table.registrationNumber),
    index('doctors_by_search_text').using('gin', table.searchText.op('gin_trgm_ops')).with(atOnce),
    index('doctors_by_experience').on(table.practisingSince, table.id),
    index('doctors_by_fee').on(table.leastFee, table.id),
    index('doctors_by_speciality').on(table.specialityId),
    check('doctors_fees_positive', sql`${table.videoFee} > 0 and ${table.clinicFee} > 0`),
  ],
)

export const clinics = pgTable('clinics', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  area: text('area').notNull(),
  city: text('city').notNull(),
  pincode: text('pincode').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  photoUrl: text('photo_url'),
  /** Of its desk; null where nobody answers there. */
  phone: text('phone'),
})

export const doctorClinics = pgTable(
  'doctor_clinics',
  {
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    fee: integer('fee').notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.doctorId, table.clinicId] }),
    check('doctor_clinics_fee_positive', sql`${table.fee} > 0`),
  ],
)

/**
 * What find-doctor walks through from the nearest place outwards: a row for each clinic of a doctor, and one without a
 * clinic for a doctor who has none, whose null place the index puts last. All of it is derived from the tables above
 * (`indexDoctors` writes it); the filters stand beside the place because looking up each doctor passed on the way costs
 * four times as much. `place` is in kilometres (place.ts).
 */
export const doctorPlaces = pgTable(
  'doctor_places',
  {
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    clinicId: text('clinic_id').references(() => clinics.id),
    place: point('place', { mode: 'xy' }),
    specialityId: text('speciality_id').notNull(),
    practisingSince: smallint('practising_since').notNull(),
    languages: listOf('languages'),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    index('doctor_places_nearest').using('gist', table.place),
    index('doctor_places_of_doctor').on(table.doctorId),
    index('doctor_places_by_speciality').on(table.specialityId),
    index('doctor_places_by_language').using('gin', table.languages).with(atOnce),
    index('doctor_places_by_search_text').using('gin', table.searchText.op('gin_trgm_ops')).with(atOnce),
  ],
)
