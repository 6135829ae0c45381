import type { bookingApi } from '../../src/core/booking/booking.api'
import { done } from '../../src/core/kit/outcome'
import type { Handlers, TreatmentCaller } from '../kit/handlers'
import { rupees } from '../kit/rupees'
import { notifyOfAppointments, paidCancelled } from './appointment.events'
import { cancelLocked, lockChosen, markPaidBack, ownSchedules, paidAtDesk } from './appointment.store'
import type texts from './booking.texts.json'
import { whoseOf } from './scope.conditions'

type Cancelling = Pick<typeof bookingApi, 'cancel' | 'cancelScheduled'>

/**
 * Cancels whole schedules and single appointments, all of them or none: one that cannot be cancelled any more refuses
 * the others. What was paid online goes back.
 */
const cancel: Handlers<Cancelling, keyof typeof texts, TreatmentCaller>['cancel'] = async (
  chosen,
  { db, caller, now, say, refusal, touches },
) => {
  const whose = whoseOf(caller)
  const schedules = [...new Set(chosen.schedules)]
  const single = [...new Set(chosen.appointments)]
  const locked = await lockChosen(db, whose, { schedules, appointments: single }, now)
  const known = new Set(locked.map(({ id }) => id))
  const areOwn = (await ownSchedules(db, whose, schedules)).length === schedules.length
  if (!areOwn || single.some((id) => !known.has(id))) throw refusal('notFound')
  if (locked.length === 0) throw refusal('nothingChosen')
  const lost = locked.filter(({ isCancellable }) => !isCancellable)
  const isOwn = 'patientId' in whose
  if (lost.length > 0 && lost.every(({ status }) => status === 'cancelled')) throw refusal('alreadyCancelled')
  if (lost.length > 0)
    throw isOwn ? refusal('tooLate') : refusal('notCancellable', { count: lost.length, all: locked.length })
  const cancelled = await cancelLocked(db, [...known])
  const paid = cancelled.flatMap(({ id, isPaid }) => (isPaid ? [id] : []))
  const refunded: string[] = []
  for (const payBack of paidCancelled.listeners()) refunded.push(...(await payBack(db, paid, now)))
  await markPaidBack(db, refunded)
  await notifyOfAppointments(db, 'appointment.cancelled', [...known], now, { by: caller.userId })
  await notifyOfAppointments(db, 'payment.refunded', refunded, now)
  touches(isOwn ? [] : locked.map(({ patientId }) => patientId))
  const atDesk = paidAtDesk(cancelled, refunded)
  const answer = { cancelled: [...known] }
  if (atDesk > 0) return done(answer, say(isOwn ? 'cancelledOwnAtDesk' : 'cancelledAtDesk', { amount: rupees(atDesk) }))
  return done(answer, say(isOwn ? (refunded.length > 0 ? 'cancelledRefunded' : 'cancelledOwn') : 'cancelled'))
}

export const cancelHandlers: Handlers<Cancelling, keyof typeof texts, TreatmentCaller> = {
  cancel,
  cancelScheduled: cancel,
}
