import { sql } from 'drizzle-orm'
import { bigint, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PrescriptionContent } from '../../src/core/prescription/prescription'
import { doctors } from '../doctors/doctors.tables'

/** A doctor's prescriptions for what comes again and again; a name is one doctor's once, in whatever case. */
export const prescriptionTemplates = pgTable(
  'prescription_templates',
  {
    id: uuid().primaryKey(),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    content: jsonb().$type<PrescriptionContent>().notNull(),
    revision: integer().notNull(),
    changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
  },
  (table) => [uniqueIndex('prescription_templates_name_once').on(table.doctorId, sql`lower(${table.name})`)],
)
