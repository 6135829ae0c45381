import type { Paise } from '../kit/money'
import { rupeesTyped } from '../kit/typedNumber'
import { type Offer, takenOff } from '../provider/provider'
import { type Bill, billOf, billPartsOf, isDiscountTooLarge } from './bill.rules'
import { type LineChange, type LineDraft, lineDrafts, linesIn, sumOfDrafts } from './billLines.rules'
import type { LastBill } from './lastBill'
import { linesAfterWithLast, linesWithLast } from './lastBill.rules'
import { isMedicineOrder, type OrderLine, type ProviderOrder } from './providerOrder'
import { type ActDetails, MOST_BILLED, type ProviderAct } from './providerOrders'

/** A bill as it is typed. */
export interface BillDraft {
  readonly total: string
  readonly discount: string
  readonly partner: string
  readonly tracking: string
  readonly prescriber: string
  /** What is handed over; where there are some they make the total. Of Schedule H1 is what the server said is. */
  readonly lines: readonly LineDraft[]
  readonly hasH1?: boolean
  /** It is stated that nothing of Schedule H or H1 is on a bill without lines. */
  readonly isUnscheduled?: boolean
}

/** Fields of a bill that are typed by themselves. */
export type DraftField = Exclude<keyof BillDraft, 'lines' | 'hasH1' | 'isUnscheduled'>
/** What a form can lack. */
export type Missing = DraftField | 'lines' | 'isUnscheduled'

/** What a form needs before it is sent. */
export interface Needs {
  readonly isBilled: boolean
  /** Who brings it: one of partner and tracking id. */
  readonly isDelivered: boolean
  /** Medicines are handed over with it. */
  readonly isSupplied: boolean
  /** Some of them are of Schedule H1 by the catalogue. */
  readonly hasH1: boolean
  /** Who signed the prescription here is known. */
  readonly isSignedHere: boolean
  /** Medicines are billed: of a total alone it is stated what is not in it. */
  readonly isOfMedicines: boolean
  /** The total for which that was stated; null where nobody did. */
  readonly unscheduled: Paise | null
  /** What is taken off beside the discount that is typed. */
  readonly offer: Offer | null
  /** Lines of the prescription that was typed here. */
  readonly lines: readonly OrderLine[]
}

const NO_DISCOUNT = '0.00'
/** The draft an order begins with; the discount stands as nothing, and without what its offer takes off. */
export const draftOf = (order: ProviderOrder): BillDraft => ({
  total: order.total === null ? '' : (order.total / 100).toFixed(2),
  discount: ((billPartsOf(order)?.given ?? 0) / 100).toFixed(2),
  partner: isMedicineOrder(order) ? (order.deliveryPartner ?? '') : '',
  tracking: isMedicineOrder(order) ? (order.trackingId ?? '') : '',
  prescriber: isMedicineOrder(order) ? (order.prescriber ?? '') : '',
  lines: isMedicineOrder(order) ? lineDrafts(order.billLines) : [],
})

/** A draft after a change of its lines, which make its total. */
export const draftAfter = (
  draft: BillDraft,
  change: LineChange,
  order: ProviderOrder | null,
  known: readonly LastBill[] = [],
): BillDraft => {
  const lines = linesAfterWithLast(draft.lines, change, order !== null && isMedicineOrder(order) ? order : null, known)
  // Of no lines there is no sum: what stood there stays, where it was one.
  const { isUnscheduled: _, ...rest } = draft
  if (lines.length === 0) return { ...rest, lines, total: sumOfDrafts(draft.lines) === 0 ? '' : draft.total }
  return { ...rest, lines, total: (sumOfDrafts(lines) / 100).toFixed(2) }
}

/** The draft with which an act begins: what was agreed of a prescription stands on its bill, of a paper its first line. */
export const draftFor = (
  draft: BillDraft,
  order: ProviderOrder,
  act: ProviderAct,
  known: readonly LastBill[] = [],
): BillDraft =>
  isMedicineOrder(order) && needsOf(order, act).isBilled && draft.lines.length === 0 && draft.total.trim() === ''
    ? draftAfter(draft, { is: 'added' }, order, known)
    : draft

/** A draft with what was billed last of its medicines, once that is known. */
export const draftWithLast = (draft: BillDraft, order: ProviderOrder | null, known: readonly LastBill[]): BillDraft => {
  if (draft.lines.length === 0) return draft
  const lines = linesWithLast(draft.lines, order !== null && isMedicineOrder(order) ? order : null, known)
  return { ...draft, lines, total: (sumOfDrafts(lines) / 100).toFixed(2) }
}

/** Whether it is asked who prescribed, for the register of Schedule H1: of what was signed here nobody is asked. */
export const isRegistered = (draft: BillDraft, { isSupplied, hasH1, isSignedHere }: Needs): boolean =>
  isSupplied && !isSignedHere && (hasH1 || draft.hasH1 === true || draft.lines.some(({ isH1 }) => isH1))

/** The total of a bill without lines for which it was stated that nothing of Schedule H or H1 is on it. */
export const unscheduledTotal = (order: ProviderOrder): Paise | null =>
  isMedicineOrder(order) && order.billLines.length === 0 && order.events.some(({ action }) => action === 'declare')
    ? order.total
    : null

/** Whether it is asked that nothing of Schedule H or H1 is on the bill: it says a total alone, and nobody stated it of that one. */
export const asksUnscheduled = (draft: BillDraft, { isBilled, isOfMedicines, unscheduled }: Needs): boolean =>
  isBilled &&
  isOfMedicines &&
  draft.lines.length === 0 &&
  (unscheduled === null || billIn(draft)?.total !== unscheduled)

/** A blank discount is none. */
export const discountLeft = (text: string): string => (text.trim() === '' ? NO_DISCOUNT : text)
/** A discount of nothing gives way to what is typed. */
export const discountEntered = (text: string): string => (text === NO_DISCOUNT ? '' : text)

/** The bill that a draft says with an offer; null while its total or discount is no amount. A bill of nothing is none. */
export const billIn = ({ total, discount }: BillDraft, offer: Offer | null = null): Bill | null => {
  const whole = rupeesTyped(total, MOST_BILLED)
  const less = discount.trim() === '' ? 0 : rupeesTyped(discount, MOST_BILLED)
  return whole === null || whole === 0 || less === null ? null : billOf(whole, less + takenOff(offer, whole))
}

/** The discount is no amount, or more than there is. */
const isDiscountWrong = (draft: BillDraft, offer: Offer | null): boolean => {
  const bill = billIn(draft, offer)
  return bill === null || isDiscountTooLarge(bill)
}

/** Fields of a draft that are missing, the first one first. */
export const missingIn = (draft: BillDraft, needs: Needs): readonly Missing[] => {
  const { isBilled, isDelivered } = needs
  const missing: Missing[] = []
  // Lines make the total: of one that is not whole nobody is asked for the sum.
  if (isBilled && linesIn(draft.lines, needs.lines) === null) missing.push('lines')
  else if (isBilled && billIn({ ...draft, discount: '' }, needs.offer) === null) missing.push('total')
  else if (isBilled && isDiscountWrong(draft, needs.offer)) missing.push('discount')
  if (asksUnscheduled(draft, needs) && !draft.isUnscheduled) missing.push('isUnscheduled')
  if (isDelivered && draft.partner.trim() === '' && draft.tracking.trim() === '') missing.push('partner')
  if (isRegistered(draft, needs) && draft.prescriber.trim() === '') missing.push('prescriber')
  return missing
}

/** What a draft is sent as. */
export const detailsOf = (draft: BillDraft, needs: Needs): ActDetails => {
  const { isBilled, isDelivered } = needs
  const bill = isBilled ? billIn(draft, needs.offer) : null
  const [partner, tracking] = [draft.partner.trim(), draft.tracking.trim()]
  return {
    ...(bill === null ? {} : { total: bill.total, discount: bill.discount, payable: bill.payable }),
    ...(isDelivered && partner !== '' ? { deliveryPartner: partner } : {}),
    ...(isDelivered && tracking !== '' ? { trackingId: tracking } : {}),
    ...(bill === null || draft.lines.length === 0 ? {} : { billLines: linesIn(draft.lines, needs.lines) ?? [] }),
    ...(asksUnscheduled(draft, needs) && draft.isUnscheduled ? { isUnscheduled: true } : {}),
    ...(isRegistered(draft, needs) ? { prescriber: draft.prescriber.trim() } : {}),
  }
}

/** What an act asks for of an order before it is sent. */
export const needsOf = (order: ProviderOrder, act: ProviderAct): Needs => {
  const isBrought = isMedicineOrder(order) && order.way === 'HOME_DELIVERY'
  return {
    isBilled: act === 'ready' || act === 'complete' || act === 'bill',
    isDelivered: isBrought && (act === 'send' || act === 'complete'),
    isSupplied: act === 'complete' && isMedicineOrder(order),
    hasH1: isMedicineOrder(order) && order.lines.some(({ isH1, asked }) => isH1 && asked !== 0),
    isSignedHere: isMedicineOrder(order) && order.isSignedHere,
    isOfMedicines: isMedicineOrder(order),
    unscheduled: unscheduledTotal(order),
    offer: order.offer,
    lines: isMedicineOrder(order) ? order.lines : [],
  }
}
