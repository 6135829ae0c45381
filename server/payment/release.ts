import type { UnixSeconds } from '../../src/core/kit/dates'
import { releaseExpired, notifyOfAppointments } from '../booking/booking.port'
import type { Database } from '../kit/handlers'

/** Cancels every unpaid online booking whose hold has passed; returns how many slots became free. */
export const releaseUnpaid = (db: Database, now: UnixSeconds): Promise<number> =>
  db.transaction(async (tx) => {
    const released = (await releaseExpired(tx, now)).map(({ id }) => id)
    await notifyOfAppointments(tx, 'appointment.released', released, now)
    return released.length
  })
