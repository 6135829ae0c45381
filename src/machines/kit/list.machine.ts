import { assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { unplugged } from './fromPort'
import { outcomes } from './onOutcome'
import { outcomeActions } from './outcomeActions'

export interface PageRequest<Query> {
  readonly query: Query
  readonly offset: number
  readonly limit: number
}

interface Listed {
  readonly id: string
}

/**
 * A searched, filtered, endlessly scrolled list. Every list in the product is one of these, plugged into a port.
 * `debounce` in milliseconds holds typing back; repeated ids of a shifting list are dropped.
 */
export const listMachine = <Item extends Listed, Query extends object>(settings: {
  id: string
  limit: number
  debounce: number
}) =>
  setup({
    types: {
      context: {} as {
        readonly query: Query
        readonly items: readonly Item[]
        readonly offset: number
        readonly hasMore: boolean
        /** How many items are shown again to whoever comes back. */
        readonly listed: number
        readonly failure: Failure | null
      },
      events: {} as
        | { type: 'query.typed'; query: Query }
        /** What is named changes; the rest of the query stays. */
        | { type: 'query.chosen'; query: Partial<Query> }
        | { type: 'more' }
        | { type: 'retry' },
      input: {} as { readonly query: Query; readonly listed?: number },
      tags: {} as 'loading' | 'settling' | 'empty' | 'failed',
    },
    actors: { loadPage: unplugged<PageRequest<Query>, readonly Item[]>(`${settings.id}.loadPage`) },
    delays: { debounce: settings.debounce },
    guards: {
      ...outcomes,
      hasMore: ({ context }) => context.hasMore,
      isEmpty: ({ context }) => context.items.length === 0,
      lacksListed: ({ context: { items, listed, hasMore } }) => hasMore && items.length < listed,
    },
    actions: {
      ...outcomeActions,
      startOver: assign({ items: [], offset: 0, hasMore: true, listed: 0, failure: null }),
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
    },
  }).createMachine({
    id: settings.id,
    context: ({ input: { query, listed = 0 } }) => ({
      query,
      items: [],
      offset: 0,
      hasMore: true,
      listed,
      failure: null,
    }),
    initial: 'loading',
    on: {
      'query.typed': { target: '.settling', actions: assign({ query: ({ event }) => event.query }) },
      'query.chosen': {
        target: '.loading',
        reenter: true,
        actions: [assign({ query: ({ context, event }) => ({ ...context.query, ...event.query }) }), 'startOver'],
      },
    },
    states: {
      settling: { tags: ['loading', 'settling'], after: { debounce: { target: 'loading', actions: 'startOver' } } },
      loading: {
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
      },
      deciding: {
        always: [
          { guard: 'isEmpty', target: 'empty' },
          { guard: 'lacksListed', target: 'loading' },
          { target: 'ready' },
        ],
      },
      ready: { on: { more: { guard: 'hasMore', target: 'loading' } } },
      empty: { tags: 'empty' },
      failed: { tags: 'failed', on: { more: 'loading', retry: 'loading' } },
    },
  })
