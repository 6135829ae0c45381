import type { SnapshotFrom } from 'xstate'
import { faultOf } from '../kit/fault.view'
import type { patientSearchMachine } from './patientSearch.machine'

/** Finding somebody whom the practice has treated. */
export const viewPatientSearch = (snapshot: SnapshotFrom<typeof patientSearchMachine>) => {
  const { asked, hits, failure } = snapshot.context
  return {
    text: asked?.text ?? '',
    people: hits,
    isSearching: snapshot.hasTag('searching'),
    hasFound: snapshot.hasTag('answered'),
    fault: failure === null ? null : faultOf(failure),
  }
}
