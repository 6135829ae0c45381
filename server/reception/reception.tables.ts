import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
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
import { QueueStatus, QueueStep } from '../../src/core/reception/reception'
import { IN_QUEUE } from '../../src/core/reception/reception.lifecycle'
import { appointments } from '../booking/booking.tables'
import { clinics, doctors } from '../doctors/doctors.tables'
import { users } from '../people/people.tables'

const unixSeconds = (name: string) => bigint(name, { mode: 'number' })
/** A calendar day in Asia/Kolkata, `2026-01-05`. */
const day = () => text('day').notNull()
const doctorId = () =>
  text('doctor_id')
    .notNull()
    .references(() => doctors.id)
const clinicId = () =>
  text('clinic_id')
    .notNull()
    .references(() => clinics.id)

/** A doctor's day at a clinic. Who calls somebody holds the row; `calls` changes with every call. */
export const queues = pgTable(
  'queues',
  {
    doctorId: doctorId(),
    clinicId: clinicId(),
    day: day(),
    calls: integer('calls').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.doctorId, table.clinicId, table.day] })],
)

/** Where a doctor sees people at a clinic. */
export const queueRooms = pgTable(
  'queue_rooms',
  { doctorId: doctorId(), clinicId: clinicId(), room: text('room').notNull() },
  (table) => [primaryKey({ columns: [table.doctorId, table.clinicId] })],
)

const inQueue = sql.raw([...IN_QUEUE, 'inConsultation'].map((status) => `'${status}'`).join(', '))

/**
 * Where the people of a day are; who has no row is expected, and who has been seen says the appointment. One that is
 * moved to another day or clinic leaves its row behind, which counts no more.
 */
export const queueEntries = pgTable(
  'queue_entries',
  {
    appointmentId: text('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    doctorId: doctorId(),
    clinicId: clinicId(),
    day: day(),
    status: text('status', { enum: QueueStatus.literals }).notNull(),
    arrivedAt: unixSeconds('arrived_at'),
    calledAt: unixSeconds('called_at'),
    callNo: integer('call_no'),
  },
  (table) => [
    primaryKey({ columns: [table.appointmentId, table.clinicId, table.day] }),
    unique('queue_entries_call').on(table.doctorId, table.clinicId, table.day, table.callNo),
    check('queue_entries_arrived', sql`${table.status} not in (${inQueue}) or ${table.arrivedAt} is not null`),
    check('queue_entries_called', sql`(${table.callNo} is null) = (${table.calledAt} is null)`),
  ],
)

/** Who did what to somebody's place in the queue, and how it was before: the last step can be undone. */
export const queueEvents = pgTable(
  'queue_events',
  {
    /** In the order in which they were taken. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    appointmentId: text('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    clinicId: clinicId(),
    day: day(),
    step: text('step', { enum: [...QueueStep.literals, 'undo'] }).notNull(),
    /** Taken back later. */
    isUndone: boolean('is_undone').notNull().default(false),
    byUserId: uuid('by_user_id')
      .notNull()
      .references(() => users.id),
    at: unixSeconds('at').notNull(),
    before: jsonb('before').$type<Written>().notNull(),
  },
  (table) => [index('queue_events_of_entry').on(table.appointmentId, table.day, table.id)],
)

/** What was received at the desk, by whom, how and when; a later row of an appointment corrects how. */
export const deskPayments = pgTable(
  'desk_payments',
  {
    /** In the order in which they were written. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    appointmentId: text('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    paymentMethodId: smallint('payment_method_id').notNull(),
    byUserId: uuid('by_user_id')
      .notNull()
      .references(() => users.id),
    at: unixSeconds('at').notNull(),
  },
  (table) => [index('desk_payments_of_appointment').on(table.appointmentId, table.id)],
)

/** What is written of somebody's place in the queue. */
export type Written = Pick<typeof queueEntries.$inferSelect, 'status' | 'arrivedAt' | 'calledAt' | 'callNo'>
