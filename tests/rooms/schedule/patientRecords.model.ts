import { patientRecordsMachine } from '../../../src/machines/schedule/patientRecords.machine'
import { viewPatientRecords } from '../../../src/machines/schedule/patientRecords.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { aRecord as record } from '../records/recordFacts'

/** The records of a patient from the schedule: S2-072. */
export const patientRecordsModel = modelOf(patientRecordsMachine)({
  name: 'patientRecords',
  facts: (snapshot) => {
    const { records, fault } = viewPatientRecords(snapshot)
    return { records: records.length, fault: fault?.id ?? null }
  },
  starts: {
    'Press Show beside Medical records': {
      input: { memberId: 'm1' },
      to: 'loading',
      facts: { records: 0, fault: null },
      how: 'Account 90000 00002, an appointment whose patient has records',
    },
  },
  states: {
    loading: { sees: 'That the records are loading.', asks: { records: { memberId: 'm1' } } },
    shown: 'Each record with what it is, its day and what it is about.',
    reading: { sees: 'The record itself, which Close leads back from.', asks: { viewer: { id: record.id } } },
    empty: 'That there are no records.',
    failed: 'What went wrong, and Try again.',
  },
  steps: {
    'The records arrive': {
      event: ends('records', answered([record])),
      leads: { in: 'loading', to: 'shown', now: { records: 1, fault: null } },
    },
    'There are none': { event: ends('records', answered([])), leads: { in: 'loading', to: 'empty' } },
    'The records cannot be loaded': {
      event: ends('records', refused('offline')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'offline' } },
    },
    'Press the record': { event: { type: 'record.opened', id: record.id }, leads: { in: 'shown', to: 'reading' } },
    'Close the record': { event: { type: 'record.closed' }, leads: { in: 'reading', to: 'shown' } },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading', now: { fault: null } } },
    'Choose another language': {
      event: { type: 'language.changed' },
      leads: {
        in: ['loading', 'shown', 'reading', 'empty', 'failed'],
        to: 'loading',
        now: { records: 0, fault: null },
      },
    },
  },
})
