import { assign, setup, stopChild, type AnyActorRef } from 'xstate'
import type { SessionFeature } from './page'

const leave = [{ type: 'stop', params: 'notifications' }, { type: 'stop', params: 'push' }, { type: 'forget' }] as const

/** What accompanies a person over every page: it comes when they are known, and goes with them. */
export const sessionFeaturesMachine = setup({
  types: {
    context: {} as { readonly refs: Readonly<Partial<Record<SessionFeature['id'], AnyActorRef>>> },
    events: {} as { type: 'arrived'; sessionFeatures: readonly SessionFeature[] } | { type: 'left' },
  },
  actions: {
    stop: stopChild(({ context }, id: SessionFeature['id']) => context.refs[id] ?? 'none'),
    forget: assign({ refs: {} }),
    startAll: assign(({ spawn }, sessionFeatures: readonly SessionFeature[]) => ({
      refs: Object.fromEntries(
        sessionFeatures.map(({ id, logic, input }) => [id, spawn(logic, { systemId: id, input })]),
      ),
    })),
  },
}).createMachine({
  id: 'sessionFeatures',
  context: { refs: {} },
  on: {
    arrived: { actions: [...leave, { type: 'startAll', params: ({ event }) => event.sessionFeatures }] },
    left: { actions: leave },
  },
})
