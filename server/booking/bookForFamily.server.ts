import type { BookingRequest } from '../../src/core/booking/booking'
import type { bookingApi } from '../../src/core/booking/booking.api'
import { bookableSlots, MOST_HOLDS, MOST_UNPAID } from '../../src/core/booking/booking.rules'
import type { OutcomeOf, OwnCodeOf } from '../../src/core/kit/endpoint'
import { done } from '../../src/core/kit/outcome'
import { isProfileComplete } from '../../src/core/members/members.rules'
import { paysOnline, UNPAID_HOLD } from '../../src/core/payment/payment.rules'
import type { Call, VerifiedCaller } from '../kit/handlers'
import { newId } from '../kit/ids'
import { rupees } from '../kit/rupees'
import { notifyOfAppointments } from './appointment.events'
import { isAmong, refusedBy } from './booking.refusals'
import { insertAppointment, lookUp, scheduleToBook, unpaidOf } from './booking.store'
import type { schedules } from './booking.tables'
import type texts from './booking.texts.json'
import { refuseBlocked } from './patientBlock.server'
import { isConfigured } from './paymentMethods'
import { endOfWindow, slotOf, slotTimes } from './slot'

type Schedule = typeof schedules.$inferSelect

/** Books a slot for a member of the caller's family: held until it is paid online, or paid later. */
export const bookForFamily = async (
  request: BookingRequest,
  call: Call<OwnCodeOf<typeof bookingApi.book>, keyof typeof texts, VerifiedCaller>,
): Promise<OutcomeOf<typeof bookingApi.book>> => {
  const { db, now, say, caller, refusal } = call
  const slot = slotOf(request.slotId)
  const { memberId, paymentMethodId, consultation } = request
  const patientId = caller.userId
  if (slot === null) throw refusal('slotGone')
  if (caller.role !== 'PATIENT') throw refusal('forbidden')
  if (!isConfigured(consultation, paymentMethodId)) throw refusal('methodUnknown')
  const hours = await scheduleToBook(db, slot.scheduleId)
  const wish = { ...slot, memberId, patientId, totalSlots: hours?.totalSlots ?? 0 }
  const times = hours === null ? { startsAt: 0, endsAt: 0 } : slotTimes(hours, slot.slotNo)
  const found = await lookUp(db, { ...wish, ...times }, now)
  if (found === undefined) throw refusal('notFound')
  if (!isProfileComplete(found.member)) throw refusal('memberIncomplete')
  const schedule = bookable(hours, slot.slotNo, request, call)
  await refuseBlocked({ doctorId: schedule.doctorId, patientId }, call)
  if (found.isTaken) throw refusal('slotTaken')
  const bookingId = newId()
  const isOnline = paysOnline(paymentMethodId)
  const unpaid = await unpaidOf(db, patientId, now)
  if (isOnline && unpaid.holds >= MOST_HOLDS) throw refusal('tooManyHolds', { most: MOST_HOLDS })
  if (!isOnline && unpaid.others >= MOST_UNPAID) throw refusal('tooManyUnpaid', { most: MOST_UNPAID })
  const { doctorId, clinicId, fee } = schedule
  const row = {
    id: bookingId,
    ...slot,
    ...times,
    doctorId,
    clinicId,
    consultation,
    memberId,
    patientId,
    paymentMethodId,
    consultationFee: fee,
    finalAmount: fee,
    createdAt: now,
    status: isOnline ? ('pending' as const) : ('upcoming' as const),
    paymentStatus: 'UNPAID' as const,
    holdExpiresAt: isOnline ? now + UNPAID_HOLD : null,
    bookedBy: null,
  }
  await insertAppointment(db, row).catch(refusedBy(refusal))
  await notifyOfAppointments(db, 'appointment.released', found.released, now)
  await notifyOfAppointments(db, isOnline ? 'appointment.held' : 'appointment.booked', [bookingId], now)
  return done({ bookingId, slotNo: slot.slotNo }, say('booked'))
}

/** The schedule of a slot that still is as the person saw it. */
const bookable = (
  schedule: Schedule | null,
  slotNo: number,
  request: BookingRequest,
  { now, caller, refusal }: Call<'slotGone' | 'feeChanged'>,
): Schedule => {
  const isSame =
    schedule !== null &&
    schedule.doctorId === request.doctorId &&
    schedule.consultation === request.consultation &&
    (request.clinicId === undefined || schedule.clinicId === request.clinicId) &&
    isAmong(slotNo, bookableSlots(schedule, caller.role))
  if (!isSame) throw refusal('slotGone')
  const { startsAt } = slotTimes(schedule, slotNo)
  if (startsAt <= now || startsAt >= endOfWindow(now)) throw refusal('slotGone')
  if (schedule.fee !== request.amount) throw refusal('feeChanged', { fee: rupees(schedule.fee) })
  return schedule
}
