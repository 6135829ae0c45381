import { assign, setup, stopChild, type AnyActorRef } from 'xstate'
import type { Companion } from './page'

const leave = [{ type: 'stop', params: 'notifications' }, { type: 'stop', params: 'push' }, { type: 'forget' }] as const

/** What accompanies a person over every page: it comes when they are known, and goes with them. */
export const companionsMachine = setup({
  types: {
    context: {} as { readonly refs: Readonly<Partial<Record<Companion['id'], AnyActorRef>>> },
    events: {} as { type: 'arrived'; companions: readonly Companion[] } | { type: 'left' },
  },
  actions: {
    stop: stopChild(({ context }, id: Companion['id']) => context.refs[id] ?? 'none'),
    forget: assign({ refs: {} }),
    startAll: assign(({ spawn }, companions: readonly Companion[]) => ({
      refs: Object.fromEntries(companions.map(({ id, logic, input }) => [id, spawn(logic, { systemId: id, input })])),
    })),
  },
}).createMachine({
  id: 'companions',
  context: { refs: {} },
  on: {
    arrived: { actions: [...leave, { type: 'startAll', params: ({ event }) => event.companions }] },
    left: { actions: leave },
  },
})
