import type { SnapshotFrom } from 'xstate'
import { explained } from '../kit/fault.view'
import type { payingMachine } from './paying.machine'

export const viewPaying = (snapshot: SnapshotFrom<typeof payingMachine> | undefined) => {
  const { failure, shown } = snapshot?.context ?? { failure: null, shown: null }
  const isBusy = snapshot?.hasTag('busy') ?? false
  return {
    isBusy,
    hasFailed: failure !== null,
    /** The page was asked for again from one that was shown. */
    isRenewing: isBusy && failure === null && shown !== null,
    /** Sanitised markup to show as it is. */
    shown: snapshot?.hasTag('shown') ? shown : null,
    fault: explained(failure),
    code: failure?.code ?? null,
  }
}
