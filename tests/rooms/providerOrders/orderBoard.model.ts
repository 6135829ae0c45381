import { orderBoardMachine } from '../../../src/machines/providerOrders/orderBoard.machine'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { accepted, asha, column, pageOf, second } from './providerOrdersFacts'

const query = { view: 'board', filter: 'ALL', isPending: false, from: null, to: null } as const
const asked = { limit: 25, offset: 0, isBoard: true, kind: 'medicine' }
const begin = {
  shown: 0,
  count: 0,
  requested: null,
  hasMore: false,
  wanted: null,
  changed: '',
  isAccepted: false,
  filter: 'ALL',
  chosen: null,
  fault: null,
} as const

type At = ReadonlySet<string>
const isCalm = (at: At) => at.has('panel.closed')
const askedWith = ({ filter }: { filter: string }) => ({
  ...asked,
  ...(filter === 'PICKUP' ? { type: 'PICKUP' } : {}),
})
/** The end of what was read of the requests. */
const edge = {
  afterAt: asha.answerBy,
  afterId: column
    .map(({ id }) => id)
    .toSorted()
    .at(-1),
}

/** The orders of a pharmacy: orders.md, 6.1. */
export const orderBoardModel = modelOf(orderBoardMachine)({
  name: 'orderBoard',
  passed: ['panel.deciding'],
  delays: { silence: 10_000, held: 20_000 },
  facts: ({ context }) => ({
    shown: context.orders?.length ?? 0,
    count: context.count,
    requested: context.counts?.requested.count ?? null,
    hasMore: 'requested' in context.edges,
    wanted: context.lane,
    changed: context.changed?.join(' ') ?? 'all',
    isAccepted: context.orders?.some(({ stage }) => stage === 'accepted') ?? false,
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
      asks: (facts) => ({ more: { ...askedWith(facts), ...edge, column: 'requested' } }),
    },
    'orders.refreshing': {
      sees: 'The orders as they were.',
      asks: (facts) => ({
        refresh: { ...askedWith(facts), limit: 100, ids: facts.changed.split(' ').filter((id) => id !== '') },
      }),
    },
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
      event: ends('load', answered(pageOf(column, 26))),
      leads: {
        in: 'orders.loading',
        to: 'orders.watching',
        now: { shown: 25, count: 26, requested: 26, hasMore: true, fault: null },
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
          now: { changed: 'o1' },
          effects: ['panel ← order.changed {"id":"o1"}'],
        },
        {
          in: ['orders.watching', 'orders.adding', 'orders.refreshing', 'orders.stale'],
          to: 'orders.refreshing',
          now: { changed: 'o1' },
        },
        { in: ['orders.failed', 'orders.loading'], to: 'orders.loading' },
      ],
    },
    'The changed orders arrive': {
      event: ends('refresh', answered(pageOf([asha], 26))),
      leads: {
        in: 'orders.refreshing',
        to: ({ wanted }) => [wanted === null ? 'orders.watching' : 'orders.adding'],
        now: { changed: '', fault: null },
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
    'The next order becomes late': {
      event: { type: 'xstate.after.held.orderBoard.orders.watching' },
      only: (_, at) => isCalm(at),
      leads: { in: 'orders.watching', to: 'orders.refreshing' },
    },
    'Press Show more': {
      event: { type: 'more', lane: 'requested' },
      only: ({ hasMore }, at) => isCalm(at) && hasMore,
      leads: [
        { in: 'orders.watching', to: 'orders.adding', now: { wanted: 'requested' } },
        { in: 'orders.refreshing', now: { wanted: 'requested' } },
        { in: 'orders.stale', to: 'orders.refreshing', now: { wanted: 'requested' } },
      ],
    },
    'More orders arrive': {
      event: ends('more', answered(pageOf([second], 26))),
      leads: {
        in: 'orders.adding',
        to: 'orders.watching',
        now: { shown: 26, hasMore: false, wanted: null, fault: null },
      },
    },
    'More orders cannot be loaded': {
      event: ends('more', refused('offline')),
      leads: { in: 'orders.adding', to: 'orders.stale', now: { fault: 'offline' } },
    },
    'Choose Pick up': {
      event: { type: 'query.chosen', change: { filter: 'PICKUP' } },
      only: ({ filter, shown }, at) => isCalm(at) && at.has('orders.watching') && filter === 'ALL' && shown === 25,
      leads: { to: 'orders.loading', now: { filter: 'PICKUP' } },
    },
    'Clear the filters': {
      event: { type: 'filters.cleared' },
      only: ({ filter, shown }, at) => isCalm(at) && at.has('orders.watching') && filter !== 'ALL' && shown === 25,
      leads: { to: 'orders.loading', now: { filter: 'ALL' } },
    },
    'Open the order of Asha': {
      event: { type: 'order.chosen', id: 'o1' },
      only: ({ chosen, filter }, at) => at.has('orders.watching') && chosen !== 'o1' && filter === 'ALL',
      leads: { in: ['panel.closed', 'panel.open'], to: 'panel.open', now: { chosen: 'o1' } },
    },
    'Open the order of Ravi': {
      event: { type: 'order.chosen', id: 'o2' },
      only: ({ chosen, shown }, at) => at.has('orders.watching') && chosen === 'o1' && shown === 26,
      // On a phone the panel covers the other cards.
      screen: 'desktop',
      leads: { in: 'panel.open', to: 'panel.open', now: { chosen: 'o2' } },
    },
    'The order of Asha is accepted in the panel': {
      event: { type: 'order.read', order: accepted },
      only: ({ chosen, shown, isAccepted }, at) =>
        at.has('orders.watching') && chosen === 'o1' && shown === 25 && !isAccepted,
      leads: { in: 'panel.open', now: { isAccepted: true } },
    },
    'Close the panel': {
      event: { type: 'detail.left' },
      only: ({ isAccepted }) => !isAccepted,
      leads: { in: 'panel.open', to: 'panel.closed', now: { chosen: null } },
    },
  },
})
