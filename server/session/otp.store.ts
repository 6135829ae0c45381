import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { LONG_OTP_LENGTH, OTP_GUESSES, OTP_LENGTH, OTP_LIFETIME } from '../../src/core/session/session.rules'
import type { Database } from '../kit/handlers'
import { newCode, newId } from '../kit/ids'
import { hashCode, isCode } from './code'
import { spendLongOtp } from './otp.long'
import type { Phone } from '../people/people.port'
import { otps } from './session.tables'

/** A code is good for one thing only. */
export type Purpose = 'login' | 'newPatient' | 'ownNumber' | 'newNumber'

export interface CodeRequest {
  readonly phone: Phone
  readonly purpose: Purpose
  /** Who asks, as `login.places.ts` names them. */
  readonly requester: string
  /** The long code of the number, which this request may be answered with. */
  readonly long?: string
}

/** Makes a code for a number, a new one or its long one; the older ones this requester asked for stop working, those of others do not. */
export const newOtp = async (
  db: Database,
  key: Buffer,
  { phone, purpose, requester, long }: CodeRequest,
  now: UnixSeconds,
): Promise<{ id: string; code: string }> => {
  const isOlder = and(isNumber(phone), eq(otps.purpose, purpose), eq(otps.requester, requester))
  await db
    .update(otps)
    .set({ consumedAt: now })
    .where(and(isOlder, isNull(otps.consumedAt)))
  const otp = { id: newId(), code: long ?? newCode(OTP_LENGTH) }
  await db.insert(otps).values({
    id: otp.id,
    ...phone,
    purpose,
    requester,
    codeHash: hashCode(key, otp.code),
    createdAt: now,
    expiresAt: now + OTP_LIFETIME,
  })
  return otp
}

export type Guess =
  | { readonly is: 'right'; readonly phone: Phone }
  | { readonly is: 'wrong' }
  | { readonly is: 'exhausted' }
  | { readonly is: 'expired' }

/** The refusal that each way of guessing a code wrong is answered with. */
export const guessCode = {
  wrong: 'otpWrong',
  exhausted: 'otpExhausted',
  expired: 'otpExpired',
} as const

/** Takes back a code that could not be sent. */
export const withdrawOtp = async (db: Database, id: string): Promise<void> => {
  await db.delete(otps).where(eq(otps.id, id))
}

/**
 * Tries a code, one that this requester asked for where it is named. Every try counts before it is compared, so that many
 * at once cannot be more than allowed.
 */
export const guessOtp = async (
  db: Database,
  key: Buffer,
  { id, code, purpose, requester }: { id: string; code: string; purpose: Purpose; requester?: string },
  now: UnixSeconds,
): Promise<Guess> => {
  const which = and(isLive(id, purpose, now), requester === undefined ? undefined : eq(otps.requester, requester))
  const [otp] = await db
    .update(otps)
    .set({ guesses: sql`${otps.guesses} + 1` })
    .where(and(which, lt(otps.guesses, OTP_GUESSES)))
    .returning()
  if (otp === undefined) {
    const [exhausted] = await db.select({ id: otps.id }).from(otps).where(which)
    return { is: exhausted === undefined ? 'expired' : 'exhausted' }
  }
  if (!isCode(key, code, otp.codeHash)) return { is: otp.guesses < OTP_GUESSES ? 'wrong' : 'exhausted' }
  await db.update(otps).set({ consumedAt: now }).where(eq(otps.id, id))
  const phone = { countryCode: otp.countryCode, phoneNumber: otp.phoneNumber }
  if (code.length === LONG_OTP_LENGTH && !(await spendLongOtp(db, key, phone, code, now))) return { is: 'expired' }
  return { is: 'right', phone }
}

const isLive = (id: string, purpose: Purpose, now: UnixSeconds) =>
  and(eq(otps.id, id), eq(otps.purpose, purpose), isNull(otps.consumedAt), gt(otps.expiresAt, now))

const isNumber = ({ countryCode, phoneNumber }: Phone) =>
  and(eq(otps.countryCode, countryCode), eq(otps.phoneNumber, phoneNumber))
