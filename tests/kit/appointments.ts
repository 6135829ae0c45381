import { eq, sql } from 'drizzle-orm'
import { appointments } from '../../server/booking/booking.tables'
import type { Database } from '../../server/kit/handlers'
import { openSession } from '../../server/people/people.store'
import { DAY } from '../../src/core/kit/dates'
import type { TestBackend } from './backend'
import { somebodyIll } from './wards'

/** A patient with a complete profile, logged in. */
export const loggedInPatient = async (practice: TestBackend) => {
  const { patient_id: patientId, member_id: memberId } = await somebodyIll(practice)
  const who = { userId: patientId, role: 'PATIENT' as const, deviceId: null }
  return { patientId, memberId, token: await openSession(practice.db, who, practice.clock.now()) }
}

/** More than any range of a test reaches back; whole weeks. */
const LONG = 56 * DAY

/** Moves an appointment to a time that is over, at the same hour of the same weekday. */
export const endLongAgo = async (db: Database, id: string): Promise<void> => {
  await db
    .update(appointments)
    .set({ startsAt: sql`${appointments.startsAt} - ${LONG}`, endsAt: sql`${appointments.endsAt} - ${LONG}` })
    .where(eq(appointments.id, id))
}
