import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure } from '../../core/kit/outcome'
import { type Attempt, keyed } from '../kit/attempt'
import { emitEffect } from '../kit/effects'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'

/** Minutes that are chosen before anybody chooses. */
const FIRST_CHOICE = 30

interface Stated {
  readonly scheduleId: string
  /** Null ends it. */
  readonly minutes: number | null
}

interface Context {
  readonly scheduleId: string
  /** What was stated before; null where nothing was. */
  readonly before: number | null
  readonly minutes: number
  readonly failure: Failure | null
  readonly attempt: Attempt<Stated> | null
}

const delaySetup = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'scheduleId' | 'before'>,
    events: {} as { type: 'minutes.chosen'; minutes: number } | { type: 'state' | 'end' | 'dismiss' },
    tags: {} as 'busy',
  },
  actors: {
    stateDelay: unplugged<Stated & { key: string }, { readonly minutes: number | null }>('reception.stateDelay'),
  },
  guards: {
    ...outcomes,
    isNew: ({ context: { minutes, before } }) => minutes !== before,
    isStated: ({ context: { before } }) => before !== null,
  },
  actions: {
    ...outcomeActions,
    assignMinutes: assign((_, minutes: number) => ({ minutes })),
    beginAttempt: beginAttempt(({ scheduleId }: Context, minutes: number | null) => ({ scheduleId, minutes })),
    refreshSchedule: emitEffect({ type: 'schedule.outdated' }),
  },
})

const { onOutcome } = outcomeTransitions(delaySetup)

/** How late a doctor runs in hours of today: stated, changed and ended. */
export const delayMachine = delaySetup.createMachine({
  id: 'delay',
  context: ({ input }) => ({ ...input, minutes: input.before ?? FIRST_CHOICE, failure: null, attempt: null }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'minutes.chosen': { actions: { type: 'assignMinutes', params: ({ event }) => event.minutes } },
        state: {
          guard: 'isNew',
          target: 'saving',
          actions: { type: 'beginAttempt', params: ({ context }) => context.minutes },
        },
        end: { guard: 'isStated', target: 'saving', actions: { type: 'beginAttempt', params: () => null } },
        dismiss: 'left',
      },
    },
    saving: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'stateDelay',
        src: 'stateDelay',
        input: ({ context: { attempt } }) => keyed(attempt!),
        onDone: onOutcome('stateDelay', {
          refused: { target: 'asking', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'stated', actions: ['notify', 'refreshSchedule'] },
        }),
      },
    },
    stated: { type: 'final' },
    left: { type: 'final' },
  },
})

export type DelayActor = ActorRefFrom<typeof delayMachine>
