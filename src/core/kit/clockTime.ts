import type { UnixSeconds } from './dates'
import { TIME_ZONE } from './timeZone'

let clock: Intl.DateTimeFormat | undefined

/** Minutes and half of a day are written the same in every language: `10:30` and `am`. */
export const clockParts = (at: UnixSeconds) => {
  clock ??= new Intl.DateTimeFormat('en-IN', { timeZone: TIME_ZONE, hour: 'numeric', minute: '2-digit', hour12: true })
  const parts = clock.formatToParts(at * 1000)
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return { time: `${of('hour')}:${of('minute')}`, half: of('dayPeriod').toLowerCase() }
}

/** `10:30 am` in the practice's time zone. */
export const clockTime = (at: UnixSeconds): string => {
  const { time, half } = clockParts(at)
  return `${time} ${half}`
}
