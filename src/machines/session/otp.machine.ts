import { assign, setup } from 'xstate'
import type { UnixSeconds } from '../../core/kit/dates'
import { digitsOnly } from '../../core/kit/text'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { LoginResult, OtpAnswer, OtpRequest, OtpSent, SentCode } from '../../core/session/session'
import { digitsOf, OTP_RESEND_WAIT, otpFault } from '../../core/session/session.rules'
import { countdownMachine } from '../kit/countdown.machine'
import { type Attempt, attemptAfter, attemptAt } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'
import { toParent } from '../kit/toParent'

export interface OtpInput extends SentCode {
  readonly countryCode: string
  readonly phoneNumber: string
  readonly otpId: string
  /** Seconds until a code may be sent again. */
  readonly wait: number
}

export type OtpOutput =
  | { readonly kind: 'verified'; readonly login: LoginResult }
  | { readonly kind: 'blocked'; readonly message: string }
  | { readonly kind: 'changing' }

interface Context extends OtpInput {
  readonly longSentAt: UnixSeconds | null
  readonly code: string
  readonly touched: boolean
  readonly verifying: Attempt | null
  readonly resending: Attempt | null
  readonly failure: Failure | null
  readonly output: OtpOutput
}

/** Refusals after which a code is of no use. */
const SPENT: ReadonlySet<string | undefined> = new Set(['otpWrong', 'otpExpired', 'otpExhausted'])

const codeIn = (text: string, sent: SentCode): string => digitsOnly(text).slice(0, digitsOf(sent))

const otpSetup = setup({
  types: {
    context: {} as Context,
    input: {} as OtpInput,
    output: {} as OtpOutput,
    events: {} as
      | { type: 'code.typed'; code: string }
      | { type: 'verify' }
      | { type: 'resend' }
      | { type: 'number.changing' },
    tags: {} as 'busy' | 'exhausted' | 'resendable',
  },
  actors: {
    verifyOtp: unplugged<OtpAnswer & { key: string }, LoginResult>('session.verifyOtp'),
    requestOtp: unplugged<OtpRequest & { key: string }, OtpSent>('session.requestOtp'),
    countdown: countdownMachine,
  },
  guards: {
    isComplete: ({ context }) => otpFault(context.code, digitsOf(context)) === null,
    /** A complete code that is being corrected waits for Verify: it would be sent at every digit. */
    completes: ({ context }, code: string) =>
      context.code.length < digitsOf(context) && otpFault(codeIn(code, context), digitsOf(context)) === null,
    isNew: ({ context }) => context.failure === null,
    exhausted: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.code === 'otpExhausted',
    ...outcomes,
  },
  actions: {
    ...outcomeActions,
    typeCode: assign(({ context }, code: string) => ({ code: codeIn(code, context), failure: null })),
    pointOut: assign({ touched: true }),
    beginVerifying: assign(({ context: { code, otpId, verifying } }) => ({
      verifying: attemptAt({ code, otpId }, verifying),
    })),
    beginResending: assign(({ context: { otpId, resending } }) => ({ resending: attemptAt({ otpId }, resending) })),
    keepFailure: assign(({ context }, outcome: Outcome<unknown>) =>
      outcome.ok
        ? {}
        : {
            failure: outcome.failure,
            verifying: attemptAfter(context.verifying, outcome),
            // The code was judged: nothing of it helps with the next one.
            ...(SPENT.has(outcome.failure.code) && { code: '', touched: false }),
          },
    ),
    keepWait: assign(({ context }, outcome: Outcome<unknown>) => ({
      wait: outcome.ok ? OTP_RESEND_WAIT : (outcome.failure.retryAfter ?? 0),
      resending: attemptAfter(context.resending, outcome),
    })),
    keepSent: assign((_, outcome: Outcome<OtpSent>) =>
      outcome.ok
        ? {
            otpId: outcome.value.otpId,
            longSentAt: outcome.value.longSentAt ?? null,
            code: '',
            touched: false,
            failure: null,
          }
        : {},
    ),
    reportSent: toParent(({ context: { otpId, longSentAt } }) => ({ type: 'code.resent', otpId, longSentAt })),
    keepLogin: assign((_, outcome: Outcome<LoginResult>) =>
      outcome.ok ? { output: { kind: 'verified' as const, login: outcome.value } } : {},
    ),
    keepBlock: assign((_, outcome: Outcome<unknown>) =>
      outcome.ok ? {} : { output: { kind: 'blocked' as const, message: outcome.failure.message } },
    ),
  },
})

const { onOutcome } = outcomeTransitions(otpSetup)

/** Entering a one-time code: verify it, have it sent again after the wait, or change the number. */
export const otpMachine = otpSetup.createMachine({
  id: 'otp',
  context: ({ input }) => ({
    ...input,
    longSentAt: input.longSentAt ?? null,
    code: '',
    touched: false,
    verifying: null,
    resending: null,
    failure: null,
    output: { kind: 'changing' },
  }),
  output: ({ context }) => context.output,
  initial: 'confirming',
  states: {
    confirming: {
      type: 'parallel',
      on: { 'number.changing': 'changing' },
      states: {
        code: {
          initial: 'entering',
          states: {
            entering: {
              on: {
                // The last digit is the wish to go on.
                'code.typed': [
                  {
                    guard: { type: 'completes', params: ({ event }) => event.code },
                    target: 'verifying',
                    actions: { type: 'typeCode', params: ({ event }) => event.code },
                  },
                  { actions: { type: 'typeCode', params: ({ event }) => event.code } },
                ],
                verify: [{ guard: 'isComplete', target: 'verifying' }, { actions: 'pointOut' }],
              },
            },
            verifying: {
              tags: 'busy',
              entry: 'beginVerifying',
              invoke: {
                id: 'verifying',
                src: 'verifyOtp',
                input: ({ context: { code, otpId, verifying } }) => ({ code, otpId, key: verifying!.key }),
                onDone: onOutcome('verifyOtp', {
                  blocked: { target: '#otp.blocked', actions: 'keepBlock' },
                  exhausted: { target: 'exhausted', actions: ['keepFailure', 'notify'] },
                  refused: { target: 'entering', actions: ['keepFailure', 'notify'] },
                  // The page and the name in the bar say it.
                  done: { target: '#otp.verified', actions: 'keepLogin' },
                }),
              },
            },
            // No guess counts any more until another code was sent.
            exhausted: { tags: 'exhausted', always: { guard: 'isNew', target: 'entering' } },
          },
        },
        resend: {
          initial: 'waiting',
          states: {
            waiting: {
              invoke: {
                id: 'wait',
                src: 'countdown',
                input: ({ context }) => ({ seconds: context.wait }),
                onDone: 'ready',
              },
            },
            ready: { tags: 'resendable', on: { resend: 'resending' } },
            resending: {
              tags: 'busy',
              entry: 'beginResending',
              invoke: {
                id: 'resending',
                src: 'requestOtp',
                input: ({ context: { countryCode, phoneNumber, resending } }) => ({
                  countryCode,
                  phoneNumber,
                  key: resending!.key,
                }),
                onDone: onOutcome('requestOtp', {
                  blocked: { target: '#otp.blocked', actions: 'keepBlock' },
                  refused: { target: 'waiting', actions: ['keepWait', 'notify'] },
                  done: { target: 'waiting', actions: ['keepSent', 'keepWait', 'reportSent', 'notify'] },
                }),
              },
            },
          },
        },
      },
    },
    verified: { type: 'final' },
    blocked: { type: 'final' },
    changing: { type: 'final' },
  },
})
