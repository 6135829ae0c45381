import { EVERY_ORDER } from '../../../src/core/orders/orders.query'
import { ordersMachine } from '../../../src/machines/orders/orders.machine'
import { viewOrders } from '../../../src/machines/orders/orders.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

/** Entries of a page: decisions.md, “page sizes not shown”. */
const ORDERS = 10

const empty = { shown: 0, offset: 0, hasMore: true, fault: null as string | null, fresh: 0 }
const unfiltered = { type: null as string | null, keyword: '' }

const NOW = 1_795_000_000
const BY_PUSH = 'what others change is told by a push; tests/server/orderList.test.ts and the wiring hear it'
const query = EVERY_ORDER
const typed = { ...EVERY_ORDER, keyword: 'rao' }
const chosen = { ...EVERY_ORDER, type: 'medicine' as const }
const order = (id: string) => ({
  id,
  startsAt: NOW + 3600,
  endsAt: NOW + 4500,
  status: 'upcoming',
  queue: null,
  consultation: 'video',
  paymentStatus: 'PAID',
  paymentMethodId: 3,
  latitude: null,
  longitude: null,
  clinicPhone: null,
  activePrescription: null,
  holdExpiresAt: null,
  doctorId: 'd1',
})
const orders = (count: number) => Array.from({ length: count }, (_, index) => order(`o${index}`))

/** Everything a patient ordered: patient.md, "My orders". */
export const ordersModel = modelOf(ordersMachine)({
  name: 'orders',
  passed: ['deciding'],
  facts: (snapshot) => {
    const { sections, hasMore, fault, fresh, query: asked } = viewOrders(snapshot, NOW)
    return {
      shown: sections.flatMap(({ cards }) => cards).length,
      offset: snapshot.context.offset,
      listed: snapshot.context.listed,
      hasMore,
      fault: fault?.id ?? null,
      fresh,
      type: asked.type,
      keyword: asked.keyword,
    }
  },
  starts: {
    'Open my orders': {
      input: { query },
      to: 'loading',
      facts: { ...empty, ...unfiltered, listed: 0 },
      how: 'Account 90000 00001',
    },
    'Come back to orders that were scrolled to their second page': {
      input: { query, listed: ORDERS + 2 },
      to: 'loading',
      facts: { ...empty, ...unfiltered, listed: ORDERS + 2 },
      how: 'Account 90000 00001: scroll past ten orders, open a doctor, go back',
    },
  },
  states: {
    settling: 'Grey shapes where the orders will stand.',
    loading: {
      sees: ({ shown }) =>
        shown === 0 ? 'Grey shapes where the orders will stand.' : 'The orders, and that more are loaded.',
      asks: ({ offset, type, keyword }) => ({ page: { query: { ...query, type, keyword }, offset, limit: ORDERS } }),
    },
    ready: 'The orders, today’s first.',
    empty: 'That nothing was ordered yet.',
    refreshing: {
      sees: 'The orders, and that they are read again.',
      asks: ({ type, keyword }) => ({ freshPage: { query: { ...query, type, keyword }, offset: 0, limit: ORDERS } }),
    },
    stale: 'The orders of before; what went wrong, and Retry.',
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
      leads: [
        { in: 'failed', to: 'loading', now: { fault: null } },
        { in: 'stale', to: 'refreshing', now: { fault: null } },
      ],
      how: 'In the developer tools, set the network to Offline and back to Online',
    },
    'Scroll near the end or press Retry': {
      event: { type: 'more' },
      leads: [
        { in: 'ready', if: ({ hasMore }) => hasMore, to: 'loading' },
        { in: 'failed', to: 'loading', now: { fault: null } },
        { in: 'stale', to: 'refreshing', now: { fault: null } },
      ],
    },
    'A filter is typed': {
      event: { type: 'query.typed', query: typed },
      only: ({ type, keyword }, at) => at.has('ready') && type === null && keyword === '',
      leads: { to: 'settling', now: { keyword: 'rao' } },
    },
    'Half a second passes': {
      event: { type: 'xstate.after.debounce.orders.settling' },
      leads: { in: 'settling', to: 'loading', now: { ...empty, listed: 0 } },
    },
    'A filter is chosen': {
      event: { type: 'query.chosen', query: chosen },
      only: ({ type, keyword }, at) => at.has('ready') && type === null && keyword === '',
      leads: { to: 'loading', now: { ...empty, listed: 0, type: 'medicine' } },
    },
    'Another order is placed': {
      nowhere: BY_PUSH,
      event: { type: 'item.new', id: 'new' },
      only: ({ fresh }, at) => fresh === 0 && (at.has('ready') || at.has('empty')),
      leads: { in: ['ready', 'empty'], now: { fresh: 1 } },
    },
    'An order is changed by its provider': {
      nowhere: BY_PUSH,
      event: { type: 'item.read', item: order('o0') },
      only: (_, at) => at.has('ready'),
      leads: { in: 'ready' },
    },
    'An order is gone': {
      nowhere: BY_PUSH,
      event: { type: 'item.gone', id: 'o9' },
      only: ({ shown }, at) => shown === ORDERS && at.has('ready'),
      leads: { in: 'ready', now: { shown: ORDERS - 1 } },
    },
    'Press Show': {
      nowhere: BY_PUSH,
      event: { type: 'refresh' },
      only: ({ fresh }, at) => fresh === 1 || at.has('stale'),
      leads: { in: ['ready', 'empty', 'stale'], to: 'refreshing', now: { fault: null } },
    },
    'The first page arrives again': {
      nowhere: BY_PUSH,
      event: ends('freshPage', answered(orders(ORDERS))),
      leads: [
        // More were shown before nothing was left.
        {
          in: 'refreshing',
          if: ({ shown, listed }) => shown === 0 && listed > ORDERS,
          to: 'loading',
          now: { shown: ORDERS, offset: ORDERS, hasMore: true, fresh: 0, fault: null },
        },
        {
          in: 'refreshing',
          if: ({ shown }) => shown === 0,
          to: 'ready',
          now: { shown: ORDERS, offset: ORDERS, hasMore: true, fresh: 0, fault: null },
        },
        { in: 'refreshing', to: 'ready', now: { shown: ORDERS, offset: ORDERS, fresh: 0, fault: null } },
      ],
    },
    'It cannot be read again': {
      nowhere: BY_PUSH,
      event: ends('freshPage', refused('internal')),
      leads: { in: 'refreshing', to: 'stale', now: { fault: 'wrong' } },
    },
  },
  delays: { debounce: 500 },
})
