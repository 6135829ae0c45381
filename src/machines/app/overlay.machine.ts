import { assign, fromPromise, setup, type AnyActorRef } from 'xstate'
import type { OpenedPage, Overlay } from './page'
import { toWorld } from '../kit/world'

/** What can open over any page: it arrives when it is opened, and the page stays whatever becomes of it. */
export const overlayMachine = setup({
  types: {
    context: {} as { readonly overlay: Overlay; readonly content: AnyActorRef | null },
    input: {} as Overlay,
  },
  actors: {
    open: fromPromise<OpenedPage, Overlay>(() => Promise.reject(new Error('overlay.open is not plugged in'))),
  },
  actions: {
    show: assign({
      content: ({ spawn }, { logic, input }: OpenedPage) => spawn(logic, { input }),
    }),
    sayWrong: toWorld({ type: 'notice', notice: { tone: 'bad', text: null, id: 'wrong' } }),
  },
}).createMachine({
  id: 'overlay',
  context: ({ input }) => ({ overlay: input, content: null }),
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        id: 'opening',
        src: 'open',
        input: ({ context }) => context.overlay,
        onDone: { target: 'open', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: { target: 'closed', actions: 'sayWrong' },
      },
    },
    open: {
      on: {
        'xstate.done.actor.*': 'closed',
        'xstate.error.actor.*': { target: 'closed', actions: 'sayWrong' },
      },
    },
    closed: { type: 'final' },
  },
})
