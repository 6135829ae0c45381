import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { emitEffect } from '../kit/effects'

declare module '../kit/appEvent' {
  interface WorldEvents {
    /** The suggestion to install was shown once in this browser session. */
    readonly 'install.seen': unknown
  }
}

/** How this device takes the app: the browser asks, the person does it by hand, or not at all. */
export type InstallWay = 'asked' | 'byHand'

export interface InstallEvent {
  readonly type: 'offered'
  readonly way: InstallWay
}

/** Suggests to put the app on the home screen: once a session, and never at the start of it. */
export const installMachine = setup({
  types: {
    context: {} as { readonly wasSeen: boolean; readonly way: InstallWay | null },
    input: {} as { readonly wasSeen: boolean },
    events: {} as InstallEvent | { type: 'install' } | { type: 'dismiss' },
    tags: {} as 'suggested',
  },
  actors: {
    feed: fromCallback<InstallEvent>(() => undefined),
    /** The browser's own question; it is asked once. */
    ask: fromPromise<void>(() => Promise.resolve()),
  },
  guards: { wasSeen: ({ context }) => context.wasSeen, asks: ({ context }) => context.way === 'asked' },
  actions: {
    keepWay: assign((_, way: InstallWay) => ({ way })),
    notifySeen: emitEffect({ type: 'install.seen' }),
  },
  delays: { settledIn: 30_000 },
}).createMachine({
  id: 'install',
  context: ({ input }) => ({ wasSeen: input.wasSeen, way: null }),
  invoke: { id: 'feed', src: 'feed' },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        offered: [
          { guard: 'wasSeen' },
          { target: 'offered', actions: { type: 'keepWay', params: ({ event }) => event.way } },
        ],
      },
    },
    offered: { after: { settledIn: 'suggesting' } },
    suggesting: {
      tags: 'suggested',
      entry: 'notifySeen',
      on: { dismiss: 'over', install: { guard: 'asks', target: 'asking' } },
    },
    asking: { invoke: { id: 'asking', src: 'ask', onDone: 'over', onError: 'over' } },
    over: {},
  },
})
