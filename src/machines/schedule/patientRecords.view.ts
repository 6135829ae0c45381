import type { SnapshotFrom } from 'xstate'
import { faultOf } from '../kit/fault.view'
import { recordCard } from '../records/records.view'
import type { patientRecordsMachine } from './patientRecords.machine'

/** The records of a patient, each with what it is and what it is about, and the one that is read. */
export const viewPatientRecords = (snapshot: SnapshotFrom<typeof patientRecordsMachine>) => {
  const { filter, records, patient, categories, failure } = snapshot.context
  return {
    isLoading: snapshot.hasTag('loading'),
    isEmpty: snapshot.hasTag('empty'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    patient,
    filter,
    categories,
    records: records.map(recordCard),
    viewer: snapshot.children.viewer,
  }
}
export type PatientRecordsView = ReturnType<typeof viewPatientRecords>
