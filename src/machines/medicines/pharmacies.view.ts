import { DAY, dayOf, type UnixSeconds } from '../../core/kit/dates'
import type { Pharmacy } from '../../core/medicines/medicines'

/** When a pharmacy is open, as its card says it. */
export type Opening =
  | { readonly kind: 'paused'; readonly at: UnixSeconds | null }
  | { readonly kind: 'always' }
  | { readonly kind: 'openTill' | 'opensAt' | 'opensOn'; readonly at: UnixSeconds }

/** A range of more than a day from now on is said as one that does not end. */
export const openingOf = (
  {
    startTime,
    endTime,
    takesOrders,
    ordersFrom,
  }: Pick<Pharmacy, 'startTime' | 'endTime' | 'takesOrders' | 'ordersFrom'>,
  now: UnixSeconds,
): Opening => {
  // One that never opens takes none.
  if (!takesOrders || startTime === null || endTime === null) return { kind: 'paused', at: ordersFrom }
  if (startTime > now) return { kind: dayOf(startTime) === dayOf(now) ? 'opensAt' : 'opensOn', at: startTime }
  return endTime - now > DAY ? { kind: 'always' } : { kind: 'openTill', at: endTime }
}
