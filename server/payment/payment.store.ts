import { and, eq, lt } from 'drizzle-orm'
import { DAY, type UnixSeconds } from '../../src/core/kit/dates'
import type { QueueStatus } from '../../src/core/reception/reception.lifecycle'
import { markPaid, markRefunded, isOf, type Whose, notifyOfAppointments } from '../booking/booking.port'
import { appointments } from '../booking/booking.tables'
import { clinics, doctors, specialities } from '../doctors/doctors.tables'
import { violatedConstraint } from '../kit/constraint'
import type { Database } from '../kit/handlers'
import { hook } from '../kit/hook'
import { newId } from '../kit/ids'
import { members } from '../members/members.tables'
import { paymentAttempts, paymentEvents } from './payment.tables'
import { dueRefund } from './refunds.store'

/** Asks where the patient of a booking is today; null before they come. */
export const placeAsked =
  hook<(db: Database, bookingId: string, now: UnixSeconds) => Promise<QueueStatus | null>>('placeAsked')

/** Where the patient of a booking is today, as what a visit is takes it. */
export const placeOf = async (db: Database, bookingId: string, now: UnixSeconds) => {
  const places = await Promise.all(placeAsked.listeners().map((ask) => ask(db, bookingId, now)))
  const status = places.find((each) => each !== null)
  return status === undefined ? null : { status }
}

/** A booking of theirs with what its doctor, its clinic and whoever is treated are called. */
export const bookingRow = async (db: Database, whose: Whose, bookingId: string) => {
  const [row] = await db
    .select({
      booking: appointments,
      doctor: doctors,
      speciality: specialities.name,
      clinic: clinics,
      memberName: members.name,
    })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(specialities, eq(specialities.id, doctors.specialityId))
    .innerJoin(members, eq(members.id, appointments.memberId))
    .leftJoin(clinics, eq(clinics.id, appointments.clinicId))
    .where(and(eq(appointments.id, bookingId), isOf(whose)))
  return row
}

/** The open attempt to pay for a booking, a new one when there is none. */
export const openAttempt = async (
  db: Database,
  { id, finalAmount }: { id: string; finalAmount: number },
  now: UnixSeconds,
) => {
  const row = { reference: newId(), bookingId: id, amount: finalAmount, status: 'created' as const, createdAt: now }
  await db.insert(paymentAttempts).values(row).onConflictDoNothing()
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.bookingId, id), eq(paymentAttempts.status, 'created')))
  return attempt!
}

/** What the gateway calls an attempt; null when it has no name there yet. */
export const orderOf = async (db: Database, reference: string): Promise<string | null> => {
  const { orderId } = paymentAttempts
  const [row] = await db.select({ orderId }).from(paymentAttempts).where(eq(paymentAttempts.reference, reference))
  return row?.orderId ?? null
}

export const nameOrder = async (db: Database, reference: string, orderId: string): Promise<void> => {
  await db.update(paymentAttempts).set({ orderId }).where(eq(paymentAttempts.reference, reference))
}

export const attemptOfOrder = async (db: Database, orderId: string) => {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId))
  return row
}

/** Whether a payment has already settled an attempt. */
export const isSettledBy = async (db: Database, paymentId: string): Promise<boolean> => {
  const paid = and(eq(paymentAttempts.nonce, paymentId), eq(paymentAttempts.status, 'paid'))
  return (await db.select({ nonce: paymentAttempts.nonce }).from(paymentAttempts).where(paid)).length > 0
}

/** True for the first delivery of an event, false for its repetitions. */
export const claimEvent = async (db: Database, id: string, now: UnixSeconds): Promise<boolean> => {
  const rows = await db.insert(paymentEvents).values({ id, at: now }).onConflictDoNothing().returning()
  return rows.length > 0
}

/** Seconds an event is remembered: the gateway repeats one for a day. */
const EVENT_KEPT = 30 * DAY

export const forgetOldEvents = async (db: Database, now: UnixSeconds): Promise<void> => {
  await db.delete(paymentEvents).where(lt(paymentEvents.at, now - EVENT_KEPT))
}

/** An attempt with its booking, and the doctor as the gateway's page names them. */
export const attemptRow = async (db: Database, reference: string) => {
  const [row] = await db
    .select({ attempt: paymentAttempts, booking: appointments, doctorName: doctors.name })
    .from(paymentAttempts)
    .innerJoin(appointments, eq(appointments.id, paymentAttempts.bookingId))
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .where(eq(paymentAttempts.reference, reference))
  return row
}

export type Settled = 'settled' | 'replayed' | 'conflict'

export interface Settlement {
  readonly reference: string
  readonly bookingId: string
  readonly amount: number
  readonly status: 'PAID' | 'FAILED'
  readonly nonce: string
}

/** Settles an attempt and its booking in one transaction, once; a nonce is good for one attempt. */
export const settleAttempt = async (db: Database, settlement: Settlement, now: UnixSeconds): Promise<Settled> => {
  try {
    return await db.transaction((tx) => settle(tx, settlement, now))
  } catch (error) {
    if (violatedConstraint(error) === 'payment_attempts_nonce_unique') return 'conflict'
    throw error
  }
}

const settle = async (tx: Database, settlement: Settlement, now: UnixSeconds): Promise<Settled> => {
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.reference, settlement.reference))
    .for('update')
  if (attempt === undefined || attempt.bookingId !== settlement.bookingId || attempt.amount !== settlement.amount)
    return 'conflict'
  const status = settlement.status === 'PAID' ? ('paid' as const) : ('failed' as const)
  if (attempt.status !== 'created')
    return attempt.nonce === settlement.nonce && attempt.status === status ? 'replayed' : 'conflict'
  await tx
    .update(paymentAttempts)
    .set({ status, settledAt: now, nonce: settlement.nonce })
    .where(eq(paymentAttempts.reference, settlement.reference))
  if (status === 'paid') await recordMoney(tx, settlement, now)
  else await notifyOfAppointments(tx, 'payment.failed', [settlement.bookingId], now, { occasion: settlement.reference })
  return 'settled'
}

/** Money for a booking that was released meanwhile is due back: its slot may be another person's by now. */
const recordMoney = async (tx: Database, settlement: Settlement, now: UnixSeconds): Promise<void> => {
  const { bookingId, reference, amount, nonce: paymentId } = settlement
  if (await markPaid(tx, bookingId)) return notifyOfAppointments(tx, 'appointment.confirmed', [bookingId], now)
  const isRefunded = await markRefunded(tx, bookingId)
  await dueRefund(tx, { paymentId, reference, amount }, now)
  if (isRefunded) await notifyOfAppointments(tx, 'payment.refunded', [bookingId], now)
}
