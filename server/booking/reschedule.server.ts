import type { bookingApi } from '../../src/core/booking/booking.api'
import { MOST_UNPAID } from '../../src/core/booking/booking.rules'
import { done } from '../../src/core/kit/outcome'
import type { Handlers, TreatmentCaller } from '../kit/handlers'
import { notifyOfAppointments } from './appointment.events'
import { lockMovable, moveLocked } from './appointment.store'
import { refuseBlocked } from './patientBlock.server'
import { refusedBy } from './booking.refusals'
import { rupees } from '../kit/rupees'
import { unpaidOf } from './booking.store'
import type texts from './booking.texts.json'
import { whoseOf } from './scope.conditions'
import { slotFor } from './slotFor.server'

/**
 * Moves an appointment to another slot of its doctor; what was paid stays paid at its price. Patients move theirs to
 * slots like it, which cost no more than they paid.
 */
export const reschedule: Handlers<typeof bookingApi, keyof typeof texts, TreatmentCaller>['reschedule'] = async (
  { id, amount, slotId, seen },
  call,
) => {
  const { db, now, say, caller, refusal, touches } = call
  const whose = whoseOf(caller)
  const locked = await lockMovable(db, whose, id, now)
  if (locked === undefined) throw refusal('notFound')
  const { appointment, isMovable } = locked
  const { memberId, patientId, status, startsAt } = appointment
  if (seen !== undefined && (seen.status !== status || seen.startsAt !== startsAt)) throw refusal('changedMeanwhile')
  if (!isMovable) throw refusal('notMovable')
  await refuseBlocked({ doctorId: appointment.doctorId, patientId }, call)
  const { hours, ...slot } = await slotFor({ slotId, memberId, patientId }, { doctorId: appointment.doctorId }, call)
  const isPaid = appointment.paymentStatus === 'PAID'
  if (!isPaid && hours.fee !== amount) throw refusal('feeChanged', { fee: rupees(hours.fee) })
  const isOwn = 'patientId' in whose
  if (isOwn) {
    if (hours.consultation !== appointment.consultation) throw refusal('slotGone')
    if (isPaid && hours.fee > appointment.consultationFee) throw refusal('dearerSlot')
    const unpaid = isPaid || status !== 'cancelled' ? null : await unpaidOf(db, patientId, now)
    if (unpaid && unpaid.others >= MOST_UNPAID) throw refusal('tooManyUnpaid', { most: MOST_UNPAID })
  }
  const { clinicId, consultation, fee } = hours
  await moveLocked(db, id, { ...slot, clinicId, consultation, fee }).catch(refusedBy(refusal))
  await notifyOfAppointments(db, 'appointment.rescheduled', [id], now, {
    occasion: `${slot.startsAt}`,
    by: caller.userId,
  })
  touches(isOwn ? [] : [patientId])
  return done(
    { bookingId: id, slotNo: slot.slotNo },
    isOwn ? (isPaid ? say('movedOwn') : say('movedUnpaid', { fee: rupees(fee) })) : say('rescheduled'),
  )
}
