import { type Listed, listParts, type ListSettings } from './list.setup'

/**
 * A searched, filtered, endlessly scrolled list, plugged into a port; repeated ids of a shifting list are dropped. One
 * that others change while it is looked at is a `liveListMachine`.
 */
export const listMachine = <Item extends Listed, Query extends object>(settings: ListSettings) => {
  const { list, begin, asking, states } = listParts<Item, Query>(settings)
  return list.createMachine({
    id: settings.id,
    context: ({ input }) => begin(input),
    initial: 'loading',
    on: asking,
    states: {
      ...states,
      ready: { on: { more: { guard: 'hasMore', target: 'loading' } } },
      empty: { tags: 'empty' },
    },
  })
}
