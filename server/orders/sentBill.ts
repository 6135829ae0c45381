import { isExpired, goodUntil } from '../../src/core/orders/billExpiry.rules'
import { billOf, isDiscountTooLarge } from '../../src/core/orders/bill.rules'
import { needsOf } from '../../src/core/orders/billDraft.rules'
import type { BillLine } from '../../src/core/orders/billLines'
import { sumOfLines } from '../../src/core/orders/billLines.rules'
import { dayOf, startOfDay } from '../../src/core/kit/dates'
import { isMedicineOrder, type ProviderOrder } from '../../src/core/orders/providerOrder'
import type { ActCode } from '../../src/core/orders/providerOrder.rules'
import type { ActDetails, ProviderAct } from '../../src/core/orders/providerOrders'
import { rupeesText } from '../../src/core/kit/typedNumber'
import { takenOff } from '../../src/core/provider/provider'
import { longDayIn } from '../kit/dateWords'
import type { Call, Refusal, VerifiedCaller } from '../kit/handlers'
import { billFault, type BillFault, type BillFaultCode } from './billedMedicines'
import { readCatalogue } from './billedNames'
import type { Written } from './order.store'
import type texts from './providerOrders.texts.json'

type Acting = Call<ActCode, keyof typeof texts, VerifiedCaller>

/** Which field of a line stands against it. */
const faultyField = {
  expired: 'expiry',
  notSold: 'name',
  notAgreed: 'name',
  nameUnclear: 'name',
  notTheSame: 'name',
  strengthMissing: 'name',
  packMissing: 'packSize',
  tooMuchBilled: 'quantity',
  batchMissing: 'batch',
  expiryMissing: 'expiry',
  makerMissing: 'maker',
  expiresSoon: 'isSoonConfirmed',
} as const satisfies Record<BillFaultCode, keyof BillLine>

const lineRefusal = (
  { name, batch, expiry }: BillLine,
  { code, at, agreed = 0, billed: much = 0 }: BillFault,
  { refusal, language }: Acting,
): Refusal => {
  const until = expiry === '' ? '' : longDayIn(language, startOfDay(goodUntil(expiry)))
  const values = { name, batch, until, agreed, billed: much }
  return refusal(code, values, undefined, `billLines.${at}.${faultyField[code]}`)
}

/** Refuses lines of a bill that are not what the patient agreed to. */
export const refuseLines = async (
  act: ProviderAct,
  { billLines }: ActDetails,
  order: ProviderOrder,
  call: Acting,
): Promise<void> => {
  if (billLines === undefined || !isMedicineOrder(order) || !needsOf(order, act).isBilled) return
  const fault = billFault(billLines, order, await readCatalogue(call.db), dayOf(call.now))
  if (fault !== null) throw lineRefusal(billLines[fault.at]!, fault, call)
}

/** The bill that was sent, else the one the order has; refused where what is payable was reckoned otherwise. */
export const billed = (
  { total, discount, payable, billLines }: ActDetails,
  order: ProviderOrder,
  call: Acting,
): Pick<Written, 'total' | 'discount' | 'payable'> | null => {
  const { refusal } = call
  const lines = billLines === undefined || billLines.length === 0 ? null : sumOfLines(billLines)
  const whole = isMedicineOrder(order) ? (lines ?? total ?? order.total) : order.total
  if (lines !== null && total !== undefined && total !== lines) throw refusal('payableDiffers')
  if (whole === null) return null
  const offered = takenOff(order.offer, whole)
  const bill = billOf(whole, discount ?? Math.max(order.discount ?? 0, offered))
  const field = isMedicineOrder(order) ? 'discount_amount' : 'discountAmount'
  if (bill.discount < offered)
    throw refusal('offerNotGiven', { percent: order.offer!.percent, amount: rupeesText(offered) }, undefined, field)
  if (isDiscountTooLarge(bill)) throw refusal('discountTooLarge', { total: rupeesText(bill.total) }, undefined, field)
  if (payable !== undefined && payable !== bill.payable) throw refusal('payableDiffers')
  return bill
}

/** A batch that was good when it was packed may have expired before the medicines leave. */
export const refuseExpired = (
  act: ProviderAct,
  { billLines }: ActDetails,
  order: ProviderOrder,
  call: Acting,
): void => {
  if (!isMedicineOrder(order) || billLines !== undefined) return
  if (act !== 'send' && (act !== 'complete' || order.stage === 'sent')) return
  const at = order.billLines.findIndex(({ expiry }) => isExpired(expiry, dayOf(call.now)))
  if (at >= 0) throw lineRefusal(order.billLines[at]!, { code: 'expired', at }, call)
}
