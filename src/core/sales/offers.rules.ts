import type { DayRange } from '../kit/calendar.rules'
import { lengthOf } from '../kit/calendar.rules'
import type { CalendarDay, UnixSeconds } from '../kit/dates'
import type { Paise } from '../kit/money'
import { rupeesTyped, wholeNumber } from '../kit/typedNumber'
import type { ListedOffer, OfferState } from './sales'

/** Days of the longest offer, and for how many offers of a provider the list has room. */
export const MOST_OFFER_DAYS = 366
export const LISTED_OFFERS = 50
/** Tests that one offer is made for. */
export const MOST_OFFERED_TESTS = 500
/** The highest limit of what an offer takes off, in paise. */
export const MOST_OFF = 1_00_000_00

/** An offer before it is made, as it is typed; null is a day that is not chosen. */
export interface OfferDraft {
  readonly percent: string
  readonly most: string
  /** Tests of a centre that are chosen; null holds for all. */
  readonly testIds: readonly string[] | null
  readonly from: CalendarDay | null
  readonly to: CalendarDay | null
}

export type OfferField = keyof OfferDraft

/** What is made of a draft. */
export interface NewOffer extends DayRange {
  readonly percent: number
  readonly most: Paise | null
  /** Left out, it holds for all. */
  readonly testIds?: readonly string[]
}

const mostOf = (text: string): Paise | null | 'wrong' => {
  if (text.trim() === '') return null
  const paise = rupeesTyped(text, MOST_OFF)
  return paise === null || paise === 0 ? 'wrong' : paise
}

/** Whether days can be those of a new offer: from today on, in their order, and not more than a year. */
export const canOfferIn = ({ from, to }: DayRange, today: CalendarDay): boolean =>
  from >= today && from <= to && lengthOf({ from, to }) <= MOST_OFFER_DAYS

/** The offer that a draft is, or the fields in which something is missing or wrong. */
export const offerIn = (
  draft: OfferDraft,
  today: CalendarDay,
): { readonly offer: NewOffer } | { readonly wrong: readonly OfferField[] } => {
  const percent = wholeNumber(draft.percent, 100)
  const most = mostOf(draft.most)
  const { from, to, testIds } = draft
  const wrong: OfferField[] = [
    ...(percent === null || percent === 0 ? (['percent'] as const) : []),
    ...(most === 'wrong' ? (['most'] as const) : []),
    ...(testIds?.length === 0 ? (['testIds'] as const) : []),
    ...(from === null || from < today ? (['from'] as const) : []),
    ...(to === null || (from !== null && !canOfferIn({ from, to }, from)) ? (['to'] as const) : []),
  ]
  if (wrong.length > 0 || percent === null || most === 'wrong' || from === null || to === null) return { wrong }
  return { offer: { percent, most, ...(testIds === null ? {} : { testIds }), from, to } }
}

/** Whether an offer is still to come, holds, or is over. */
export const offerStateAt = (
  { startsAt, endsAt }: { readonly startsAt: UnixSeconds; readonly endsAt: UnixSeconds },
  now: UnixSeconds,
): OfferState => (now < startsAt ? 'ahead' : now < endsAt ? 'running' : 'over')

/** Those that hold or come first, in their order; below them those that are over, latest first. */
export const inOrder = (offers: readonly ListedOffer[]): readonly ListedOffer[] => {
  const byDay = offers.toSorted((one, other) => one.from.localeCompare(other.from))
  return [
    ...byDay.filter(({ state }) => state !== 'over'),
    ...byDay.filter(({ state }) => state === 'over').toReversed(),
  ]
}
