import type { OpenFlow, OpenStep } from '../app/feature'
import type { OrderBoardActor } from './orderBoard.machine'

/** Where somebody is among the orders: what is listed, the order that is open, and what is asked for over it. */
export const orderBoardFlow = (page: OrderBoardActor): OpenFlow => {
  const { context, children } = page.getSnapshot()
  const { view, filter, isPending, from, to } = context.query
  const panel = children.panel?.getSnapshot()
  const isAsked = panel?.hasTag('reasoning') || panel?.hasTag('offering') || panel?.hasTag('billing')
  const steps: readonly (OpenStep | false)[] = [
    context.chosenId !== null && {
      name: 'order',
      query: { order: context.chosenId },
      close: () => page.send({ type: 'detail.left' }),
    },
    isAsked === true && { name: 'act', close: () => children.panel?.send({ type: 'dismiss' }) },
  ]
  return {
    query: {
      view: view === 'list' ? view : null,
      filter: filter === 'ALL' ? null : filter,
      request: isPending ? '1' : null,
      from,
      to,
    },
    state: {},
    steps: steps.filter((step) => step !== false),
  }
}
