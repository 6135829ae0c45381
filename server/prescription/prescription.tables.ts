import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '../../src/core/language/languages'
import type { DiagnosticTest, Medicine } from '../../src/core/prescription/medicine'
import type {
  Dismissal,
  MedicineLine,
  OwnSentence,
  PrescriptionContent,
} from '../../src/core/prescription/prescription'
import { appointments } from '../booking/booking.tables'
import { doctors } from '../doctors/doctors.tables'
import { files } from '../files/files.tables'
import { members } from '../members/members.tables'
import { users } from '../people/people.tables'

const at = (name: string) => bigint(name, { mode: 'number' })

/** A dismissal with who gave the reason and when. */
export type StoredDismissal = Dismissal & { readonly by: string; readonly at: number }

/**
 * One row for each version of an appointment's prescription. A custom migration adds the trigger
 * `prescriptions_signed_stay`: a signed row is neither changed nor deleted.
 */
export const prescriptions = pgTable(
  'prescriptions',
  {
    id: uuid().primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => appointments.id),
    version: smallint().notNull(),
    replacesId: uuid('replaces_id').references((): AnyPgColumn => prescriptions.id),
    amendReason: text('amend_reason'),
    number: text().notNull(),
    kind: text({ enum: ['typed', 'file'] }).notNull(),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    content: jsonb().$type<PrescriptionContent>().notNull(),
    healthCategoryId: text('health_category_id').notNull(),
    dismissals: jsonb().$type<readonly StoredDismissal[]>().notNull(),
    /** In a video consultation: the doctor declared that the file names nothing that is refused there. */
    declaresNone: boolean('declares_none').notNull().default(false),
    revision: integer().notNull(),
    /** 128 random bits of the code on the paper: it opens one sentence and nothing else. */
    token: text().notNull(),
    savedAt: at('saved_at').notNull(),
    savedBy: uuid('saved_by').notNull(),
    signedAt: at('signed_at'),
    signedBy: uuid('signed_by'),
  },
  (table) => [
    uniqueIndex('prescriptions_version_once').on(table.bookingId, table.version),
    uniqueIndex('prescriptions_one_open')
      .on(table.bookingId)
      .where(sql`${table.signedAt} is null`),
    uniqueIndex('prescriptions_replaced_once').on(table.replacesId),
    uniqueIndex('prescriptions_token').on(table.token),
    index('prescriptions_of_member').on(table.memberId, table.doctorId, table.signedAt),
    index('prescriptions_of_patient').on(table.patientId, table.signedAt),
    index('prescriptions_of_doctor').on(table.doctorId, table.savedAt),
    check('prescriptions_signed', sql`(${table.signedAt} is null) = (${table.signedBy} is null)`),
    check(
      'prescriptions_versions',
      sql`(${table.version} = 1) = (${table.replacesId} is null) and (${table.version} = 1) = (${table.amendReason} is null)`,
    ),
  ],
)

/** The PDFs of a version, one a language; made with it, or when one is first asked for. */
export const prescriptionPdfs = pgTable(
  'prescription_pdfs',
  {
    prescriptionId: uuid('prescription_id')
      .notNull()
      .references(() => prescriptions.id, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.prescriptionId, table.language] }),
    index('prescription_pdfs_file').on(table.fileId),
  ],
)

/** What was photographed or uploaded: page 0 is the first shot or the file, the others the whole frames. */
export const prescriptionScans = pgTable(
  'prescription_scans',
  {
    prescriptionId: uuid('prescription_id')
      .notNull()
      .references(() => prescriptions.id, { onDelete: 'cascade' }),
    page: smallint().notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.prescriptionId, table.page] }),
    index('prescription_scans_file').on(table.fileId),
  ],
)

/** What a page has not saved yet, as it writes it. */
export const prescriptionDrafts = pgTable(
  'prescription_drafts',
  {
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    bookingId: text('booking_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    form: text().notNull(),
    version: integer().notNull(),
    savedAt: at('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.doctorId, table.bookingId] }),
    index('prescription_drafts_saved_at').on(table.savedAt),
  ],
)

export const favouriteLines = pgTable(
  'favourite_lines',
  {
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    alias: text().notNull(),
    line: jsonb().$type<MedicineLine>().notNull(),
    /** The word stands for the name of the line alone. */
    isName: boolean('is_name').notNull().default(false),
    keptBy: uuid('kept_by').references(() => users.id, { onDelete: 'set null' }),
    keptAt: at('kept_at'),
  },
  (table) => [primaryKey({ columns: [table.doctorId, table.alias] })],
)

/** What a doctor writes often in a field of free text. */
export const ownSentences = pgTable(
  'own_sentences',
  {
    id: text().primaryKey(),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    field: text().$type<OwnSentence['field']>().notNull(),
    text: text().notNull(),
  },
  (table) => [
    uniqueIndex('own_sentences_once').on(table.doctorId, table.field, table.text),
    check('own_sentences_field', sql`${table.field} in ('dietAndExercise', 'note')`),
  ],
)

/** Written at once: each search would read the list of entries put off until autovacuum has cleared it. */
const atOnce = { fastupdate: false }

/** Products that can be prescribed. `searchText` is generic, brands and strength in lower case, `brandText` `["levipil", …]`. */
export const medicines = pgTable(
  'medicines',
  {
    id: text().primaryKey(),
    generic: text().notNull(),
    brands: jsonb().$type<Medicine['brands']>().notNull(),
    strength: text().notNull(),
    amount: doublePrecision(),
    unit: text().$type<Medicine['unit']>(),
    form: text().$type<Medicine['form']>().notNull(),
    doseUnit: text('dose_unit').notNull(),
    ingredients: jsonb().$type<Medicine['ingredients']>().notNull(),
    schedule: text().$type<Medicine['schedule']>(),
    isNarcotic: boolean('is_narcotic').notNull(),
    telemedicine: text().$type<Medicine['telemedicine']>(),
    clinical: jsonb().$type<Medicine['clinical']>(),
    /** Of those the practice uses most. */
    isUsual: boolean('is_usual').notNull(),
    genericText: text('generic_text').generatedAlwaysAs(sql`lower(generic)`),
    brandText: text('brand_text').generatedAlwaysAs(sql`lower(brands::text)`),
    searchText: text('search_text').generatedAlwaysAs(
      sql`lower(generic || ' ' || brands::text || ' ' || strength || ' ' || form)`,
    ),
  },
  (table) => [
    index('medicines_by_generic').on(table.genericText.op('text_pattern_ops')),
    index('medicines_by_brand').using('gin', table.brandText.op('gin_trgm_ops')).with(atOnce),
    index('medicines_by_text').using('gin', table.searchText.op('gin_trgm_ops')).with(atOnce),
    check('medicines_schedule', sql`${table.schedule} in ('H', 'H1', 'X')`),
    check('medicines_list', sql`${table.telemedicine} in ('O', 'A', 'B', 'prohibited')`),
  ],
)

/** Tests that can be asked for on a prescription. */
export const prescribedTests = pgTable(
  'prescribed_tests',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    kind: text().$type<DiagnosticTest['kind']>().notNull(),
    isUsual: boolean('is_usual').notNull(),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(name)`),
  },
  (table) => [
    index('prescribed_tests_by_name').on(table.searchText.op('text_pattern_ops')),
    index('prescribed_tests_by_text').using('gin', table.searchText.op('gin_trgm_ops')).with(atOnce),
  ],
)

/** Complaints, diagnoses, tags and other health problems that are offered as chips. */
export const prescriptionAttributes = pgTable(
  'prescription_attributes',
  {
    id: text().primaryKey(),
    type: text({ enum: ['tag', 'otherHealthProblem', 'diagnosis', 'complaint'] }).notNull(),
    name: text().notNull(),
  },
  (table) => [index('prescription_attributes_of_type').on(table.type)],
)
