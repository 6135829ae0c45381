import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { RoomType, StayAction } from '../../src/core/inpatient/inpatient'
import type { StoredSummary } from '../../src/core/inpatient/summary.rules'
import { Gender } from '../../src/core/members/members'
import { doctors } from '../doctors/doctors.tables'
import { files } from '../files/files.tables'
import { members } from '../members/members.tables'
import { users } from '../people/people.tables'
import { hospitals } from '../team/team.tables'

const unixSeconds = (name: string) => bigint(name, { mode: 'number' })

/** Who pays for stays in a hospital, in the order they are offered; no name has a comma. */
export const hospitalSponsors = pgTable(
  'hospital_sponsors',
  {
    hospitalId: text('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hospitalId, table.name] }),
    check('hospital_sponsors_name', sql`${table.name} !~ ','`),
  ],
)

export const hospitalRooms = pgTable(
  'hospital_rooms',
  {
    id: text('id').primaryKey(),
    hospitalId: text('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type', { enum: RoomType.literals }).notNull(),
    phone: text('phone'),
    position: smallint('position').notNull(),
  },
  (table) => [unique('hospital_rooms_name').on(table.hospitalId, table.name)],
)

export const roomBeds = pgTable(
  'room_beds',
  {
    id: text('id').primaryKey(),
    roomId: text('room_id')
      .notNull()
      .references(() => hospitalRooms.id, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [unique('room_beds_number').on(table.roomId, table.number)],
)

/** Stays. Name, age and gender follow the patient's profile until their summary is given. A stay is taken up again once, by its successor. */
export const admissions = pgTable(
  'admissions',
  {
    id: text('id').primaryKey(),
    previousId: text('previous_id').unique('admissions_readmitted_once'),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id),
    hospitalId: text('hospital_id')
      .notNull()
      .references(() => hospitals.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    age: smallint('age').notNull(),
    gender: text('gender', { enum: Gender.literals }).notNull(),
    sponsor: text('sponsor').notNull(),
    caseHistory: text('case_history').notNull(),
    uhid: text('uhid').notNull(),
    admittedAt: unixSeconds('admitted_at').notNull(),
    dischargedAt: unixSeconds('discharged_at'),
    isChatEnabled: boolean('is_chat_enabled').notNull().default(true),
    createdAt: unixSeconds('created_at').notNull(),
  },
  (table) => [
    index('admissions_listed').on(
      table.doctorId,
      table.hospitalId,
      sql`(${table.dischargedAt} is not null)`,
      sql`${table.admittedAt} desc`,
      table.id,
    ),
    index('admissions_of_member').on(table.memberId),
    check('admissions_time', sql`${table.dischargedAt} >= ${table.admittedAt}`),
  ],
)

/**
 * Who lay in which bed from when to when; open while they do. A custom migration adds `bed_occupancies_one_person` and
 * `bed_occupancies_one_bed`: a bed has one person at one time, and a person one bed.
 */
export const bedOccupancies = pgTable(
  'bed_occupancies',
  {
    admissionId: text('admission_id')
      .notNull()
      .references(() => admissions.id),
    /** 1 is the bed of the admission, each shift one more. */
    position: smallint('position').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    bedId: text('bed_id')
      .notNull()
      .references(() => roomBeds.id),
    startsAt: unixSeconds('starts_at').notNull(),
    endsAt: unixSeconds('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.admissionId, table.position] }),
    check('bed_occupancies_time', sql`${table.startsAt} <= ${table.endsAt}`),
  ],
)

/** Who did what to a stay, and when. Rows are added and never changed: a trigger refuses it. */
export const admissionEvents = pgTable(
  'admission_events',
  {
    id: text('id').primaryKey(),
    admissionId: text('admission_id')
      .notNull()
      .references(() => admissions.id),
    action: text('action', { enum: StayAction.literals }).notNull(),
    byUserId: uuid('by_user_id')
      .notNull()
      .references(() => users.id),
    at: unixSeconds('at').notNull(),
    bedId: text('bed_id').references(() => roomBeds.id),
    /** Fields as they were before a correction. */
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [index('admission_events_of_stay').on(table.admissionId, table.at, table.id)],
)

export const dischargeSummaries = pgTable(
  'discharge_summaries',
  {
    admissionId: text('admission_id')
      .primaryKey()
      .references(() => admissions.id),
    text: jsonb('text').$type<StoredSummary>().notNull(),
    isFinished: boolean('is_finished').notNull(),
    /** How often it was saved. */
    revision: integer('revision').notNull().default(1),
    savedAt: unixSeconds('saved_at').notNull(),
    savedBy: uuid('saved_by')
      .notNull()
      .references(() => users.id),
    /** The tab it was written in; null where that was not named. */
    savedIn: text('saved_in'),
    /** The PDF of what was finished last; made when it is asked for first. */
    documentId: uuid('document_id').references(() => files.id),
  },
  (table) => [index('discharge_summaries_document').on(table.documentId)],
)
