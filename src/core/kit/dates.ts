import * as Schema from 'effect/Schema'
import { decodeTo } from 'effect/Schema'
import { transform } from 'effect/SchemaTransformation'

export const TIME_ZONE = 'Asia/Kolkata'
export const SECOND = 1
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** An instant as whole unix seconds. */
export const UnixSeconds = Schema.Int
export type UnixSeconds = typeof UnixSeconds.Type

/** A calendar day as `YYYY-MM-DD`. */
export const CalendarDay = Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/))
export type CalendarDay = typeof CalendarDay.Type

const turned = (day: string): string => day.split('-').toReversed().join('-')

/** `DD-MM-YYYY` on the wire, `YYYY-MM-DD` inside. */
export const DayOnWire = Schema.String.check(Schema.isPattern(/^\d{2}-\d{2}-\d{4}$/)).pipe(
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

/** `DD-MM-YYYY`, as slot dates are shown. */
export const slotDate = (day: CalendarDay): string => turned(day)

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** Morning before 12, afternoon before 18, otherwise evening. */
export const partOfDay = (at: UnixSeconds): PartOfDay => {
  const hour = hourOf(at)
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
}

/** One calendar month later, clamped to the month's last day, in Asia/Kolkata. */
export const oneMonthAfter = (at: UnixSeconds): UnixSeconds =>
  Math.floor(inZone(at).add({ months: 1 }).epochMilliseconds / 1000)
