import { isNotNull, lte, or } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { forgetOldPlaces } from './login.places'
import { forgetKnownPatients, forgetOldSessions } from '../people/people.port'
import { longOtps, otps } from './session.tables'

/** Deletes sessions and one-time codes that ended or expired, and places nobody has logged in from for long. */
export const forgetOver = async (db: Database, now: UnixSeconds): Promise<void> => {
  await forgetOldSessions(db, now)
  await db.delete(otps).where(or(isNotNull(otps.consumedAt), lte(otps.expiresAt, now)))
  await db.delete(longOtps).where(lte(longOtps.expiresAt, now))
  await forgetKnownPatients(db, now)
  await forgetOldPlaces(db, now)
}
