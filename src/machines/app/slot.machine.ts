import { type AnyActorRef, assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { LoginResult } from '../../core/session/session'
import { toParent } from '../kit/toParent'
import { emitEffect } from '../kit/effects'
import {
  closesWhenLost,
  type Feature,
  type FeatureRequest,
  hasFeature,
  leavesWithPage,
  mayOpenFeature,
  type OpenedFeature,
  type Place,
} from './feature'

/** Sent to the app: a feature has arrived in its slot. */
export interface SlotOpened {
  readonly type: 'slot.opened'
  readonly slot: string
  readonly feature: Feature
}

/** Sent to the app: a slot was closed by its feature's end, its loss or a page that was left. */
export interface SlotClosed {
  readonly type: 'slot.closed'
  readonly slot: string
  /** What the feature ended with; null when it did not come to its end. */
  readonly output: unknown
}

/** What a slot shows: a feature, the actor of its logic where it has one, and those beside it. */
interface Shown {
  readonly feature: Feature
  readonly ref: AnyActorRef | null
  readonly beside: Readonly<Record<string, AnyActorRef>>
  /** Where it is open, and where the person is within it. */
  readonly place: Place | null
  readonly flow: OpenedFeature['flow'] | null
}

interface Context {
  readonly slot: string
  readonly request: FeatureRequest | null
  readonly shown: Shown | null
}

const NOTHING = { output: null }

/**
 * Where a feature is open: it is loaded when it is opened, for those who may open it. What was open before stays until
 * the next has arrived, as pages need it.
 */
export const slotMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly slot: string },
    events: {} as
      | { type: 'open'; request: FeatureRequest }
      | { type: 'close' }
      /** Leaving asks where what was typed would be lost; closing asks nothing. */
      | { type: 'leave'; isTyped: boolean }
      | { type: 'confirm' | 'dismiss' }
      | { type: 'retry' }
      | { type: 'person.changed'; login: LoginResult | null }
      | { type: 'place.left' }
      | { type: 'xstate.done.actor.content'; output: unknown }
      | { type: 'xstate.error.actor.content' },
    tags: {} as 'opening' | 'open' | 'failed' | 'confirmingLeave',
  },
  actors: {
    load: fromPromise<OpenedFeature | null, FeatureRequest>(() =>
      Promise.reject(new Error('slot.load is not plugged in')),
    ),
  },
  guards: {
    mayOpen: (_, { login, feature }: FeatureRequest) => mayOpenFeature(login, feature),
    isDenied: (_, { login, feature }: FeatureRequest) => hasFeature(login, feature),
    leaves: ({ context }) => context.request !== null && leavesWithPage(context.request.feature),
    closes: ({ context }) => context.request !== null && closesWhenLost(context.request.feature),
    isTyped: (_, isTyped: boolean) => isTyped,
    hasLost: ({ context }, login: LoginResult | null) =>
      context.request !== null && !hasFeature(login, context.request.feature),
  },
  actions: {
    keepRequest: assign((_, request: FeatureRequest) => ({ request })),
    stop: enqueueActions(({ context: { shown }, enqueue }) => {
      for (const ref of [shown?.ref, ...Object.values(shown?.beside ?? {})]) if (ref) enqueue.stopChild(ref)
    }),
    show: assign(({ context, spawn }, opened: OpenedFeature | null) => {
      // Only the ids of the actors this machine names itself are known.
      const start = (id: string, { logic, input }: OpenedFeature) => spawn(logic, { id, input } as object)
      const beside = Object.entries(opened?.beside ?? {}).map(([id, each]) => [id, start(id, each)])
      return {
        shown: context.request && {
          feature: context.request.feature,
          ref: opened && start('content', opened),
          beside: Object.fromEntries(beside) as Shown['beside'],
          place: context.request.place,
          flow: opened?.flow ?? null,
        },
      }
    }),
    drop: assign({ shown: null }),
    clear: assign({ request: null, shown: null }),
    notifyDenied: emitEffect({ type: 'permission.denied' }),
    notifyLost: emitEffect({ type: 'notice', notice: { tone: 'bad', text: null, id: 'wrong' } }),
    reportOpened: toParent(({ context }): SlotOpened => ({
      type: 'slot.opened',
      slot: context.slot,
      feature: context.request!.feature,
    })),
    reportClosed: toParent(({ context }, { output }: { readonly output: unknown }): SlotClosed => ({
      type: 'slot.closed',
      slot: context.slot,
      output,
    })),
  },
}).createMachine({
  id: 'slot',
  context: ({ input }) => ({ slot: input.slot, request: null, shown: null }),
  on: {
    open: [
      {
        guard: { type: 'mayOpen', params: ({ event }) => event.request },
        target: '.opening',
        reenter: true,
        actions: { type: 'keepRequest', params: ({ event }) => event.request },
      },
      { guard: { type: 'isDenied', params: ({ event }) => event.request }, actions: 'notifyDenied' },
    ],
    close: '.closed',
    leave: '.closed',
    'person.changed': { guard: { type: 'hasLost', params: ({ event }) => event.login }, target: '.closed' },
    'place.left': { guard: 'leaves', target: '.closed', actions: { type: 'reportClosed', params: NOTHING } },
  },
  initial: 'closed',
  states: {
    closed: { entry: ['stop', 'clear'] },
    opening: {
      tags: 'opening',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => context.request!,
        onDone: {
          target: 'open',
          actions: ['stop', { type: 'show', params: ({ event }) => event.output }, 'reportOpened'],
        },
        onError: 'lost',
      },
    },
    open: {
      tags: 'open',
      on: {
        'xstate.done.actor.content': {
          target: 'closed',
          actions: { type: 'reportClosed', params: ({ event }) => ({ output: event.output }) },
        },
        'xstate.error.actor.*': { target: 'lost', actions: 'drop' },
      },
      initial: 'shown',
      states: {
        shown: {
          on: {
            leave: [
              {
                guard: { type: 'isTyped', params: ({ event }) => event.isTyped },
                target: 'confirmingLeave',
              },
              { target: '#slot.closed' },
            ],
          },
        },
        confirmingLeave: {
          tags: 'confirmingLeave',
          on: { confirm: '#slot.closed', dismiss: 'shown', leave: 'shown' },
        },
      },
    },
    lost: {
      always: [
        { guard: 'closes', target: 'closed', actions: ['notifyLost', { type: 'reportClosed', params: NOTHING }] },
        { target: 'failed' },
      ],
    },
    failed: { tags: 'failed', on: { retry: 'opening' } },
  },
})
