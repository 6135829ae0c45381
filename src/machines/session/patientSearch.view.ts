import type { SnapshotFrom } from 'xstate'
import { faultBeside } from '../kit/fault.view'
import type { patientSearchMachine } from './patientSearch.machine'

/** Finding somebody whom the practice has treated. */
export const viewPatientSearch = (snapshot: SnapshotFrom<typeof patientSearchMachine>) => {
  const { text, people, failure } = snapshot.context
  return {
    text,
    people,
    isSearching: snapshot.hasTag('searching'),
    hasFound: snapshot.hasTag('found'),
    fault: faultBeside(failure),
  }
}
