import { recordsMachine } from '../../../src/machines/records/records.machine'
import { viewRecords } from '../../../src/machines/records/records.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { recordNumber } from './recordFacts'

/** Records of a page: orders.md, 5.2. */
const PAGE = 50
const everything = { memberId: null, type: null, search: '' } as const
const reports = { ...everything, type: 'report' } as const
const sought = { ...everything, search: 'mri' } as const

const empty = { listed: 0, shown: 0, hasMore: true, fault: null as string | null, isFiltered: false }
const page = Array.from({ length: PAGE }, (_, index) => recordNumber(index))

/** What a family keeps: S1-146 to S1-148, S1-156, S1-374, S1-375. */
export const recordsModel = modelOf(recordsMachine)({
  name: 'records',
  passed: ['deciding'],
  facts: (snapshot) => {
    const { records, hasMore, fault, isUnfiltered } = viewRecords(snapshot)
    return {
      listed: snapshot.context.listed,
      shown: records.length,
      hasMore,
      fault: fault?.id ?? null,
      isFiltered: !isUnfiltered,
    }
  },
  starts: {
    'Open the medical records': {
      input: { query: everything },
      to: 'loading',
      facts: empty,
      how: 'Account 90000 00001',
    },
    'Come back to records that were scrolled to their second page': {
      input: { query: everything, listed: PAGE + 2 },
      to: 'loading',
      facts: { ...empty, listed: PAGE + 2 },
      how: 'Account 90000 00001: scroll past fifty records, open another page, go back',
    },
    'Open the reports by their address': {
      input: { query: reports },
      to: 'loading',
      facts: { ...empty, isFiltered: true },
    },
  },
  states: {
    settling: 'Grey shapes, or the records that were found before.',
    loading: ({ shown }) =>
      shown === 0 ? 'Grey shapes where the records will stand.' : 'The records, more are loaded.',
    ready: 'The records, the newest document first.',
    empty: 'That no records were found, and Add record.',
    failed: ({ shown }) => `${shown === 0 ? '' : 'The records; '}what went wrong, and Retry.`,
  },
  steps: {
    'A full page of records arrives': {
      event: ends('page', answered(page)),
      only: ({ shown }) => shown === 0,
      leads: [
        { in: 'loading', if: ({ listed }) => listed > 0, now: { shown: PAGE, fault: null } },
        { in: 'loading', to: 'ready', now: { shown: PAGE, fault: null } },
      ],
    },
    'No more records arrive': {
      event: ends('page', answered([])),
      leads: [
        { in: 'loading', if: ({ shown }) => shown === 0, to: 'empty', now: { hasMore: false, fault: null } },
        { in: 'loading', to: 'ready', now: { hasMore: false, fault: null } },
      ],
    },
    'The records cannot be loaded': {
      event: ends('page', refused('internal')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'wrong' } },
    },
    'The network is back': {
      event: { type: 'retry' },
      leads: { in: 'failed', to: 'loading', now: { fault: null } },
      how: 'In the developer tools, set the network to Offline and back to Online',
    },
    'Scroll near the end or press Retry': {
      event: { type: 'more' },
      leads: [
        { in: 'ready', if: ({ hasMore }) => hasMore, to: 'loading' },
        { in: 'failed', to: 'loading', now: { fault: null } },
      ],
    },
    'Words are typed': {
      event: { type: 'query.typed', query: sought },
      only: (_, at) => at.has('ready') || at.has('empty'),
      leads: { to: 'settling', now: { isFiltered: true } },
    },
    'Half a second passes': {
      event: { type: 'xstate.after.debounce.records.settling' },
      leads: { in: 'settling', to: 'loading', now: { listed: 0, shown: 0, hasMore: true, fault: null } },
    },
    'Prescriptions are chosen': {
      event: { type: 'query.chosen', query: { type: 'prescription' } },
      only: (_, at) => at.has('ready') || at.has('empty'),
      leads: { to: 'loading', now: { ...empty, isFiltered: true } },
    },
  },
  delays: { debounce: 500 },
})
