import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { TeamHospital, TeamMember } from '../../core/team/team'
import { TEAM_SEARCH_DEBOUNCE } from '../../core/team/team.rules'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'

export interface TeamInput {
  /** The hospital whose team is wanted; null for the list of all. */
  readonly hospitalId: string | null
}

interface Context extends TeamInput {
  readonly hospitals: readonly TeamHospital[]
  readonly hospital: TeamHospital | null
  readonly search: string
  readonly members: readonly TeamMember[]
  readonly member: TeamMember | null
  readonly failure: Failure | null
}

const teamSetup = setup({
  types: {
    context: {} as Context,
    input: {} as TeamInput,
    events: {} as
      | { type: 'hospital.chosen'; id: string }
      | { type: 'member.chosen'; id: string }
      | { type: 'search.typed'; text: string }
      | { type: 'back' | 'retry' },
    tags: {} as 'loading' | 'failed',
  },
  actors: {
    loadHospitals: unplugged<object, readonly TeamHospital[]>('team.hospitals'),
    loadMembers: unplugged<{ hospitalId: string; search: string }, readonly TeamMember[]>('team.members'),
  },
  delays: { pause: TEAM_SEARCH_DEBOUNCE },
  guards: {
    ...outcomes,
    hasWanted: ({ context }, outcome: Outcome<readonly TeamHospital[]>) =>
      outcome.ok && outcome.value.some(({ id }) => id === context.hospitalId),
  },
  actions: {
    ...outcomeActions,
    keepHospitals: assign((_, outcome: Outcome<readonly TeamHospital[]>) =>
      outcome.ok ? { hospitals: outcome.value } : {},
    ),
    keepMembers: assign((_, outcome: Outcome<readonly TeamMember[]>) => (outcome.ok ? { members: outcome.value } : {})),
    chooseHospital: assign(({ context }, id: string) => ({
      hospital: context.hospitals.find((each) => each.id === id) ?? null,
      search: '',
      members: [],
    })),
    chooseWanted: assign(({ context }) => ({
      hospital: context.hospitals.find(({ id }) => id === context.hospitalId) ?? null,
    })),
    chooseMember: assign(({ context }, id: string) => ({
      member: context.members.find(({ userId }) => userId === id) ?? null,
    })),
    type: assign((_, search: string) => ({ search })),
    leaveMember: assign({ member: null }),
    leaveHospital: assign({ hospital: null, members: [] }),
  },
})

const { onOutcome } = outcomeTransitions(teamSetup)

/** A doctor's clinical team: hospitals, the people of one, and how to reach somebody. */
export const teamMachine = teamSetup.createMachine({
  id: 'team',
  context: ({ input }) => ({
    ...input,
    hospitals: [],
    hospital: null,
    search: '',
    members: [],
    member: null,
    failure: null,
  }),
  initial: 'loadingHospitals',
  states: {
    loadingHospitals: {
      tags: 'loading',
      invoke: {
        id: 'hospitals',
        src: 'loadHospitals',
        input: {},
        onDone: onOutcome('loadHospitals', {
          refused: { target: 'hospitalsFailed', actions: 'keepFailure' },
          hasWanted: { target: 'team', actions: ['keepHospitals', 'chooseWanted'] },
          done: { target: 'hospitals', actions: 'keepHospitals' },
        }),
      },
    },
    hospitalsFailed: { tags: 'failed', on: { retry: 'loadingHospitals' } },
    hospitals: {
      on: {
        'hospital.chosen': {
          target: 'team',
          actions: { type: 'chooseHospital', params: ({ event }) => event.id },
        },
      },
    },
    team: {
      initial: 'loading',
      on: {
        'search.typed': { target: '.settling', actions: { type: 'type', params: ({ event }) => event.text } },
        'member.chosen': { target: 'member', actions: { type: 'chooseMember', params: ({ event }) => event.id } },
        back: { target: 'hospitals', actions: 'leaveHospital' },
      },
      states: {
        settling: { tags: 'loading', after: { pause: 'loading' } },
        loading: {
          tags: 'loading',
          invoke: {
            id: 'members',
            src: 'loadMembers',
            input: ({ context }) => ({ hospitalId: context.hospital?.id ?? '', search: context.search.trim() }),
            onDone: onOutcome('loadMembers', {
              refused: { target: 'failed', actions: 'keepFailure' },
              done: { target: 'shown', actions: 'keepMembers' },
            }),
          },
        },
        shown: {},
        failed: { tags: 'failed', on: { retry: 'loading' } },
      },
    },
    member: { on: { back: { target: 'team.shown', actions: 'leaveMember' } } },
  },
})

export type TeamActor = ActorRefFrom<typeof teamMachine>
