import { clockTime } from '../../src/core/kit/clockTime'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { monthStyleOf } from '../../src/core/kit/months'
import { TIME_ZONE } from '../../src/core/kit/timeZone'
import { formatLocaleOf, type Language } from '../../src/core/language/languages'

/** `12 Nov` in somebody's language. */
export const dayIn = (language: Language, at: UnixSeconds): string => {
  const locale = formatLocaleOf(language)
  const written = { timeZone: TIME_ZONE, day: 'numeric', month: monthStyleOf(locale) } as const
  return new Intl.DateTimeFormat(locale, written).format(at * 1000)
}

/** `10:42 am, 12 Nov` in somebody's language. */
export const momentIn = (language: Language, at: UnixSeconds): string => `${clockTime(at)}, ${dayIn(language, at)}`

/** `Sunday, 22 November 2026` in somebody's language. */
export const longDayIn = (language: Language, at: UnixSeconds): string =>
  new Intl.DateTimeFormat(formatLocaleOf(language), { timeZone: TIME_ZONE, dateStyle: 'full' }).format(at * 1000)
