import { and, eq } from 'drizzle-orm'
import type { Database } from '../kit/handlers'
import type { RecordVisit } from '../records/records.port'
import { appointments } from './booking.tables'

/** Whether an appointment is a member's, and with a doctor where one is named. */
export const isVisit = async (db: Database, { bookingId, memberId, doctorId }: RecordVisit): Promise<boolean> =>
  (await db.$count(
    appointments,
    and(
      eq(appointments.id, bookingId),
      eq(appointments.memberId, memberId),
      doctorId === null ? undefined : eq(appointments.doctorId, doctorId),
    ),
  )) > 0
