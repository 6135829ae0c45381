import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { doctors } from '../doctors/doctors.tables'

export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    stars: smallint('stars').notNull(),
    message: text('message').notNull(),
    doctorReply: text('doctor_reply'),
    /** The visit it is about; null of those that were written before visits were asked about. */
    bookingId: text('booking_id'),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('reviews_of_doctor').on(table.doctorId, table.createdAt.desc(), table.id),
    uniqueIndex('reviews_of_booking').on(table.bookingId),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
  ],
)

export const videoReviews = pgTable(
  'video_reviews',
  {
    id: text('id').primaryKey(),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    heading: text('heading').notNull(),
    videoLink: text('video_link').notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [uniqueIndex('video_reviews_of_doctor').on(table.doctorId, table.position)],
)
