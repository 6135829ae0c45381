import type { UnixSeconds } from '../kit/dates'
import { monthStyleOf } from '../kit/months'
import { TIME_ZONE } from '../kit/timeZone'

/** Pixels from the end of the list at which more is loaded. */
export const NEAR_END = 100
/** How far a list is pulled down, in pixels, before letting go asks anew. */
export const PULL_TO_REFRESH = 64
export const TIME_FORMAT = 'DD MMM YYYY HH:mm'

interface Scrolled {
  readonly scrollTop: number
  readonly clientHeight: number
  readonly scrollHeight: number
}

/** Whether a scrolled list is within 100 px of its end. */
export const isNearEnd = ({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean =>
  scrollHeight - scrollTop - clientHeight <= NEAR_END

/** How far a list follows the finger: half as far, and never more than half as far again as it takes. */
export const pulled = (fingerMoved: number): number =>
  Math.round(Math.min(Math.max(0, fingerMoved / 2), PULL_TO_REFRESH * 1.5))

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const monthIn = (locale: string, at: UnixSeconds, month: number): string =>
  locale.startsWith('en')
    ? (months[month - 1] ?? '')
    : new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, month: monthStyleOf(locale) }).format(at * 1000)

/** `05 Mar 2024 09:07`, in Asia/Kolkata; the month in the language of the locale. */
export const notificationTime = (at: UnixSeconds, locale = 'en-IN'): string => {
  const part = Object.fromEntries(parts.formatToParts(at * 1000).map(({ type, value }) => [type, value]))
  const words: Readonly<Record<string, string | undefined>> = {
    DD: part['day'],
    MMM: monthIn(locale, at, Number(part['month'])),
    YYYY: part['year'],
    HH: part['hour'],
    mm: part['minute'],
  }
  return TIME_FORMAT.replace(/DD|MMM|YYYY|HH|mm/g, (name) => words[name] ?? '')
}
