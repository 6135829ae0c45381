import { otpMachine } from '../../../src/machines/session/otp.machine'
import { viewOtp } from '../../../src/machines/session/otp.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const login = { role: 'PATIENT' }
const blocked = refused('blocked', 'This number is blocked')
const BLOCKED = { to: 'blocked', now: { output: 'blocked', isExhausted: false } } as const

export const otpModel = modelOf(otpMachine)({
  name: 'otp',
  facts: (snapshot) => {
    const { code, fault, failure, canResend, isExhausted } = viewOtp(snapshot)
    return {
      code,
      touched: snapshot.context.touched,
      fault,
      failure: failure && (failure.why?.text ?? failure.why?.id ?? 'wrong'),
      canResend,
      isExhausted,
      otpId: snapshot.context.otpId,
      wait: snapshot.context.wait,
      output: snapshot.output?.kind ?? null,
    }
  },
  starts: {
    'A code was sent': {
      input: { countryCode: '+91', phoneNumber: '9876543210', otpId: 'otp-1', wait: 60 },
      to: ['confirming.code.entering', 'confirming.resend.waiting'],
      facts: {
        code: '',
        touched: false,
        fault: null,
        failure: null,
        canResend: false,
        isExhausted: false,
        otpId: 'otp-1',
        wait: 60,
        output: null,
      },
      how: 'Open the login, type any mobile number that is no demonstration account, press Get OTP',
    },
  },
  states: {
    'confirming.code.entering': ({ fault, failure }) =>
      `The fields of the code${
        fault === 'required'
          ? ' with “OTP is required”'
          : fault === 'length'
            ? ' with “OTP should have 6 digits”'
            : failure === null
              ? ''
              : ' with the reason why the last one was refused'
      }.`,
    'confirming.code.verifying': {
      sees: 'The code is locked and Verify is busy.',
      asks: ({ otpId, code }) => ({ verifying: { code, otpId, key: '<key>' } }),
    },
    'confirming.code.exhausted':
      'The fields of the code and Verify cannot be used; the reason says to ask for a new code.',
    'confirming.resend.waiting': {
      sees: 'The seconds until a code can be sent again.',
      asks: ({ wait }) => ({ wait: { seconds: wait } }),
    },
    'confirming.resend.ready': 'A Resend button.',
    'confirming.resend.resending': {
      sees: 'Neither seconds nor Resend.',
      asks: { resending: { countryCode: '+91', phoneNumber: '9876543210', key: '<key>' } },
    },
    verified: 'The login is gone; the patient goes on.',
    blocked: 'The login is gone and a toast gives the server’s reason.',
    changing: 'The field for the mobile number.',
  },
  steps: {
    'Type three digits of the code': {
      event: { type: 'code.typed', code: '123' },
      only: ({ code }) => code !== '123',
      leads: {
        in: 'confirming.code.entering',
        now: ({ touched }) => ({ code: '123', fault: touched ? 'length' : null, failure: null }),
      },
    },
    'Type the whole code': {
      event: { type: 'code.typed', code: '1a23 4567' },
      only: ({ code }) => code !== '123456',
      leads: {
        in: 'confirming.code.entering',
        to: 'confirming.code.verifying',
        now: { code: '123456', fault: null, failure: null },
        sees: 'The code is checked without a press.',
      },
      how: 'The code is in the outbox at /dev/outbox',
    },
    'Press Verify': {
      event: { type: 'verify' },
      leads: [
        { in: 'confirming.code.entering', if: ({ code }) => code.length === 6, to: 'confirming.code.verifying' },
        {
          in: 'confirming.code.entering',
          now: ({ code }) => ({ touched: true, fault: code === '' ? 'required' : 'length' }),
        },
      ],
    },
    'The code is right': {
      event: ends('verifying', answered(login, 'Welcome')),
      leads: {
        in: 'confirming.code.verifying',
        to: 'verified',
        now: { output: 'verified', canResend: false },
      },
    },
    'The code is wrong': {
      event: ends('verifying', refused('badRequest', 'The code is wrong', 'otpWrong')),
      leads: {
        in: 'confirming.code.verifying',
        to: 'confirming.code.entering',
        now: { code: '', touched: false, fault: null, failure: 'The code is wrong' },
        effects: ['notice bad: The code is wrong'],
        sees: 'The fields of the code are empty; a toast says that the code is wrong.',
      },
      how: 'Type six other digits than those in the outbox',
    },
    'The network is lost while the code is checked': {
      event: ends('verifying', refused('network')),
      leads: {
        in: 'confirming.code.verifying',
        to: 'confirming.code.entering',
        now: { failure: 'wrong' },
        effects: ['notice bad: wrong'],
        sees: 'A toast says “Something went wrong”; the code is still there and Verify tries it again.',
      },
    },
    'The code is wrong for the fifth time': {
      event: ends('verifying', refused('badRequest', 'Too many tries', 'otpExhausted')),
      leads: {
        in: 'confirming.code.verifying',
        to: 'confirming.code.exhausted',
        now: { code: '', touched: false, fault: null, failure: 'Too many tries', isExhausted: true },
        effects: ['notice bad: Too many tries'],
        sees: 'A toast says that there were too many tries.',
      },
      how: 'Type six wrong digits five times',
    },
    'The number is blocked while the code is checked': {
      event: ends('verifying', blocked),
      leads: { in: 'confirming.code.verifying', ...BLOCKED, now: { output: 'blocked', canResend: false } },
    },
    'The wait of 60 seconds is over': {
      event: ends('wait', undefined),
      leads: { in: 'confirming.resend.waiting', to: 'confirming.resend.ready', now: { canResend: true } },
    },
    'Press Resend': {
      event: { type: 'resend' },
      leads: { in: 'confirming.resend.ready', to: 'confirming.resend.resending', now: { canResend: false } },
    },
    'A new code is sent': {
      event: ends('resending', answered({ otpId: 'otp-2' }, 'OTP sent')),
      leads: [
        {
          in: 'confirming.resend.resending',
          if: ({ isExhausted }) => isExhausted,
          to: ['confirming.code.entering', 'confirming.resend.waiting'],
          now: { otpId: 'otp-2', isExhausted: false, failure: null, wait: 60 },
          effects: ['notice good: OTP sent'],
          sees: 'The fields of the code can be used again; a toast says that a code was sent.',
        },
        {
          in: 'confirming.resend.resending',
          to: 'confirming.resend.waiting',
          now: { otpId: 'otp-2', code: '', touched: false, fault: null, failure: null, wait: 60 },
          effects: ['notice good: OTP sent'],
          sees: 'The fields of the code are empty; a toast says that a code was sent.',
        },
      ],
    },
    'A new code is asked for too soon': {
      event: ends('resending', { ok: false, failure: { kind: 'tooMany', message: 'Please wait', retryAfter: 30 } }),
      leads: {
        in: 'confirming.resend.resending',
        to: 'confirming.resend.waiting',
        now: { wait: 30 },
        effects: ['notice bad: Please wait'],
        sees: 'Thirty seconds run down; a toast says to wait.',
      },
    },
    'The network is lost while a new code is asked for': {
      event: ends('resending', refused('network')),
      leads: {
        in: 'confirming.resend.resending',
        to: 'confirming.resend.waiting',
        now: { wait: 0 },
        effects: ['notice bad: wrong'],
        sees: 'A toast says “Something went wrong”; Resend can be pressed again at once.',
      },
    },
    'The number is blocked while a new code is asked for': {
      event: ends('resending', blocked),
      leads: { in: 'confirming.resend.resending', ...BLOCKED },
    },
    'Press Change number': {
      event: { type: 'number.changing' },
      leads: {
        in: ['confirming.code.entering', 'confirming.code.verifying', 'confirming.code.exhausted'],
        to: 'changing',
        now: { output: 'changing', canResend: false, isExhausted: false },
      },
    },
  },
})
