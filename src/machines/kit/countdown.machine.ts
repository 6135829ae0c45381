import { assign, setup } from 'xstate'

/** Counts whole seconds down to zero, then is done. */
export const countdownMachine = setup({
  types: { context: {} as { readonly left: number }, input: {} as { readonly seconds: number } },
  guards: { isOver: ({ context }) => context.left <= 0 },
  actions: { countDown: assign({ left: ({ context }) => context.left - 1 }) },
  delays: { second: 1000 },
}).createMachine({
  id: 'countdown',
  context: ({ input }) => ({ left: input.seconds }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isOver', target: 'over' }, { target: 'ticking' }] },
    ticking: { after: { second: { target: 'deciding', actions: 'countDown' } } },
    over: { type: 'final' },
  },
})
