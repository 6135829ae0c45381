import type { ActorRefFrom } from 'xstate'
import { outcomeTransitions } from '../kit/onOutcome'
import { askedAgain, askedFurther, askedOf, knownOrder, orderBoardSetup } from './orderBoard.setup'

const { onOutcome } = outcomeTransitions(orderBoardSetup)

/** The orders of a pharmacy or a centre: a board of those that live, a list of all, and one of them in a panel beside. */
export const orderBoardMachine = orderBoardSetup.createMachine({
  id: 'orderBoard',
  context: ({ input }) => ({
    ...input,
    orders: null,
    edges: {},
    lane: null,
    changed: [],
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
        'order.changed': { target: '.refreshing', actions: { type: 'noteChange', params: ({ event }) => event } },
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
          always: { guard: 'isWanted', target: 'adding' },
          on: {
            more: {
              guard: { type: 'hasMore', params: ({ event }) => event.lane },
              actions: { type: 'wantMore', params: ({ event }) => event.lane },
            },
          },
          after: { held: 'refreshing' },
        },
        /** A lane is read further; what changes meanwhile is read first. */
        adding: {
          tags: 'refreshing',
          invoke: {
            id: 'more',
            src: 'list',
            input: ({ context }) => ({ ...askedFurther(context), kind: context.kind }),
            onDone: onOutcome('list', {
              refused: { target: 'stale', actions: 'addPage' },
              done: { target: 'watching', actions: 'addPage' },
            }),
          },
        },
        /** What is shown stays. */
        refreshing: {
          tags: 'refreshing',
          on: {
            more: {
              guard: { type: 'hasMore', params: ({ event }) => event.lane },
              actions: { type: 'wantMore', params: ({ event }) => event.lane },
            },
          },
          after: { silence: 'stale' },
          invoke: {
            id: 'refresh',
            src: 'list',
            input: ({ context }) => ({ ...askedAgain(context), kind: context.kind }),
            onDone: onOutcome('list', {
              refused: { target: 'stale', actions: 'keepChanged' },
              done: { target: 'watching', actions: 'keepChanged' },
            }),
          },
        },
        /** What is shown is of before. */
        stale: {
          tags: 'stale',
          on: {
            retry: 'refreshing',
            more: {
              guard: { type: 'hasMore', params: ({ event }) => event.lane },
              target: 'refreshing',
              actions: { type: 'wantMore', params: ({ event }) => event.lane },
            },
          },
        },
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
            input: ({ context }) => ({ id: context.chosenId!, kind: context.kind, order: knownOrder(context) }),
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
