import { and, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { addDays, dayOf, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import {
  OTP_GUESSES,
  OTP_LENGTH,
  OTP_LIFETIME,
  OTP_PER_DAY,
  OTP_RESEND_WAIT,
} from '../../src/core/session/session.rules'
import type { Database } from '../kit/handlers'
import { newCode, newId } from '../kit/ids'
import { hashCode, isCode } from './code'
import { otpNumbers, otps } from './session.tables'

export interface Phone {
  readonly countryCode: string
  readonly phoneNumber: string
}

/** A code is good for one thing only. */
export type Purpose = 'login'

export type Turn =
  | { readonly is: 'granted' }
  | { readonly is: 'tooSoon'; readonly wait: number }
  | { readonly is: 'tooMany'; readonly wait: number }

/** Counts one more code for a number, when its limits allow it. The row's lock makes requests of one number take turns. */
export const takeTurn = async (db: Database, phone: Phone, now: UnixSeconds): Promise<Turn> => {
  const day = dayOf(now)
  const { sentToday, lastSentAt } = otpNumbers
  const granted = await db
    .insert(otpNumbers)
    .values({ ...phone, day, sentToday: 1, lastSentAt: now })
    .onConflictDoUpdate({
      target: [otpNumbers.countryCode, otpNumbers.phoneNumber],
      set: {
        day,
        sentToday: sql`case when ${otpNumbers.day} = ${day} then ${sentToday} + 1 else 1 end`,
        lastSentAt: now,
      },
      setWhere: and(lte(lastSentAt, now - OTP_RESEND_WAIT), or(ne(otpNumbers.day, day), lt(sentToday, OTP_PER_DAY)))!,
    })
    .returning({ sentToday })
  if (granted.length > 0) return { is: 'granted' }
  const [row] = await db.select().from(otpNumbers).where(isNumber(otpNumbers, phone))
  return row !== undefined && row.day === day && row.sentToday >= OTP_PER_DAY
    ? { is: 'tooMany', wait: startOfDay(addDays(day, 1)) - now }
    : { is: 'tooSoon', wait: Math.max(1, (row?.lastSentAt ?? now) + OTP_RESEND_WAIT - now) }
}

/** Makes a new code for a number; the older ones of that purpose stop working. */
export const newOtp = async (
  db: Database,
  phone: Phone,
  purpose: Purpose,
  now: UnixSeconds,
): Promise<{ id: string; code: string }> => {
  await db
    .update(otps)
    .set({ consumedAt: now })
    .where(and(isNumber(otps, phone), eq(otps.purpose, purpose), isNull(otps.consumedAt)))
  const otp = { id: newId(), code: newCode(OTP_LENGTH) }
  await db.insert(otps).values({
    id: otp.id,
    ...phone,
    purpose,
    codeHash: await hashCode(otp.code),
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

/** Tries a code. Every try counts before it is compared, so that many at once cannot be more than allowed. */
export const guessOtp = async (
  db: Database,
  { id, code, purpose }: { id: string; code: string; purpose: Purpose },
  now: UnixSeconds,
): Promise<Guess> => {
  const [otp] = await db
    .update(otps)
    .set({ guesses: sql`${otps.guesses} + 1` })
    .where(and(isLive(id, purpose, now), lt(otps.guesses, OTP_GUESSES)))
    .returning()
  if (otp === undefined) {
    const [exhausted] = await db
      .select({ id: otps.id })
      .from(otps)
      .where(isLive(id, purpose, now))
    return { is: exhausted === undefined ? 'expired' : 'exhausted' }
  }
  if (!(await isCode(code, otp.codeHash))) return { is: otp.guesses < OTP_GUESSES ? 'wrong' : 'exhausted' }
  await db.update(otps).set({ consumedAt: now }).where(eq(otps.id, id))
  return { is: 'right', phone: { countryCode: otp.countryCode, phoneNumber: otp.phoneNumber } }
}

const isLive = (id: string, purpose: Purpose, now: UnixSeconds) =>
  and(eq(otps.id, id), eq(otps.purpose, purpose), isNull(otps.consumedAt), gt(otps.expiresAt, now))

const isNumber = (table: typeof otps | typeof otpNumbers, { countryCode, phoneNumber }: Phone) =>
  and(eq(table.countryCode, countryCode), eq(table.phoneNumber, phoneNumber))
