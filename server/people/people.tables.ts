import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Role } from '../../src/core/session/permissions'

const at = (name: string) => bigint(name, { mode: 'number' })

/** Numbers of patients who have no mobile number: long enough to be looked for by a beginning of digits. */
export const patientNumbers = pgSequence('patient_numbers', { startWith: 10001 })

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    role: text().$type<Role>().notNull(),
    /** Null for a patient without a mobile number, to whose record nobody can log in. */
    countryCode: text('country_code'),
    phoneNumber: text('phone_number'),
    /** The number by which the practice finds a patient who came without a mobile number; it stays with them. */
    patientNo: integer('patient_no').unique('users_patient_no'),
    name: text(),
    profilePhoto: text('profile_photo'),
    doctorId: text('doctor_id'),
    clinicId: text('clinic_id'),
    /** The pharmacy or diagnostic centre somebody works for. */
    providerId: text('provider_id'),
    isBlocked: boolean('is_blocked').notNull().default(false),
    isClinicPatient: boolean('is_clinic_patient').notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('users_phone').on(table.countryCode, table.phoneNumber),
    check(
      'users_found',
      sql`(${table.countryCode} is null) = (${table.phoneNumber} is null)
        and (${table.phoneNumber} is not null or (${table.patientNo} is not null and ${table.role} = 'PATIENT'))`,
    ),
  ],
)

/** A person's or a guest's session; the token itself is never stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    tokenHash: text('token_hash').notNull().unique('sessions_token'),
    userId: uuid('user_id').references(() => users.id),
    role: text().$type<Role>().notNull(),
    deviceId: text('device_id'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Patients whose number a member of the staff has presented: without it a patient's id opens nothing. */
export const knownPatients = pgTable(
  'known_patients',
  {
    staffId: uuid('staff_id')
      .notNull()
      .references(() => users.id),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.patientId] }), index('known_patients_at').on(table.at)],
)

/** Changes to what a role may do by default, for a whole role or for one person (who wins). */
export const userPermissions = pgTable(
  'user_permissions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id').references(() => users.id),
    role: text().$type<Role>(),
    module: text().notNull(),
    feature: text().notNull(),
    access: integer().$type<1 | 2>().notNull(),
  },
  (table) => [
    unique('user_permissions_user').on(table.userId, table.module, table.feature),
    unique('user_permissions_role').on(table.role, table.module, table.feature),
  ],
)
