import type { SnapshotFrom } from 'xstate'
import { faultOf } from '../kit/fault.view'
import type { ownStayMachine } from './ownStay.machine'

/** What is shown of a stay. */
export const viewOwnStay = (snapshot: SnapshotFrom<typeof ownStayMachine>) => ({
  known: snapshot.context.value,
  isEmpty: snapshot.hasTag('empty'),
  fault: snapshot.hasTag('failed') ? faultOf(snapshot.context.failure) : null,
})
