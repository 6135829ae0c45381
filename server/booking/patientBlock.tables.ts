import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { doctors } from '../doctors/doctors.tables'
import { users } from '../people/people.tables'

/** Patients from whom a doctor takes no bookings. */
export const patientBlocks = pgTable(
  'patient_blocks',
  {
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedBy: uuid('blocked_by')
      .notNull()
      .references(() => users.id),
    blockedAt: bigint('blocked_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.doctorId, table.patientId] })],
)
