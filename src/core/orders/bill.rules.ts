import type { Paise } from '../kit/money'

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
