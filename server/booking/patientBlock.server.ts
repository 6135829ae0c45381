import type { bookingApi } from '../../src/core/booking/booking.api'
import { done } from '../../src/core/kit/outcome'
import { doctorOf } from '../doctors/doctors.port'
import type { Call, DoctorCaller, Handlers } from '../kit/handlers'
import type texts from './booking.texts.json'
import { blockOfBooking, blockOfPatient, isBlockedBy, setBlock } from './patientBlock.store'

type Texts = keyof typeof texts

export const blockHandlers: Pick<Handlers<typeof bookingApi, Texts, DoctorCaller>, 'patientBlock' | 'blockPatient'> = {
  patientBlock: async ({ bookingId, patientId }, call) => {
    const { doctorId } = call.caller
    const found =
      bookingId === undefined
        ? await blockOfPatient(call.db, doctorId, patientId ?? '')
        : await blockOfBooking(call.db, doctorId, bookingId)
    if (found === undefined) throw call.refusal('notFound')
    call.touches([found.patientId])
    return done(found)
  },

  blockPatient: async ({ patientId, isBlocked }, call) => {
    const { db, now, say, refusal, touches } = call
    const { doctorId, userId } = call.caller
    const found = await blockOfPatient(db, doctorId, patientId)
    if (found === undefined) throw refusal('notFound')
    await setBlock(db, { doctorId, patientId, blockedBy: userId, blockedAt: now }, isBlocked)
    touches([patientId])
    return done({ ...found, isBlocked }, say(isBlocked ? 'blocked' : 'unblocked', { patient: found.name ?? '' }))
  },
}

/** Refuses a booking that its doctor does not take; the doctor's own team may still make it. */
export const refuseBlocked = async (
  { doctorId, patientId }: { readonly doctorId: string; readonly patientId: string },
  { db, caller, refusal }: Pick<Call<'patientBlocked', Texts>, 'db' | 'caller' | 'refusal'>,
): Promise<void> => {
  if (caller.doctorId === doctorId || !(await isBlockedBy(db, doctorId, patientId))) return
  throw refusal('patientBlocked', { doctor: (await doctorOf(db, doctorId))?.name ?? '' })
}
