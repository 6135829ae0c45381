import { assign, fromPromise, setup, stopChild, type AnyActorRef } from 'xstate'
import { hasPanel, mayOpen, type StaffPanel } from '../../core/app/staffPanels'
import type { LoginResult } from '../../core/session/session'
import type { OpenedPage } from '../app/page'
import { toWorld } from '../kit/world'

/** What a panel's content starts from. */
export interface PanelOpening {
  readonly panel: StaffPanel
  readonly login: LoginResult | null
}

interface Context {
  readonly login: LoginResult | null
  readonly panel: StaffPanel | null
  readonly content: AnyActorRef | null
}

/**
 * The one panel that staff have open over their page. A panel opens for whoever may open it, and closes when its
 * content is done.
 */
export const staffPanelsMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly login: LoginResult | null },
    events: {} as
      | { type: 'open'; panel: StaffPanel }
      | { type: 'close' }
      | { type: 'retry' }
      | { type: `xstate.${'done' | 'error'}.actor.content` }
      | { type: 'person.changed'; login: LoginResult | null }
      | { type: 'place.left' },
    tags: {} as 'opening' | 'open' | 'failed',
  },
  actors: {
    openPanel: fromPromise<OpenedPage, PanelOpening>(() =>
      Promise.reject(new Error('staffPanels.openPanel is not plugged in')),
    ),
  },
  guards: {
    mayOpen: ({ context: { login } }, panel: StaffPanel) =>
      login !== null && hasPanel(login.role, panel) && mayOpen(login, panel),
    isDenied: ({ context: { login } }, panel: StaffPanel) => hasPanel(login?.role ?? null, panel),
    mayLeave: ({ context: { panel } }) => panel !== 'search',
    lostPanel: ({ context: { panel } }, login: LoginResult | null) =>
      panel !== null && !hasPanel(login?.role ?? null, panel),
  },
  actions: {
    keepPerson: assign((_, login: LoginResult | null) => ({ login })),
    choose: assign((_, panel: StaffPanel) => ({ panel })),
    show: assign(({ spawn }, { logic, input }: OpenedPage) => ({
      // Only the ids of the actors this machine names itself are known.
      content: spawn(logic, { id: 'content', input } as object),
    })),
    stop: stopChild(({ context }) => context.content ?? 'none'),
    hide: assign({ content: null }),
    clear: assign({ panel: null }),
    sayDenied: toWorld({ type: 'permission.denied' }),
  },
}).createMachine({
  id: 'staffPanels',
  context: ({ input }) => ({ login: input.login, panel: null, content: null }),
  on: {
    open: [
      {
        guard: { type: 'mayOpen', params: ({ event }) => event.panel },
        target: '.opening',
        actions: { type: 'choose', params: ({ event }) => event.panel },
      },
      { guard: { type: 'isDenied', params: ({ event }) => event.panel }, actions: 'sayDenied' },
    ],
    'person.changed': [
      {
        guard: { type: 'lostPanel', params: ({ event }) => event.login },
        target: '.closed',
        actions: { type: 'keepPerson', params: ({ event }) => event.login },
      },
      { actions: { type: 'keepPerson', params: ({ event }) => event.login } },
    ],
  },
  initial: 'closed',
  states: {
    closed: { entry: 'clear' },
    opening: {
      tags: 'opening',
      on: { close: 'closed', 'place.left': { guard: 'mayLeave', target: 'closed' } },
      invoke: {
        id: 'openPanel',
        src: 'openPanel',
        input: ({ context }) => ({ panel: context.panel!, login: context.login }),
        onDone: { target: 'open', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    open: {
      tags: 'open',
      exit: ['stop', 'hide'],
      on: {
        close: 'closed',
        'place.left': { guard: 'mayLeave', target: 'closed' },
        'xstate.done.actor.content': 'closed',
        'xstate.error.actor.content': 'failed',
      },
    },
    failed: { tags: 'failed', on: { retry: 'opening', close: 'closed', 'place.left': 'closed' } },
  },
})
