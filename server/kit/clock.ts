import type { UnixSeconds } from '../../src/core/kit/dates'

/** Tells the time in unix seconds; tests bring their own. */
export interface Clock {
  now(): UnixSeconds
}

export const systemClock: Clock = { now: () => Math.floor(Date.now() / 1000) }
