import { type DayRange, lengthOf } from '../kit/calendar.rules'
import { addDays, type CalendarDay, MINUTE, startOfDay, type UnixSeconds } from '../kit/dates'
import type { Paise } from '../kit/money'
import type { SalesDay } from './sales'

/** Days of the longest range. */
export const MOST_SALES_DAYS = 366
/** Days up to which a chart has a point a day; above it has one a month. */
const MOST_POINTS = 45

/** Lines of a range that are read at once. */
export const SALES_PAGE = 10

/** Seconds for which the address of an export can be opened, once. */
export const EXPORT_LIFETIME = 60
/** Seconds after which a download that is not read is given up: it holds a snapshot of the database. */
export const EXPORT_DURATION = 10 * MINUTE
/** Exports of one provider that run at the same time. */
export const EXPORTS_AT_ONCE = 2

/** The first second of a range, and the first one after it. */
export const momentsOf = ({ from, to }: DayRange): { readonly from: UnixSeconds; readonly until: UnixSeconds } => ({
  from: startOfDay(from),
  until: startOfDay(addDays(to, 1)),
})

export interface SalesPoint {
  /** The day, or the first of the month. */
  readonly day: CalendarDay
  /** Takings less refunds. */
  readonly amount: Paise
}

const monthOf = (day: CalendarDay): CalendarDay => `${day.slice(0, 7)}-01`

const daysOf = ({ from, to }: DayRange): readonly CalendarDay[] =>
  Array.from({ length: lengthOf({ from, to }) }, (_, ahead) => addDays(from, ahead))

/** Points of a chart: every day of a short range, every month of a long one, those without sales among them. */
export const pointsOf = (
  range: DayRange,
  days: readonly SalesDay[],
): { readonly by: 'day' | 'month'; readonly points: readonly SalesPoint[] } => {
  const by = lengthOf(range) <= MOST_POINTS ? 'day' : 'month'
  const pointOf = (day: CalendarDay): CalendarDay => (by === 'day' ? day : monthOf(day))
  const amounts = new Map(daysOf(range).map((day) => [pointOf(day), 0]))
  for (const { day, payable, refunded } of days)
    amounts.set(pointOf(day), (amounts.get(pointOf(day)) ?? 0) + payable - refunded)
  return { by, points: [...amounts].map(([day, amount]) => ({ day, amount })) }
}

/** Whether spreadsheets would run a text: it begins with what begins a formula, or with blanks before that. */
const isFormula = (text: string): boolean => /^[\s\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text)

/** A text as a cell of a spreadsheet: never a formula (OWASP ASVS 1.2.10). */
export const cellText = (text: string): string => (isFormula(text) ? `'${text}` : text)

/** `cellAmount(47000)` is `470.00`; nothing where there is no amount. */
export const cellAmount = (paise: Paise | null): string => {
  if (paise === null) return ''
  const sign = paise < 0 ? '-' : ''
  const digits = String(Math.abs(paise)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
