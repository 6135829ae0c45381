import type { UnixSeconds } from './dates'
import { TIME_ZONE } from './timeZone'

const writing = (zone: { readonly timeZone?: string }) => {
  let clock: Intl.DateTimeFormat | undefined
  return (at: UnixSeconds) => {
    clock ??= new Intl.DateTimeFormat('en-IN', { ...zone, hour: 'numeric', minute: '2-digit', hour12: true })
    const parts = clock.formatToParts(at * 1000)
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
    return { time: `${of('hour')}:${of('minute')}`, half: of('dayPeriod').toLowerCase() }
  }
}

/** Minutes and half of a day are written the same in every language: `10:30` and `am`. */
export const clockParts = writing({ timeZone: TIME_ZONE })

const ownParts = writing({})

/** `10:30 am` in the practice's time zone. */
export const clockTime = (at: UnixSeconds): string => {
  const { time, half } = clockParts(at)
  return `${time} ${half}`
}

/** `10:30 am` as the clock of this device shows it. */
export const ownClockTime = (at: UnixSeconds): string => {
  const { time, half } = ownParts(at)
  return `${time} ${half}`
}

/** Minutes by which India is ahead of Greenwich, all year. */
const INDIA = 330

/** Minutes by which this device's clock is ahead of India's at a moment. */
export const leadOf = (at: UnixSeconds): number => -new Date(at * 1000).getTimezoneOffset() - INDIA
