import { mobileChangeMachine } from '../../../src/machines/members/mobileChange.machine'
import { viewMobileChange } from '../../../src/machines/members/mobileChange.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const profile = { name: 'Asha Patel', age: 42, gender: 'Female' }
const NUMBER = '9812345678'
const CODE = '123456'
const TAKEN = 'This number already has an account.'
const WRONG = 'The OTP is not correct. Please check and try again.'

const sentTo = (facts: { readonly isProved: boolean; readonly oldCode: string }) => ({
  countryCode: '+91',
  phoneNumber: NUMBER,
  ...(!facts.isProved && { oldOtpId: 'o1', oldCode: facts.oldCode }),
})

/** A patient's number changes: patient.md, "Mobile change"; decisions.md, the old number is proved. */
export const mobileChangeModel = modelOf(mobileChangeMachine)({
  name: 'mobileChange',
  facts: (snapshot) => {
    const { fault, loadFault, step, country, countries } = viewMobileChange(snapshot)
    const { phoneNumber, oldOtpId, oldCode, code, attempt, output } = snapshot.context
    return {
      step,
      country,
      countries: countries.length,
      number: phoneNumber,
      isProved: oldOtpId === null,
      oldCode,
      code,
      fault: fault && (fault.text ?? fault.id),
      loadFault: loadFault?.id ?? null,
      isSent: attempt !== null,
      came: output.kind,
      output: snapshot.output?.kind ?? null,
    }
  },
  starts: {
    'Press Change beside the number': {
      input: { profile },
      to: 'asking',
      facts: {
        step: 'wait',
        country: '+91',
        countries: 1,
        number: '',
        isProved: true,
        oldCode: '',
        code: '',
        fault: null,
        loadFault: null,
        isSent: false,
        came: 'dismissed',
        output: null,
      },
      how: 'Account 90000 00001, Family, Rajat Mehrotra, Change',
    },
  },
  states: {
    asking: { sees: 'Grey shapes where the first step will stand.', asks: { own: { key: '<key>' } } },
    failed: 'What went wrong, and Retry.',
    provingOld: ({ fault }) =>
      `Fields for the code that went to the present number${fault === null ? '' : ', and why it was refused'}.`,
    enteringNumber: ({ fault }) => `Country code and number${fault === null ? '' : ', and why it was refused'}.`,
    requesting: {
      sees: 'The number locked, Next busy.',
      asks: (facts) => ({ request: { ...sentTo(facts), key: '<key>' } }),
    },
    enteringCode: ({ fault }) =>
      `Fields for the code that went to the new number${fault === null ? '' : ', and why it was refused'}.`,
    saving: {
      sees: 'Save the number busy.',
      asks: { save: { ...profile, countryCode: '+91', phoneNumber: NUMBER, otpId: 'o2', code: CODE, key: '<key>' } },
    },
    changed: 'The dialog is gone; a toast says that the number was changed.',
    dismissed: 'The dialog is gone.',
  },
  steps: {
    'A code goes to the present number': {
      event: ends('own', answered({ otpId: 'o1' })),
      leads: {
        in: 'asking',
        to: 'provingOld',
        now: { step: 'old', isProved: false, oldCode: '', fault: null, loadFault: null },
      },
    },
    'The login a moment ago proves it': {
      event: ends('own', answered({ otpId: null })),
      only: ({ isProved }) => isProved,
      leads: { in: 'asking', to: 'enteringNumber', now: { step: 'number', fault: null, loadFault: null } },
    },
    'No code can be sent': {
      event: ends('own', refused('offline')),
      leads: { in: 'asking', to: 'failed', now: { fault: 'offline', loadFault: 'offline' } },
    },
    'Press Retry': {
      event: { type: 'retry' },
      leads: { in: 'failed', to: 'asking', now: { loadFault: null } },
    },
    'Type the code of the present number': {
      event: { type: 'code.typed', code: '654321' },
      only: ({ oldCode }, at) => at.has('provingOld') && oldCode === '',
      leads: { in: 'provingOld', now: { oldCode: '654321', fault: null } },
    },
    'Press Resend': {
      event: { type: 'resend' },
      leads: [
        { in: 'provingOld', to: 'asking', now: { step: 'wait' } },
        { in: 'enteringCode', to: 'asking', now: { step: 'wait', oldCode: '', code: '', fault: null } },
      ],
    },
    'The list of countries arrives': {
      event: ends(
        'countries',
        answered({
          countryCodes: [
            { code: '+91', len: 10 },
            { code: '+65', len: 8 },
          ],
        }),
      ),
      only: ({ countries }, at) => countries === 1 && at.has('enteringNumber'),
      leads: { in: 'enteringNumber', now: { countries: 2 } },
    },
    'Choose the country code +65': {
      event: { type: 'country.chosen', code: '+65' },
      only: ({ countries, country, number }) => countries > 1 && country === '+91' && number === '',
      leads: { in: 'enteringNumber', now: { country: '+65', fault: null } },
    },
    'Choose the country code +91': {
      event: { type: 'country.chosen', code: '+91' },
      only: ({ country }) => country === '+65',
      leads: { in: 'enteringNumber', now: { country: '+91', fault: null } },
    },
    'Type the new number': {
      event: { type: 'number.typed', phoneNumber: NUMBER },
      only: ({ number, fault, country }) => country === '+91' && (number === '' || fault !== null),
      leads: { in: 'enteringNumber', now: { number: NUMBER, fault: null } },
    },
    'Press Next, or Save the number': {
      event: { type: 'next' },
      leads: [
        { in: 'provingOld', if: ({ oldCode }) => oldCode !== '', to: 'enteringNumber', now: { step: 'number' } },
        { in: 'enteringNumber', if: ({ number }) => number !== '', to: 'requesting', now: { isSent: true } },
        { in: 'enteringCode', if: ({ code }) => code !== '', to: 'saving', now: { isSent: true } },
      ],
    },
    'A code goes to the new number': {
      event: ends('request', answered({ otpId: 'o2' })),
      leads: { in: 'requesting', to: 'enteringCode', now: { step: 'code', code: '', fault: null, isSent: false } },
    },
    'The code of the present number was wrong': {
      event: ends('request', refused('badRequest', WRONG, 'otpWrong')),
      only: ({ isProved }) => !isProved,
      leads: {
        in: 'requesting',
        to: 'provingOld',
        now: { step: 'old', oldCode: '', code: '', fault: WRONG, isSent: false },
      },
    },
    'The new number has an account': {
      event: ends('request', refused('conflict', TAKEN, 'numberTaken')),
      leads: { in: 'requesting', to: 'enteringNumber', now: { fault: TAKEN, isSent: false } },
    },
    'Type the code of the new number': {
      event: { type: 'code.typed', code: CODE },
      only: ({ code }, at) => at.has('enteringCode') && code === '',
      leads: { in: 'enteringCode', now: { code: CODE, fault: null } },
    },
    'The number is changed': {
      event: ends('save', answered(profile, 'Your mobile number was changed')),
      leads: {
        in: 'saving',
        to: 'changed',
        now: { step: 'wait', came: 'changed', output: 'changed' },
        effects: ['notice good: Your mobile number was changed'],
      },
    },
    'The code of the new number was wrong': {
      event: ends('save', refused('badRequest', WRONG, 'otpWrong')),
      leads: { in: 'saving', to: 'enteringCode', now: { fault: WRONG, isSent: false } },
    },
    'Somebody else has the number meanwhile': {
      event: ends('save', refused('conflict', TAKEN, 'numberTaken')),
      leads: {
        in: 'saving',
        to: 'enteringNumber',
        now: { step: 'number', fault: TAKEN, oldCode: '', code: '', isSent: false },
      },
    },
    'Close the change': {
      event: { type: 'dismiss' },
      only: (_, at) => !at.has('changed') && !at.has('dismissed'),
      leads: { to: 'dismissed', now: { step: 'wait', loadFault: null, output: 'dismissed' } },
    },
  },
})
