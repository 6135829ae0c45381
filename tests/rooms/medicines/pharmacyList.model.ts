import type { Way } from '../../../src/core/medicines/medicines'
import { pharmacyListMachine } from '../../../src/machines/medicines/medicines.machine'
import { viewPharmacies } from '../../../src/machines/medicines/medicines.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

/** Entries of a page: S1-448. */
const PAGE = 100
/** More than one page. */
const SCROLLED = 102

const pharmacies = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `p${from + index}`, name: `Pharmacy ${from + index}` }))
const query = (search: string, way: Way | null = null) => ({ search, way })

const empty = { shown: 0, offset: 0, hasMore: false, isAtEnd: false, fault: null as string | null }
const none = { ...empty, listed: 0 }
const whole = { search: '', way: null as string | null }

/** The list of pharmacies: orders.md, 3.1 "Pharmacies". Repeated ids of a list that shifted are dropped. */
export const pharmacyListModel = modelOf(pharmacyListMachine)({
  name: 'pharmacyList',
  passed: ['deciding'],
  facts: (snapshot) => {
    const { query: asked, pharmacies: shown, hasMore, isAtEnd, fault } = viewPharmacies(snapshot)
    return {
      search: asked.search,
      way: asked.way,
      shown: shown.length,
      offset: snapshot.context.offset,
      listed: snapshot.context.listed,
      hasMore,
      isAtEnd,
      fault: fault?.id ?? null,
    }
  },
  starts: {
    'Open Medicines': { input: { query: query('') }, to: 'loading', facts: { ...none, ...whole } },
    'Open those that deliver': {
      input: { query: query('', 'HOME_DELIVERY') },
      to: 'loading',
      facts: { ...none, ...whole, way: 'HOME_DELIVERY' },
    },
    'Come back to a list that was scrolled to its second page': {
      input: { query: query(''), listed: SCROLLED },
      to: 'loading',
      facts: { ...empty, ...whole, listed: SCROLLED },
      how: 'Where there are more than 100 pharmacies: scroll, open one, go back',
    },
  },
  states: {
    settling: 'Grey shapes where the pharmacies will stand.',
    loading: {
      sees: ({ shown }) => (shown === 0 ? 'Grey shapes where the pharmacies will stand.' : 'The pharmacies.'),
      asks: ({ search, way, offset }) => ({ page: { query: query(search, way as Way | null), offset, limit: PAGE } }),
    },
    ready: ({ isAtEnd }) => `The pharmacies${isAtEnd ? ', and that these are all' : ''}.`,
    empty: '“No pharmacy found”.',
    failed: ({ shown }) => `${shown === 0 ? '' : 'The pharmacies; '}what went wrong, and Retry.`,
  },
  steps: {
    'A full page of pharmacies arrives': {
      event: ends('page', answered(pharmacies(1, PAGE))),
      only: ({ shown }) => shown === 0,
      leads: [
        { in: 'loading', if: ({ listed }) => listed === SCROLLED, now: { shown: PAGE, offset: PAGE, fault: null } },
        { in: 'loading', to: 'ready', now: { shown: PAGE, offset: PAGE, hasMore: true, fault: null } },
      ],
    },
    'The last page arrives, one pharmacy of it shown already': {
      event: ends('page', answered(pharmacies(PAGE, 3))),
      only: ({ shown }) => shown === PAGE,
      leads: {
        in: 'loading',
        to: 'ready',
        now: { shown: PAGE + 2, offset: PAGE + 3, hasMore: false, isAtEnd: true, fault: null },
      },
    },
    'No pharmacy is found': {
      event: ends('page', answered([])),
      only: ({ shown }) => shown === 0,
      leads: { in: 'loading', to: 'empty' },
      how: 'Search for letters that no name has',
    },
    'The pharmacies cannot be loaded': {
      event: ends('page', refused('network')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'wrong', hasMore: true } },
    },
    'The network is back': {
      event: { type: 'retry' },
      leads: { in: 'failed', to: 'loading', now: { fault: null, hasMore: false } },
      how: 'In the developer tools, set the network to Offline and back to Online',
    },
    'Scroll near the end or press Retry': {
      event: { type: 'more' },
      leads: [
        { in: 'ready', if: ({ hasMore }) => hasMore, to: 'loading', now: { hasMore: false } },
        { in: 'failed', to: 'loading', now: { fault: null, hasMore: false } },
      ],
    },
    'Type a name': {
      event: { type: 'query.typed', query: query('neem') },
      only: ({ search, way }) => search === '' && way === null,
      leads: { to: 'settling', now: { search: 'neem', fault: null, isAtEnd: false, hasMore: false } },
    },
    'Half a second passes': {
      event: { type: 'xstate.after.debounce.pharmacyList.settling' },
      leads: { in: 'settling', to: 'loading', now: none },
    },
    'Look for those that deliver': {
      event: { type: 'query.chosen', query: { way: 'HOME_DELIVERY' } },
      only: ({ search, way }) => search === '' && way === null,
      leads: { to: 'loading', now: { ...none, way: 'HOME_DELIVERY' } },
      nowhere: 'The list is asked for it when a pharmacy does not take the request',
    },
    'Press Show all': {
      event: { type: 'query.chosen', query: { way: null } },
      only: ({ way }) => way !== null,
      leads: { to: 'loading', now: { ...none, way: null } },
    },
  },
  delays: { debounce: 500 },
})
