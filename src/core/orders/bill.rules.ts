import type { Paise } from '../kit/money'
import { type Offer, takenOff } from '../provider/provider'
import type { OrderStage } from './order.lifecycle'

/** Units whose names stand after a number on paper, one and many. */
const unitNames: Readonly<Record<string, readonly [string, string]>> = {
  tablet: ['tablet', 'tablets'],
  capsule: ['capsule', 'capsules'],
  ml: ['ml', 'ml'],
  strip: ['strip', 'strips'],
  bottle: ['bottle', 'bottles'],
  tube: ['tube', 'tubes'],
  pack: ['pack', 'packs'],
}

/** `quantityOnPaper(90, 'tablet')` is `90 tablets`, as `kit.quantity` has it on screens; `30` of what has no unit. */
export const quantityOnPaper = (count: number, unit: string | null): string => {
  const names = unit === null ? undefined : unitNames[unit]
  return names === undefined ? String(count) : `${count} ${count === 1 ? names[0] : names[1]}`
}

/** The arithmetic of a bill: what is charged, what is taken off, what is paid; never below nothing. */
export interface Bill {
  readonly total: Paise
  readonly discount: Paise
  readonly payable: Paise
}

/** `billOf(50_000, 3_000)` is ₹500.00 − ₹30.00 = ₹470.00; a discount above the total leaves nothing to pay. */
export const billOf = (total: Paise, discount: Paise): Bill => ({
  total,
  discount,
  payable: Math.max(0, total - discount),
})

/** A bill with what of its discount an offer takes off, and the rest, which its provider gave. */
export interface BillParts extends Bill {
  readonly offered: Paise
  readonly given: Paise
}

export const partsOf = (bill: Bill, offer: Offer | null): BillParts => {
  const offered = Math.min(takenOff(offer, bill.total), bill.discount)
  return { ...bill, offered, given: bill.discount - offered }
}

interface Billed {
  readonly total: Paise | null
  readonly discount: Paise | null
  readonly payable: Paise | null
  readonly offer: Offer | null
}

/** The bill of an order by its parts; null while it has no sum. */
export const billPartsOf = ({ total, discount, payable, offer }: Billed): BillParts | null =>
  total === null || payable === null ? null : partsOf({ total, discount: discount ?? 0, payable }, offer)

/** More is taken off than there is: nothing would be paid, and a document would say so. */
export const isDiscountTooLarge = ({ total, discount }: Pick<Bill, 'total' | 'discount'>): boolean => discount > total

/** `shareOf(400_00, {total: 1000_00, payable: 900_00})` is ₹360: a part of an order less its share of the discount. */
export const shareOf = (part: Paise, { total, payable }: Pick<Bill, 'total' | 'payable'>): Paise =>
  total === 0 ? 0 : Number((BigInt(part) * BigInt(payable)) / BigInt(total))

interface PricedTest {
  readonly id: string
  readonly price: Paise
  readonly isOffered: boolean
}

interface OfferColumns {
  readonly offerPercent: number | null
  readonly offerMost: Paise | null
}

/** The offer of an order as its bill reckons with it; null where it was placed with none. */
export const offerOfOrder = (
  { offerPercent: percent, offerMost: most }: OfferColumns,
  tests: readonly PricedTest[],
): Offer | null => {
  if (percent === null) return null
  const held = tests.filter(({ isOffered }) => isOffered)
  return { percent, most, on: held.length === tests.length ? null : held.reduce((sum, { price }) => sum + price, 0) }
}

/** What is left of the price of each test once the offer of its order is taken off those that it holds for. */
export const netPrices = (tests: readonly PricedTest[], offer: Offer | null): ReadonlyMap<string, Paise> => {
  const held = tests.filter(({ isOffered }) => isOffered).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const on = held.reduce((sum, { price }) => sum + price, 0)
  const off = takenOff(offer, on)
  const net = new Map(tests.map(({ id, price }) => [id, price]))
  let [before, taken] = [0, 0]
  // Each takes off what the offer makes of all up to it, less what it made of those before: the shares are the whole.
  for (const { id, price } of held) {
    before += price
    const upTo = on === 0 ? 0 : Math.round((before * off) / on)
    net.set(id, price - (upTo - taken))
    taken = upTo
  }
  return net
}

/**
 * What is given back for `given` of what is `open`, both at their prices of before the discount that was given beside an
 * offer; where nothing is named, all that is left of the payment. Paise that cannot be shared go with the last of it.
 */
export const refundOf = (
  { total, payable, refunded }: Pick<Bill, 'total' | 'payable'> & { readonly refunded: Paise },
  open: Paise,
  given: Paise | null,
): Paise => (given === null || given === open ? payable - refunded : shareOf(given, { total, payable }))

/** Stages in which a bill stands before the patient and may still change. */
export const BILL_OPEN = ['ready', 'sent'] as const satisfies readonly OrderStage[]

export const isBillOpen = (stage: OrderStage): boolean => BILL_OPEN.some((each) => each === stage)
