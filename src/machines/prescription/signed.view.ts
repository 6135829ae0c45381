import type { SnapshotFrom } from 'xstate'
import { faultOf } from '../kit/fault.view'
import { viewLink } from '../kit/link.view'
import type { signedPrescriptionMachine } from './signed.machine'

/** What is shown of a signed prescription. */
export const viewSigned = (snapshot: SnapshotFrom<typeof signedPrescriptionMachine>) => {
  const { value, failure } = snapshot.context
  return {
    prescription: value?.prescription ?? null,
    paperUrl: value?.paperUrl ?? null,
    ...viewLink(value?.link),
    isEmpty: snapshot.hasTag('empty'),
    isLoading: snapshot.hasTag('loading'),
    /** Its document is being written, and comes by itself. */
    isAwaited: snapshot.hasTag('awaited'),
    isOverdue: snapshot.hasTag('overdue'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}
