import type { ActorRefFrom } from 'xstate'
import type { Prescription } from '../../core/prescription/prescription'
import { resourceMachine } from '../kit/resource.machine'

/** What the doctor has written for a member, the newest first. */
export const patientRecordsMachine = resourceMachine<{ readonly memberId: string }, readonly Prescription[]>({
  id: 'patientRecords',
  isEmpty: (records) => records.length === 0,
})

export type PatientRecordsActor = ActorRefFrom<typeof patientRecordsMachine>
