import type { BookingForPatient } from '../../src/core/booking/booking'
import type { bookingApi } from '../../src/core/booking/booking.api'
import { bookableSlots } from '../../src/core/booking/booking.rules'
import type { OutcomeOf, OwnCodeOf } from '../../src/core/kit/endpoint'
import { done } from '../../src/core/kit/outcome'
import { CASH, LATER } from '../../src/core/payment/payment'
import { paysOnline } from '../../src/core/payment/payment.rules'
import { CLINIC_STAFF, isOneOf } from '../../src/core/session/roles'
import type { Call, Handlers } from '../kit/handlers'
import { newId } from '../kit/ids'
import { completeMember } from '../members/members.store'
import { notifyOfAppointments } from '../notifications/appointment.events'
import { isConfigured } from '../payment/payment.methods'
import { lockMovable, moveLocked } from './appointment.store'
import { isAmong, refusedBy, rupees } from './bookable'
import { insertAppointment, lookUp, scheduleToBook } from './booking.store'
import type texts from './booking.texts.json'
import { type Scope, scopeOf } from './scope'
import { endOfWindow, slotOf, slotTimes } from './slot'

interface Wanted {
  readonly slotId: string
  readonly memberId: string
  readonly patientId: string
}

type Refusing = Pick<Call<'slotGone' | 'slotTaken'>, 'db' | 'now' | 'caller' | 'refusal'>

/** A slot that staff may book for somebody, reserved ones among them, with what stood in its way released. */
const slotFor = async (
  { slotId, memberId, patientId }: Wanted,
  scope: Scope,
  { db, now, caller, refusal }: Refusing,
) => {
  const slot = slotOf(slotId)
  const hours = slot && (await scheduleToBook(db, slot.scheduleId))
  const isTheirs =
    hours && ('doctorId' in scope ? hours.doctorId === scope.doctorId : hours.clinicId === scope.clinicId)
  if (slot === null || hours === null) throw refusal('slotGone')
  if (!isTheirs) throw refusal('notFound')
  if (!isAmong(slot.slotNo, bookableSlots(hours, caller.role))) throw refusal('slotGone')
  const times = slotTimes(hours, slot.slotNo)
  if (times.endsAt <= now || times.startsAt >= endOfWindow(now)) throw refusal('slotGone')
  const found = await lookUp(db, { ...slot, ...times, totalSlots: hours.totalSlots, memberId, patientId }, now)
  if (found === undefined) throw refusal('notFound')
  if (found.isTaken) throw refusal('slotTaken')
  await notifyOfAppointments(db, 'appointment.released', found.released, now)
  return { ...slot, ...times, hours }
}

/** Books a slot for a patient whom staff name: paid at the desk, or later. */
export const bookForPatient = async (
  request: BookingForPatient,
  call: Call<OwnCodeOf<typeof bookingApi.book>, keyof typeof texts>,
): Promise<OutcomeOf<typeof bookingApi.book>> => {
  const { db, now, say, caller, refusal, touches } = call
  if (!isOneOf(CLINIC_STAFF, caller.role)) throw refusal('forbidden')
  const scope = await scopeOf(db, caller)
  if (scope === null) throw refusal('notFound')
  const { patientId, memberId, consultation, amount, clinicId } = request
  const paymentMethodId = request.paymentMethodId ?? (consultation === 'inClinic' ? CASH : LATER)
  if (paysOnline(paymentMethodId) || !isConfigured(consultation, paymentMethodId)) throw refusal('methodUnknown')
  const { hours, ...slot } = await slotFor(request, scope, call)
  if (hours.consultation !== consultation || (clinicId !== undefined && hours.clinicId !== clinicId))
    throw refusal('slotGone')
  if (hours.fee !== amount) throw refusal('feeChanged', { fee: rupees(hours.fee) })
  await completeMember(db, memberId, request)
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
  await notifyOfAppointments(db, 'appointment.booked', [bookingId], now)
  touches([patientId])
  return done({ bookingId, slotNo: slot.slotNo }, say('bookedFor'))
}

/** Moves an appointment to another slot of its doctor; what was paid stays paid at its price. */
export const reschedule: Handlers<typeof bookingApi, keyof typeof texts>['reschedule'] = async (
  { id, amount, slotId },
  call,
) => {
  const { db, now, say, caller, refusal, touches } = call
  const scope = await scopeOf(db, caller)
  const locked = scope && (await lockMovable(db, scope, id, now))
  if (!locked) throw refusal('notFound')
  const { appointment, isMovable } = locked
  if (!isMovable) throw refusal('notMovable')
  const { memberId, patientId } = appointment
  const { hours, ...slot } = await slotFor({ slotId, memberId, patientId }, { doctorId: appointment.doctorId }, call)
  if (appointment.paymentStatus !== 'PAID' && hours.fee !== amount)
    throw refusal('feeChanged', { fee: rupees(hours.fee) })
  const { clinicId, consultation, fee } = hours
  await moveLocked(db, id, { ...slot, clinicId, consultation, fee }).catch(refusedBy(refusal))
  await notifyOfAppointments(db, 'appointment.rescheduled', [id], now, `${slot.startsAt}`)
  touches([patientId])
  return done({ bookingId: id, slotNo: slot.slotNo }, say('rescheduled'))
}
