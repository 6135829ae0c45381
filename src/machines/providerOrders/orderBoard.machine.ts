import type { ActorRefFrom } from 'xstate'
import { outcomeTransitions } from '../kit/onOutcome'
import { askedOf, orderBoardSetup } from './orderBoard.setup'

const { onOutcome } = outcomeTransitions(orderBoardSetup)

/** The orders of a pharmacy or a centre: a board of those that live, a list of all, and one of them in a panel beside. */
export const orderBoardMachine = orderBoardSetup.createMachine({
  id: 'orderBoard',
  context: ({ input }) => ({
    ...input,
    orders: null,
    count: 0,
    counts: null,
    failure: null,
  }),
  invoke: { id: 'watch', src: 'watch' },
  type: 'parallel',
  states: {
    orders: {
      initial: 'loading',
      on: {
        'query.chosen': { target: '.loading', actions: { type: 'change', params: ({ event }) => event.change } },
        'filters.cleared': { target: '.loading', actions: 'clear' },
        'order.read': { actions: { type: 'putOrder', params: ({ event }) => event.order } },
      },
      states: {
        loading: {
          tags: 'loading',
          /** What is on its way may be of before. */
          on: { 'order.changed': { target: 'loading', reenter: true } },
          invoke: {
            id: 'load',
            src: 'list',
            input: ({ context }) => ({ ...askedOf(context), kind: context.kind }),
            onDone: onOutcome('list', {
              refused: { target: 'failed', actions: 'keepPage' },
              done: { target: 'watching', actions: 'keepPage' },
            }),
          },
        },
        failed: { tags: 'failed', on: { retry: 'loading', 'order.changed': 'loading' } },
        watching: {
          on: {
            'order.changed': 'refreshing',
            more: { guard: 'hasMore', target: 'adding' },
          },
        },
        adding: {
          tags: 'refreshing',
          on: { 'order.changed': 'refreshing' },
          invoke: {
            id: 'more',
            src: 'list',
            input: ({ context }) => ({ ...askedOf(context, context.orders?.length ?? 0), kind: context.kind }),
            onDone: onOutcome('list', {
              refused: { target: 'stale', actions: 'addPage' },
              done: { target: 'watching', actions: 'addPage' },
            }),
          },
        },
        /** What is shown stays. */
        refreshing: {
          tags: 'refreshing',
          on: { 'order.changed': { target: 'refreshing', reenter: true } },
          after: { silence: 'stale' },
          invoke: {
            id: 'refresh',
            src: 'list',
            input: ({ context }) => ({ ...askedOf(context), kind: context.kind }),
            onDone: onOutcome('list', {
              refused: { target: 'stale', actions: 'keepPage' },
              done: { target: 'watching', actions: 'keepPage' },
            }),
          },
        },
        /** What is shown is of before. */
        stale: { tags: 'stale', on: { retry: 'refreshing', 'order.changed': 'refreshing' } },
      },
    },
    panel: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isChosen', target: 'open' }, { target: 'closed' }] },
        closed: {
          on: { 'order.chosen': { target: 'open', actions: { type: 'choose', params: ({ event }) => event.id } } },
        },
        open: {
          tags: 'chosen',
          invoke: {
            id: 'panel',
            src: 'panel',
            input: ({ context: { chosenId, kind, orders } }) => ({
              id: chosenId!,
              kind,
              order: orders?.find(({ id }) => id === chosenId) ?? null,
            }),
          },
          on: {
            'order.chosen': {
              guard: { type: 'isAnother', params: ({ event }) => event.id },
              target: 'open',
              reenter: true,
              actions: { type: 'choose', params: ({ event }) => event.id },
            },
            'order.changed': { actions: { type: 'tellPanel', params: ({ event }) => event } },
            'detail.left': { target: 'closed', actions: 'leave' },
          },
        },
      },
    },
  },
})

export type OrderBoardActor = ActorRefFrom<typeof orderBoardMachine>
