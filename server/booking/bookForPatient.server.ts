import type { BookingForPatient } from '../../src/core/booking/booking'
import type { bookingApi } from '../../src/core/booking/booking.api'
import type { OutcomeOf, OwnCodeOf } from '../../src/core/kit/endpoint'
import { done } from '../../src/core/kit/outcome'
import { CASH, LATER } from '../../src/core/payment/payment'
import { paysOnline } from '../../src/core/payment/payment.rules'
import { CLINIC_STAFF, isOneOf } from '../../src/core/session/roles'
import type { Call, VerifiedCaller } from '../kit/handlers'
import { newId } from '../kit/ids'
import { completeMember, mayActFor } from '../members/members.port'
import { notifyOfAppointments } from './appointment.events'
import { isConfigured } from './paymentMethods'
import { refusedBy } from './booking.refusals'
import { rupees } from '../kit/rupees'
import { refuseBlocked } from './patientBlock.server'
import { insertAppointment } from './booking.store'
import type texts from './booking.texts.json'
import { hasNumber, scopeOf } from '../people/people.port'
import { slotFor } from './slotFor.server'

/** Books a slot for a patient whom staff name: paid at the desk, or later. */
export const bookForPatient = async (
  request: BookingForPatient,
  call: Call<OwnCodeOf<typeof bookingApi.book>, keyof typeof texts, VerifiedCaller>,
): Promise<OutcomeOf<typeof bookingApi.book>> => {
  const { db, now, say, caller, refusal, touches } = call
  if (!isOneOf(CLINIC_STAFF, caller.role)) throw refusal('forbidden')
  const scope = await scopeOf(db, caller)
  if (scope === null || !(await mayActFor(db, caller, request.patientId, now))) throw refusal('notFound')
  const { patientId, memberId, consultation, amount, clinicId } = request
  const paymentMethodId = request.paymentMethodId ?? (consultation === 'inClinic' ? CASH : LATER)
  if (paysOnline(paymentMethodId) || !isConfigured(consultation, paymentMethodId)) throw refusal('methodUnknown')
  const { hours, ...slot } = await slotFor(request, scope, call)
  if (hours.consultation !== consultation || (clinicId !== undefined && hours.clinicId !== clinicId))
    throw refusal('slotGone')
  // Nobody can join the call of a record to which nobody can log in.
  if (consultation === 'video' && !(await hasNumber(db, patientId))) throw refusal('numberNeeded')
  await refuseBlocked({ doctorId: hours.doctorId, patientId }, call)
  if (hours.fee !== amount) throw refusal('feeChanged', { fee: rupees(hours.fee) })
  await completeMember(db, patientId, memberId, request, call)
  const bookingId = newId()
  await insertAppointment(db, {
    id: bookingId,
    ...slot,
    doctorId: hours.doctorId,
    clinicId: hours.clinicId,
    consultation,
    memberId,
    patientId,
    paymentMethodId,
    consultationFee: hours.fee,
    finalAmount: hours.fee,
    createdAt: now,
    status: 'upcoming',
    paymentStatus: 'UNPAID',
    holdExpiresAt: null,
    bookedBy: caller.userId,
  }).catch(refusedBy(refusal))
  await notifyOfAppointments(db, 'appointment.booked', [bookingId], now, { by: caller.userId })
  touches([patientId])
  return done({ bookingId, slotNo: slot.slotNo }, say('bookedFor'))
}
