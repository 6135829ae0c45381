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

/**
 * What is given back for `given` of what is `open`, both at their prices of before the discount; for nothing that is
 * named all that is left of the payment. Paise that cannot be shared go with the last of it.
 */
export const refundOf = (
  { total, payable, refunded }: Pick<Bill, 'total' | 'payable'> & { readonly refunded: Paise },
  open: Paise,
  given: Paise,
): Paise => (given === 0 || given === open ? payable - refunded : shareOf(given, { total, payable }))

/** Stages in which a bill stands before the patient and may still change. */
export const BILL_OPEN = ['ready', 'sent'] as const satisfies readonly OrderStage[]

export const isBillOpen = (stage: OrderStage): boolean => BILL_OPEN.some((each) => each === stage)
