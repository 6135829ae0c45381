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
import type { Gender } from '../../core/members/members'
import { ageTyped, isProfileComplete } from '../../core/members/members.rules'
import type { FoundPerson, PatientLookup, PatientNumber, PatientWithoutNumber } from '../../core/session/patientLookup'
import type { OtpSent } from '../../core/session/session'
import type { sessionApi } from '../../core/session/session.api'
import { OTP_LENGTH, OTP_RESEND_WAIT, otpFault } from '../../core/session/session.rules'
import { type Attempt, keyed } from '../kit/attempt'
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
  /** The record of somebody without a number who was chosen; null where a number is looked up. */
  readonly patientId: string | null
  /** A patient without a number who is given the one that is typed. */
  readonly numberless: PatientLookup | null
  /** Somebody without a number, as they are typed in. */
  readonly person: PersonTyped
}

/** Who is registered without a number, as typed. */
export interface PersonTyped {
  readonly name: string
  readonly age: string
  readonly gender: Gender | null
}

/** What is looked up: a number, or the record of somebody who has none. */
export type PatientAsked = PatientNumber | { readonly patientId: string }

type SearchOutcome = Outcome<PatientLookup, CodeOf<typeof sessionApi.searchPatient>>

const numberOf = ({ country, phoneNumber }: Context): PatientNumber => ({ countryCode: country.code, phoneNumber })

const askedOf = (context: Context): PatientAsked =>
  context.patientId === null ? numberOf(context) : { patientId: context.patientId }

/** The number of somebody who is known, as if it had been typed, and who of the family they are. */
const numberFor = (
  { countries, country, phoneNumber: typed }: Context,
  { id, userId, countryCode, phoneNumber }: KnownPatient,
): Pick<Context, 'country' | 'phoneNumber' | 'memberId' | 'patientId' | 'failure'> =>
  countryCode === null || phoneNumber === null
    ? { country, phoneNumber: typed, memberId: id, patientId: userId, failure: null }
    : {
        country: countries.find(({ code }) => code === countryCode) ?? { code: countryCode, len: phoneNumber.length },
        phoneNumber,
        memberId: id,
        patientId: null,
        failure: null,
      }

const isExisting = (failure: Failure | null): boolean => failure?.code === 'patientExists'

/** Somebody without a number as they are sent; sent again after the question, they are another. */
const withoutNumber = ({ person: { name, age, gender }, failure }: Context): PatientWithoutNumber => ({
  name: name.trim(),
  age: ageTyped(age) ?? 0,
  gender: gender ?? 'Female',
  ...(isExisting(failure) && { isAnother: true }),
})

export const isPersonComplete = ({ name, age, gender }: PersonTyped): boolean =>
  isProfileComplete({ name, age: ageTyped(age), gender })

/** The code that was read out, and the record that gets its number where there is one. */
const createdOf = ({ code, otpId, numberless }: Context) => ({
  code,
  otpId,
  ...(numberless !== null && { patientId: numberless.userId }),
})

const patientNumberSetup = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly known: KnownPatient | null; readonly numberless?: PatientLookup | null } | undefined,
    output: {} as { readonly patient: PatientLookup; readonly memberId: string | null },
    events: {} as
      | { type: 'country.chosen'; code: string }
      | { type: 'number.typed'; phoneNumber: string }
      | { type: 'person.chosen'; person: FoundPerson }
      | { type: 'check' | 'number.changing' | 'number.none' | 'number.there' | 'register' | 'verify' | 'resend' }
      | { type: 'person.typed'; change: Partial<PersonTyped> }
      | { type: 'code.typed'; code: string },
    children: {} as { people: 'people' },
    tags: {} as 'number' | 'code' | 'person' | 'busy' | 'numberRefused' | 'numberTaken' | 'resendable',
  },
  actors: {
    loadCountries: unplugged<object, Config>('config.countryCodes'),
    search: unplugged<PatientAsked, PatientLookup, CodeOf<typeof sessionApi.searchPatient>>('session.searchPatient'),
    requestCode: unplugged<PatientNumber & { key: string }, OtpSent>('session.createPatientOtp'),
    create: unplugged<{ code: string; otpId: string; patientId?: string; key: string }, PatientLookup>(
      'session.createPatient',
    ),
    register: unplugged<PatientWithoutNumber & { key: string }, PatientLookup>('session.createWithoutNumber'),
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
    isPersonComplete: ({ context }) => isPersonComplete(context.person),
    mayHaveNone: ({ context }) => context.numberless === null,
    /** Somebody has the number which a patient without one was to be given. */
    isTaken: ({ context }, outcome: SearchOutcome) => outcome.ok && context.numberless !== null,
    isForbidden: (_, outcome: Outcome<unknown>) => !outcome.ok && isDenied(outcome.failure),
  },
  actions: {
    ...outcomeActions,
    keepCountries: assign((_, outcome: Outcome<Config>) =>
      outcome.ok && outcome.value.countryCodes?.length ? { countries: outcome.value.countryCodes } : {},
    ),
    chooseCountry: assign(({ context }, code: string) => {
      const country = context.countries.find((each) => each.code === code) ?? context.country
      return { ...mobileTyped(context.phoneNumber, country), memberId: null, patientId: null, failure: null }
    }),
    typeNumber: assign(({ context }, text: string) => ({
      ...mobileTyped(text, context.country, context.countries),
      memberId: null,
      patientId: null,
      failure: null,
    })),
    typePerson: assign(({ context }, change: Partial<PersonTyped>) => ({
      person: { ...context.person, ...change },
      failure: null,
    })),
    beginRegistering: beginAttempt(withoutNumber),
    takeKnown: assign(({ context }) => ({ ...numberFor(context, context.known!), known: null })),
    choosePerson: assign(({ context }, person: FoundPerson) => numberFor(context, person)),
    typeCode: assign((_, code: string) => ({
      code: digitsOnly(code).slice(0, OTP_LENGTH),
      failure: null,
    })),
    beginRequest: beginAttempt(numberOf),
    beginCreating: beginAttempt(createdOf),
    /** A code that was judged helps no further. */
    dropCode: assign({ code: '' }),
    keepSent: assign((_, outcome: Outcome<OtpSent>) =>
      outcome.ok ? { otpId: outcome.value.otpId, code: '', attempt: null, failure: null } : {},
    ),
    keepPatient: assign((_, outcome: Outcome<PatientLookup>) => (outcome.ok ? { patient: outcome.value } : {})),
    keepRegistered: assign((_, outcome: Outcome<PatientLookup>) =>
      outcome.ok ? { patient: outcome.value, memberId: outcome.value.members[0]?.id ?? null, attempt: null } : {},
    ),
    forget: assign({ code: '', otpId: '', attempt: null, failure: null }),
  },
})

const { onOutcome } = outcomeTransitions(patientNumberSetup)

/** Staff ask for a patient's number: it is found, refused, or registered with the code that the patient reads out. */
export const patientNumberMachine = patientNumberSetup.createMachine({
  id: 'patientNumber',
  context: ({ input }) => ({
    known: input?.known ?? null,
    numberless: input?.numberless ?? null,
    patientId: null,
    person: { name: '', age: '', gender: null },
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
        'number.none': { guard: 'mayHaveNone', target: 'enteringPerson', actions: 'forgetFailure' },
      },
    },
    checkingNumber: {
      tags: ['number', 'busy'],
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => askedOf(context),
        onDone: onOutcome('search', {
          isTaken: { target: 'numberTaken' },
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
        'number.none': { guard: 'mayHaveNone', target: 'enteringPerson', actions: 'forgetFailure' },
      },
    },
    /** Another patient has this number: one who has none cannot be given it. */
    numberTaken: {
      tags: ['number', 'numberTaken'],
      on: {
        'country.chosen': {
          target: 'enteringNumber',
          actions: { type: 'chooseCountry', params: ({ event }) => event.code },
        },
        'number.typed': {
          target: 'enteringNumber',
          actions: { type: 'typeNumber', params: ({ event }) => event.phoneNumber },
        },
      },
    },
    /** Nobody can be asked for a number: who they are is written down, or what is seen of them. */
    enteringPerson: {
      tags: 'person',
      on: {
        'person.typed': { actions: { type: 'typePerson', params: ({ event }) => event.change } },
        register: { guard: 'isPersonComplete', target: 'registering' },
        'number.there': { target: 'enteringNumber', actions: 'forget' },
      },
    },
    registering: {
      tags: ['person', 'busy'],
      entry: ['beginRegistering', 'forgetFailure'],
      invoke: {
        id: 'register',
        src: 'register',
        // The attempt of this state is what it began itself.
        input: ({ context }) => keyed(context.attempt as Attempt<PatientWithoutNumber>),
        onDone: onOutcome('register', {
          refused: { target: 'enteringPerson', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'found', actions: 'keepRegistered' },
        }),
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
        input: ({ context }) => ({ ...createdOf(context), key: context.attempt!.key }),
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
