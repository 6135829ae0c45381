import * as Schema from 'effect/Schema'
import type { UnixSeconds } from '../kit/dates'

/** Who fulfils orders: a pharmacy or a diagnostic centre. */
export const ProviderKind = Schema.Literals(['pharmacy', 'centre'])
export type ProviderKind = typeof ProviderKind.Type

/** Minutes of a day after its midnight; a range that ends after midnight ends above `MINUTES_OF_DAY`. */
export const MINUTES_OF_DAY = 1440

/** One weekday's opening, 1 Monday to 7 Sunday: minutes after midnight, `closes` after `opens`, at most a day later. */
export const WeekdayHours = Schema.Struct({
  weekday: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 7 })),
  opens: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: MINUTES_OF_DAY - 1 })),
  closes: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 * MINUTES_OF_DAY })),
})
export type WeekdayHours = typeof WeekdayHours.Type

/** The end of a pause that has none. */
export const NO_END: UnixSeconds = Number.MAX_SAFE_INTEGER

/** Until when somebody takes no orders, null where that is open; null altogether where they take some. */
export const pauseAt = (
  pausedUntil: UnixSeconds | null,
  now: UnixSeconds,
): { readonly until: UnixSeconds | null } | null =>
  pausedUntil === null || pausedUntil <= now ? null : { until: pausedUntil === NO_END ? null : pausedUntil }
