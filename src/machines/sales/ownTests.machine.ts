import { type ActorRefFrom, assign, setup } from 'xstate'
import type { OwnTest } from '../../core/diagnostics/diagnostics'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'

interface Context {
  readonly tests: readonly OwnTest[]
  readonly search: string
  /** The list is looked at; its tests may be wanted for an offer alone. */
  readonly isOpen: boolean
  readonly failure: Failure | null
}

const ownTestsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'wanted' | 'opened' | 'closed' | 'retry' } | { type: 'search.typed'; text: string },
    tags: {} as 'loading' | 'failed' | 'listed',
  },
  actors: { load: unplugged<object, readonly OwnTest[]>('diagnostics.ownTests') },
  guards: { ...outcomes },
  actions: {
    ...outcomeActions,
    assignTests: assign((_, outcome: Outcome<readonly OwnTest[]>) =>
      outcome.ok ? { tests: outcome.value, failure: null } : {},
    ),
    open: assign({ isOpen: true, search: '' }),
    close: assign({ isOpen: false }),
    assignSearch: assign((_, search: string) => ({ search })),
  },
})

const { onOutcome } = outcomeTransitions(ownTestsSetup)

/** A centre's own tests with their prices and what patients are told of them, read when they are asked for. */
export const ownTestsMachine = ownTestsSetup.createMachine({
  id: 'ownTests',
  context: { tests: [], search: '', isOpen: false, failure: null },
  initial: 'resting',
  on: {
    opened: { actions: 'open' },
    closed: { actions: 'close' },
  },
  states: {
    resting: { on: { wanted: 'loading', opened: { target: 'loading', actions: 'open' } } },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loading',
        src: 'load',
        input: {},
        onDone: onOutcome('load', {
          refused: { target: 'failed', actions: 'keepFailure' },
          done: { target: 'listed', actions: 'assignTests' },
        }),
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading', wanted: 'loading' } },
    listed: {
      tags: 'listed',
      on: { 'search.typed': { actions: { type: 'assignSearch', params: ({ event }) => event.text } } },
    },
  },
})

export type OwnTestsActor = ActorRefFrom<typeof ownTestsMachine>
