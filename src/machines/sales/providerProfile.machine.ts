import { type ActorRefFrom, assign, setup } from 'xstate'
import type { CalendarDay } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { ProviderKind } from '../../core/provider/provider'
import type { ProviderProfile } from '../../core/sales/sales'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'

export interface ProviderProfileInput {
  readonly provider: ProviderKind
  readonly today: CalendarDay
}

/** Until when new orders are not taken: a day on which they are again, or nobody knows. */
export interface Pause {
  readonly provider: ProviderKind
  readonly isPaused: boolean
  readonly pausedUntil: CalendarDay | null
}

interface Context extends ProviderProfileInput {
  readonly profile: ProviderProfile | null
  /** The day that is chosen for a pause's end; null has no end. */
  readonly until: CalendarDay | null
  readonly failure: Failure | null
  readonly attempt: Attempt<Pause> | null
}

const profileSetup = setup({
  types: {
    context: {} as Context,
    input: {} as ProviderProfileInput,
    events: {} as
      | { type: 'until.chosen'; day: CalendarDay | null }
      | { type: 'pause' | 'resume' | 'save' | 'cancel' | 'retry' },
    tags: {} as 'loading' | 'failed' | 'asking' | 'saving',
  },
  actors: {
    loadProfile: unplugged<{ provider: ProviderKind }, ProviderProfile>('sales.profile'),
    savePause: unplugged<Pause & { key: string }, ProviderProfile>('sales.pause'),
  },
  guards: {
    takesOrders: ({ context }) => context.profile?.isPaused === false,
    isPaused: ({ context }) => context.profile?.isPaused === true,
    ...outcomes,
  },
  actions: {
    ...outcomeActions,
    assignProfile: assign((_, outcome: Outcome<ProviderProfile>) => (outcome.ok ? { profile: outcome.value } : {})),
    assignUntil: assign((_, until: CalendarDay | null) => ({ until, failure: null })),
    forgetUntil: assign({ until: null, failure: null }),
    beginPause: beginAttempt(({ provider, until }: Context) => ({ provider, isPaused: true, pausedUntil: until })),
    beginResuming: beginAttempt(({ provider }: Context) => ({ provider, isPaused: false, pausedUntil: null })),
  },
})

const { onOutcome } = outcomeTransitions(profileSetup)

/** A provider's own profile, and whether it takes new orders. */
export const providerProfileMachine = profileSetup.createMachine({
  id: 'providerProfile',
  context: ({ input }) => ({ ...input, profile: null, until: null, failure: null, attempt: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loading',
        src: 'loadProfile',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: onOutcome('loadProfile', {
          refused: { target: 'failed', actions: 'keepFailure' },
          done: { target: 'shown', actions: ['assignProfile', 'keepFailure'] },
        }),
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading' } },
    shown: {
      on: {
        pause: { guard: 'takesOrders', target: 'asking', actions: 'forgetUntil' },
        resume: { guard: 'isPaused', target: 'resuming' },
      },
    },
    asking: {
      tags: 'asking',
      on: {
        'until.chosen': { actions: { type: 'assignUntil', params: ({ event }) => event.day } },
        save: 'pausing',
        cancel: 'shown',
      },
    },
    pausing: {
      tags: ['asking', 'saving'],
      entry: 'beginPause',
      invoke: {
        id: 'pausing',
        src: 'savePause',
        input: ({ context }) => keyed(context.attempt!),
        onDone: onOutcome('savePause', {
          refused: { target: 'asking', actions: ['keepFailure', 'settleAttempt', 'notify'] },
          done: { target: 'shown', actions: ['assignProfile', 'settleAttempt', 'notify'] },
        }),
      },
    },
    resuming: {
      tags: 'saving',
      entry: 'beginResuming',
      invoke: {
        id: 'resuming',
        src: 'savePause',
        input: ({ context }) => keyed(context.attempt!),
        onDone: onOutcome('savePause', {
          refused: { target: 'shown', actions: ['settleAttempt', 'notify'] },
          done: { target: 'shown', actions: ['assignProfile', 'settleAttempt', 'notify'] },
        }),
      },
    },
  },
})

export type ProviderProfileActor = ActorRefFrom<typeof providerProfileMachine>
