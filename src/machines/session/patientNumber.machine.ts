import { assign, setup } from 'xstate'
import { SEARCH_PAUSE } from '../../core/session/patientSearch.rules'
import type { Config } from '../../core/app/config'
import type { CountryCode } from '../../core/kit/country'
import type { CodeOf } from '../../core/kit/endpoint'
import { type Failure, isDenied, type Outcome } from '../../core/kit/outcome'
import { DEFAULT_COUNTRY, mobileFault } from '../../core/kit/phone'
import { mobileTyped } from '../../core/kit/phoneTyped'
import { digitsOnly } from '../../core/kit/text'
import type { KnownPatient } from '../../core/session/knownPatient'
import type { FoundPerson, PatientLookup, PatientNumber } from '../../core/session/patientLookup'
import type { OtpSent } from '../../core/session/session'
import type { sessionApi } from '../../core/session/session.api'
import { OTP_LENGTH, OTP_RESEND_WAIT, otpFault } from '../../core/session/session.rules'
import type { Attempt } from '../kit/attempt'
import { countdownMachine } from '../kit/countdown.machine'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { patientSearchMachine } from './patientSearch.machine'

interface Context {
  readonly country: CountryCode
  readonly countries: readonly CountryCode[]
  readonly phoneNumber: string
  readonly otpId: string
  readonly code: string
  readonly attempt: Attempt | null
  readonly failure: Failure | null
  readonly patient: PatientLookup | null
  /** Who was found by name; null where a number was typed. */
  readonly memberId: string | null
  /** Who is known before anything is typed; their number is looked up once. */
  readonly known: KnownPatient | null
}

type SearchOutcome = Outcome<PatientLookup, CodeOf<typeof sessionApi.searchPatient>>

const numberOf = ({ country, phoneNumber }: Context): PatientNumber => ({ countryCode: country.code, phoneNumber })

/** The number of somebody who is known, as if it had been typed, and who of the family they are. */
const numberFor = ({ countries }: Context, { id, countryCode, phoneNumber }: KnownPatient) => ({
  country: countries.find(({ code }) => code === countryCode) ?? { code: countryCode, len: phoneNumber.length },
  phoneNumber,
  memberId: id,
  failure: null,
})

const patientNumberSetup = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly known: KnownPatient | null } | undefined,
    output: {} as { readonly patient: PatientLookup; readonly memberId: string | null },
    events: {} as
      | { type: 'country.chosen'; code: string }
      | { type: 'number.typed'; phoneNumber: string }
      | { type: 'person.chosen'; person: FoundPerson }
      | { type: 'check' | 'number.changing' | 'verify' | 'resend' }
      | { type: 'code.typed'; code: string },
    children: {} as { people: 'people' },
    tags: {} as 'number' | 'code' | 'busy' | 'numberRefused' | 'resendable',
  },
  actors: {
    loadCountries: unplugged<object, Config>('config.countryCodes'),
    search: unplugged<PatientNumber, PatientLookup, CodeOf<typeof sessionApi.searchPatient>>('session.searchPatient'),
    requestCode: unplugged<PatientNumber & { key: string }, OtpSent>('session.createPatientOtp'),
    create: unplugged<{ code: string; otpId: string; key: string }, PatientLookup>('session.createPatient'),
    countdown: countdownMachine,
    people: patientSearchMachine,
  },
  guards: {
    ...outcomes,
    isKnown: ({ context }) => context.known !== null,
    isValid: ({ context }) => mobileFault(context.phoneNumber, context.country) === null,
    isComplete: ({ context }) => otpFault(context.code, OTP_LENGTH) === null,
    /** A bad request is nobody's number, whatever words it comes with. */
    isUnknown: (_, outcome: SearchOutcome) => !outcome.ok && outcome.failure.kind === 'badRequest',
    isForbidden: (_, outcome: Outcome<unknown>) => !outcome.ok && isDenied(outcome.failure),
  },
  actions: {
    ...outcomeActions,
    keepCountries: assign((_, outcome: Outcome<Config>) =>
      outcome.ok && outcome.value.countryCodes?.length ? { countries: outcome.value.countryCodes } : {},
    ),
    chooseCountry: assign(({ context }, code: string) => {
      const country = context.countries.find((each) => each.code === code) ?? context.country
      return { ...mobileTyped(context.phoneNumber, country), memberId: null, failure: null }
    }),
    typeNumber: assign(({ context }, text: string) => ({
      ...mobileTyped(text, context.country, context.countries),
      memberId: null,
      failure: null,
    })),
    takeKnown: assign(({ context }) => ({ ...numberFor(context, context.known!), known: null })),
    choosePerson: assign(({ context }, person: FoundPerson) => numberFor(context, person)),
    typeCode: assign((_, code: string) => ({
      code: digitsOnly(code).slice(0, OTP_LENGTH),
      failure: null,
    })),
    beginRequest: beginAttempt(numberOf),
    beginCreating: beginAttempt(({ code, otpId }: Context) => ({ code, otpId })),
    /** A code that was judged helps no further. */
    dropCode: assign({ code: '' }),
    keepSent: assign((_, outcome: Outcome<OtpSent>) =>
      outcome.ok ? { otpId: outcome.value.otpId, code: '', attempt: null, failure: null } : {},
    ),
    keepPatient: assign((_, outcome: Outcome<PatientLookup>) => (outcome.ok ? { patient: outcome.value } : {})),
    forget: assign({ code: '', otpId: '', attempt: null, failure: null }),
  },
})

const { onOutcome } = outcomeTransitions(patientNumberSetup)

/** Staff ask for a patient's number: it is found, refused, or registered with the code that the patient reads out. */
export const patientNumberMachine = patientNumberSetup.createMachine({
  id: 'patientNumber',
  context: ({ input }) => ({
    known: input?.known ?? null,
    country: DEFAULT_COUNTRY,
    countries: [DEFAULT_COUNTRY],
    phoneNumber: '',
    otpId: '',
    code: '',
    attempt: null,
    failure: null,
    patient: null,
    memberId: null,
  }),
  output: ({ context }) => ({ patient: context.patient!, memberId: context.memberId }),
  invoke: [
    {
      id: 'countries',
      src: 'loadCountries',
      input: {},
      onDone: onOutcome('loadCountries', { done: { actions: 'keepCountries' } }),
    },
    { id: 'people', src: 'people', input: { pause: SEARCH_PAUSE } },
  ],
  initial: 'enteringNumber',
  states: {
    enteringNumber: {
      tags: 'number',
      always: { guard: 'isKnown', target: 'checkingNumber', actions: 'takeKnown' },
      on: {
        'country.chosen': { actions: { type: 'chooseCountry', params: ({ event }) => event.code } },
        'number.typed': { actions: { type: 'typeNumber', params: ({ event }) => event.phoneNumber } },
        'person.chosen': {
          target: 'checkingNumber',
          actions: { type: 'choosePerson', params: ({ event }) => event.person },
        },
        check: { guard: 'isValid', target: 'checkingNumber' },
      },
    },
    checkingNumber: {
      tags: ['number', 'busy'],
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => numberOf(context),
        onDone: onOutcome('search', {
          isUnknown: { target: 'requestingCode' },
          isForbidden: { target: 'numberRefused', actions: ['settleAttempt', 'keepFailure'] },
          refused: { target: 'enteringNumber', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'found', actions: 'keepPatient' },
        }),
      },
    },
    /** The server says why this number cannot be used; the same can be tried again, or another typed. */
    numberRefused: {
      tags: ['number', 'numberRefused'],
      on: {
        'country.chosen': {
          target: 'enteringNumber',
          actions: { type: 'chooseCountry', params: ({ event }) => event.code },
        },
        'number.typed': {
          target: 'enteringNumber',
          actions: { type: 'typeNumber', params: ({ event }) => event.phoneNumber },
        },
        'person.chosen': {
          target: 'checkingNumber',
          actions: { type: 'choosePerson', params: ({ event }) => event.person },
        },
        check: 'checkingNumber',
      },
    },
    requestingCode: {
      tags: ['number', 'busy'],
      entry: ['beginRequest', 'forgetFailure'],
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context }) => ({ ...numberOf(context), key: context.attempt!.key }),
        onDone: onOutcome('requestCode', {
          refused: { target: 'enteringNumber', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'enteringCode', actions: 'keepSent' },
        }),
      },
    },
    enteringCode: {
      tags: 'code',
      initial: 'waiting',
      on: {
        'code.typed': { actions: { type: 'typeCode', params: ({ event }) => event.code } },
        verify: { guard: 'isComplete', target: 'creating' },
        'number.changing': { target: 'enteringNumber', actions: 'forget' },
      },
      states: {
        waiting: {
          invoke: { id: 'wait', src: 'countdown', input: { seconds: OTP_RESEND_WAIT }, onDone: 'ready' },
        },
        ready: { tags: 'resendable', on: { resend: '#patientNumber.requestingCode' } },
      },
    },
    creating: {
      tags: ['code', 'busy'],
      entry: ['beginCreating', 'forgetFailure'],
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context: { code, otpId, attempt } }) => ({ code, otpId, key: attempt!.key }),
        onDone: onOutcome('create', {
          unsettled: { target: 'enteringCode', actions: ['settleAttempt', 'keepFailure'] },
          refused: { target: 'enteringCode.ready', actions: ['settleAttempt', 'keepFailure', 'dropCode'] },
          done: { target: 'found', actions: 'keepPatient' },
        }),
      },
    },
    found: { type: 'final' },
  },
})
