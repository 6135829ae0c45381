import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'

interface Context {
  /** Whether messages wait for the morning; null before that is known. */
  readonly isOn: boolean | null
  readonly attempt: Attempt<{ isOn: boolean }> | null
  readonly failure: Failure | null
}

const quietHoursSetup = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'switched'; isOn: boolean } | { type: 'retry' },
    tags: {} as 'loading' | 'failed',
  },
  actors: {
    load: unplugged<object, { isOn: boolean }>('chat.quietHours'),
    save: unplugged<{ isOn: boolean; key: string }, { isOn: boolean }>('chat.setQuietHours'),
  },
  guards: outcomes,
  actions: {
    ...outcomeActions,
    beginSaving: beginAttempt((_: Context, isOn: boolean) => ({ isOn })),
    keep: assign((_, outcome: Outcome<{ isOn: boolean }>) => (outcome.ok ? { isOn: outcome.value.isOn } : {})),
  },
})

const { onOutcome } = outcomeTransitions(quietHoursSetup)

/** A person's nights: whether messages wait silently for the morning. A change that is refused goes back, and says so. */
export const quietHoursMachine = quietHoursSetup.createMachine({
  id: 'quietHours',
  context: { isOn: null, attempt: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'load',
        src: 'load',
        input: {},
        onDone: onOutcome('load', {
          refused: { target: 'failed', actions: 'keepFailure' },
          done: { target: 'ready', actions: 'keep' },
        }),
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading' } },
    ready: {
      on: {
        switched: { target: 'saving', actions: { type: 'beginSaving', params: ({ event }) => event.isOn } },
      },
    },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => keyed(context.attempt!),
        onDone: onOutcome('save', {
          refused: { target: 'ready', actions: ['settleAttempt', 'notify'] },
          done: { target: 'ready', actions: ['keep', 'settleAttempt'] },
        }),
      },
    },
  },
})

export type QuietHoursActor = ActorRefFrom<typeof quietHoursMachine>
export type QuietHoursSnapshot = SnapshotFrom<typeof quietHoursMachine>
