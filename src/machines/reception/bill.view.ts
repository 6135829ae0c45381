import type { SnapshotFrom } from 'xstate'
import type { UnixSeconds } from '../../core/kit/dates'
import { CASH } from '../../core/payment/payment'
import { mayCorrect } from '../../core/reception/reception.rules'
import { faultBeside } from '../kit/fault.view'
import { type billMachine, otherMethod } from './bill.machine'

/** What is due and how it is received; then its receipt. */
export const viewBill = (snapshot: SnapshotFrom<typeof billMachine>, now: UnixSeconds) => {
  const { entry, method, failure, receipt } = snapshot.context
  return {
    entry,
    method,
    receipt,
    /** How it was paid after all, where that may still be corrected. */
    correction:
      receipt !== null && mayCorrect(receipt, now)
        ? otherMethod(receipt.paymentMethodId) === CASH
          ? ('cash' as const)
          : ('online' as const)
        : null,
    isCorrecting: snapshot.hasTag('correcting'),
    isChoosing: snapshot.hasTag('choosing'),
    isReceiving: snapshot.hasTag('receiving'),
    isShown: snapshot.hasTag('shown'),
    hasFailed: snapshot.hasTag('failed'),
    fault: faultBeside(failure),
  }
}
