import { asc, inArray } from 'drizzle-orm'
import type { AffectedDecision } from '../../src/core/availability/availability'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { cancelLocked, markPaidBack, moveAppointment, notifyOfAppointments, paidAtDesk } from '../booking/booking.port'
import { schedules } from '../booking/booking.tables'
import type { Database } from '../kit/handlers'
import { members } from '../members/members.tables'
import { refundPaid } from '../payment/payment.port'
import type { Change, FreeSlot } from './affected'

/**
 * Hours in which slots may be taken by moving appointments stay as they are meanwhile, and so do the people: two who
 * would have one person in two places wait for each other.
 */
export const lockMoves = async (
  db: Database,
  { affected, free }: Change,
  decisions: readonly AffectedDecision[],
): Promise<void> => {
  const moves = decisions.filter(({ choice }) => choice === 'move')
  const ids = new Set(moves.map(({ appointmentId }) => appointmentId))
  const slots = new Set(moves.map(({ slotId }) => slotId))
  const targets = [...new Set(free.filter(({ slotId }) => slots.has(slotId)).map(({ scheduleId }) => scheduleId))]
  const people = affected.flatMap(({ appointment }) => (ids.has(appointment.id) ? [appointment.memberId] : []))
  if (targets.length > 0)
    await db
      .select({ id: schedules.id })
      .from(schedules)
      .where(inArray(schedules.id, targets))
      .orderBy(asc(schedules.id))
      .for('key share')
  if (people.length > 0)
    await db
      .select({ id: members.id })
      .from(members)
      .where(inArray(members.id, people))
      .orderBy(asc(members.id))
      .for('no key update')
}

/** The free slot of each appointment that is to be moved; null where one of them is not free or was given twice. */
export const movesOf = (
  { affected, free }: Change,
  decisions: readonly AffectedDecision[],
): ReadonlyMap<string, FreeSlot> | null => {
  const moves = new Map<string, FreeSlot>()
  const given = new Set<string>()
  for (const { appointmentId, choice, slotId } of decisions) {
    if (choice !== 'move') continue
    const slot = free.find((each) => each.slotId === slotId)
    const canMove = affected.some(({ appointment, nextFree }) => appointment.id === appointmentId && nextFree !== null)
    if (slot === undefined || !canMove || given.has(slot.slotId)) return null
    given.add(slot.slotId)
    moves.set(appointmentId, slot)
  }
  return moves
}

/** Cancels what somebody of the practice wants cancelled, and pays it back; answers what is left to be given back at the desk, in paise. */
export const cancelAffected = async (
  db: Database,
  decisions: readonly AffectedDecision[],
  now: UnixSeconds,
  by: string | null,
): Promise<number> => {
  const ids = decisions.filter(({ choice }) => choice === 'cancel').map(({ appointmentId }) => appointmentId)
  if (ids.length === 0) return 0
  const cancelled = await cancelLocked(db, ids)
  const refunded = await refundPaid(
    db,
    cancelled.flatMap(({ id, isPaid }) => (isPaid ? [id] : [])),
    now,
  )
  await markPaidBack(db, refunded)
  await notifyOfAppointments(db, 'appointment.cancelled', ids, now, { by })
  await notifyOfAppointments(db, 'payment.refunded', refunded, now)
  return paidAtDesk(cancelled, refunded)
}

/** Moves appointments to free slots. The database decides: throws its constraint's name where one is not free. */
export const moveAffected = async (
  db: Database,
  moves: ReadonlyMap<string, FreeSlot>,
  now: UnixSeconds,
): Promise<void> => {
  for (const [id, { scheduleId, slotNo, startsAt, endsAt }] of moves)
    await moveAppointment(db, id, { scheduleId, slotNo, startsAt, endsAt })
  await notifyOfAppointments(db, 'appointment.rescheduled', [...moves.keys()], now, { occasion: String(now) })
}
