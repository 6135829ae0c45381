import { ordersMachine } from '../../../src/machines/orders/orders.machine'
import { viewOrders } from '../../../src/machines/orders/orders.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

/** Entries of a page: decisions.md, “page sizes not shown”. */
const ORDERS = 10

const empty = { shown: 0, offset: 0, hasMore: true, fault: null as string | null }

const NOW = 1_795_000_000
const NO_FILTERS = 'my orders have no filters in this version'
const order = (id: string) => ({
  id,
  startsAt: NOW + 3600,
  endsAt: NOW + 4500,
  status: 'upcoming',
  consultation: 'video',
  paymentStatus: 'PAID',
  paymentMethodId: 3,
  latitude: null,
  longitude: null,
})
const orders = (count: number) => Array.from({ length: count }, (_, index) => order(`o${index}`))

/** Everything a patient ordered: patient.md, "My orders". */
export const ordersModel = modelOf(ordersMachine)({
  name: 'orders',
  passed: ['deciding'],
  facts: (snapshot) => {
    const { sections, hasMore, fault } = viewOrders(snapshot, NOW)
    return {
      shown: sections.flatMap(({ cards }) => cards).length,
      offset: snapshot.context.offset,
      listed: snapshot.context.listed,
      hasMore,
      fault: fault?.id ?? null,
    }
  },
  starts: {
    'Open my orders': {
      input: { query: {} },
      to: 'loading',
      facts: { ...empty, listed: 0 },
      how: 'Account 90000 00001',
    },
    'Come back to orders that were scrolled to their second page': {
      input: { query: {}, listed: ORDERS + 2 },
      to: 'loading',
      facts: { ...empty, listed: ORDERS + 2 },
      how: 'Account 90000 00001: scroll past ten orders, open a doctor, go back',
    },
  },
  states: {
    settling: 'Grey shapes where the orders will stand.',
    loading: {
      sees: ({ shown }) =>
        shown === 0 ? 'Grey shapes where the orders will stand.' : 'The orders, and that more are loaded.',
      asks: ({ offset }) => ({ page: { query: {}, offset, limit: ORDERS } }),
    },
    ready: 'The orders, today’s first.',
    empty: 'That nothing was ordered yet.',
    failed: ({ shown }) => `${shown === 0 ? '' : 'The orders; '}what went wrong, and Retry.`,
  },
  steps: {
    'A full page of orders arrives': {
      event: ends('page', answered(orders(ORDERS))),
      only: ({ shown }) => shown === 0,
      leads: [
        { in: 'loading', if: ({ listed }) => listed > 0, now: { shown: ORDERS, offset: ORDERS, fault: null } },
        { in: 'loading', to: 'ready', now: { shown: ORDERS, offset: ORDERS, fault: null } },
      ],
    },
    'No more orders arrive': {
      event: ends('page', answered([])),
      leads: [
        { in: 'loading', if: ({ shown }) => shown === 0, to: 'empty', now: { hasMore: false } },
        { in: 'loading', to: 'ready', now: { hasMore: false, fault: null } },
      ],
    },
    'The orders cannot be loaded': {
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
    'A filter is typed': {
      nowhere: NO_FILTERS,
      event: { type: 'query.typed', query: {} },
      only: (_, at) => at.has('ready'),
      leads: { to: 'settling' },
    },
    'Half a second passes': {
      nowhere: NO_FILTERS,
      event: { type: 'xstate.after.debounce.orders.settling' },
      leads: { in: 'settling', to: 'loading', now: { ...empty, listed: 0 } },
    },
    'A filter is chosen': {
      nowhere: NO_FILTERS,
      event: { type: 'query.chosen', query: {} },
      only: (_, at) => at.has('ready'),
      leads: { to: 'loading', now: { ...empty, listed: 0 } },
    },
  },
  delays: { debounce: 500 },
})
