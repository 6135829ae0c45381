import { assign, setup } from 'xstate'
import { DAY } from '../../core/kit/dates'
import { MOST_AT_ONCE } from '../../core/kit/numbers'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { OrderKind } from '../../core/orders/order.lifecycle'
import type { ProviderOrder } from '../../core/orders/providerOrder'
import type { BoardCounts, ProviderOrderPage, ProviderOrderQuery } from '../../core/orders/providerOrders'
import type { BoardQuery } from '../../core/orders/providerOrders.params'
import {
  COLUMN_LIMIT,
  type Edge,
  edgeAt,
  inLane,
  type Lane,
  lanesOf,
  LIST_LIMIT,
  ORDERS_STALE_AFTER,
} from '../../core/orders/providerOrders.rules'
import { askedBy } from '../../core/orders/orderFilters.rules'
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
  /** Those that were read; which of them stand in a lane is said by how far it was read. */
  readonly orders: readonly ProviderOrder[] | null
  /** The last order of each lane that is longer than what was read of it. */
  readonly edges: Partial<Readonly<Record<Lane, Edge>>>
  /** The lane that is to be read further. */
  readonly lane: Lane | null
  /** Orders that are not as they were; null where it is not known which. */
  readonly changed: readonly string[] | null
  /** Of all that fit. */
  readonly count: number
  readonly counts: BoardCounts | null
  readonly failure: Failure | null
}

/** What is asked of the server: the board is what lives and what ended today, the list all of its days. */
export const askedOf = ({ query }: Pick<OrderBoardContext, 'query'>): ProviderOrderQuery => {
  const { filter, isPending, from, to, view } = query
  return {
    limit: view === 'board' ? COLUMN_LIMIT : LIST_LIMIT,
    offset: 0,
    ...askedBy(filter),
    ...(isPending ? { isPending } : {}),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(view === 'board' ? { isBoard: true } : {}),
  }
}

/** The next part of the lane that is to be read further. */
export const askedFurther = (context: OrderBoardContext): ProviderOrderQuery => {
  const { lane, edges } = context
  const edge = lane === null ? undefined : edges[lane]
  return {
    ...askedOf(context),
    ...(lane === null || lane === 'all' || context.query.view === 'list' ? {} : { column: lane }),
    ...(edge === undefined ? {} : { afterAt: edge.at, afterId: edge.id }),
  }
}

/** What is not as it was: some orders, or, where it is not known which, all from the beginning. */
export const askedAgain = (context: OrderBoardContext): ProviderOrderQuery =>
  context.changed === null ? askedOf(context) : { ...askedOf(context), limit: MOST_AT_ONCE, ids: context.changed }

/**
 * The chosen order as the board has it; null is read first: what its patient changed is seen by being opened, and the
 * server notes that it was.
 */
export const knownOrder = ({ chosenId, orders, counts }: OrderBoardContext): ProviderOrder | null =>
  counts?.unseen.some(({ id }) => id === chosenId) ? null : (orders?.find(({ id }) => id === chosenId) ?? null)

/** The end of what was read of a lane that goes on. */
const edgeOf = (lane: Lane, read: readonly ProviderOrder[], limit: number): Edge | undefined => {
  const own = inLane(read, lane)
  return own.length < limit ? undefined : edgeAt(lane, own.at(-1)!)
}

/** Orders with those that were read now; of two of one id the one that was changed more often. */
const merged = (known: readonly ProviderOrder[], read: readonly ProviderOrder[]): readonly ProviderOrder[] => {
  const byId = new Map(known.map((order) => [order.id, order]))
  for (const order of read) if ((byId.get(order.id)?.revision ?? 0) <= order.revision) byId.set(order.id, order)
  return [...byId.values()]
}

const withChange = (changed: readonly string[] | null, id: string | null): readonly string[] | null => {
  if (changed === null || id === null) return null
  const all = [...new Set([...changed, id])]
  return all.length > MOST_AT_ONCE ? null : all
}

/** A page from the beginning of each lane. */
const begun = (context: OrderBoardContext, { orders, count, counts }: ProviderOrderPage) => {
  const asked = askedOf(context)
  const edges = Object.fromEntries(
    lanesOf(asked).flatMap((lane) => {
      const edge = edgeOf(lane, orders, asked.limit)
      return edge === undefined ? [] : [[lane, edge]]
    }),
  )
  const lane = context.lane !== null && context.lane in edges ? context.lane : null
  return { orders, edges, lane, count, counts, changed: [], failure: null }
}

/** What a provider sees of its orders, and what is kept of it. */
export const orderBoardSetup = setup({
  types: {
    context: {} as OrderBoardContext,
    input: {} as OrderBoardInput,
    events: {} as
      | { type: 'query.chosen'; change: Partial<BoardQuery> }
      | { type: 'order.chosen'; id: string }
      | { type: 'detail.left' | 'retry' | 'filters.cleared' }
      | { type: 'more'; lane: Lane }
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
  delays: {
    silence: ORDERS_STALE_AFTER,
    /** Of a list nothing is counted that a moment changes. */
    held: ({ context }) => (context.counts?.holdsFor ?? DAY) * 1000,
  },
  guards: {
    ...outcomes,
    isChosen: ({ context }) => context.chosenId !== null,
    isAnother: ({ context }, id: string) => context.chosenId !== id,
    hasMore: ({ context }, lane: Lane) => lane in context.edges,
    isWanted: ({ context }) => context.lane !== null,
  },
  actions: {
    ...outcomeActions,
    keepPage: assign(({ context }, outcome: Outcome<ProviderOrderPage>) =>
      outcome.ok ? begun(context, outcome.value) : { failure: outcome.failure },
    ),
    addPage: assign(({ context }, outcome: Outcome<ProviderOrderPage>) => {
      const { orders, edges, lane } = context
      if (!outcome.ok || lane === null) return outcome.ok ? {} : { failure: outcome.failure }
      const { [lane]: _, ...others } = edges
      const edge = edgeOf(lane, outcome.value.orders, askedFurther(context).limit)
      return {
        orders: merged(orders ?? [], outcome.value.orders),
        edges: edge === undefined ? others : { ...others, [lane]: edge },
        lane: null,
        count: outcome.value.count,
        counts: outcome.value.counts,
        failure: null,
      }
    }),
    /** What changed stands where it stands now; what is not among those that are asked for any more is gone. */
    keepChanged: assign(({ context }, outcome: Outcome<ProviderOrderPage>) => {
      if (!outcome.ok) return { failure: outcome.failure }
      const { orders, changed } = context
      if (changed === null) return begun(context, outcome.value)
      const { orders: read, count, counts } = outcome.value
      const isGone = ({ id }: ProviderOrder) => changed.includes(id) && read.every((each) => each.id !== id)
      const kept = (orders ?? []).filter((order) => !isGone(order))
      return { orders: merged(kept, read), count, counts, changed: [], failure: null }
    }),
    noteChange: assign(({ context }, { id }: OrderChanged) => ({ changed: withChange(context.changed, id) })),
    /** The order stands where it is now; how many there are is counted where it was changed. */
    putOrder: assign(({ context }, order: ProviderOrder | null) =>
      order === null || context.orders === null
        ? {}
        : { orders: context.orders.map((each) => (each.id === order.id ? order : each)) },
    ),
    wantMore: assign((_, lane: Lane) => ({ lane })),
    change: assign(({ context }, change: Partial<BoardQuery>) => ({
      query: { ...context.query, ...change },
      lane: null,
    })),
    clear: assign(({ context }) => ({
      query: { ...context.query, filter: 'ALL' as const, isPending: false, from: null, to: null },
      lane: null,
    })),
    choose: assign((_, chosenId: string) => ({ chosenId })),
    leave: assign({ chosenId: null }),
    tellPanel: toChild('panel', (_, event: OrderChanged) => event),
  },
})
