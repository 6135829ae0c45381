import { bookableSlots } from '../../src/core/booking/booking.rules'
import type { Call } from '../kit/handlers'
import { notifyOfAppointments } from './appointment.events'
import { isAmong } from './booking.refusals'
import { extraSlotNo, occupiedOf } from './extraSlot'
import { lookUp, scheduleToBook } from './booking.store'
import type { Scope } from '../people/people.port'
import { endOfWindow, slotOf, slotTimes } from './slot'

interface Wanted {
  readonly slotId: string
  readonly memberId: string
  readonly patientId: string
}

type Refusing = Pick<Call<'slotGone' | 'slotTaken'>, 'db' | 'now' | 'caller' | 'refusal'>

/**
 * A slot that the caller may book or move to, for staff reserved ones, the one of now and one after the last of full
 * hours among them, with what stood in its way released.
 */
export const slotFor = async (
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
  const isRegular = isAmong(slot.slotNo, bookableSlots(hours, caller.role))
  if (!isRegular) {
    const extra = extraSlotNo(hours, await occupiedOf(db, hours, now), caller.role, now)
    // Numbers up to the next one were given to others meanwhile, which is said below.
    if (extra === null || slot.slotNo <= hours.totalSlots || slot.slotNo > extra) throw refusal('slotGone')
  }
  const times = slotTimes(hours, slot.slotNo)
  const last = caller.role === 'PATIENT' ? times.startsAt : times.endsAt
  if (last <= now || times.startsAt >= endOfWindow(now)) throw refusal('slotGone')
  const found = await lookUp(db, { ...slot, ...times, totalSlots: hours.totalSlots, memberId, patientId }, now)
  if (found === undefined) throw refusal('notFound')
  if (found.isTaken) throw refusal('slotTaken')
  await notifyOfAppointments(db, 'appointment.released', found.released, now)
  return { ...slot, ...times, hours }
}
