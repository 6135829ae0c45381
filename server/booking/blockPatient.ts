import type { bookingApi } from '../../src/core/booking/booking.api'
import type { BlockPlace } from '../../src/core/booking/patientBlock'
import { done } from '../../src/core/kit/outcome'
import { allows } from '../../src/core/session/permissions.rules'
import { doctorOf } from '../doctors/doctors.store'
import type { Call, Handlers } from '../kit/handlers'
import type texts from './booking.texts.json'
import { blockOfBooking, blockOfPatient, isBlockedBy, setBlock } from './patientBlock.store'

type Texts = keyof typeof texts

/** The doctor and the user who asks, where they may. */
const asker = (place: BlockPlace | undefined, { caller, refusal }: Call<never, Texts>) => {
  const { doctorId, userId, permissions } = caller
  if (doctorId === null || userId === null) throw refusal('notFound')
  if (place === 'reception' && !allows(permissions, 'opdReceptionWeb.blockPatient')) throw refusal('notAccessible')
  return { doctorId, userId }
}

export const blockHandlers: Pick<Handlers<typeof bookingApi, Texts>, 'patientBlock' | 'blockPatient'> = {
  patientBlock: async ({ bookingId, place }, call) => {
    const { doctorId } = asker(place, call)
    const found = await blockOfBooking(call.db, doctorId, bookingId)
    if (found === undefined) throw call.refusal('notFound')
    call.touches([found.patientId])
    return done(found)
  },

  blockPatient: async ({ patientId, isBlocked, place }, call) => {
    const { db, now, say, refusal, touches } = call
    const { doctorId, userId } = asker(place, call)
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
