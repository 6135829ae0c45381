import type { SnapshotFrom } from 'xstate'
import { faultOf } from '../kit/fault.view'
import type { signedPrescriptionMachine } from './signed.machine'

/** What is shown of a signed prescription. */
export const viewSigned = (snapshot: SnapshotFrom<typeof signedPrescriptionMachine>) => ({
  document: snapshot.context.value,
  isEmpty: snapshot.hasTag('empty'),
  fault: snapshot.hasTag('failed') ? faultOf(snapshot.context.failure) : null,
})
