import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Config } from '../../core/app/config'
import type { CallInvite } from '../../core/call/call'
import type { CountryCode } from '../../core/kit/country'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { DEFAULT_COUNTRY, mobileFault } from '../../core/kit/phone'
import { mobileTyped } from '../../core/kit/phoneTyped'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'

export interface FamilyInviteInput {
  readonly bookingId: string
}

interface Invited {
  readonly id: string
  readonly name: string
  readonly countryCode: string
  readonly phoneNumber: string
}

interface Context extends FamilyInviteInput {
  readonly name: string
  readonly country: CountryCode
  readonly countries: readonly CountryCode[]
  readonly phoneNumber: string
  readonly attempt: Attempt<Invited> | null
  readonly failure: Failure | null
}

const familyInviteSetup = setup({
  types: {
    context: {} as Context,
    input: {} as FamilyInviteInput,
    events: {} as
      | { type: 'name.typed'; name: string }
      | { type: 'country.chosen'; code: string }
      | { type: 'number.typed'; phoneNumber: string }
      | { type: 'ask' | 'close' },
    tags: {} as 'busy',
  },
  actors: {
    loadCountries: unplugged<object, Config>('config.countryCodes'),
    invite: unplugged<Invited & { readonly key: string }, CallInvite>('call.invite'),
  },
  guards: {
    ...outcomes,
    isReady: ({ context: { name, phoneNumber, country } }) =>
      name.trim() !== '' && mobileFault(phoneNumber, country) === null,
  },
  actions: {
    ...outcomeActions,
    keepCountries: assign((_, outcome: Outcome<Config>) =>
      outcome.ok && outcome.value.countryCodes?.length ? { countries: outcome.value.countryCodes } : {},
    ),
    typeName: assign((_, name: string) => ({ name, failure: null })),
    chooseCountry: assign(({ context }, code: string) => ({
      ...mobileTyped(context.phoneNumber, context.countries.find((each) => each.code === code) ?? context.country),
      failure: null,
    })),
    typeNumber: assign(({ context }, text: string) => ({
      ...mobileTyped(text, context.country, context.countries),
      failure: null,
    })),
    begin: beginAttempt(({ bookingId, name, country, phoneNumber }: Context): Invited => ({
      id: bookingId,
      name: name.trim(),
      countryCode: country.code,
      phoneNumber,
    })),
  },
})

const { onOutcome } = outcomeTransitions(familyInviteSetup)

/** Staff say whom of the family they want in a call, and by which number; the patient is asked. */
export const familyInviteMachine = familyInviteSetup.createMachine({
  id: 'familyInvite',
  context: ({ input }) => ({
    ...input,
    name: '',
    country: DEFAULT_COUNTRY,
    countries: [DEFAULT_COUNTRY],
    phoneNumber: '',
    attempt: null,
    failure: null,
  }),
  invoke: {
    id: 'countries',
    src: 'loadCountries',
    input: {},
    onDone: onOutcome('loadCountries', { done: { actions: 'keepCountries' } }),
  },
  initial: 'entering',
  on: { close: '.closed' },
  states: {
    entering: {
      on: {
        'name.typed': { actions: { type: 'typeName', params: ({ event }) => event.name } },
        'country.chosen': { actions: { type: 'chooseCountry', params: ({ event }) => event.code } },
        'number.typed': { actions: { type: 'typeNumber', params: ({ event }) => event.phoneNumber } },
        ask: { guard: 'isReady', target: 'asking', actions: ['begin', 'forgetFailure'] },
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'asking',
        src: 'invite',
        input: ({ context }) => keyed(context.attempt!),
        onDone: onOutcome('invite', {
          refused: { target: 'entering', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'closed', actions: ['settleAttempt', 'notify'] },
        }),
      },
    },
    closed: { type: 'final' },
  },
})

export type FamilyInviteActor = ActorRefFrom<typeof familyInviteMachine>
