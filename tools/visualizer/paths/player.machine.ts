import { assign, setup } from 'xstate'
import type { Path, PathStep } from './paths'

interface Context {
  readonly path: Path
  /** Index of the step that is next, or is being taken. */
  readonly at: number
  /** Milliseconds between two steps. */
  readonly pace: number
  readonly isRunning: boolean
  /** The state value before the step; null before anything was seen. */
  readonly value: unknown
  readonly actual: unknown
}

/** Something that the played machine did: an event, and the value it led to. */
export interface Observed {
  readonly type: 'observed'
  readonly event: string
  readonly value: unknown
}

type Result = 'reached' | 'elsewhere' | 'between'

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether a step ended where the path says, elsewhere, or is still on its way. */
export const resultOf = (step: PathStep | undefined, before: unknown, { event, value }: Observed): Result => {
  if (!step) return 'between'
  if (event === step.event.type) return same(value, step.value) ? 'reached' : 'elsewhere'
  // Typing and the like may happen meanwhile; leaving the state may not.
  return before === null || same(before, value) ? 'between' : 'elsewhere'
}

/**
 * Plays a path step by step: `take` acts or asks a person, and what the machine then does is compared with the path.
 * The first step that ends elsewhere stops it.
 */
export const playerMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'path' | 'pace' | 'at' | 'value'>,
    events: {} as
      | { type: 'play' }
      | { type: 'pause' }
      | { type: 'step' }
      | { type: 'pace.chosen'; pace: number }
      | Observed,
    tags: {} as 'playing',
  },
  actions: { take: (_, _params: { readonly step: PathStep | undefined }) => undefined },
  delays: { pace: ({ context }) => context.pace },
  guards: {
    isOver: ({ context }) => context.at >= context.path.steps.length,
    isRunning: ({ context }) => context.isRunning,
    is: ({ context: { path, at, value } }, params: { readonly observed: Observed; readonly result: Result }) =>
      resultOf(path.steps[at], value, params.observed) === params.result,
  },
}).createMachine({
  id: 'player',
  context: ({ input }) => ({ ...input, isRunning: false, actual: null }),
  initial: 'resting',
  on: {
    'pace.chosen': { actions: assign({ pace: ({ event }) => event.pace }) },
    pause: { actions: assign({ isRunning: false }) },
  },
  states: {
    resting: {
      on: {
        play: { target: 'taking', actions: assign({ isRunning: true }) },
        step: 'taking',
        observed: { actions: assign({ value: ({ event }) => event.value }) },
      },
    },
    waiting: {
      tags: 'playing',
      after: { pace: 'taking' },
      on: { pause: { target: 'resting', actions: assign({ isRunning: false }) }, step: 'taking' },
    },
    taking: {
      tags: 'playing',
      entry: { type: 'take', params: ({ context: { path, at } }) => ({ step: path.steps[at] }) },
      always: { guard: 'isOver', target: 'done' },
      on: {
        observed: [
          {
            guard: { type: 'is', params: ({ event }) => ({ observed: event, result: 'reached' as const }) },
            target: 'deciding',
            actions: assign({ at: ({ context }) => context.at + 1, value: ({ event }) => event.value }),
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ observed: event, result: 'elsewhere' as const }) },
            target: 'stopped',
            actions: assign({ actual: ({ event }) => event.value }),
          },
        ],
      },
    },
    deciding: {
      always: [{ guard: 'isOver', target: 'done' }, { guard: 'isRunning', target: 'waiting' }, { target: 'resting' }],
    },
    done: {},
    /** The machine went elsewhere than the path: expected is the step's value, actual what it did. */
    stopped: {},
  },
})
