import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { FoundPerson, UserSearch } from '../../core/session/patientLookup'
import { SEARCH_PAUSE, searchOf } from '../../core/session/patientSearch.rules'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'

interface Typed {
  readonly text: string
  readonly countryCode: string
}

const patientSearchSetup = setup({
  types: {
    context: {} as {
      readonly text: string
      readonly asked: UserSearch | null
      readonly people: readonly FoundPerson[]
      readonly failure: Failure | null
    },
    events: {} as { type: 'typed' } & Typed,
    tags: {} as 'searching' | 'found',
  },
  actors: { find: unplugged<UserSearch, readonly FoundPerson[]>('session.searchUser') },
  delays: { pause: SEARCH_PAUSE },
  guards: { ...outcomes, isTooShort: (_, { text, countryCode }: Typed) => searchOf(text, countryCode) === null },
  actions: {
    type: assign((_, { text, countryCode }: Typed) => ({ text, asked: searchOf(text, countryCode), failure: null })),
    forget: assign({ people: [] }),
    keep: assign((_, outcome: Outcome<readonly FoundPerson[]>) =>
      outcome.ok ? { people: outcome.value } : { people: [], failure: outcome.failure },
    ),
  },
})

const { onOutcome } = outcomeTransitions(patientSearchSetup)

/** Staff find somebody they have treated by a word of the name or the beginning of the number. */
export const patientSearchMachine = patientSearchSetup.createMachine({
  id: 'patientSearch',
  context: { text: '', asked: null, people: [], failure: null },
  on: {
    typed: [
      {
        guard: { type: 'isTooShort', params: ({ event }) => event },
        target: '.resting',
        actions: [{ type: 'type', params: ({ event }) => event }, 'forget'],
      },
      { target: '.settling', reenter: true, actions: { type: 'type', params: ({ event }) => event } },
    ],
  },
  initial: 'resting',
  states: {
    resting: {},
    settling: { tags: 'searching', after: { pause: 'searching' } },
    searching: {
      tags: 'searching',
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => context.asked ?? {},
        onDone: onOutcome('find', {
          refused: { target: 'resting', actions: 'keep' },
          done: { target: 'found', actions: 'keep' },
        }),
      },
    },
    found: { tags: 'found' },
  },
})

export type PatientSearchActor = ActorRefFrom<typeof patientSearchMachine>
