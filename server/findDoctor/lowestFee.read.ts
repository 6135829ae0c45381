import { asc, type SQL } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { nextSlots } from '../booking/booking.port'
import { doctors } from '../doctors/doctors.tables'
import { compareRanked, type Ranked } from './compareRanked'

interface Search {
  readonly now: UnixSeconds
  readonly limit: number
  readonly offset: number
}

/** Doctors looked at beyond twice the wanted ones, and how many times as many when those do not settle the page. */
const MORE = 20
const FURTHER = 4

/**
 * One page of doctors by the lowest fee of their next slots, which is what their cards show; those without a slot last.
 * `least_fee` is never above it, so doctors are walked in its order until no later one can change the page.
 */
export const lowestFee = async (
  db: Database,
  { now, limit, offset }: Search,
  matching: () => SQL | undefined,
): Promise<Ranked[]> => {
  const wanted = offset + limit
  for (let far = 2 * wanted + MORE; ; far *= FURTHER) {
    const walked = await db
      .select({ id: doctors.id, by: doctors.leastFee })
      .from(doctors)
      .where(matching())
      .orderBy(asc(doctors.leastFee), asc(doctors.id))
      .limit(far)
    const slots = await nextSlots(
      db,
      walked.map(({ id }) => id),
      now,
    )
    const shown = slots
      .map(({ id, videoFee, clinicFee }) => ({ id, by: lowest(videoFee, clinicFee) }))
      .toSorted(compareRanked)
    const reached = walked.length < far ? undefined : walked.at(-1)
    const settled = reached === undefined ? shown : shown.filter((each) => compareRanked(each, reached) <= 0)
    if (reached === undefined || settled.length >= wanted) return settled.slice(offset, wanted)
  }
}

const lowest = (...fees: readonly (number | null)[]): number | null => {
  const known = fees.filter((fee) => fee !== null)
  return known.length === 0 ? null : Math.min(...known)
}
