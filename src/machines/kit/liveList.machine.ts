import { type Listed, listParts, type ListSettings } from './list.setup'

/**
 * A list that others change while it is looked at: its feed `watch` says what changed, an item changes where it stands,
 * a new one waits until it is asked for, and `refresh` reads the first page again while what is shown stays.
 */
export const liveListMachine = <Item extends Listed, Query extends object>(settings: ListSettings) => {
  const { list, begin, asking, states } = listParts<Item, Query>(settings)
  return list.createMachine({
    id: settings.id,
    context: ({ input }) => begin(input),
    invoke: { id: 'watch', src: 'watch' },
    initial: 'loading',
    on: {
      ...asking,
      'item.read': { actions: { type: 'putItem', params: ({ event }) => event.item } },
      'item.gone': { actions: { type: 'dropItem', params: ({ event }) => event.id } },
      'item.new': { actions: { type: 'noteNew', params: ({ event }) => event.id } },
    },
    states: {
      ...states,
      ready: { on: { more: { guard: 'hasMore', target: 'loading' }, refresh: 'refreshing' } },
      empty: { tags: 'empty', on: { refresh: 'refreshing' } },
      refreshing: {
        tags: 'refreshing',
        invoke: {
          id: 'freshPage',
          src: 'loadPage',
          input: ({ context }) => ({ query: context.query, offset: 0, limit: settings.limit }),
          onDone: [
            {
              guard: { type: 'refused', params: ({ event }) => event.output },
              target: 'stale',
              actions: { type: 'keepFailure', params: ({ event }) => event.output },
            },
            { target: 'deciding', actions: { type: 'putFirstPage', params: ({ event }) => event.output } },
          ],
        },
      },
      /** What is shown is of before: reading it again failed. */
      stale: { tags: 'stale', on: { more: 'refreshing', retry: 'refreshing', refresh: 'refreshing' } },
    },
  })
}
