import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Room } from '../../core/inpatient/inpatient'
import { LOOK_AGAIN } from '../../core/inpatient/inpatient.rules'
import type { CalendarDay } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'
import type { WardChanged } from './ward.events'

export interface BoardInput {
  readonly hospitalId: string
  readonly today: CalendarDay
}

interface Context extends BoardInput {
  readonly rooms: readonly Room[]
  readonly failure: Failure | null
}

const boardSetup = setup({
  types: {
    context: {} as Context,
    input: {} as BoardInput,
    events: {} as { type: 'hospital.chosen'; id: string } | { type: 'refresh' | 'retry' } | WardChanged,
    tags: {} as 'loading' | 'stale' | 'failed',
  },
  actors: { loadRooms: unplugged<{ hospitalId: string }, readonly Room[]>('inpatient.rooms') },
  delays: { again: LOOK_AGAIN },
  guards: { ...outcomes },
  actions: {
    ...outcomeActions,
    keepRooms: assign((_, outcome: Outcome<readonly Room[]>) =>
      outcome.ok ? { rooms: outcome.value, failure: null } : {},
    ),
    chooseHospital: assign((_, hospitalId: string) => ({ hospitalId, rooms: [] })),
  },
})

const { onOutcome } = outcomeTransitions(boardSetup)

/** The rooms and beds of a hospital, as they change. */
export const boardMachine = boardSetup.createMachine({
  id: 'board',
  context: ({ input }) => ({ ...input, rooms: [], failure: null }),
  initial: 'loading',
  on: {
    refresh: '.loading',
    'hospital.chosen': {
      target: '.loading',
      reenter: true,
      actions: { type: 'chooseHospital', params: ({ event }) => event.id },
    },
  },
  states: {
    loading: {
      tags: 'loading',
      /** What is on its way may be of before. */
      on: { 'ward.changed': { target: 'loading', reenter: true } },
      invoke: {
        id: 'rooms',
        src: 'loadRooms',
        input: ({ context: { hospitalId } }) => ({ hospitalId }),
        onDone: onOutcome('loadRooms', {
          refused: { target: 'failed', actions: 'keepFailure' },
          done: { target: 'shown', actions: 'keepRooms' },
        }),
      },
    },
    shown: { on: { 'ward.changed': 'refreshing' } },
    /** What is shown stays until the beds of now have arrived. */
    refreshing: {
      on: { 'ward.changed': { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'refreshing',
        src: 'loadRooms',
        input: ({ context: { hospitalId } }) => ({ hospitalId }),
        onDone: onOutcome('loadRooms', {
          refused: { target: 'stale' },
          done: { target: 'shown', actions: 'keepRooms' },
        }),
      },
    },
    stale: {
      tags: 'stale',
      on: { 'ward.changed': 'refreshing' },
      after: { again: 'refreshing' },
    },
    failed: { tags: 'failed', on: { retry: 'loading' } },
  },
})

export type BoardActor = ActorRefFrom<typeof boardMachine>
