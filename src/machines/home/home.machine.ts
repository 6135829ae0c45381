import { assign, setup } from 'xstate'
import type { Speciality } from '../../core/doctors/doctors'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { AppointmentOrder, Order } from '../../core/orders/orders'
import { unpluggedFeed } from '../kit/fromFeed'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'

export interface HomeInput {
  readonly isGuest: boolean
  readonly name: string | null
  /** Unix seconds. */
  readonly now: number
  /** Somebody asked to be called, and has verified their number since. */
  readonly goesOn: boolean
}

/** What comes next of a patient's orders: the appointment, and what is soonest of all kinds. */
export interface Upcoming {
  readonly next: AppointmentOrder | null
  readonly upcoming: readonly Order[]
}

const homeSetup = setup({
  types: {
    context: {} as HomeInput & {
      readonly specialities: readonly Speciality[] | null
      readonly next: AppointmentOrder | null
      readonly upcoming: readonly Order[]
      readonly failure: Failure | null
      readonly nextFailure: Failure | null
    },
    input: {} as HomeInput,
    events: {} as { type: 'retry' } | { type: 'order.changed' },
    tags: {} as 'loading' | 'failed' | 'nextFailed',
  },
  actors: {
    loadSpecialities: unplugged<object, readonly Speciality[]>('doctors.specialities'),
    loadNext: unplugged<{ isGuest: boolean }, Upcoming>('home.read'),
    watch: unpluggedFeed<undefined>('orders.changes'),
  },
  guards: outcomes,
  actions: {
    keepSpecialities: assign((_, outcome: Outcome<readonly Speciality[]>) =>
      outcome.ok ? { specialities: outcome.value, failure: null } : { failure: outcome.failure },
    ),
    keepNext: assign((_, outcome: Outcome<Upcoming>) =>
      outcome.ok ? { ...outcome.value, nextFailure: null } : { nextFailure: outcome.failure },
    ),
  },
})

const { onOutcome } = outcomeTransitions(homeSetup)

/** The patient's home: what comes next, and the ways to start. */
export const homeMachine = homeSetup.createMachine({
  id: 'home',
  context: ({ input }) => ({
    ...input,
    specialities: null,
    next: null,
    upcoming: [],
    failure: null,
    nextFailure: null,
  }),
  type: 'parallel',
  states: {
    specialities: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loading',
          invoke: {
            id: 'specialities',
            src: 'loadSpecialities',
            input: {},
            onDone: onOutcome('loadSpecialities', {
              refused: { target: 'failed', actions: 'keepSpecialities' },
              done: { target: 'open', actions: 'keepSpecialities' },
            }),
          },
        },
        open: {},
        failed: { tags: 'failed', on: { retry: 'loading' } },
      },
    },
    /** What changed elsewhere is read again, and what is shown stands until then. */
    next: {
      initial: 'loading',
      invoke: { id: 'watch', src: 'watch', input: undefined },
      on: { 'order.changed': '.loading' },
      states: {
        loading: {
          invoke: {
            id: 'next',
            src: 'loadNext',
            input: ({ context }) => ({ isGuest: context.isGuest }),
            onDone: onOutcome('loadNext', {
              refused: { target: 'failed', actions: 'keepNext' },
              done: { target: 'open', actions: 'keepNext' },
            }),
          },
        },
        open: {},
        failed: { tags: 'nextFailed', on: { retry: 'loading' } },
      },
    },
  },
})
