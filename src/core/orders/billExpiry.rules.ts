import { addDays, type CalendarDay } from '../kit/dates'
import type { OrderLine } from './providerOrder'

/** Days for which a batch has to be good where nobody knows how long what is sold lasts. */
export const LEAST_GOOD = 30

const LAST_OF_MONTH = 31

/** The last day on which a batch of a month (`2027-04`) is good. */
export const goodUntil = (month: string): CalendarDay =>
  Temporal.PlainYearMonth.from(month).toPlainDate({ day: LAST_OF_MONTH }).toString()

/** `2027-04`: the month of a day, as batches have it. */
const monthOf = (day: CalendarDay): string => day.slice(0, 7)

/** Whether a batch of a month is not good any more on a day; of none that is named nobody knows. */
export const isExpired = (expiry: string, today: CalendarDay): boolean => expiry !== '' && expiry < monthOf(today)

/** Days for which what is asked for of a line lasts; null where nobody can say. */
export const daysOf = ({ prescribed, asked, days }: Pick<OrderLine, 'prescribed' | 'asked' | 'days'>): number | null =>
  days === null || !prescribed || asked === null ? days : Math.ceil((days * asked) / prescribed)

/** A batch that is good today, and not until what is supplied of it is used up. */
export interface ExpiresSoon {
  readonly until: CalendarDay
  /** The last day for which it is supplied; null where nobody can say. */
  readonly lasts: CalendarDay | null
}

/**
 * Whether a batch expires so soon that it is asked about: this month, within the next days, or before the last day for
 * which it is supplied. Null of one that is good for longer, and of one that has expired.
 */
export const expiresSoon = (expiry: string, days: number | null, today: CalendarDay): ExpiresSoon | null => {
  if (expiry === '' || isExpired(expiry, today)) return null
  const until = goodUntil(expiry)
  const needed = addDays(today, Math.max(LEAST_GOOD, days ?? 0) - 1)
  return expiry === monthOf(today) || until < needed
    ? { until, lasts: days === null ? null : addDays(today, days - 1) }
    : null
}
