import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { FREE_SLOT } from '../../src/core/booking/appointment.lifecycle'
import { BlockableRole, ReservedFrom } from '../../src/core/booking/booking'
import { BOOKING_WINDOW } from '../../src/core/booking/booking.rules'
import { LEAST_DELAY, MOST_DELAY } from '../../src/core/reception/delay.rules'
import { AppointmentStatus } from '../../src/core/orders/orders'
import { PaymentStatus } from '../../src/core/payment/payment'
import { clinics, doctors } from '../doctors/doctors.tables'
import { listed } from '../kit/listed'
import { members } from '../members/members.tables'
import { users } from '../people/people.tables'

const consultation = () => text('consultation', { enum: ['video', 'inClinic'] }).notNull()
const unixSeconds = (name: string) => bigint(name, { mode: 'number' })

/**
 * A doctor's hours of one day: consecutive slots from starts_at on, those after `slots_before_break` from break_ends_at
 * on (`slotTimes`). A custom migration adds `schedules_no_overlap`, which Drizzle cannot spell: the hours of a doctor,
 * in clinics and on video, never overlap; in a break there may be others.
 */
export const schedules = pgTable(
  'schedules',
  {
    id: text('id').primaryKey(),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    consultation: consultation(),
    clinicId: text('clinic_id').references(() => clinics.id),
    startsAt: unixSeconds('starts_at').notNull(),
    endsAt: unixSeconds('ends_at').notNull(),
    totalSlots: smallint('total_slots').notNull(),
    slotSeconds: integer('slot_seconds').notNull(),
    bufferSeconds: integer('buffer_seconds').notNull().default(0),
    fee: integer('fee').notNull(),
    /** Between the two ranges of a day in a clinic; null where there is one range. */
    breakStartsAt: unixSeconds('break_starts_at'),
    breakEndsAt: unixSeconds('break_ends_at'),
    slotsBeforeBreak: smallint('slots_before_break'),
    /** Slots that staff alone can book, and from which end of the day they are counted. */
    reservedSlots: smallint('reserved_slots').notNull().default(0),
    reservedFrom: text('reserved_from', { enum: ReservedFrom.literals }).notNull().default('start'),
    /** How many of the other slots patients see; null is all. */
    shownSlots: smallint('shown_slots'),
    /** Who cannot book here at the moment. */
    blockedRoles: text('blocked_roles', { enum: BlockableRole.literals })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** How often the hours were written: who changes them names the ones they changed. */
    revision: integer('revision').notNull().default(1),
    /** By how many minutes the doctor runs late on their day, as it was stated; null where nobody said so. */
    delayMinutes: smallint('delay_minutes'),
    /** When the hours were deleted. The row stays, for the appointments that were in it and so that it is not renewed. */
    removedAt: unixSeconds('removed_at'),
  },
  (table) => [
    index('schedules_of_doctor').on(table.doctorId, table.consultation, table.startsAt),
    index('schedules_in_order').on(table.startsAt, table.doctorId),
    check('schedules_clinic', sql`(${table.consultation} = 'inClinic') = (${table.clinicId} is not null)`),
    check('schedules_slots', sql`${table.totalSlots} > 0 and ${table.slotSeconds} > 0 and ${table.bufferSeconds} >= 0`),
    check('schedules_delay', sql`${table.delayMinutes} between ${sql.raw(`${LEAST_DELAY} and ${MOST_DELAY}`)}`),
    check('schedules_fee', sql`${table.fee} > 0`),
    check(
      'schedules_length',
      sql`${table.startsAt} + coalesce(${table.slotsBeforeBreak}, ${table.totalSlots})::bigint * (${table.slotSeconds} + ${table.bufferSeconds}) - ${table.bufferSeconds} <= coalesce(${table.breakStartsAt}, ${table.endsAt})
        and coalesce(${table.breakEndsAt} + (${table.totalSlots} - ${table.slotsBeforeBreak})::bigint * (${table.slotSeconds} + ${table.bufferSeconds}) - ${table.bufferSeconds} <= ${table.endsAt}, true)`,
    ),
    check(
      'schedules_break',
      sql`num_nulls(${table.breakStartsAt}, ${table.breakEndsAt}, ${table.slotsBeforeBreak}) in (0, 3)
        and (${table.breakStartsAt} is null or (${table.consultation} = 'inClinic'
          and ${table.startsAt} < ${table.breakStartsAt} and ${table.breakStartsAt} < ${table.breakEndsAt}
          and ${table.breakEndsAt} < ${table.endsAt}
          and ${table.slotsBeforeBreak} > 0 and ${table.slotsBeforeBreak} < ${table.totalSlots}))`,
    ),
    check('schedules_reserved', sql`${table.reservedSlots} between 0 and ${table.totalSlots}`),
    check('schedules_shown', sql`${table.shownSlots} > 0`),
    check('schedules_blocked', sql`${table.blockedRoles} <@ array[${listed(BlockableRole.literals)}]`),
  ],
)

/** A custom migration adds `appointments_one_at_a_time`: a member is in one place at a time. */
export const appointments = pgTable(
  'appointments',
  {
    id: text('id').primaryKey(),
    scheduleId: text('schedule_id')
      .notNull()
      .references(() => schedules.id),
    slotNo: smallint('slot_no').notNull(),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id),
    consultation: consultation(),
    clinicId: text('clinic_id').references(() => clinics.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    startsAt: unixSeconds('starts_at').notNull(),
    endsAt: unixSeconds('ends_at').notNull(),
    status: text('status', { enum: AppointmentStatus.literals }).notNull(),
    paymentMethodId: smallint('payment_method_id').notNull(),
    paymentStatus: text('payment_status', { enum: PaymentStatus.literals }).notNull(),
    consultationFee: integer('consultation_fee').notNull(),
    discountAmount: integer('discount_amount').notNull().default(0),
    finalAmount: integer('final_amount').notNull(),
    createdAt: unixSeconds('created_at').notNull(),
    holdExpiresAt: unixSeconds('hold_expires_at'),
    /** Who booked it for the patient; null where the patient did. */
    bookedBy: uuid('booked_by').references(() => users.id),
    /** When it was noted that nobody came. */
    noShowAt: unixSeconds('no_show_at'),
  },
  (table) => [
    uniqueIndex('appointments_slot_once')
      .on(table.scheduleId, table.slotNo)
      .where(sql`${table.status} not in (${listed(FREE_SLOT)})`),
    index('appointments_of_patient').on(table.patientId, table.startsAt),
    index('appointments_of_doctor').on(table.doctorId, table.startsAt),
    index('appointments_of_clinic').on(table.clinicId, table.startsAt),
    index('appointments_held')
      .on(table.holdExpiresAt)
      .where(sql`${table.holdExpiresAt} is not null and ${table.status} = 'pending'`),
    check(
      'appointments_amount',
      sql`${table.finalAmount} = ${table.consultationFee} - ${table.discountAmount} and ${table.discountAmount} between 0 and ${table.consultationFee}`,
    ),
    check('appointments_time', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)

/** What a doctor does every week: `renewAvailability` writes the schedules from it. Minutes of the day, Asia/Kolkata. */
export const availabilityPatterns = pgTable(
  'availability_patterns',
  {
    id: text('id').primaryKey(),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    consultation: consultation(),
    clinicId: text('clinic_id').references(() => clinics.id),
    /** 1 is Monday. */
    weekday: smallint('weekday').notNull(),
    startMinute: smallint('start_minute').notNull(),
    totalSlots: smallint('total_slots').notNull(),
    slotMinutes: smallint('slot_minutes').notNull(),
    bufferMinutes: smallint('buffer_minutes').notNull().default(0),
    fee: integer('fee').notNull(),
    /** Days that can be booked, today included. */
    daysAhead: smallint('days_ahead').notNull().default(BOOKING_WINDOW),
  },
  (table) => [
    index('availability_patterns_of_doctor').on(table.doctorId),
    check('availability_patterns_weekday', sql`${table.weekday} between 1 and 7`),
    check('availability_patterns_start', sql`${table.startMinute} between 0 and 1439`),
  ],
)
