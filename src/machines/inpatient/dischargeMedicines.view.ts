import type { SnapshotFrom } from 'xstate'
import type { dischargeMedicinesMachine } from './dischargeMedicines.machine'
import { isUnsettled, undecidedIn } from './dischargeMedicines.reading'

/** What was taken before beside the rows of a discharge, and whether something is still to be said. */
export const viewDischargeMedicines = (snapshot: SnapshotFrom<typeof dischargeMedicinesMachine>) => ({
  isLoading: snapshot.hasTag('loading'),
  isFailed: snapshot.hasTag('failed'),
  undecided: undecidedIn(snapshot.context),
  stopped: snapshot.context.stopped,
  isUnsettled: snapshot.hasTag('failed') || isUnsettled(snapshot.context),
})
