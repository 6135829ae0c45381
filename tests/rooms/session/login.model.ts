import { loginMachine } from '../../../src/machines/session/login.machine'
import { viewLogin } from '../../../src/machines/session/login.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const login = { role: 'PATIENT' }
const countries = [
  { code: '+91', len: 10 },
  { code: '+65', len: 8 },
]

const lengths: Readonly<Record<string, number>> = { '+91': 10, '+65': 8 }

interface Number {
  readonly country: string
  readonly number: string
}

/** What a reload goes on with. */
const kept = ({ country, number }: Number, otpId: string | null = null): string =>
  `login.kept ${JSON.stringify({
    draft: { country: { code: country, len: lengths[country] }, phoneNumber: number, otpId },
  })}`
const DROPPED = 'login.kept {"draft":null}'

export const loginModel = modelOf(loginMachine)({
  name: 'login',
  passed: ['beginning'],
  facts: (snapshot) => {
    const { phoneNumber, country, countries: offered, fault, canRequest, failure } = viewLogin(snapshot)
    return {
      number: phoneNumber,
      country,
      countries: offered.length,
      touched: snapshot.context.touched,
      fault,
      canRequest,
      failure: failure?.id ?? null,
      otpId: snapshot.context.otpId,
      wait: snapshot.context.wait,
      output: snapshot.output?.kind ?? null,
    }
  },
  starts: {
    'Open the login': {
      input: { begun: null },
      to: 'enteringNumber',
      facts: {
        number: '',
        country: '+91',
        countries: 1,
        touched: false,
        fault: null,
        canRequest: false,
        failure: null,
        otpId: null,
        wait: 0,
        output: null,
      },
      how: 'In a private window, press Login/Register; on a phone open /mobile-otp-verify',
    },
    'Reload where the code is asked for': {
      input: {
        begun: { country: { code: '+91', len: 10 }, phoneNumber: '9876543210', otpId: 'otp-1', wait: 20 },
      },
      to: 'confirmingCode',
      facts: {
        number: '9876543210',
        country: '+91',
        countries: 1,
        touched: false,
        fault: null,
        canRequest: true,
        failure: null,
        otpId: 'otp-1',
        wait: 20,
        output: null,
      },
      how: 'On a phone open /mobile-otp-verify, have a code sent, then reload',
      screen: 'phone',
    },
  },
  states: {
    enteringNumber: ({ fault, canRequest }) =>
      `The field for the mobile number${
        fault === 'required'
          ? ' with “Mobile Number is required”'
          : fault === 'length'
            ? ' with “Mobile Number should have … digits”'
            : ''
      }; Get OTP ${canRequest ? 'can be pressed' : 'says what is missing when it is pressed'}.`,
    requestingCode: {
      sees: 'The number and a busy Get OTP button.',
      asks: ({ country, number }) => ({
        requestingCode: { countryCode: country, phoneNumber: number, key: '<key>' },
      }),
    },
    confirmingCode: {
      sees: 'The field for the six digits of the code, the number it went to, and Change number.',
      asks: ({ country, number, otpId, wait }) => ({
        otp: { countryCode: country, phoneNumber: number, otpId, longSentAt: null, wait },
      }),
    },
    verified: 'The login is gone; the patient is on the page they came from.',
    blocked: 'The login is gone and a toast gives the server’s reason.',
    skipped: 'The home page, as a guest.',
    closed: 'The login is gone; the page behind it is as it was.',
  },
  steps: {
    'The list of countries arrives': {
      event: ends('countries', answered({ countryCodes: countries })),
      only: (facts) => facts.countries === 1,
      leads: { in: ['enteringNumber', 'requestingCode', 'confirmingCode'], now: { countries: 2 } },
    },
    'Choose the country code +65': {
      event: { type: 'country.chosen', code: '+65' },
      only: (facts) => facts.countries > 1 && facts.country === '+91',
      leads: [
        // Singapore's numbers have eight digits; nothing typed is cut away.
        {
          in: 'enteringNumber',
          if: (facts) => facts.canRequest,
          now: { country: '+65', fault: 'length', canRequest: false, failure: null },
          effects: ({ number }) => [kept({ country: '+65', number })],
        },
        {
          in: 'enteringNumber',
          now: { country: '+65', failure: null },
          effects: ({ number }) => [kept({ country: '+65', number })],
        },
      ],
    },
    'Type a mobile number that is too short': {
      event: { type: 'number.typed', phoneNumber: '98765' },
      leads: {
        in: 'enteringNumber',
        now: ({ touched }) => ({
          number: '98765',
          fault: touched ? 'length' : null,
          canRequest: false,
          failure: null,
        }),
        effects: ({ country }) => [kept({ country, number: '98765' })],
      },
    },
    'Type a complete mobile number': {
      event: { type: 'number.typed', phoneNumber: '98765 43210' },
      leads: {
        in: 'enteringNumber',
        now: ({ country }) => ({
          number: '9876543210',
          fault: country === '+65' ? 'length' : null,
          canRequest: country === '+91',
          failure: null,
        }),
        effects: ({ country }) => [kept({ country, number: '9876543210' })],
      },
    },
    'Empty the number field': {
      event: { type: 'number.typed', phoneNumber: '' },
      leads: {
        in: 'enteringNumber',
        if: ({ number }) => number !== '',
        now: { number: '', touched: true, fault: 'required', canRequest: false, failure: null },
        effects: ({ country }) => [kept({ country, number: '' })],
      },
      only: ({ number }) => number !== '',
    },
    'Leave the number field': {
      event: { type: 'number.left' },
      leads: {
        in: 'enteringNumber',
        if: ({ number }) => number !== '',
        now: ({ canRequest }) => ({ touched: true, fault: canRequest ? null : 'length' }),
      },
    },
    'Press Get OTP': {
      event: { type: 'code.requested' },
      leads: [
        { in: 'enteringNumber', if: ({ canRequest }) => canRequest, to: 'requestingCode' },
        {
          in: 'enteringNumber',
          now: ({ number }) => ({ touched: true, fault: number === '' ? 'required' : 'length' }),
        },
      ],
    },
    'Press Skip': {
      event: { type: 'skip' },
      leads: { in: 'enteringNumber', to: 'skipped', now: { output: 'skipped' }, effects: [DROPPED] },
      screen: 'phone',
    },
    'Close the login': {
      event: { type: 'close' },
      leads: { to: 'closed', now: { output: 'closed' } },
      screen: 'desktop',
    },
    'The code is sent': {
      event: ends('requestingCode', answered({ otpId: 'otp-1' }, 'OTP sent')),
      leads: {
        in: 'requestingCode',
        to: 'confirmingCode',
        now: { failure: null, otpId: 'otp-1', wait: 60 },
        effects: (facts) => [kept(facts, 'otp-1'), 'notice good: '],
        sees: 'The number to which the code was sent stands above its fields, and no toast says it again.',
      },
    },
    'The number is blocked': {
      event: ends('requestingCode', refused('blocked', 'This number is blocked')),
      leads: { in: 'requestingCode', to: 'blocked', now: { output: 'blocked' }, effects: [DROPPED] },
      how: 'Use the blocked account, 90000 00008',
    },
    'The network is lost while the code is asked for': {
      event: ends('requestingCode', refused('network')),
      leads: {
        in: 'requestingCode',
        to: 'enteringNumber',
        now: { failure: 'wrong' },
        effects: ['notice bad: wrong'],
        sees: 'A toast says “Something went wrong”.',
      },
    },
    'A code is sent again': {
      event: { type: 'code.resent', otpId: 'otp-2' },
      only: ({ otpId }) => otpId === 'otp-1',
      leads: { in: 'confirmingCode', now: { otpId: 'otp-2' }, effects: (facts) => [kept(facts, 'otp-2')] },
      how: 'Wait until Resend is there and press it',
    },
    'Enter the right code': {
      event: ends('otp', { kind: 'verified', login }),
      leads: { in: 'confirmingCode', to: 'verified', now: { output: 'verified' }, effects: [DROPPED] },
      how: 'The code is in the outbox at /dev/outbox',
    },
    'Enter a code after the number was blocked': {
      event: ends('otp', { kind: 'blocked', message: 'This number is blocked' }),
      leads: { in: 'confirmingCode', to: 'blocked', now: { output: 'blocked' }, effects: [DROPPED] },
    },
    'Press Change number': {
      event: ends('otp', { kind: 'changing' }),
      leads: {
        in: 'confirmingCode',
        to: 'enteringNumber',
        now: { otpId: null, wait: 0 },
        effects: (facts) => [kept(facts)],
      },
    },
  },
})
