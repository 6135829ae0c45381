import { MINUTE, type UnixSeconds } from './dates'

/** Seconds left at which a reader is informed; between them a countdown is silent. */
export const ANNOUNCED_AT: readonly number[] = [5 * MINUTE, MINUTE, 0]

export const secondsLeft = (deadline: UnixSeconds, now: UnixSeconds): number => Math.max(0, deadline - now)

/** The announcement that falls due between two readings of the clock; null when none does. */
export const announcementBetween = (before: number, left: number): number | null =>
  ANNOUNCED_AT.find((at) => before > at && left <= at && left > at - MINUTE) ?? null
