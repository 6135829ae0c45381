import { loginMachine } from '../../../src/machines/session/login.machine'
import { onboardingMachine, slides } from '../../../src/machines/session/onboarding.machine'
import { otpMachine } from '../../../src/machines/session/otp.machine'
import type { PathModel } from './model'
import { answered, ends, refused } from './outcomes'

const login = { role: 'PATIENT' }

export const loginModel = {
  name: 'login',
  machine: loginMachine,
  inputs: { 'Open the login': undefined },
  events: {
    'The list of countries arrives': ends(
      'countries',
      answered({
        countryCodes: [
          { code: '+91', len: 10 },
          { code: '+65', len: 8 },
        ],
      }),
    ),
    'Choose the country code +65': { type: 'country.chosen', code: '+65' },
    'Type a mobile number that is too short': { type: 'number.typed', phoneNumber: '98765' },
    'Type a complete mobile number': { type: 'number.typed', phoneNumber: '9876543210' },
    'Leave the number field': { type: 'number.left' },
    'Press Get OTP': { type: 'code.requested' },
    'Press Skip': { type: 'skip' },
    'Close the login': { type: 'close' },
    'The code is sent': ends('requestingCode', answered({ otpId: 'otp-1' })),
    'The number is blocked': ends('requestingCode', refused('blocked', 'This number is blocked')),
    'The network is lost while the code is asked for': ends('requestingCode', refused('network')),
    'Enter the right code': ends('otp', { kind: 'verified', login }),
    'Enter a code after the number was blocked': ends('otp', { kind: 'blocked', message: 'This number is blocked' }),
    'Press Change number': ends('otp', { kind: 'changing' }),
  },
  facts: ({ context }) => [
    context.phoneNumber.length,
    context.country.len,
    context.touched,
    context.failure?.kind ?? null,
    context.countries.length,
  ],
  isPossible: ({ context }, event) =>
    event.type === 'xstate.done.actor.countries'
      ? context.countries.length === 1
      : event.type !== 'country.chosen' || (context.countries.length > 1 && context.country.code === '+91'),
} satisfies PathModel

export const otpModel = {
  name: 'otp',
  machine: otpMachine,
  inputs: { 'A code was sent': { countryCode: '+91', phoneNumber: '9876543210', otpId: 'otp-1' } },
  events: {
    'Type three digits of the code': { type: 'code.typed', code: '123' },
    'Type the whole code': { type: 'code.typed', code: '123456' },
    'Press Verify': { type: 'verify' },
    'The code is right': ends('verifying', answered(login)),
    'The code is wrong': ends('verifying', refused('badRequest', 'The code is wrong')),
    'The number is blocked while the code is checked': ends('verifying', refused('blocked', 'This number is blocked')),
    'The wait of 60 seconds is over': ends('wait', undefined),
    'Press Resend': { type: 'resend' },
    'A new code is sent': ends('resending', answered({ otpId: 'otp-2' })),
    'The network is lost while a new code is asked for': ends('resending', refused('network')),
    'The number is blocked while a new code is asked for': ends(
      'resending',
      refused('blocked', 'This number is blocked'),
    ),
    'Press Change number': { type: 'number.changing' },
  },
  facts: ({ context }) => [context.code.length, context.touched, context.failure?.kind ?? null],
} satisfies PathModel

export const onboardingModel = {
  name: 'onboarding',
  machine: onboardingMachine,
  inputs: { 'Open the app for the first time': { language: null } },
  events: {
    'Choose Hindi': { type: 'language.chosen', language: 'hin' },
    'Press Continue': { type: 'continue' },
    'Press Next or Get started': { type: 'next' },
    'Press Back': { type: 'back' },
    'Press the dot of the last picture': { type: 'slide.chosen', slide: slides.length - 1 },
    'Press Skip': { type: 'skip' },
  },
  facts: ({ context }) => [context.language, context.slide, context.touched],
} satisfies PathModel
