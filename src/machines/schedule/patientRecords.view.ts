import type { SnapshotFrom } from 'xstate'
import { faultOf } from '../kit/fault.view'
import type { patientRecordsMachine } from './patientRecords.machine'

/** The records of a patient, each with what it is about and where it opens. */
export const viewPatientRecords = (snapshot: SnapshotFrom<typeof patientRecordsMachine>) => {
  const { value, failure } = snapshot.context
  return {
    isLoading: snapshot.hasTag('loading'),
    isEmpty: snapshot.hasTag('empty'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    patient: value?.[0]?.patientName ?? null,
    records: (value ?? []).map(({ id, bookingId, kind, signedAt, savedAt, diagnosis, complaint }) => ({
      id,
      bookingId,
      kind,
      isSigned: signedAt !== null,
      at: signedAt ?? savedAt,
      about: [...diagnosis, ...complaint].map(({ name }) => name).slice(0, 3),
    })),
  }
}
