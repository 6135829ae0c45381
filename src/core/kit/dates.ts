import * as Schema from 'effect/Schema'
import { decodeTo } from 'effect/Schema'
import { transform } from 'effect/SchemaTransformation'
import { fault, sent } from './sent'
import { fromDigits, WholeText } from './numbers'
import { TIME_ZONE } from './timeZone'

export const SECOND = 1
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The days of a practice: what is sent about one before or after them is a mistake of typing. */
export const FIRST_DAY = '2000-01-01'
export const LAST_DAY = '2100-12-31'

/** An instant as whole unix seconds. */
export const UnixSeconds = Schema.Int
export type UnixSeconds = typeof UnixSeconds.Type

const [FIRST_SECOND, LAST_SECOND] = [Date.parse(FIRST_DAY) / 1000, Date.parse(LAST_DAY) / 1000]

/** An instant that is sent, in a body. */
export const SentSeconds = UnixSeconds.check(
  sent<number>({ is: 'dayOutside', least: FIRST_DAY, most: LAST_DAY }, (at) => at >= FIRST_SECOND && at <= LAST_SECOND),
)

/** Whether a text as `YYYY-MM-DD` is a day that the calendar has. */
export const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** A day of the calendar as `YYYY-MM-DD`. */
export const CalendarDay = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/),
  sent<string>({ is: 'notADay' }, isDay),
  sent<string>({ is: 'dayOutside', least: FIRST_DAY, most: LAST_DAY }, (day) => day >= FIRST_DAY && day <= LAST_DAY),
)
export type CalendarDay = typeof CalendarDay.Type

const turned = (day: string): string => day.split('-').toReversed().join('-')

/** `DD-MM-YYYY` on the wire, `YYYY-MM-DD` inside. */
export const DayOnWire = Schema.String.check(Schema.isPattern(/^\d{2}-\d{2}-\d{4}$/, fault({ is: 'notADay' }))).pipe(
  decodeTo(CalendarDay, transform({ decode: turned, encode: turned })),
)

const inZone = (at: UnixSeconds): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at * 1000).toZonedDateTimeISO(TIME_ZONE)

/** The Asia/Kolkata calendar day of an instant. */
export const dayOf = (at: UnixSeconds): CalendarDay => inZone(at).toPlainDate().toString()

/** The first second of a day in Asia/Kolkata. */
export const startOfDay = (day: CalendarDay): UnixSeconds =>
  Math.floor(Temporal.PlainDate.from(day).toZonedDateTime(TIME_ZONE).epochMilliseconds / 1000)

/** `addDays('2026-01-30', 3)` is `2026-02-02`. */
export const addDays = (day: CalendarDay, days: number): CalendarDay =>
  Temporal.PlainDate.from(day).add({ days }).toString()

/** Hour of the day, 0 to 23, in Asia/Kolkata. */
export const hourOf = (at: UnixSeconds): number => inZone(at).hour

/** How a day is named from a moment: by a word, else by its date, with the year when it is another one. */
export const dayNamed = (
  at: UnixSeconds,
  now: UnixSeconds,
): 'today' | 'tomorrow' | 'yesterday' | 'date' | 'dateOfYear' => {
  const [day, today] = [dayOf(at), dayOf(now)]
  if (day === today) return 'today'
  if (day === addDays(today, 1)) return 'tomorrow'
  if (day === addDays(today, -1)) return 'yesterday'
  return day.slice(0, 4) === today.slice(0, 4) ? 'date' : 'dateOfYear'
}

/** Later than this ahead a moment is not counted down to, unless it is today. */
const NEAR = 6 * HOUR

/** Whole hours and minutes until a moment that is near; null for one that has passed or is far. */
export const timeUntil = (at: UnixSeconds, now: UnixSeconds): { hours: number; minutes: number } | null => {
  const left = at - now
  if (left <= 0 || (left > NEAR && dayOf(at) !== dayOf(now))) return null
  return { hours: Math.floor(left / HOUR), minutes: Math.max(left < HOUR ? 1 : 0, Math.floor((left % HOUR) / MINUTE)) }
}

/** What is left until a moment as minutes and seconds, `8:42`; never below `0:00`. */
export const countdownTo = (at: UnixSeconds, now: UnixSeconds): string => {
  const left = Math.max(0, at - now)
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, '0')}`
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** Morning before 12, afternoon before 18, otherwise evening. */
export const partOfDay = (at: UnixSeconds): PartOfDay => {
  const hour = hourOf(at)
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
}

/** A day as the unix seconds of its beginning on the wire, `YYYY-MM-DD` inside. */
export const DayInSeconds = UnixSeconds.pipe(decodeTo(CalendarDay, transform({ decode: dayOf, encode: startOfDay })))

/** An instant in a query: whole unix seconds. */
export const SecondsInQuery = WholeText.pipe(decodeTo(SentSeconds, fromDigits))

/** One calendar month later, clamped to the month's last day, in Asia/Kolkata. */
export const oneMonthAfter = (at: UnixSeconds): UnixSeconds =>
  Math.floor(inZone(at).add({ months: 1 }).epochMilliseconds / 1000)
