import { admitMachine } from '../../../src/machines/inpatient/admit.machine'
import { viewAdmit } from '../../../src/machines/inpatient/admit.view'
import { aStay, someHospitals, someRooms } from '../../kit/inpatient'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { ALREADY, input, kept, list, nowhere, patient, rest, TAKEN, theDischarge, today } from './admissionFacts'

/** Where something may have been entered. */
const ENTERING = [
  'choosingBed.loadingRooms',
  'choosingBed.roomsFailed',
  'choosingBed.shown',
  'admitting',
  'findingStay',
] as const
const toList = ({ page }: { readonly page: boolean }) => (page ? [list({ navItem: 1 })] : [])

/** Staff.md, 2, "Admit Patient form", and 5, "Admit form". */
export const admitModel = modelOf(admitMachine)({
  name: 'admit',
  facts: (snapshot) => {
    const { draft, canSend, loadFault, fault, bedFault, roomsFault, openStay, allergies } = viewAdmit(snapshot)
    const why = loadFault ?? roomsFault ?? bedFault ?? fault
    return {
      readmits: snapshot.context.readmits,
      name: draft.name,
      hospital: draft.hospitalId,
      room: draft.roomId,
      bed: draft.bedId,
      ready: canSend,
      says: why?.text ?? why?.id ?? null,
      open: openStay?.id ?? null,
      allergies: allergies === undefined ? null : (allergies?.join(', ') ?? 'not asked'),
      done: snapshot.context.admitted?.id ?? null,
      typed: snapshot.context.isTyped,
      page: snapshot.context.isPage,
    }
  },
  starts: {
    'Admit a patient': {
      input,
      to: 'recalling',
      facts: nowhere,
      how: 'Account 90000 00002, Add Patient, Admit Patient',
      screen: 'desktop',
    },
    'Press Mark Patient as Active': {
      input: { ...input, readmits: 'stay-1', isPage: true },
      to: 'recalling',
      facts: { ...nowhere, readmits: 'stay-1', page: true },
      how: 'Account 90000 00002, In-patients, Discharged, a patient',
      screen: 'desktop',
    },
  },
  states: {
    recalling: {
      sees: 'Grey shapes where the form will stand.',
      asks: ({ readmits }) => ({ recall: { readmits } }),
    },
    checkingNumber: {
      sees: '“Enter patient contact”, with country code and mobile number.',
      asks: { number: { known: null } },
    },
    loadingStay: { sees: 'Grey shapes where the form will stand.', asks: { stay: { id: 'stay-1' } } },
    stayFailed: 'What went wrong, and Retry.',
    loadingHospitals: { sees: 'Grey shapes where the form will stand.', asks: { hospitals: {} } },
    hospitalsFailed: 'What went wrong, and Retry.',
    'choosingBed.loadingRooms': {
      sees: 'The form, and that the rooms are loading.',
      asks: ({ hospital }) => ({ rooms: { hospitalId: hospital, startDate: today } }),
    },
    'choosingBed.roomsFailed': 'The form, why the rooms could not be loaded, and Retry.',
    'choosingBed.shown': ({ ready, says, open, allergies }) =>
      `The form${allergies === null ? '' : `, allergies: ${allergies}`}; Admit ${ready ? 'can be pressed' : 'says what is missing'}${says === null ? '' : '; why it was refused'}${
        open === null ? '' : ', and Open this stay'
      }.`,
    admitting: 'The form, and Admit is busy.',
    findingStay: 'The form, and Admit is busy.',
    confirmingLeave: 'A question whether what was entered shall be discarded.',
    admitted: 'The list of in-patients, with the patient in it.',
    left: 'What was there before.',
  },
  steps: {
    'Nothing was typed before': {
      event: ends('recall', answered(null)),
      leads: [
        { in: 'recalling', if: ({ readmits }) => readmits === null, to: 'checkingNumber' },
        { in: 'recalling', to: 'loadingStay' },
      ],
    },
    'What was typed before the reload is still there': {
      event: ends('recall', answered({ patient, draft: kept })),
      only: ({ readmits }) => readmits === null,
      leads: {
        in: 'recalling',
        to: 'loadingHospitals',
        now: { name: 'Meera Rao', hospital: 'hospital-1', typed: true, allergies: 'Penicillin' },
      },
    },
    'The number is a patient’s': {
      event: ends('number', { patient }),
      leads: { in: 'checkingNumber', to: 'loadingHospitals', now: { name: 'Meera Rao', allergies: 'Penicillin' } },
    },
    'The stay that is over arrives': {
      event: ends('stay', theDischarge),
      leads: {
        in: 'loadingStay',
        to: 'loadingHospitals',
        now: {
          name: 'Meera Rao',
          hospital: 'hospital-1',
          room: 'ward',
          bed: 'ward-1',
          ready: true,
          allergies: 'Penicillin',
        },
      },
    },
    'The stay cannot be loaded': {
      event: ends('stay', refused('offline')),
      leads: { in: 'loadingStay', to: 'stayFailed', now: { says: 'offline' } },
    },
    'The hospitals arrive': {
      event: ends('hospitals', answered(someHospitals)),
      leads: { in: 'loadingHospitals', to: 'choosingBed.loadingRooms', now: { hospital: 'hospital-1' } },
    },
    'The hospitals cannot be loaded': {
      event: ends('hospitals', refused('offline')),
      leads: { in: 'loadingHospitals', to: 'hospitalsFailed', now: { says: 'offline' } },
    },
    'Press Retry': {
      event: { type: 'retry' },
      leads: [
        { in: 'stayFailed', to: 'loadingStay', now: { says: null } },
        { in: 'hospitalsFailed', to: 'loadingHospitals', now: { says: null } },
        { in: 'choosingBed.roomsFailed', to: 'choosingBed.loadingRooms', now: { says: null } },
      ],
    },
    'The rooms arrive': {
      event: ends('rooms', answered(someRooms)),
      leads: {
        in: 'choosingBed.loadingRooms',
        to: 'choosingBed.shown',
        now: ({ bed, ready }) => (bed === 'ward-1' ? { bed: '', ready: false } : { ready }),
      },
    },
    'The rooms cannot be loaded': {
      event: ends('rooms', refused('offline')),
      leads: { in: 'choosingBed.loadingRooms', to: 'choosingBed.roomsFailed', now: { says: 'offline' } },
    },
    'Choose bed 2 of Ward A and fill in the rest': {
      event: { type: 'changed', change: rest },
      only: ({ bed }, at) => bed === '' && at.has('choosingBed.shown'),
      leads: {
        in: 'choosingBed.shown',
        now: ({ name }) => ({ room: 'ward', bed: 'ward-2', ready: name !== '', says: null, typed: true }),
      },
    },
    'Choose Nadi Hospital': {
      event: { type: 'changed', change: { hospitalId: 'hospital-2' } },
      only: ({ hospital, readmits }, at) =>
        hospital === 'hospital-1' && readmits === null && at.has('choosingBed.shown'),
      leads: {
        in: 'choosingBed.shown',
        to: 'choosingBed.loadingRooms',
        now: { hospital: 'hospital-2', room: '', bed: '', ready: false, says: null, typed: true },
      },
    },
    'Choose somebody else in the family': {
      event: { type: 'member.chosen', id: null },
      only: ({ readmits, name }, at) => readmits === null && name !== '' && at.has('choosingBed.shown'),
      leads: { in: 'choosingBed.shown', now: { name: '', ready: false, says: null, open: null, allergies: null } },
    },
    'Press Admit': {
      event: { type: 'admit' },
      leads: {
        in: ['choosingBed.shown', 'choosingBed.loadingRooms', 'choosingBed.roomsFailed'],
        if: ({ ready }) => ready,
        to: 'admitting',
        now: { says: null, open: null },
      },
      only: (_, at) => at.has('choosingBed.shown'),
    },
    'The patient is admitted': {
      event: ends('admitting', answered(aStay, 'Admitted')),
      leads: {
        in: 'admitting',
        to: 'admitted',
        now: { done: 'stay-1' },
        effects: ['notice good: Admitted', list({ navItem: 1, hospital: 'hospital-1', changed: 'stay-1' })],
      },
    },
    'The bed was taken meanwhile': {
      event: ends('admitting', refused('conflict', TAKEN, 'bedTaken')),
      leads: {
        in: 'admitting',
        to: 'choosingBed.loadingRooms',
        now: { bed: '', ready: false, says: TAKEN },
      },
    },
    'The patient is in a bed already': {
      event: ends('admitting', refused('conflict', ALREADY, 'alreadyAdmitted')),
      leads: { in: 'admitting', to: 'findingStay', now: { says: ALREADY } },
    },
    'It is not known whether the patient was admitted': {
      event: ends('admitting', refused('offline')),
      leads: { in: 'admitting', to: 'choosingBed.shown', now: { says: 'offline' } },
    },
    'The stay is this doctor’s': {
      event: ends('finding', answered({ stays: [aStay], count: 1, page: 1, hasMore: false })),
      leads: { in: 'findingStay', to: 'choosingBed.shown', now: { open: 'stay-1' } },
    },
    'The stay is another doctor’s': {
      event: ends('finding', answered({ stays: [], count: 0, page: 1, hasMore: false })),
      leads: { in: 'findingStay', to: 'choosingBed.shown', now: { open: null } },
    },
    'Press Open this stay': {
      event: { type: 'openStay' },
      only: ({ open }) => open !== null,
      leads: {
        in: ['choosingBed.shown', 'choosingBed.loadingRooms', 'choosingBed.roomsFailed'],
        to: 'left',
        effects: [list({ navItem: 1, hospital: 'hospital-1', stay: 'stay-1' })],
      },
    },
    'Close the form': {
      event: { type: 'close' },
      how: 'Press Cancel, or the cross of the dialog',
      /** A page has its Cancel in the form. */
      only: ({ page }, at) => !at.has('confirmingLeave') && (!page || ENTERING.some((each) => at.has(each))),
      leads: [
        { in: ENTERING, if: ({ typed }) => typed, to: 'confirmingLeave' },
        {
          in: [
            'recalling',
            'checkingNumber',
            'loadingStay',
            'stayFailed',
            'loadingHospitals',
            'hospitalsFailed',
            ...ENTERING,
          ],
          to: 'left',
          effects: toList,
        },
      ],
    },
    'Press Go on editing': {
      event: { type: 'leave.declined' },
      leads: { in: 'confirmingLeave', to: 'choosingBed.loadingRooms' },
    },
    'Press Discard': {
      event: { type: 'leave.confirmed' },
      leads: { in: 'confirmingLeave', to: 'left', effects: toList },
    },
  },
})
