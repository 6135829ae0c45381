import { DAY, type UnixSeconds } from '../kit/dates'
import { nextRange, openRangeAt, type OpenRange, type Week } from '../provider/openHours.rules'
import type { Pharmacy, Way } from './medicines'

/** Seconds without an opening after which a pharmacy takes no orders. */
export const SHUT_FOR = 2 * DAY

/** Days that are open without a break, as one range; a week of them is round the clock. */
const withFollowing = (week: Week, range: OpenRange): OpenRange => {
  let { to } = range
  for (let day = 0; day < 7; day += 1) {
    const following = openRangeAt(week, to)
    if (following === null) break
    to = following.to
  }
  return { ...range, to }
}

/** The range in which a provider is open, or the next one; null of one that never opens. */
export const currentRange = (week: Week, now: UnixSeconds): OpenRange | null => {
  const range = openRangeAt(week, now) ?? nextRange(week, now)
  return range && withFollowing(week, range)
}

interface TakingOrders {
  readonly takesOrders: boolean
  readonly ordersFrom: UnixSeconds | null
}

/** Whether a provider takes orders, and from when again: one that is paused or shut for two days does not. */
export const takingOrders = (week: Week, pausedUntil: UnixSeconds | null, now: UnixSeconds): TakingOrders => {
  const isPaused = pausedUntil !== null && pausedUntil > now
  // Until somebody ends it.
  if (isPaused && pausedUntil >= Number.MAX_SAFE_INTEGER) return { takesOrders: false, ordersFrom: null }
  const since = isPaused ? pausedUntil : now
  const range = currentRange(week, since)
  const isShut = range === null || range.from > now + SHUT_FOR
  if (!isPaused && !isShut) return { takesOrders: true, ordersFrom: null }
  return { takesOrders: false, ordersFrom: range && Math.max(range.from, since) }
}

/** Whether a pharmacy offers a way at all. */
export const offersWay = (pharmacy: Pick<Pharmacy, 'deliveryEnabled' | 'pickupEnabled'>, way: Way): boolean =>
  way === 'HOME_DELIVERY' ? pharmacy.deliveryEnabled : pharmacy.pickupEnabled
