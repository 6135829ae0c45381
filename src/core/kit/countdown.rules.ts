import { HOUR, MINUTE, type UnixSeconds } from './dates'

/** Seconds left at which a reader is informed; between them a countdown is silent. */
export const ANNOUNCED_AT: readonly number[] = [5 * MINUTE, MINUTE, 0]

export const secondsLeft = (deadline: UnixSeconds, now: UnixSeconds): number => Math.max(0, deadline - now)

/** `8:42`, `1:02:05` with hours; whole seconds. */
export const clockText = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** The announcement that falls due between two readings of the clock; null when none does. */
export const announcementBetween = (before: number, left: number): number | null =>
  ANNOUNCED_AT.find((at) => before > at && left <= at && left > at - MINUTE) ?? null

/** How far off something is, in the two largest units: days and hours, hours and minutes, or minutes. */
export const distanceTo = (
  at: UnixSeconds,
  now: UnixSeconds,
): { readonly days: number; readonly hours: number; readonly minutes: number } => {
  const minutes = Math.max(0, Math.round((at - now) / MINUTE))
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  return { days, hours, minutes: days > 0 ? 0 : minutes % 60 }
}
