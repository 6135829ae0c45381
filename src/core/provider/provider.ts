import * as Schema from 'effect/Schema'
import { UnixSeconds } from '../kit/dates'
import { Paise } from '../kit/money'

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

const Percent = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))

/** What is taken off a sum: so many per cent of it, at most so much; an order keeps the one it was placed with. */
export const Offer = Schema.Struct({ percent: Percent, most: Schema.NullOr(Paise) })
export type Offer = typeof Offer.Type

/**
 * What a provider offers now, and until when: a centre on every test, a pharmacy on the first order that somebody places
 * anywhere.
 */
export const ProviderOffer = Schema.Struct({ ...Offer.fields, until: UnixSeconds })
export type ProviderOffer = typeof ProviderOffer.Type

/** `takenOff({ percent: 20, most: null }, 2950_00)` is ₹590.00; never more than the sum. */
export const takenOff = (offer: Offer | null, total: Paise): Paise =>
  offer === null ? 0 : Math.min(Math.round((total * offer.percent) / 100), offer.most ?? total)
