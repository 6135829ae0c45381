import type { ActorRefFrom } from 'xstate'
import type { MedicalRecord, RecordQuery } from '../../core/records/records'
import { RECORD_PAGE } from '../../core/records/records.rules'
import { listMachine } from '../kit/list.machine'

/** What a family keeps: the newest document first, searched and filtered. */
export const recordsMachine = listMachine<MedicalRecord, RecordQuery>({
  id: 'records',
  limit: RECORD_PAGE,
  debounce: 500,
})

export type RecordsActor = ActorRefFrom<typeof recordsMachine>
