import { useIntl } from 'react-intl'
import { clockParts, clockTime, ownClockTime } from '../../core/kit/clockTime'
import type { UnixSeconds } from '../../core/kit/dates'
import { monthStyleOf } from '../../core/kit/months'
import { TIME_ZONE } from '../../core/kit/timeZone'
import { rupees } from './rupees'

const parts = {
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  dayOfYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  longDay: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
  dayOfMonth: { day: 'numeric' },
  dayAndMonth: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
  monthOfYear: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type Part = keyof typeof parts
type Dates = { readonly [P in Part | 'time' | 'ownTime' | 'ownWeekday']: (at: UnixSeconds) => string } & {
  readonly range: (from: UnixSeconds, to: UnixSeconds) => string
}

/** Number and half of a day keep to one line: `am` never stands alone on the next. */
const unbroken = (time: string): string => time.replace(' ', '\u00A0')

const rangeOf = (from: UnixSeconds, to: UnixSeconds): string => {
  const [first, last] = [clockParts(from), clockParts(to)]
  return `${unbroken(first.half === last.half ? first.time : clockTime(from))}–${unbroken(clockTime(to))}`
}

const datesIn = (locale: string): Dates => {
  const writing = (part: Part, zone: { readonly timeZone?: string } = { timeZone: TIME_ZONE }) => {
    const asked: Intl.DateTimeFormatOptions = parts[part]
    const month = asked.month === 'short' && { month: monthStyleOf(locale) }
    let format: Intl.DateTimeFormat | undefined
    return (at: UnixSeconds) =>
      // English and Gujarati would set a year apart as if it were another date.
      (format ??= new Intl.DateTimeFormat(locale, { ...zone, ...asked, ...month }))
        .format(at * 1000)
        .replace(/, (\d{4})$/, ' $1')
  }
  const written = Object.fromEntries((Object.keys(parts) as Part[]).map((part) => [part, writing(part)]))
  return {
    ...written,
    time: (at: UnixSeconds) => unbroken(clockTime(at)),
    ownTime: (at: UnixSeconds) => unbroken(ownClockTime(at)),
    ownWeekday: writing('weekday', {}),
    range: rangeOf,
  } as Dates
}

/** Making a formatter costs a hundred times as much as using one: each is made once a locale. */
const known = new Map<string, Dates>()

/**
 * Dates and times as people read them: the practice's time zone, the person's language, its locale's Latin digits.
 * `time` is `10:30 am`, `range` `12:05–12:25 pm`, `day` `Sat, 21 Nov`, `longDay` `Saturday 21 November 2026`. What a
 * page says of a moment comes from `useWhen`.
 */
export const useDates = (): Dates => {
  const { locale } = useIntl()
  const dates = known.get(locale) ?? datesIn(locale)
  known.set(locale, dates)
  return dates
}

/** Rupees from integer paise as the person's language writes them: `money(80000)` is "₹800". */
export const useMoney = (): ((paise: number) => string) => {
  const { locale } = useIntl()
  return (paise) => rupees(paise, locale)
}
