import { and, isNotNull, lt, lte, or } from 'drizzle-orm'
import { dayOf, type UnixSeconds } from '../../src/core/kit/dates'
import { OTP_RESEND_WAIT } from '../../src/core/session/session.rules'
import type { Database } from '../kit/handlers'
import { otpNumbers, otps, sessions } from './session.tables'

/** Deletes sessions and one-time codes that ended or expired, and how many codes numbers were sent on earlier days. */
export const forgetOver = async (db: Database, now: UnixSeconds): Promise<void> => {
  await db.delete(sessions).where(or(isNotNull(sessions.endedAt), lte(sessions.expiresAt, now)))
  await db.delete(otps).where(or(isNotNull(otps.consumedAt), lte(otps.expiresAt, now)))
  const { day, lastSentAt } = otpNumbers
  await db.delete(otpNumbers).where(and(lt(day, dayOf(now)), lte(lastSentAt, now - OTP_RESEND_WAIT)))
}
