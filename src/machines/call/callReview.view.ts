import type { SnapshotFrom } from 'xstate'
import { faultBeside } from '../kit/fault.view'
import type { callReviewMachine } from './callReview.machine'

/** The review of a visit as it is written. */
export const viewCallReview = (snapshot: SnapshotFrom<typeof callReviewMachine>) => {
  const { stars, message, failure } = snapshot.context
  return {
    stars,
    message,
    isBusy: snapshot.hasTag('busy'),
    canSend: stars !== null,
    fault: faultBeside(failure),
  }
}
