import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { outcomeTransitions } from '../kit/onOutcome'

export type ReleaseEvent =
  /** The person came back to the tab. */
  | { readonly type: 'looked' }
  /** A part of the app that was asked for is not on the server any more, or cannot be reached. */
  | { readonly type: 'part.missing' }

const releaseSetup = setup({
  types: {
    context: {} as { readonly newer: string | null; readonly declined: string | null },
    events: {} as ReleaseEvent | { type: 'reload' } | { type: 'later' },
    tags: {} as 'waiting' | 'busy',
  },
  actors: {
    feed: fromCallback<ReleaseEvent>(() => undefined),
    /** The version of the server, or null when it is the one that runs or cannot be known. */
    findNewer: fromPromise<string | null>(() => Promise.resolve(null)),
    /** Starts the new version; what was typed is there again. */
    reload: fromPromise<void>(() => Promise.resolve()),
  },
  guards: {
    isNewer: ({ context }, newer: string | null) => newer !== null && newer !== context.declined,
  },
  actions: {
    keepNewer: assign((_, newer: string | null) => ({ newer })),
    decline: assign(({ context }) => ({ declined: context.newer })),
    forgetDeclined: assign({ declined: null }),
  },
})

const { onOutcome } = outcomeTransitions(releaseSetup)

/** Which version the server has, beside the one that runs; without a newer one the person is not bothered. */
export const releaseMachine = releaseSetup.createMachine({
  id: 'release',
  context: { newer: null, declined: null },
  invoke: { id: 'feed', src: 'feed' },
  initial: 'running',
  states: {
    running: {
      on: { looked: 'looking', 'part.missing': { target: 'looking', actions: 'forgetDeclined' } },
    },
    looking: {
      invoke: {
        id: 'looking',
        src: 'findNewer',
        onDone: onOutcome('findNewer', {
          isNewer: { target: 'waiting', actions: 'keepNewer' },
          done: { target: 'running' },
        }),
        onError: 'running',
      },
    },
    waiting: { tags: 'waiting', on: { reload: 'reloading', later: { target: 'running', actions: 'decline' } } },
    reloading: { tags: ['waiting', 'busy'], invoke: { id: 'reloading', src: 'reload', onError: 'waiting' } },
  },
})
