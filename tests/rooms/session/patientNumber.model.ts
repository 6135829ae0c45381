import { patientNumberMachine } from '../../../src/machines/session/patientNumber.machine'
import { viewPatientNumber } from '../../../src/machines/session/patientNumber.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { asha, known, numberless } from './patientNumberFacts'

const patient = { userId: 'patient-1', countryCode: '+91', phoneNumber: '9876543210', members: [] }
const NOT_PATIENT = 'This number belongs to a pharmacy'
const EXISTS = 'Unknown man is registered here without a number already, as P-10001.'
const WRONG = 'The OTP is not correct'
const phone = { countryCode: '+91', phoneNumber: '9876543210' }

const nobody = { person: '', adds: null, isAskedAgain: false, isAnother: false }

/** Admit patient entry: staff.md, 4, "Admit patient entry". */
export const patientNumberModel = modelOf(patientNumberMachine)({
  name: 'patientNumber',
  facts: (snapshot) => {
    const { phoneNumber, country, countries, canCheck, code, fault, failure, isRefused, person, adds, isAskedAgain } =
      viewPatientNumber(snapshot)
    return {
      number: phoneNumber,
      country,
      countries: countries.length,
      canCheck,
      code,
      otpId: snapshot.context.otpId,
      says: failure ?? fault?.text ?? fault?.id ?? null,
      button: isRefused ? 'Save' : 'Check number',
      found: snapshot.output?.patient.userId ?? null,
      member: snapshot.context.memberId,
      person: person.name,
      adds: adds?.name ?? null,
      isAskedAgain,
      /** What is sent says that they are another. */
      isAnother: JSON.stringify(snapshot.context.attempt?.sent ?? null).includes('isAnother'),
    }
  },
  starts: {
    'Choose Add Patient, Admit Patient': {
      input: undefined,
      to: 'enteringNumber',
      facts: {
        number: '',
        country: '+91',
        countries: 1,
        canCheck: false,
        code: '',
        otpId: '',
        says: null,
        button: 'Check number',
        found: null,
        member: null,
        ...nobody,
      },
      how: 'Account 90000 00002',
    },
    'Press Book follow-up after a call': {
      input: { known },
      to: 'checkingNumber',
      facts: {
        number: phone.phoneNumber,
        country: '+91',
        countries: 1,
        canCheck: true,
        code: '',
        otpId: '',
        says: null,
        button: 'Check number',
        found: null,
        member: 'member-2',
        ...nobody,
      },
      how: 'Account 90000 00002, after a call of theirs has ended',
    },
    'Press Add a number for a patient who came without one': {
      input: { known: null, numberless },
      to: 'enteringNumber',
      facts: {
        number: '',
        country: '+91',
        countries: 1,
        canCheck: false,
        code: '',
        otpId: '',
        says: null,
        button: 'Check number',
        found: null,
        member: null,
        ...nobody,
        adds: 'Unknown man',
      },
      how: 'Account 90000 00002, Add Patient, Appointment, No number at all',
    },
  },
  states: {
    enteringNumber: ({ says, canCheck }) =>
      `Country code and mobile number${says === null ? '' : ' with the reason why it could not be checked'}; Check number ${
        canCheck ? 'can be pressed' : 'cannot be pressed yet'
      }.`,
    checkingNumber: { sees: 'The number, and Check number is busy.', asks: { search: phone } },
    numberRefused: 'The server’s words under the number; the button reads Save.',
    requestingCode: { sees: 'The number, and the button is busy.', asks: { requestCode: { ...phone, key: '<key>' } } },
    'enteringCode.waiting': {
      sees: ({ says }) =>
        `That the number is new, the field of the code${says === null ? '' : ' with the reason'}, and the seconds until it can be sent again.`,
      asks: { wait: { seconds: 60 } },
    },
    'enteringCode.ready': ({ says }) =>
      `The field of the code${says === null ? '' : ' with the reason why the last one was refused'}, and Resend.`,
    creating: {
      sees: 'The code, and Register patient is busy.',
      asks: ({ code, otpId, adds }) => ({
        create: { code, otpId, ...(adds !== null && { patientId: 'patient-9' }), key: '<key>' },
      }),
    },
    numberTaken: 'That the number has an account already; Check number cannot be pressed.',
    enteringPerson: ({ says, person, isAskedAgain }) =>
      `${person === '' ? 'Empty fields' : person} for name, age and gender${says === null ? '' : ' with the reason'}, and ${
        isAskedAgain ? 'Register another person' : 'Register without a number'
      }.`,
    registering: {
      sees: 'Who it is, and the button is busy.',
      asks: ({ isAnother }) => ({
        register: { name: 'Unknown man', age: 70, gender: 'Male', ...(isAnother && { isAnother: true }), key: '<key>' },
      }),
    },
    found: 'The form of the admission.',
  },
  // A list that has not come after a minute was given up.
  canWalk: (words) =>
    words.lastIndexOf('The list of countries arrives') <= words.indexOf('A minute passes') ||
    !words.includes('A minute passes'),
  steps: {
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
      only: ({ countries, country }) => countries > 1 && country === '+91',
      leads: {
        in: ['enteringNumber', 'numberRefused', 'numberTaken'],
        to: 'enteringNumber',
        now: { country: '+65', canCheck: false, says: null, button: 'Check number', member: null },
      },
    },
    'Choose the country code +91': {
      event: { type: 'country.chosen', code: '+91' },
      only: ({ country }) => country === '+65',
      leads: {
        in: 'enteringNumber',
        now: ({ number }) => ({ country: '+91', canCheck: number.length === 10, says: null, member: null }),
      },
    },
    'Type a mobile number that is too short': {
      event: { type: 'number.typed', phoneNumber: '98765' },
      only: ({ country }) => country === '+91',
      leads: {
        in: ['enteringNumber', 'numberRefused', 'numberTaken'],
        to: 'enteringNumber',
        now: { number: '98765', canCheck: false, says: null, button: 'Check number', member: null },
      },
    },
    'Type a complete mobile number': {
      event: { type: 'number.typed', phoneNumber: '9876543210' },
      only: ({ country, number }) => country === '+91' && number !== '9876543210',
      leads: { in: 'enteringNumber', now: { number: '9876543210', canCheck: true, says: null, member: null } },
    },
    'Choose somebody who was found by name': {
      event: { type: 'person.chosen', person: asha },
      only: ({ adds }) => adds === null,
      leads: {
        in: ['enteringNumber', 'numberRefused'],
        to: 'checkingNumber',
        now: { number: '9876543210', country: '+91', canCheck: true, says: null, button: 'Check number', member: 'm1' },
      },
    },
    'Press Check number or Save': {
      event: { type: 'check' },
      leads: {
        in: ['enteringNumber', 'numberRefused'],
        if: ({ canCheck }) => canCheck,
        to: 'checkingNumber',
        now: ({ says, button }) => (button === 'Save' ? { button: 'Check number', says: null } : { says }),
      },
    },
    'Press No number at all': {
      event: { type: 'number.none' },
      leads: {
        in: ['enteringNumber', 'numberRefused'],
        if: ({ adds }) => adds === null,
        to: 'enteringPerson',
        now: { says: null, button: 'Check number' },
      },
    },
    'Type who they are': {
      event: { type: 'person.typed', change: { name: 'Unknown man', age: '70', gender: 'Male' } },
      only: ({ person }) => person === '',
      leads: { in: 'enteringPerson', now: { person: 'Unknown man', says: null } },
    },
    'Press There is a number': {
      event: { type: 'number.there' },
      leads: {
        in: 'enteringPerson',
        to: 'enteringNumber',
        now: { code: '', otpId: '', says: null, isAskedAgain: false, isAnother: false },
      },
    },
    'Press Register without a number': {
      event: { type: 'register' },
      leads: {
        in: 'enteringPerson',
        if: ({ person }) => person !== '',
        to: 'registering',
        now: ({ isAskedAgain }) => ({ says: null, isAnother: isAskedAgain, isAskedAgain: false }),
      },
    },
    'They are registered': {
      event: ends('register', answered(numberless)),
      leads: { in: 'registering', to: 'found', now: { found: 'patient-9', member: 'm9', isAnother: false } },
    },
    'Somebody like them is registered already': {
      event: ends('register', refused('conflict', EXISTS, 'patientExists')),
      only: ({ isAnother }) => !isAnother,
      leads: { in: 'registering', to: 'enteringPerson', now: { says: EXISTS, isAskedAgain: true } },
    },
    'They cannot be registered': {
      event: ends('register', refused('offline')),
      leads: { in: 'registering', to: 'enteringPerson', now: { says: 'offline' } },
    },
    'The number is a patient’s': {
      event: ends('search', answered(patient)),
      leads: [
        { in: 'checkingNumber', if: ({ adds }) => adds === null, to: 'found', now: { found: 'patient-1' } },
        { in: 'checkingNumber', if: ({ adds }) => adds !== null, to: 'numberTaken', now: { canCheck: false } },
      ],
    },
    'Nobody has the number': {
      event: ends('search', refused('badRequest', 'No patient has this number yet.', 'patientUnknown')),
      leads: { in: 'checkingNumber', to: 'requestingCode', now: { says: null } },
    },
    'The number is no patient’s': {
      event: ends('search', refused('forbidden', NOT_PATIENT, 'notPatient')),
      leads: { in: 'checkingNumber', to: 'numberRefused', now: { says: NOT_PATIENT, button: 'Save' } },
    },
    'The number cannot be checked': {
      event: ends('search', refused('offline')),
      leads: { in: 'checkingNumber', to: 'enteringNumber', now: { says: 'offline' } },
    },
    'The code is sent': {
      event: ends('requestCode', answered({ otpId: 'otp-1' })),
      leads: { in: 'requestingCode', to: 'enteringCode.waiting', now: { otpId: 'otp-1', code: '', says: null } },
    },
    'The code cannot be sent': {
      event: ends('requestCode', refused('internal')),
      leads: { in: 'requestingCode', to: 'enteringNumber', now: { says: 'wrong' } },
    },
    'Type the code': {
      event: { type: 'code.typed', code: '123456' },
      only: ({ code }) => code === '',
      leads: { in: ['enteringCode.waiting', 'enteringCode.ready'], now: { code: '123456', says: null } },
      how: 'The code is in the outbox at /dev/outbox',
    },
    'A minute passes': {
      event: ends('wait', undefined),
      leads: { in: 'enteringCode.waiting', to: 'enteringCode.ready' },
    },
    'Press Resend': {
      event: { type: 'resend' },
      leads: { in: 'enteringCode.ready', to: 'requestingCode', now: { says: null } },
    },
    'Press Change number': {
      event: { type: 'number.changing' },
      leads: {
        in: ['enteringCode.waiting', 'enteringCode.ready'],
        to: 'enteringNumber',
        now: { code: '', otpId: '', says: null },
      },
    },
    'Press Register patient': {
      event: { type: 'verify' },
      leads: {
        in: ['enteringCode.waiting', 'enteringCode.ready'],
        if: ({ code }) => code.length === 6,
        to: 'creating',
        now: { says: null },
      },
    },
    'The patient is registered': {
      event: ends('create', answered(patient)),
      leads: { in: 'creating', to: 'found', now: { found: 'patient-1' } },
    },
    'The code is wrong': {
      event: ends('create', refused('badRequest', WRONG, 'otpWrong')),
      leads: { in: 'creating', to: 'enteringCode.ready', now: { code: '', says: WRONG } },
    },
    'It is not known whether the patient was registered': {
      event: ends('create', refused('offline')),
      leads: { in: 'creating', to: 'enteringCode.waiting', now: { says: 'offline' } },
    },
  },
})
