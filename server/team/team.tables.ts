import { doublePrecision, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { doctors } from '../doctors/doctors.tables'

export const hospitals = pgTable('hospitals', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  area: text('area').notNull(),
  city: text('city').notNull(),
  /** Where it stands; null while nobody knows. */
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
})

/** Where a doctor works, in the order they are listed. */
export const doctorHospitals = pgTable(
  'doctor_hospitals',
  {
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    hospitalId: text('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.doctorId, table.hospitalId] })],
)

/** The people of a hospital's team; `role` is the hospital's own word for what somebody does. */
export const hospitalStaff = pgTable(
  'hospital_staff',
  {
    hospitalId: text('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    role: text('role').notNull(),
    photoUrl: text('photo_url'),
    countryCode: text('country_code').notNull(),
    phoneNumber: text('phone_number').notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hospitalId, table.userId] }),
    index('hospital_staff_in_order').on(table.hospitalId, table.position),
  ],
)
