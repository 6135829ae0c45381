import { patientRecordsMachine } from '../../../src/machines/schedule/patientRecords.machine'
import { viewPatientRecords } from '../../../src/machines/schedule/patientRecords.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { aRecord as record } from '../records/recordFacts'

const facts = {
  records: 0,
  about: '',
  type: null as string | null,
  category: null as string | null,
  fault: null as string | null,
}

/** The records of a patient from the schedule: S2-072, S2-432. */
export const patientRecordsModel = modelOf(patientRecordsMachine)({
  name: 'patientRecords',
  facts: (snapshot) => {
    const { records, filter, categories, fault } = viewPatientRecords(snapshot)
    return {
      records: records.length,
      about: categories.map(({ id }) => id).join(', '),
      type: filter.type,
      category: filter.healthCategoryId,
      fault: fault?.id ?? null,
    }
  },
  starts: {
    'Press Show beside Medical records': {
      input: { memberId: 'm1' },
      to: 'loading',
      facts,
      how: 'Account 90000 00002, an appointment whose patient has records',
    },
  },
  states: {
    loading: {
      sees: 'That the records are loading.',
      asks: ({ type, category }) => ({ records: { memberId: 'm1', type, healthCategoryId: category } }),
    },
    shown: ({ type, category }) =>
      `Each record with what it is, its day and what it is about${type === null ? '' : '; reports alone'}${category === null ? '' : '; those of the spine alone'}.`,
    reading: { sees: 'The record itself, which Close leads back from.', asks: { viewer: { id: record.id } } },
    empty: ({ type }) => `That there are no records${type === null ? '' : ', and the kinds to choose from'}.`,
    failed: 'What went wrong, and Try again.',
  },
  steps: {
    'The records arrive': {
      event: ends('records', answered([record])),
      leads: {
        in: 'loading',
        to: 'shown',
        now: ({ type, category, about }) => ({
          records: 1,
          fault: null,
          about: type === null && category === null ? 'spine' : about,
        }),
      },
    },
    'There are none': {
      event: ends('records', answered([])),
      leads: {
        in: 'loading',
        to: 'empty',
        now: ({ type, category, about }) => ({
          records: 0,
          fault: null,
          about: type === null && category === null ? '' : about,
        }),
      },
    },
    'Choose Reports': {
      event: { type: 'filter.chosen', filter: { type: 'report' } },
      only: ({ about, type }) => about !== '' && type === null,
      leads: { in: ['shown', 'empty'], to: 'loading', now: { type: 'report' } },
    },
    'Choose the category Spine': {
      event: { type: 'filter.chosen', filter: { healthCategoryId: 'spine' } },
      only: ({ about, category }) => about !== '' && category === null,
      leads: { in: ['shown', 'empty'], to: 'loading', now: { category: 'spine' } },
    },
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
        now: { records: 0, type: null, category: null, fault: null },
      },
    },
  },
})
