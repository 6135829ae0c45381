import { ANY_DOCTOR } from '../../../src/core/doctors/doctors.rules'
import { doctorListMachine } from '../../../src/machines/doctors/findDoctor.machine'
import { viewDoctorList } from '../../../src/machines/doctors/findDoctor.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

/** Entries of a page: decisions.md, “page sizes not shown”. */
const DOCTORS = 50

const doctors = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `d${from + index}`, name: `Dr. ${from + index}` }))
const query = (search: string, specialityId: string | null = null) => ({ ...ANY_DOCTOR, search, specialityId })

const empty = { shown: 0, offset: 0, hasMore: true, fault: null as string | null }
const noDoctors = { ...empty, listed: 0 }
/** More than one page. */
const SCROLLED = 52

/** The list of doctors: patient.md, "Find doctor". Repeated ids of a list that shifted are dropped. */
export const doctorListModel = modelOf(doctorListMachine)({
  name: 'doctorList',
  passed: ['deciding'],
  facts: (snapshot) => {
    const { doctors: shown, hasMore, isAtEnd, fault, filterCount } = viewDoctorList(snapshot)
    const { query: asked, offset, listed } = snapshot.context
    return {
      text: asked.search,
      speciality: asked.specialityId,
      filters: filterCount,
      shown: shown.length,
      offset,
      listed,
      hasMore,
      isAtEnd,
      fault: fault?.id ?? null,
    }
  },
  starts: {
    'Open Find doctor': {
      input: { query: query('') },
      to: 'loading',
      facts: { ...noDoctors, text: '', speciality: null, filters: 0, isAtEnd: false },
    },
    'Come back to a list that was scrolled to its second page': {
      input: { query: query(''), listed: SCROLLED },
      to: 'loading',
      facts: { ...noDoctors, listed: SCROLLED, text: '', speciality: null, filters: 0, isAtEnd: false },
      how: 'Scroll past 50 doctors, open one, go back',
    },
  },
  states: {
    settling: 'Grey shapes where the doctors will stand.',
    loading: {
      sees: ({ shown }) =>
        shown === 0 ? 'Grey shapes where the doctors will stand.' : 'The doctors, and that more are loaded.',
      asks: ({ text, speciality, offset }) => ({ page: { query: query(text, speciality), offset, limit: DOCTORS } }),
    },
    ready: ({ isAtEnd }) => `The doctors${isAtEnd ? ', and that these are all' : ''}.`,
    empty: '“No doctor found”.',
    failed: ({ shown }) => `${shown === 0 ? '' : 'The doctors; '}what went wrong, and Retry.`,
  },
  steps: {
    'A full page of doctors arrives': {
      event: ends('page', answered(doctors(1, DOCTORS))),
      only: ({ shown }) => shown === 0,
      leads: [
        {
          in: 'loading',
          if: ({ listed }) => listed === SCROLLED,
          now: { shown: DOCTORS, offset: DOCTORS, fault: null },
        },
        { in: 'loading', to: 'ready', now: { shown: DOCTORS, offset: DOCTORS, fault: null } },
      ],
    },
    'The last page arrives, one doctor of it shown already': {
      event: ends('page', answered(doctors(DOCTORS, 3))),
      only: ({ shown }) => shown === DOCTORS,
      leads: {
        in: 'loading',
        to: 'ready',
        now: { shown: DOCTORS + 2, offset: DOCTORS + 3, hasMore: false, isAtEnd: true, fault: null },
      },
    },
    'No doctor is found': {
      event: ends('page', answered([])),
      only: ({ shown }) => shown === 0,
      leads: { in: 'loading', to: 'empty', now: { hasMore: false } },
      how: 'Search for letters that no name has',
    },
    'The doctors cannot be loaded': {
      event: ends('page', refused('network')),
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
    'Type a name': {
      event: { type: 'query.typed', query: query('rao') },
      only: ({ text, filters }) => text === '' && filters === 0,
      leads: { to: 'settling', now: { text: 'rao', fault: null, isAtEnd: false } },
    },
    'Half a second passes': {
      event: { type: 'xstate.after.debounce.doctorList.settling' },
      leads: { in: 'settling', to: 'loading', now: noDoctors },
    },
    'Choose a filter': {
      event: { type: 'query.chosen', query: query('', 's1') },
      only: ({ filters, text }) => filters === 0 && text === '',
      leads: { to: 'loading', now: { ...noDoctors, speciality: 's1', filters: 1, isAtEnd: false } },
      screen: 'desktop',
    },
  },
  delays: { debounce: 500 },
})
