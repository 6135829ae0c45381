import { dayOf } from '../../src/core/kit/dates'
import type { NoShowNote } from '../booking/booking.port'
import type { Database } from '../kit/handlers'
import { announceQueueChange, announceToDesk } from './queue.feed'
import { lockPlace, takeStep, undoStep } from './queue.store'

/** Moves somebody of today's queue as the schedule notes it: nobody came, or they are where they were before. */
export const followNoShow = async (db: Database, { isNoShow, id, ...who }: NoShowNote): Promise<void> => {
  const desk = { db, ...who }
  const place = await lockPlace(desk, { doctorId: who.doctorId }, id)
  if (place === undefined || (place.status === 'noShow') === isNoShow) return
  const isMoved = isNoShow
    ? await takeStep(desk, place, 'noShow')
    : await undoStep(desk, place, ({ step }) => step === 'noShow')
  if (!isMoved) return
  const queue = { doctorId: who.doctorId, clinicId: place.clinicId, day: dayOf(who.now) }
  await announceToDesk(db, queue)
  await announceQueueChange(db, [queue])
}
