import { assign, setup } from 'xstate'
import { withFirstPage } from '../../core/kit/pages.rules'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { silentFeed } from './fromFeed'
import { unplugged } from './fromPort'
import { outcomes } from './onOutcome'
import { outcomeActions } from './outcomeActions'

export interface PageRequest<Query> {
  readonly query: Query
  readonly offset: number
  readonly limit: number
}

export interface Listed {
  readonly id: string
}

/** What a feed tells a list: an item as it is now, one that is no longer there, one that the list does not show yet. */
export type ListChange<Item extends Listed> =
  | { readonly type: 'item.read'; readonly item: Item }
  | { readonly type: 'item.gone' | 'item.new'; readonly id: string }

export interface ListSettings {
  readonly id: string
  readonly limit: number
  /** Milliseconds that hold typing back. */
  readonly debounce: number
}

/** What lists are made of, and the states that all of them pass. */
export const listParts = <Item extends Listed, Query extends object>(settings: ListSettings) => {
  const list = setup({
    types: {
      context: {} as {
        readonly query: Query
        readonly items: readonly Item[]
        readonly offset: number
        readonly hasMore: boolean
        /** How many items are shown again to whoever comes back. */
        readonly listed: number
        /** Ids of those that came and wait to be shown. */
        readonly news: readonly string[]
        readonly failure: Failure | null
      },
      events: {} as
        | { type: 'query.typed'; query: Query }
        /** What is named changes; the rest of the query stays. */
        | { type: 'query.chosen'; query: Partial<Query> }
        | { type: 'more' }
        | { type: 'retry' }
        | { type: 'refresh' }
        | ListChange<Item>,
      input: {} as { readonly query: Query; readonly listed?: number },
      tags: {} as 'loading' | 'settling' | 'refreshing' | 'empty' | 'failed' | 'stale',
    },
    actors: {
      loadPage: unplugged<PageRequest<Query>, readonly Item[]>(`${settings.id}.loadPage`),
      watch: silentFeed,
    },
    delays: { debounce: settings.debounce },
    guards: {
      ...outcomes,
      hasMore: ({ context }) => context.hasMore,
      isEmpty: ({ context }) => context.items.length === 0,
      lacksListed: ({ context: { items, listed, hasMore } }) => hasMore && items.length < listed,
    },
    actions: {
      ...outcomeActions,
      startOver: assign({ items: [], offset: 0, hasMore: true, listed: 0, news: [], failure: null }),
      addPage: assign(({ context }, outcome: Outcome<readonly Item[]>) => {
        if (!outcome.ok) return {}
        const known = new Set(context.items.map((item) => item.id))
        return {
          items: [...context.items, ...outcome.value.filter((item) => !known.has(item.id))],
          offset: context.offset + outcome.value.length,
          hasMore: outcome.value.length >= settings.limit,
          failure: null,
        }
      }),
      putFirstPage: assign(({ context }, outcome: Outcome<readonly Item[]>) => {
        if (!outcome.ok) return {}
        const items = withFirstPage(context.items, outcome.value)
        const isWhole = outcome.value.length < settings.limit
        const hasMore = !isWhole && (items === outcome.value || context.hasMore)
        return { items, offset: items.length, hasMore, news: [], failure: null }
      }),
      putItem: assign(({ context }, item: Item) => ({
        items: context.items.map((each) => (each.id === item.id ? item : each)),
      })),
      dropItem: assign(({ context }, id: string) => ({
        items: context.items.filter((each) => each.id !== id),
        news: context.news.filter((each) => each !== id),
      })),
      noteNew: assign(({ context }, id: string) =>
        [...context.news, ...context.items.map((item) => item.id)].includes(id) ? {} : { news: [...context.news, id] },
      ),
    },
  })
  const states = {
    settling: list.createStateConfig({
      tags: ['loading', 'settling'],
      after: { debounce: { target: 'loading', actions: 'startOver' } },
    }),
    loading: list.createStateConfig({
      tags: 'loading',
      invoke: {
        id: 'page',
        src: 'loadPage',
        input: ({ context }) => ({ query: context.query, offset: context.offset, limit: settings.limit }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => event.output },
          },
          { target: 'deciding', actions: { type: 'addPage', params: ({ event }) => event.output } },
        ],
      },
    }),
    deciding: list.createStateConfig({
      always: [{ guard: 'isEmpty', target: 'empty' }, { guard: 'lacksListed', target: 'loading' }, { target: 'ready' }],
    }),
    failed: list.createStateConfig({ tags: 'failed', on: { more: 'loading', retry: 'loading' } }),
  }
  const whole = list.createStateConfig({
    on: {
      'query.typed': { target: '.settling', actions: assign({ query: ({ event }) => event.query }) },
      'query.chosen': {
        target: '.loading',
        reenter: true,
        actions: [assign({ query: ({ context, event }) => ({ ...context.query, ...event.query }) }), 'startOver'],
      },
    },
  })
  const begin = ({ query, listed: shownBefore = 0 }: { readonly query: Query; readonly listed?: number }) => ({
    query,
    items: [],
    offset: 0,
    hasMore: true,
    listed: shownBefore,
    news: [],
    failure: null,
  })
  return { list, begin, asking: whole.on, states }
}
