import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure } from '../../core/kit/outcome'
import type { Member, ProfileForm } from '../../core/members/members'
import { ageTyped, isProfileComplete } from '../../core/members/members.rules'
import { type Attempt, keyed } from '../kit/attempt'
import { emitEffect } from '../kit/effects'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'

/** Who somebody is, as it is typed. */
export interface TypedPerson {
  readonly name: string
  readonly age: string
  readonly gender: ProfileForm['gender'] | null
}

type Corrected = ProfileForm & { readonly id: string }

interface Context {
  readonly memberId: string
  readonly person: TypedPerson
  readonly failure: Failure | null
  readonly attempt: Attempt<Corrected> | null
}

const correctionSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'memberId' | 'person'>,
    events: {} as { type: 'person.typed'; change: Partial<TypedPerson> } | { type: 'save' | 'dismiss' },
    tags: {} as 'busy',
  },
  actors: { correct: unplugged<Corrected & { key: string }, Member>('members.correct') },
  guards: {
    ...outcomes,
    isComplete: ({ context: { person } }) => isProfileComplete({ ...person, age: ageTyped(person.age) }),
  },
  actions: {
    ...outcomeActions,
    assignPerson: assign(({ context }, change: Partial<TypedPerson>) => ({ person: { ...context.person, ...change } })),
    // It is saved once it is complete.
    beginAttempt: beginAttempt(({ memberId, person }: Context) => ({
      id: memberId,
      name: person.name.trim(),
      age: ageTyped(person.age)!,
      gender: person.gender!,
    })),
    refreshSchedule: emitEffect({ type: 'schedule.outdated' }),
  },
})

const { onOutcome } = outcomeTransitions(correctionSetup)

/** The name, age and gender of somebody without a mobile number, who cannot correct them. */
export const correctionMachine = correctionSetup.createMachine({
  id: 'correction',
  context: ({ input }) => ({ ...input, failure: null, attempt: null }),
  initial: 'typing',
  states: {
    typing: {
      on: {
        'person.typed': { actions: { type: 'assignPerson', params: ({ event }) => event.change } },
        save: { guard: 'isComplete', target: 'saving' },
        dismiss: 'left',
      },
    },
    saving: {
      tags: 'busy',
      entry: ['beginAttempt', 'forgetFailure'],
      invoke: {
        id: 'correct',
        src: 'correct',
        input: ({ context: { attempt } }) => keyed(attempt!),
        onDone: onOutcome('correct', {
          refused: { target: 'typing', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'corrected', actions: ['notify', 'refreshSchedule'] },
        }),
      },
    },
    corrected: { type: 'final' },
    left: { type: 'final' },
  },
})

export type CorrectionActor = ActorRefFrom<typeof correctionMachine>
