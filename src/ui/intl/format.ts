import { useIntl } from 'react-intl'
import { TIME_ZONE, type UnixSeconds } from '../../core/kit/dates'
import { rupees } from './rupees'

const parts = {
  time: { hour: 'numeric', minute: '2-digit' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  longDay: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
  dayOfMonth: { day: 'numeric' },
  month: { month: 'short' },
  date: { day: '2-digit', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type Part = keyof typeof parts
type Dates = { readonly [P in Part]: (at: UnixSeconds) => string }

const datesIn = (locale: string): Dates => {
  const writing = (part: Part) => {
    let format: Intl.DateTimeFormat | undefined
    return (at: UnixSeconds) =>
      (format ??= new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...parts[part] })).format(at * 1000)
  }
  return Object.fromEntries((Object.keys(parts) as Part[]).map((part) => [part, writing(part)])) as Dates
}

/** Making a formatter costs a hundred times as much as using one: each is made once a locale. */
const known = new Map<string, Dates>()

/**
 * Dates and times as people read them: the practice's time zone, the person's language, its locale's Latin digits.
 * `time` is `10:30 am`, `day` `Sat, 21 Nov`, `longDay` `Saturday 21 November 2026`, `date` `21 Nov 2026`.
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
