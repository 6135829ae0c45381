import { assign, emit, fromPromise, setup, stopChild, type AnyActorRef } from 'xstate'
import { badNews, type Said } from '../kit/said'
import type { OpenedPage } from './page'

/** Panels that any page can have over it, and what each can be opened at. */
export type PanelRequest = { readonly name: 'settings'; readonly at: 'menu' | 'logout' }

/** The one panel over the page: it arrives when it is opened, and goes with its machine's end or the page. */
export const panelMachine = setup({
  types: {
    context: {} as {
      readonly wanted: PanelRequest
      readonly shown: { readonly name: PanelRequest['name']; readonly ref: AnyActorRef } | null
    },
    emitted: {} as Said,
    events: {} as
      | { type: 'open'; panel: PanelRequest }
      | { type: 'place.left' }
      | { type: `xstate.done.actor.${string}` },
    tags: {} as 'open',
  },
  actors: {
    openPanel: fromPromise<OpenedPage, PanelRequest>(() =>
      Promise.reject(new Error('panel.openPanel is not plugged in')),
    ),
  },
  actions: {
    want: assign((_, wanted: PanelRequest) => ({ wanted })),
    show: assign(({ context, spawn }, { logic, input }: OpenedPage) => ({
      shown: { name: context.wanted.name, ref: spawn(logic, { systemId: 'panelContent', input }) },
    })),
    hide: assign({ shown: null }),
    stop: stopChild(({ context }) => context.shown?.ref ?? 'none'),
    tellFailure: emit(badNews({ kind: 'network', message: '' })),
  },
}).createMachine({
  id: 'panel',
  context: { wanted: { name: 'settings', at: 'menu' }, shown: null },
  initial: 'closed',
  states: {
    closed: {
      on: { open: { target: 'opening', actions: { type: 'want', params: ({ event }) => event.panel } } },
    },
    opening: {
      on: { 'place.left': 'closed' },
      invoke: {
        id: 'openPanel',
        src: 'openPanel',
        input: ({ context }) => context.wanted,
        onDone: { target: 'open', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: { target: 'closed', actions: 'tellFailure' },
      },
    },
    open: {
      tags: 'open',
      exit: ['stop', 'hide'],
      on: { 'xstate.done.actor.*': 'closed', 'place.left': 'closed' },
    },
  },
})
