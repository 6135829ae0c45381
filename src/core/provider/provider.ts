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

/** How much an offer takes off: so many per cent, at most so much. */
export const OfferTerms = { percent: Percent, most: Schema.NullOr(Paise) }

/**
 * What is taken off a sum, as an order keeps it from when it was placed. `on` is the part of the sum that it holds for;
 * null holds for all of it.
 */
export const Offer = Schema.Struct({ ...OfferTerms, on: Schema.NullOr(Paise) })
export type Offer = typeof Offer.Type

/**
 * What a provider offers now, and until when: a centre on its tests, all or those that it chose, a pharmacy on the first
 * order that somebody places anywhere.
 */
export const ProviderOffer = Schema.Struct({
  ...OfferTerms,
  /** Tests that it holds for; null holds for all. */
  testIds: Schema.NullOr(Schema.Array(Schema.String)),
  until: UnixSeconds,
})
export type ProviderOffer = typeof ProviderOffer.Type

/** Whether an offer holds for a test. */
export const holdsFor = ({ testIds }: Pick<ProviderOffer, 'testIds'>, testId: string): boolean =>
  testIds === null || testIds.includes(testId)

/** Whether it takes its per cent off everything, without a limit: what may be said in one figure. */
export const isFlat = ({ testIds, most }: Pick<ProviderOffer, 'testIds' | 'most'>): boolean =>
  testIds === null && most === null

/** The offer as it holds for a list of tests; null where it holds for none of them. */
export const offerOn = (
  offer: Omit<ProviderOffer, 'until'> | null,
  tests: readonly { readonly id: string; readonly price: Paise }[],
): Offer | null => {
  if (offer === null) return null
  const { percent, most, testIds } = offer
  if (testIds === null) return { percent, most, on: null }
  const held = tests.filter(({ id }) => holdsFor(offer, id))
  return held.length === 0 ? null : { percent, most, on: held.reduce((sum, { price }) => sum + price, 0) }
}

/** `takenOff({ percent: 20, most: null, on: null }, 2950_00)` is ₹590.00; never more than the sum. */
export const takenOff = (offer: Offer | null, total: Paise): Paise => {
  if (offer === null) return 0
  const on = Math.min(offer.on ?? total, total)
  return Math.min(Math.round((on * offer.percent) / 100), offer.most ?? on)
}
