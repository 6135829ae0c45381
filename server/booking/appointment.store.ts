import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { LATER } from '../../src/core/payment/payment'
import type { Database } from '../kit/handlers'
import { allows, allowsAfterEnd, statusAfter } from './appointment.conditions'
import { hasNotBegun } from './begun.hook'
import { appointments, schedules } from './booking.tables'
import { isOf, isWithin, type Whose } from './scope.conditions'

/** Appointments that may be cancelled at a moment: by their patients until they begin, by staff as their lifecycle says. */
const isCancellable = (whose: Whose, now: UnixSeconds): SQL =>
  'patientId' in whose
    ? and(allows('cancel'), gt(appointments.startsAt, now), hasNotBegun(now))!
    : and(allows('cancel'), or(gt(appointments.endsAt, now), allowsAfterEnd('cancel')), hasNotBegun(now))!

export interface Chosen {
  readonly schedules: readonly string[]
  readonly appointments: readonly string[]
}

/**
 * Locks what staff chose to cancel: of whole schedules what is to come and can be cancelled, and each single appointment whether it can
 * or not. Rows are locked in one order, so that two who cancel the same days wait for each other.
 */
export const lockChosen = async (db: Database, whose: Whose, chosen: Chosen, now: UnixSeconds) => {
  const single = inArray(appointments.id, [...chosen.appointments])
  const isPossible = isCancellable(whose, now)
  const isComing = gt(appointments.endsAt, now)
  const whole = and(inArray(appointments.scheduleId, [...chosen.schedules]), isPossible, isComing)
  return db
    .select({
      id: appointments.id,
      patientId: appointments.patientId,
      status: appointments.status,
      isCancellable: sql<boolean>`(${isPossible})`,
    })
    .from(appointments)
    .where(and(isOf(whose), or(single, whole)))
    .orderBy(asc(appointments.id))
    .for('update')
}

/** Which of the schedules are somebody's own. */
export const ownSchedules = async (db: Database, whose: Whose, ids: readonly string[]): Promise<readonly string[]> =>
  ids.length === 0 || 'patientId' in whose
    ? []
    : (
        await db
          .select({ id: schedules.id })
          .from(schedules)
          .where(and(isWithin(schedules, whose), inArray(schedules.id, [...ids])))
      ).map(({ id }) => id)

/** Cancels locked appointments; what was paid is to be paid back, which the answer names. */
export const cancelLocked = (db: Database, ids: readonly string[]) =>
  db
    .update(appointments)
    .set({ status: statusAfter('cancel'), holdExpiresAt: null })
    .where(inArray(appointments.id, [...ids]))
    .returning({
      id: appointments.id,
      isPaid: sql<boolean>`${appointments.paymentStatus} = 'PAID'`,
      amount: appointments.finalAmount,
    })

type Cancelled = Awaited<ReturnType<typeof cancelLocked>>

/** What was paid at the desk for cancelled appointments, which is given back there: all but what goes back the way it came; paise. */
export const paidAtDesk = (cancelled: Cancelled, refunded: readonly string[]): number =>
  cancelled.reduce((sum, { id, isPaid, amount }) => (isPaid && !refunded.includes(id) ? sum + amount : sum), 0)

/** Marks cancelled appointments whose payment goes back. */
export const markPaidBack = async (db: Database, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0)
    await db
      .update(appointments)
      .set({ paymentStatus: 'REFUNDED' })
      .where(inArray(appointments.id, [...ids]))
}

/** Locks an appointment of somebody; undefined where there is none. */
export const lockOne = async (db: Database, whose: Whose, id: string) => {
  const [row] = await db
    .select({ status: appointments.status, endsAt: appointments.endsAt, patientId: appointments.patientId })
    .from(appointments)
    .where(and(isOf(whose), eq(appointments.id, id)))
    .for('update')
  return row
}

/** Notes on a locked appointment since when nobody came, or with null that they did. */
export const writeNoShow = async (db: Database, id: string, noShowAt: UnixSeconds | null): Promise<void> => {
  await db.update(appointments).set({ noShowAt }).where(eq(appointments.id, id))
}

/** Locks an appointment of a scope, with whether it may be moved now; undefined where there is none. */
export const lockMovable = async (db: Database, whose: Whose, id: string, now: UnixSeconds) => {
  const isInTime =
    'patientId' in whose
      ? or(eq(appointments.status, 'cancelled'), gt(appointments.startsAt, now))
      : or(gt(appointments.endsAt, now), allowsAfterEnd('reschedule'))
  const [row] = await db
    .select({
      appointment: appointments,
      isMovable: sql<boolean>`(${and(allows('reschedule'), isInTime, hasNotBegun(now))})`,
    })
    .from(appointments)
    .where(and(isOf(whose), eq(appointments.id, id)))
    .for('update')
  return row
}

export interface Move {
  readonly scheduleId: string
  readonly slotNo: number
  readonly startsAt: UnixSeconds
  readonly endsAt: UnixSeconds
  readonly clinicId: string | null
  readonly consultation: 'video' | 'inClinic'
  readonly fee: number
}

/**
 * Moves a locked appointment to another slot. What was paid stays paid at its price; what was paid back is to be paid
 * anew. The database decides: throws its constraint's name when the slot or the member's time is taken.
 */
export const moveLocked = (db: Database, id: string, { fee, ...slot }: Move) => {
  const isPaid = sql`${appointments.paymentStatus} = 'PAID'`
  return db
    .update(appointments)
    .set({
      ...slot,
      status: statusAfter('reschedule'),
      holdExpiresAt: null,
      noShowAt: null,
      consultationFee: sql`case when ${isPaid} then ${appointments.consultationFee} else ${fee} end`,
      discountAmount: sql`case when ${isPaid} then ${appointments.discountAmount} else 0 end`,
      finalAmount: sql`case when ${isPaid} then ${appointments.finalAmount} else ${fee} end`,
      paymentStatus: sql`case when ${isPaid} then 'PAID' else 'UNPAID' end`,
      paymentMethodId: sql`case when ${appointments.paymentStatus} = 'REFUNDED' then ${LATER} else ${appointments.paymentMethodId} end`,
    })
    .where(eq(appointments.id, id))
}
