import { orderBoardMachine } from '../../../src/machines/providerOrders/orderBoard.machine'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { accepted, asha, pageOf, second } from './providerOrdersFacts'

const query = { view: 'board', filter: 'ALL', isPending: false, from: null, to: null } as const
const asked = { limit: 100, offset: 0, isBoard: true, kind: 'medicine' }
const begin = {
  shown: 0,
  count: 0,
  requested: null,
  filter: 'ALL',
  chosen: null,
  fault: null,
} as const

type At = ReadonlySet<string>
const isCalm = (at: At) => at.has('panel.closed')
const askedWith = ({ filter }: { filter: string }, offset = 0) => ({
  ...asked,
  offset,
  ...(filter === 'PICKUP' ? { type: 'PICKUP' } : {}),
})

/** The orders of a pharmacy: orders.md, 6.1. */
export const orderBoardModel = modelOf(orderBoardMachine)({
  name: 'orderBoard',
  passed: ['panel.deciding'],
  delays: { silence: 10_000 },
  facts: ({ context }) => ({
    shown: context.orders?.length ?? 0,
    count: context.count,
    requested: context.counts?.requested ?? null,
    filter: context.query.filter,
    chosen: context.chosenId,
    fault: context.failure?.kind ?? null,
  }),
  starts: {
    'Open the orders': {
      input: { kind: 'medicine', query, chosenId: null },
      to: ['orders.loading', 'panel.closed'],
      facts: begin,
      how: 'Account 90000 00004, /orders',
    },
    'Open the address of an order': {
      input: { kind: 'medicine', query, chosenId: 'o1' },
      to: ['orders.loading', 'panel.open'],
      facts: { ...begin, chosen: 'o1' },
      how: 'Account 90000 00004, /orders?order=<id>',
    },
  },
  states: {
    'orders.loading': {
      sees: ({ count }) => (count === 0 ? 'Grey lines.' : 'The orders as they were.'),
      asks: (facts) => ({ load: askedWith(facts) }),
    },
    'orders.failed': 'What went wrong, and Try again.',
    'orders.watching': ({ shown, count }) => `${shown} of ${count} orders, by column.`,
    'orders.adding': {
      sees: 'The orders as they were.',
      asks: (facts) => ({ more: askedWith(facts, facts.shown) }),
    },
    'orders.refreshing': { sees: 'The orders as they were.', asks: (facts) => ({ refresh: askedWith(facts) }) },
    'orders.stale': 'The orders as they were, and that they may be of before.',
    'panel.closed': '',
    'panel.open': {
      sees: ({ chosen }) => `The order ${chosen} beside.`,
      asks: ({ chosen, shown }) => ({
        panel: { id: chosen, kind: 'medicine', order: shown === 0 ? null : chosen === 'o1' ? asha : second },
      }),
    },
  },
  steps: {
    'The orders arrive': {
      event: ends('load', answered(pageOf([asha], 2))),
      leads: {
        in: 'orders.loading',
        to: 'orders.watching',
        now: { shown: 1, count: 2, requested: 1, fault: null },
      },
    },
    'The orders cannot be loaded': {
      event: ends('load', refused('offline')),
      only: ({ count, filter }) => count === 0 && filter === 'ALL',
      leads: { in: 'orders.loading', to: 'orders.failed', now: { fault: 'offline' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      // On a phone the panel covers it.
      only: (_, at) => isCalm(at),
      leads: [
        { in: 'orders.failed', to: 'orders.loading' },
        { in: 'orders.stale', to: 'orders.refreshing' },
      ],
    },
    'Somebody changes an order': {
      event: { type: 'order.changed', id: 'o1' },
      only: (_, at) => isCalm(at) || at.has('orders.watching'),
      leads: [
        {
          in: 'orders.watching',
          if: (_, at) => at.has('panel.open'),
          to: 'orders.refreshing',
          effects: ['panel ← order.changed {"id":"o1"}'],
        },
        {
          in: ['orders.watching', 'orders.adding', 'orders.refreshing', 'orders.stale'],
          to: 'orders.refreshing',
        },
        { in: ['orders.failed', 'orders.loading'], to: 'orders.loading' },
      ],
    },
    'The changed orders arrive': {
      event: ends('refresh', answered(pageOf([asha, second]))),
      leads: {
        in: 'orders.refreshing',
        to: 'orders.watching',
        now: { shown: 2, count: 2, requested: 2, fault: null },
      },
    },
    'The changed orders cannot be loaded': {
      event: ends('refresh', refused('offline')),
      leads: { in: 'orders.refreshing', to: 'orders.stale', now: { fault: 'offline' } },
    },
    'The changed orders do not come for ten seconds': {
      event: { type: 'xstate.after.silence.orderBoard.orders.refreshing' },
      leads: { in: 'orders.refreshing', to: 'orders.stale' },
    },
    'Press Show more': {
      event: { type: 'more' },
      only: ({ shown, count }, at) => isCalm(at) && shown < count,
      leads: { in: 'orders.watching', to: 'orders.adding' },
    },
    'More orders arrive': {
      event: ends('more', answered(pageOf([asha, second]))),
      leads: {
        in: 'orders.adding',
        to: 'orders.watching',
        now: { shown: 2, count: 2, requested: 2, fault: null },
      },
    },
    'More orders cannot be loaded': {
      event: ends('more', refused('offline')),
      leads: { in: 'orders.adding', to: 'orders.stale', now: { fault: 'offline' } },
    },
    'Choose Pick up': {
      event: { type: 'query.chosen', change: { filter: 'PICKUP' } },
      only: ({ filter, shown }, at) => isCalm(at) && at.has('orders.watching') && filter === 'ALL' && shown === 1,
      leads: { to: 'orders.loading', now: { filter: 'PICKUP' } },
    },
    'Clear the filters': {
      event: { type: 'filters.cleared' },
      only: ({ filter, shown }, at) => isCalm(at) && at.has('orders.watching') && filter !== 'ALL' && shown === 1,
      leads: { to: 'orders.loading', now: { filter: 'ALL' } },
    },
    'Open the order of Asha': {
      event: { type: 'order.chosen', id: 'o1' },
      only: ({ chosen, filter }, at) => at.has('orders.watching') && chosen !== 'o1' && filter === 'ALL',
      leads: { in: ['panel.closed', 'panel.open'], to: 'panel.open', now: { chosen: 'o1' } },
    },
    'Open the order of Ravi': {
      event: { type: 'order.chosen', id: 'o2' },
      only: ({ chosen, shown }, at) => at.has('orders.watching') && chosen === 'o1' && shown === 2,
      // On a phone the panel covers the other cards.
      screen: 'desktop',
      leads: { in: 'panel.open', to: 'panel.open', now: { chosen: 'o2' } },
    },
    'The order of Asha is accepted in the panel': {
      event: { type: 'order.read', order: accepted },
      only: ({ chosen, shown, requested }, at) =>
        at.has('orders.watching') && chosen === 'o1' && shown === 1 && requested === 1,
      leads: { in: 'panel.open', now: { requested: 0 } },
    },
    'Close the panel': {
      event: { type: 'detail.left' },
      only: ({ requested }) => requested !== 0,
      leads: { in: 'panel.open', to: 'panel.closed', now: { chosen: null } },
    },
  },
})
