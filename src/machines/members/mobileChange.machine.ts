import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Config } from '../../core/app/config'
import type { CountryCode } from '../../core/kit/country'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { DEFAULT_COUNTRY, mobileFault } from '../../core/kit/phone'
import { mobileTyped } from '../../core/kit/phoneTyped'
import { digitsOnly } from '../../core/kit/text'
import type { PatientProfile, ProfileForm } from '../../core/members/members'
import type { OtpSent } from '../../core/session/session'
import { OTP_LENGTH, otpFault } from '../../core/session/session.rules'
import { type Attempt, attemptAfter, attemptKey } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'

export interface MobileChangeInput {
  /** The profile as it is saved, with the new number. */
  readonly profile: ProfileForm
}

/** Changed, with the number as it is dialled. */
export type MobileChangeOutput =
  | { readonly kind: 'changed'; readonly mobileNo: string }
  | { readonly kind: 'dismissed' }

interface Context extends MobileChangeInput {
  readonly country: CountryCode
  readonly countries: readonly CountryCode[]
  readonly phoneNumber: string
  /** The code that went to the old number; null where a login a moment ago proves it. */
  readonly oldOtpId: string | null
  readonly oldCode: string
  readonly otpId: string
  readonly code: string
  readonly attempt: Attempt | null
  readonly failure: Failure | null
  readonly output: MobileChangeOutput
}

const numberOf = ({ country, phoneNumber, oldOtpId, oldCode }: Context) => ({
  countryCode: country.code,
  phoneNumber,
  ...(oldOtpId !== null && { oldOtpId, oldCode }),
})
const savedOf = ({ profile, country, phoneNumber, otpId, code }: Context) => ({
  ...profile,
  countryCode: country.code,
  phoneNumber,
  otpId,
  code,
})
const OLD_CODE_FAULTS: readonly (string | undefined)[] = ['otpWrong', 'otpExpired', 'otpExhausted', 'proofNeeded']
const codeTyped = (text: string): string => digitsOnly(text).slice(0, OTP_LENGTH)

const mobileChangeSetup = setup({
  types: {
    context: {} as Context,
    input: {} as MobileChangeInput,
    output: {} as MobileChangeOutput,
    events: {} as
      | { type: 'code.typed'; code: string }
      | { type: 'country.chosen'; code: string }
      | { type: 'number.typed'; phoneNumber: string }
      | { type: 'next' | 'resend' | 'retry' | 'dismiss' },
    tags: {} as 'busy' | 'failed' | 'proving' | 'number' | 'code',
  },
  actors: {
    loadCountries: unplugged<object, Config>('config.countryCodes'),
    askOwn: unplugged<{ key: string }, { otpId: string | null }>('session.ownNumberOtp'),
    requestCode: unplugged<ReturnType<typeof numberOf> & { key: string }, OtpSent>('session.newNumberOtp'),
    save: unplugged<ReturnType<typeof savedOf> & { key: string }, PatientProfile>('members.saveProfile'),
  },
  guards: {
    isValid: ({ context }) => mobileFault(context.phoneNumber, context.country) === null,
    hasOldCode: ({ context }) => otpFault(context.oldCode, OTP_LENGTH) === null,
    hasCode: ({ context }) => otpFault(context.code, OTP_LENGTH) === null,
    isProved: (_, outcome: Outcome<{ otpId: string | null }>) => outcome.ok && outcome.value.otpId === null,
    isOldRefused: (_, outcome: Outcome<unknown>) => !outcome.ok && OLD_CODE_FAULTS.includes(outcome.failure.code),
    isTaken: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.code === 'numberTaken',
    ...outcomes,
  },
  actions: {
    ...outcomeActions,
    assignCountries: assign((_, outcome: Outcome<Config>) =>
      outcome.ok && outcome.value.countryCodes?.length ? { countries: outcome.value.countryCodes } : {},
    ),
    chooseCountry: assign(({ context }, code: string) => ({
      ...mobileTyped(context.phoneNumber, context.countries.find((each) => each.code === code) ?? context.country),
      failure: null,
    })),
    typeNumber: assign(({ context }, text: string) => ({
      ...mobileTyped(text, context.country, context.countries),
      failure: null,
    })),
    typeOldCode: assign((_, code: string) => ({ oldCode: codeTyped(code), failure: null })),
    typeCode: assign((_, code: string) => ({ code: codeTyped(code), failure: null })),
    assignOld: assign((_, outcome: Outcome<{ otpId: string | null }>) =>
      outcome.ok ? { oldOtpId: outcome.value.otpId, oldCode: '', failure: null } : {},
    ),
    assignSent: assign((_, outcome: Outcome<OtpSent>) =>
      outcome.ok ? { otpId: outcome.value.otpId, code: '', failure: null } : {},
    ),
    forgetCodes: assign({ oldCode: '', code: '' }),
    beginRequest: beginAttempt(numberOf),
    beginSaving: beginAttempt(savedOf),
    settle: assign(({ context }, outcome: Outcome<unknown>) => ({ attempt: attemptAfter(context.attempt, outcome) })),
    assignChanged: assign(({ context: { country, phoneNumber } }) => ({
      output: { kind: 'changed' as const, mobileNo: country.code + phoneNumber },
    })),
  },
})

const { onOutcome } = outcomeTransitions(mobileChangeSetup)

/** A patient's number changes: the old one is proved, then the new one, and the profile is saved with it. */
export const mobileChangeMachine = mobileChangeSetup.createMachine({
  id: 'mobileChange',
  context: ({ input }) => ({
    ...input,
    country: DEFAULT_COUNTRY,
    countries: [DEFAULT_COUNTRY],
    phoneNumber: '',
    oldOtpId: null,
    oldCode: '',
    otpId: '',
    code: '',
    attempt: null,
    failure: null,
    output: { kind: 'dismissed' },
  }),
  output: ({ context }) => context.output,
  invoke: {
    id: 'countries',
    src: 'loadCountries',
    input: {},
    onDone: onOutcome('loadCountries', { done: { actions: 'assignCountries' } }),
  },
  initial: 'asking',
  on: { dismiss: '.dismissed' },
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'own',
        src: 'askOwn',
        input: () => ({ key: attemptKey() }),
        onDone: onOutcome('askOwn', {
          refused: { target: 'failed', actions: 'keepFailure' },
          isProved: { target: 'enteringNumber', actions: 'assignOld' },
          done: { target: 'provingOld', actions: 'assignOld' },
        }),
      },
    },
    failed: { tags: 'failed', on: { retry: 'asking' } },
    provingOld: {
      tags: 'proving',
      on: {
        'code.typed': { actions: { type: 'typeOldCode', params: ({ event }) => event.code } },
        next: { guard: 'hasOldCode', target: 'enteringNumber' },
        resend: 'asking',
      },
    },
    enteringNumber: {
      tags: 'number',
      on: {
        'country.chosen': { actions: { type: 'chooseCountry', params: ({ event }) => event.code } },
        'number.typed': { actions: { type: 'typeNumber', params: ({ event }) => event.phoneNumber } },
        next: { guard: 'isValid', target: 'requesting' },
      },
    },
    requesting: {
      tags: ['number', 'busy'],
      entry: 'beginRequest',
      invoke: {
        id: 'request',
        src: 'requestCode',
        input: ({ context }) => ({ ...numberOf(context), key: context.attempt!.key }),
        onDone: onOutcome('requestCode', {
          isOldRefused: { target: 'provingOld', actions: ['keepFailure', 'settle', 'forgetCodes'] },
          refused: { target: 'enteringNumber', actions: ['keepFailure', 'settle'] },
          done: { target: 'enteringCode', actions: ['assignSent', 'settle'] },
        }),
      },
    },
    enteringCode: {
      tags: 'code',
      on: {
        'code.typed': { actions: { type: 'typeCode', params: ({ event }) => event.code } },
        next: { guard: 'hasCode', target: 'saving' },
        // The code that proved the present number is spent: where it is asked for, it is asked for anew.
        resend: { target: 'asking', actions: ['forgetCodes', 'forgetFailure'] },
      },
    },
    saving: {
      tags: ['code', 'busy'],
      entry: 'beginSaving',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ ...savedOf(context), key: context.attempt!.key }),
        onDone: onOutcome('save', {
          isTaken: { target: 'enteringNumber', actions: ['keepFailure', 'settle', 'forgetCodes'] },
          refused: { target: 'enteringCode', actions: ['keepFailure', 'settle'] },
          done: { target: 'changed', actions: ['assignChanged', 'notify'] },
        }),
      },
    },
    changed: { type: 'final' },
    dismissed: { type: 'final' },
  },
})

export type MobileChangeActor = ActorRefFrom<typeof mobileChangeMachine>
