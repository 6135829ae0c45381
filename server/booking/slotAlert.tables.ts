import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { doctors } from '../doctors/doctors.tables'
import { users } from '../people/people.tables'

/** Patients who asked to be notified when a doctor has a free slot again; gone once they were. */
export const slotAlerts = pgTable(
  'slot_alerts',
  {
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: bigint('asked_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.doctorId, table.patientId] })],
)
