import { createHmac } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { addDays, dayOf, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import { LONG_OTP_LENGTH } from '../../src/core/session/session.rules'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import type { Phone } from '../people/people.port'
import { longOtps } from './session.tables'

/** A number's long code: everybody who asks gets the same one, so nobody's requests keep another from it. */
export interface LongOtp {
  readonly id: string
  readonly code: string
  readonly sentAt: UnixSeconds
  readonly isNew: boolean
}

/** Twelve digits that only the server's key and the row's id give. */
const codeOf = (key: Buffer, id: string): string => {
  const number = createHmac('sha256', key).update('long').update(id).digest().readBigUInt64BE()
  return String(number % 10n ** BigInt(LONG_OTP_LENGTH)).padStart(LONG_OTP_LENGTH, '0')
}

/** The end of the next day: the text messages of a day are counted anew before a code is over. */
const expiryAt = (now: UnixSeconds): UnixSeconds => startOfDay(addDays(dayOf(now), 2))

const isNumber = ({ countryCode, phoneNumber }: Phone) =>
  and(eq(longOtps.countryCode, countryCode), eq(longOtps.phoneNumber, phoneNumber))

/** The long code of a number, made where none is good. */
export const longOtpOf = async (db: Database, key: Buffer, phone: Phone, now: UnixSeconds): Promise<LongOtp> => {
  await db.delete(longOtps).where(and(isNumber(phone), lte(longOtps.expiresAt, now)))
  const made = await db
    .insert(longOtps)
    .values({ id: newId(), ...phone, sentAt: now, expiresAt: expiryAt(now) })
    .onConflictDoNothing()
    .returning()
  const [row] = made.length > 0 ? made : await db.select().from(longOtps).where(isNumber(phone))
  if (!row) throw new Error('A number whose long code was not made has one')
  return { id: row.id, code: codeOf(key, row.id), sentAt: row.sentAt, isNew: made.length > 0 }
}

/** Remembers that a text message with it was sent. */
export const markSent = async (db: Database, id: string, now: UnixSeconds): Promise<void> => {
  await db.update(longOtps).set({ sentAt: now }).where(eq(longOtps.id, id))
}

/** Takes back a long code nobody was sent. */
export const withdrawLongOtp = async (db: Database, id: string): Promise<void> => {
  await db.delete(longOtps).where(eq(longOtps.id, id))
}

/** Uses a number's long code up; false when it is no longer this one, which works once. */
export const spendLongOtp = async (
  db: Database,
  key: Buffer,
  phone: Phone,
  code: string,
  now: UnixSeconds,
): Promise<boolean> => {
  const [row] = await db
    .select({ id: longOtps.id })
    .from(longOtps)
    .where(and(isNumber(phone), gt(longOtps.expiresAt, now)))
  if (row === undefined || codeOf(key, row.id) !== code) return false
  const used = await db.delete(longOtps).where(eq(longOtps.id, row.id)).returning({ id: longOtps.id })
  return used.length > 0
}

/** Four digits and a gap: `1234 5678 9012`. */
export const inGroups = (code: string): string => code.replace(/(\d{4})(?=\d)/g, '$1 ')
