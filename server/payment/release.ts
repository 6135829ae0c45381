import type { UnixSeconds } from '../../src/core/kit/dates'
import { releaseExpired } from '../booking/booking.store'
import type { Database } from '../kit/handlers'

/** Cancels every unpaid online booking whose hold has passed; returns how many slots became free. */
export const releaseUnpaid = async (db: Database, now: UnixSeconds): Promise<number> =>
  (await releaseExpired(db, now)).length
