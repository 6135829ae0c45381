import { assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { OrderKind } from '../../core/orders/order.lifecycle'
import type { ProviderOrder } from '../../core/orders/providerOrder'
import type { BoardCounts, ProviderOrderPage, ProviderOrderQuery } from '../../core/orders/providerOrders'
import type { BoardQuery } from '../../core/orders/providerOrders.params'
import { askedBy, BOARD_LIMIT, columnOf, ORDERS_STALE_AFTER } from '../../core/orders/providerOrders.rules'
import { unpluggedFeed } from '../kit/fromFeed'
import { unplugged } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'
import { toChild } from '../kit/toChild'
import { orderPanelMachine } from './orderPanel.machine'
import type { OrderChanged } from './orderPanel.setup'

export interface OrderBoardInput {
  readonly kind: OrderKind
  readonly query: BoardQuery
  readonly chosenId: string | null
}

export interface OrderBoardContext extends OrderBoardInput {
  readonly orders: readonly ProviderOrder[] | null
  /** Of all that fit. */
  readonly count: number
  readonly counts: BoardCounts | null
  readonly failure: Failure | null
}

/** What is asked of the server: the board is what lives and what ended today, the list all of its days. */
export const askedOf = ({ query }: Pick<OrderBoardContext, 'query'>, offset = 0): ProviderOrderQuery => {
  const { filter, isPending, from, to, view } = query
  return {
    limit: BOARD_LIMIT,
    offset,
    ...askedBy(filter),
    ...(isPending ? { isPending } : {}),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(view === 'board' && from === null && to === null ? { isBoard: true } : {}),
  }
}

/** What a provider sees of its orders, and what is kept of it. */
export const orderBoardSetup = setup({
  types: {
    context: {} as OrderBoardContext,
    input: {} as OrderBoardInput,
    events: {} as
      | { type: 'query.chosen'; change: Partial<BoardQuery> }
      | { type: 'order.chosen'; id: string }
      | { type: 'detail.left' | 'retry' | 'more' | 'filters.cleared' }
      /** Said by the panel: an order as it is now. */
      | { type: 'order.read'; order: ProviderOrder | null }
      | OrderChanged,
    children: {} as { panel: 'panel' },
    tags: {} as 'loading' | 'failed' | 'stale' | 'refreshing' | 'chosen',
  },
  actors: {
    list: unplugged<ProviderOrderQuery & { kind: OrderKind }, ProviderOrderPage>('providerOrders.list'),
    panel: orderPanelMachine,
    /** Tells which orders change. */
    watch: unpluggedFeed('providerOrders.watch'),
  },
  delays: { silence: ORDERS_STALE_AFTER },
  guards: {
    ...outcomes,
    isChosen: ({ context }) => context.chosenId !== null,
    isAnother: ({ context }, id: string) => context.chosenId !== id,
    hasMore: ({ context: { orders, count } }) => orders !== null && orders.length < count,
  },
  actions: {
    ...outcomeActions,
    keepPage: assign((_, outcome: Outcome<ProviderOrderPage>) => {
      if (!outcome.ok) return { failure: outcome.failure }
      const { orders, count, counts } = outcome.value
      return { orders, count, counts, failure: null }
    }),
    addPage: assign(({ context }, outcome: Outcome<ProviderOrderPage>) => {
      if (!outcome.ok) return { failure: outcome.failure }
      const known = new Set(context.orders?.map(({ id }) => id))
      const { orders, count, counts } = outcome.value
      const more = orders.filter(({ id }) => !known.has(id))
      return { orders: [...(context.orders ?? []), ...more], count, counts, failure: null }
    }),
    /** The order stands where it is now until the list is read again. */
    putOrder: assign(({ context }, order: ProviderOrder | null) => {
      if (order === null || context.orders === null) return {}
      const before = context.orders.find(({ id }) => id === order.id)
      const orders = context.orders.map((each) => (each.id === order.id ? order : each))
      if (before === undefined || context.counts === null) return { orders }
      const [from, to] = [columnOf(before.stage), columnOf(order.stage)]
      const counts = { ...context.counts, [from]: context.counts[from] - 1 }
      return { orders, counts: { ...counts, [to]: counts[to] + 1 } }
    }),
    change: assign(({ context }, change: Partial<BoardQuery>) => ({ query: { ...context.query, ...change } })),
    clear: assign(({ context }) => ({
      query: { ...context.query, filter: 'ALL' as const, isPending: false, from: null, to: null },
    })),
    choose: assign((_, chosenId: string) => ({ chosenId })),
    leave: assign({ chosenId: null }),
    tellPanel: toChild('panel', (_, event: OrderChanged) => event),
  },
})
