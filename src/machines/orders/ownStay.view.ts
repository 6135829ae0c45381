import type { SnapshotFrom } from 'xstate'
import { faultOf } from '../kit/fault.view'
import { viewLink } from '../kit/link.view'
import type { ownStayMachine } from './ownStay.machine'

/** What is shown of a stay. */
export const viewOwnStay = (snapshot: SnapshotFrom<typeof ownStayMachine>) => {
  const { value, failure } = snapshot.context
  return {
    stay: value?.stay ?? null,
    ...viewLink(value?.summary),
    isEmpty: snapshot.hasTag('empty'),
    isLoading: snapshot.hasTag('loading'),
    /** Its document is being written, and comes by itself. */
    isAwaited: snapshot.hasTag('awaited'),
    isOverdue: snapshot.hasTag('overdue'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}
