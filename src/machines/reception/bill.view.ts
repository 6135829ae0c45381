import type { SnapshotFrom } from 'xstate'
import { faultBeside } from '../kit/fault.view'
import type { billMachine } from './bill.machine'

/** What is due and how it is received; then its receipt. */
export const viewBill = (snapshot: SnapshotFrom<typeof billMachine>) => {
  const { entry, method, failure, receipt } = snapshot.context
  return {
    entry,
    method,
    receipt,
    isChoosing: snapshot.hasTag('choosing'),
    isReceiving: snapshot.hasTag('receiving'),
    isShown: snapshot.hasTag('shown'),
    hasFailed: snapshot.hasTag('failed'),
    fault: faultBeside(failure),
  }
}
