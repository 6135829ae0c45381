import { assign, setup } from 'xstate'
import type { Config } from '../../core/app/config'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { UnixSeconds } from '../../core/kit/dates'
import type { CountryCode } from '../../core/kit/country'
import { DEFAULT_COUNTRY, mobileFault } from '../../core/kit/phone'
import { mobileTyped } from '../../core/kit/phoneTyped'
import type { LoginBegun, LoginResult, OtpRequest, OtpSent, SentCode } from '../../core/session/session'
import { OTP_RESEND_WAIT } from '../../core/session/session.rules'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { successNotice } from '../kit/appEvent'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { otpMachine, type OtpOutput } from './otp.machine'
import { emitEffect } from '../kit/effects'

export type LoginOutput =
  | { readonly kind: 'verified'; readonly login: LoginResult }
  | { readonly kind: 'blocked'; readonly message: string }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'closed' }

interface Context {
  readonly country: CountryCode
  readonly countries: readonly CountryCode[]
  readonly phoneNumber: string
  readonly touched: boolean
  readonly otpId: string | null
  /** When the number's long code was last sent; null for a short one. */
  readonly longSentAt: UnixSeconds | null
  /** Seconds until a code may be sent again. */
  readonly wait: number
  readonly attempt: Attempt<{ countryCode: string; phoneNumber: string }> | null
  readonly failure: Failure | null
  readonly output: LoginOutput
}

const sentOf = ({ otpId, longSentAt = null }: { readonly otpId: string } & SentCode) => ({ otpId, longSentAt })

const loginSetup = setup({
  types: {
    context: {} as Context,
    /** What was begun before a reload. */
    input: {} as { readonly begun: LoginBegun | null },
    output: {} as LoginOutput,
    events: {} as
      | { type: 'country.chosen'; code: string }
      | { type: 'number.typed'; phoneNumber: string }
      | { type: 'number.left' }
      | { type: 'code.requested' }
      | { type: 'code.resent'; otpId: string; longSentAt: UnixSeconds | null }
      | { type: 'skip' }
      | { type: 'close' },
    children: {} as { otp: 'otp' },
    tags: {} as 'busy' | 'number' | 'code',
  },
  actors: {
    loadCountries: unplugged<object, Config>('config.countryCodes'),
    requestOtp: unplugged<OtpRequest & { key: string }, OtpSent>('session.requestOtp'),
    otp: otpMachine,
  },
  guards: {
    isCodeSent: ({ context }) => context.otpId !== null,
    isBegun: ({ context }) => context.phoneNumber !== '',
    isValid: ({ context }) => mobileFault(context.phoneNumber, context.country) === null,
    ...outcomes,
  },
  actions: {
    ...outcomeActions,
    chooseCountry: assign(({ context }, code: string) => {
      const country = context.countries.find((each) => each.code === code) ?? context.country
      return { ...mobileTyped(context.phoneNumber, country), failure: null }
    }),
    typeNumber: assign(({ context }, text: string) => {
      const mobile = mobileTyped(text, context.country, context.countries)
      return { ...mobile, touched: context.touched || mobile.phoneNumber === '', failure: null }
    }),
    pointOut: assign({ touched: true }),
    keepCountries: assign((_, outcome: Outcome<Config>) =>
      outcome.ok && outcome.value.countryCodes?.length ? { countries: outcome.value.countryCodes } : {},
    ),
    beginAttempt: beginAttempt(({ country, phoneNumber }: Context) => ({ countryCode: country.code, phoneNumber })),
    keepSent: assign((_, outcome: Outcome<OtpSent>) =>
      outcome.ok ? { ...sentOf(outcome.value), wait: OTP_RESEND_WAIT, attempt: null, failure: null } : {},
    ),
    keepResent: assign((_, sent: { readonly otpId: string } & SentCode) => sentOf(sent)),
    keepBlock: assign((_, outcome: Outcome<unknown>) =>
      outcome.ok ? {} : { output: { kind: 'blocked' as const, message: outcome.failure.message } },
    ),
    keepVerdict: assign((_, output: OtpOutput) =>
      output.kind === 'changing' ? { otpId: null, longSentAt: null, wait: 0 } : { output },
    ),
    /** Where the code went stands above its fields; a toast would say it again. */
    endFailures: emitEffect(successNotice('')),
    keepDraft: emitEffect(({ context: { country, phoneNumber, otpId, longSentAt } }) => ({
      type: 'login.kept' as const,
      draft: { country, phoneNumber, otpId, ...(longSentAt !== null && { longSentAt }) },
    })),
    dropDraft: emitEffect({ type: 'login.kept', draft: null }),
    keepSkip: assign({ output: { kind: 'skipped' as const } }),
  },
})

const { onOutcome, onKind } = outcomeTransitions(loginSetup)

/** Verifying a mobile number: the number, its one-time code, then who that is. */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input: { begun } }) => ({
    country: begun?.country ?? DEFAULT_COUNTRY,
    countries: begun ? [begun.country] : [DEFAULT_COUNTRY],
    phoneNumber: begun?.phoneNumber ?? '',
    touched: false,
    otpId: begun?.otpId ?? null,
    longSentAt: begun?.longSentAt ?? null,
    wait: begun?.wait ?? 0,
    attempt: null,
    failure: null,
    output: { kind: 'closed' },
  }),
  output: ({ context }) => context.output,
  invoke: {
    id: 'countries',
    src: 'loadCountries',
    input: {},
    onDone: onOutcome('loadCountries', {
      done: { actions: 'keepCountries' },
    }),
  },
  on: { close: '.closed' },
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isCodeSent', target: 'confirmingCode' }, { target: 'enteringNumber' }] },
    enteringNumber: {
      tags: 'number',
      on: {
        'country.chosen': { actions: [{ type: 'chooseCountry', params: ({ event }) => event.code }, 'keepDraft'] },
        'number.typed': { actions: [{ type: 'typeNumber', params: ({ event }) => event.phoneNumber }, 'keepDraft'] },
        // A field that was passed over stays calm; a number that was begun is looked at.
        'number.left': { guard: 'isBegun', actions: 'pointOut' },
        'code.requested': [{ guard: 'isValid', target: 'requestingCode' }, { actions: 'pointOut' }],
        skip: { target: 'skipped', actions: ['keepSkip', 'dropDraft'] },
      },
    },
    requestingCode: {
      tags: ['number', 'busy'],
      entry: 'beginAttempt',
      invoke: {
        id: 'requestingCode',
        src: 'requestOtp',
        input: ({ context: { attempt } }) => keyed(attempt!),
        onDone: onOutcome('requestOtp', {
          blocked: { target: 'blocked', actions: ['keepBlock', 'dropDraft'] },
          refused: { target: 'enteringNumber', actions: ['settleAttempt', 'keepFailure', 'notify'] },
          done: { target: 'confirmingCode', actions: ['keepSent', 'keepDraft', 'endFailures'] },
        }),
      },
    },
    confirmingCode: {
      tags: 'code',
      on: {
        'code.resent': { actions: [{ type: 'keepResent', params: ({ event }) => event }, 'keepDraft'] },
      },
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({
          countryCode: context.country.code,
          phoneNumber: context.phoneNumber,
          otpId: context.otpId ?? '',
          longSentAt: context.longSentAt,
          wait: context.wait,
        }),
        onDone: onKind('otp', {
          verified: { target: 'verified', actions: ['keepVerdict', 'dropDraft'] },
          blocked: { target: 'blocked', actions: ['keepVerdict', 'dropDraft'] },
          changing: { target: 'enteringNumber', actions: ['keepVerdict', 'keepDraft'] },
        }),
      },
    },
    verified: { type: 'final' },
    blocked: { type: 'final' },
    skipped: { type: 'final' },
    closed: { type: 'final' },
  },
})
