import type { bookingApi } from '../../src/core/booking/booking.api'
import { done } from '../../src/core/kit/outcome'
import type { Handlers } from '../kit/handlers'
import { notifyOfAppointments } from '../notifications/appointment.events'
import { refundPaid } from '../payment/refunds'
import { cancelLocked, lockChosen, markPaidBack, ownSchedules } from './appointment.store'
import type texts from './booking.texts.json'
import { scopeOf } from './scope'

/**
 * Cancels whole schedules and single appointments, all of them or none: one that cannot be cancelled any more refuses
 * the others. What was paid online goes back.
 */
export const cancelScheduled: Handlers<typeof bookingApi, keyof typeof texts>['cancelScheduled'] = async (
  chosen,
  { db, caller, now, say, refusal, touches },
) => {
  const scope = await scopeOf(db, caller)
  if (scope === null) throw refusal('notFound')
  const schedules = [...new Set(chosen.schedules)]
  const single = [...new Set(chosen.appointments)]
  const locked = await lockChosen(db, scope, { schedules, appointments: single }, now)
  const known = new Set(locked.map(({ id }) => id))
  const areOwn = (await ownSchedules(db, scope, schedules)).length === schedules.length
  if (!areOwn || single.some((id) => !known.has(id))) throw refusal('notFound')
  if (locked.length === 0) throw refusal('nothingChosen')
  const lost = locked.filter(({ isCancellable }) => !isCancellable)
  if (lost.length > 0) throw refusal('notCancellable', { count: lost.length, all: locked.length })
  const cancelled = await cancelLocked(db, [...known])
  const paid = cancelled.flatMap(({ id, isPaid }) => (isPaid ? [id] : []))
  const refunded = await refundPaid(db, paid, now)
  await markPaidBack(db, refunded)
  await notifyOfAppointments(db, 'appointment.cancelled', [...known], now)
  await notifyOfAppointments(db, 'payment.refunded', refunded, now)
  touches(locked.map(({ patientId }) => patientId))
  return done({ cancelled: [...known] }, say('cancelled'))
}
