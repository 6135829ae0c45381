import type { UnixSeconds } from '../../src/core/kit/dates'

/** Counts one more call of somebody and says how many seconds to wait, 0 when it is allowed. */
export type Limiter = (who: string, now: UnixSeconds) => number

/** Allows so many calls of each in a window of seconds. Each process counts for itself and forgets at the next window. */
export const newLimiter = (most: number, window: number): Limiter => {
  let current = 0
  let counts = new Map<string, number>()
  return (who, now) => {
    const begun = now - (now % window)
    if (begun !== current) counts = new Map()
    current = begun
    const count = (counts.get(who) ?? 0) + 1
    counts.set(who, count)
    return count <= most ? 0 : begun + window - now
  }
}
