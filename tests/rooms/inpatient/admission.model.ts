import { admissionMachine } from '../../../src/machines/inpatient/admission.machine'
import { viewAdmission } from '../../../src/machines/inpatient/admission.view'
import { aStay, someHospitals, someRooms } from '../../kit/inpatient'
import { modelOf } from '../../kit/paths/model'
import {
  ALREADY,
  input,
  kept,
  list,
  nothing,
  patient,
  rest,
  TAKEN,
  theDischarge,
  theStay,
  today,
} from './admissionFacts'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { changeSteps } from './admissionChange'
import { chatSteps } from './admissionChat'
import { leaveSteps } from './admissionLeave'

/** Staff.md, 2, "Admit Patient form", and 5, "Admit form". */
export const admissionModel = modelOf(admissionMachine)({
  name: 'admission',
  passed: ['starting'],
  facts: (snapshot) => {
    const { mode, draft, canSend, loadFault, fault, roomsFault, openStay, isChatEnabled } = viewAdmission(snapshot)
    const why = loadFault ?? roomsFault ?? fault
    return {
      mode,
      name: draft.name,
      hospital: draft.hospitalId,
      room: draft.roomId,
      bed: draft.bedId,
      ready: canSend,
      says: why?.text ?? why?.id ?? null,
      open: openStay?.id ?? null,
      chat: isChatEnabled,
      done: snapshot.context.admitted?.id ?? null,
      typed: snapshot.context.isTyped,
      page: snapshot.context.isPage,
    }
  },
  starts: {
    'Admit a patient': {
      input: { ...input, mode: 'new', stayId: null },
      to: 'recalling',
      facts: { ...nothing, mode: 'new' },
      how: 'Account 90000 00002, Add Patient, Admit Patient',
      screen: 'desktop',
    },
    'Open the form of a stay': {
      input: { ...input, mode: 'view' },
      to: 'loadingStay',
      facts: { ...nothing, mode: 'view' },
      how: 'Account 90000 00002, In-patients, a patient, Edit',
      screen: 'desktop',
    },
    'Open the form of a stay to correct it': {
      input: { ...input, mode: 'edit', isPage: true },
      to: 'recalling',
      facts: { ...nothing, mode: 'edit', page: true },
      how: 'Account 90000 00002 on a phone, /admit-patient?mode=edit&stay= and the id of a stay',
      screen: 'phone',
    },
    'Press Mark Patient as Active': {
      input: { ...input, mode: 'readmit', isPage: true },
      to: 'recalling',
      facts: { ...nothing, mode: 'readmit', page: true },
      how: 'Account 90000 00002, In-patients, Discharged, a patient',
      screen: 'desktop',
    },
  },
  states: {
    recalling: {
      sees: 'Grey shapes where the form will stand.',
      asks: ({ mode }) => ({ recall: { mode, stayId: mode === 'new' ? null : 'stay-1' } }),
    },
    checkingNumber: {
      sees: '“Enter patient contact”, with country code and mobile number.',
      asks: { number: undefined },
    },
    loadingStay: { sees: 'Grey shapes where the form will stand.', asks: { stay: { id: 'stay-1' } } },
    stayFailed: 'What went wrong, and Retry.',
    loadingHospitals: { sees: 'Grey shapes where the form will stand.', asks: { hospitals: {} } },
    hospitalsFailed: 'What went wrong, and Retry.',
    viewing: ({ chat }) => `The form, locked, with Edit and ${chat ? 'Disable' : 'Enable'} Chat.`,
    confirmingChat: 'A question whether the patient shall be able to write.',
    switchingChat: {
      sees: 'The question, and its answer is busy.',
      asks: ({ chat }) => ({ chat: { id: 'stay-1', isOn: !chat, key: '<key>' } }),
    },
    editing: ({ says }) =>
      `The form, open but for name, age and gender, with Save Changes${says === null ? '' : ' and why it was refused'}.`,
    saving: 'The form, and Save Changes is busy.',
    renewing: { sees: 'The form, and Save Changes is busy.', asks: { renewing: { id: 'stay-1' } } },
    'choosingBed.loadingRooms': {
      sees: 'The form, and that the rooms are loading.',
      asks: ({ hospital }) => ({ rooms: { hospitalId: hospital, startDate: today } }),
    },
    'choosingBed.roomsFailed': 'The form, why the rooms could not be loaded, and Retry.',
    'choosingBed.shown': ({ ready, says, open }) =>
      `The form; Admit ${ready ? 'can be pressed' : 'says what is missing'}${says === null ? '' : '; why it was refused'}${
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
        { in: 'recalling', if: ({ mode }) => mode === 'new', to: 'checkingNumber' },
        { in: 'recalling', to: 'loadingStay' },
      ],
    },
    'What was typed before the reload is still there': {
      event: ends('recall', answered({ patient, draft: kept })),
      only: ({ mode }) => mode === 'new',
      leads: {
        in: 'recalling',
        to: 'loadingHospitals',
        now: { name: 'Meera Rao', hospital: 'hospital-1', typed: true },
      },
    },
    'The number is a patient’s': {
      event: ends('number', { patient }),
      leads: { in: 'checkingNumber', to: 'loadingHospitals', now: { name: 'Meera Rao' } },
    },
    'The stay arrives': {
      event: ends('stay', theStay),
      only: ({ mode }) => mode !== 'readmit',
      leads: {
        in: 'loadingStay',
        to: 'loadingHospitals',
        now: { name: 'Meera Rao', hospital: 'hospital-1', room: 'ward', bed: 'ward-1', ready: true, chat: true },
      },
    },
    'The stay that is over arrives': {
      event: ends('stay', theDischarge),
      only: ({ mode }) => mode === 'readmit',
      leads: {
        in: 'loadingStay',
        to: 'loadingHospitals',
        now: { name: 'Meera Rao', hospital: 'hospital-1', room: 'ward', bed: 'ward-1', ready: true, chat: true },
      },
    },
    'The stay cannot be loaded': {
      event: ends('stay', refused('offline')),
      leads: { in: 'loadingStay', to: 'stayFailed', now: { says: 'offline' } },
    },
    'The hospitals arrive': {
      event: ends('hospitals', answered(someHospitals)),
      leads: [
        { in: 'loadingHospitals', if: ({ mode }) => mode === 'view', to: 'viewing' },
        { in: 'loadingHospitals', if: ({ mode }) => mode === 'edit', to: 'editing' },
        { in: 'loadingHospitals', to: 'choosingBed.loadingRooms', now: { hospital: 'hospital-1' } },
      ],
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
      only: ({ hospital, mode }, at) => hospital === 'hospital-1' && mode === 'new' && at.has('choosingBed.shown'),
      leads: {
        in: 'choosingBed.shown',
        to: 'choosingBed.loadingRooms',
        now: { hospital: 'hospital-2', room: '', bed: '', ready: false, says: null, typed: true },
      },
    },
    'Choose somebody else in the family': {
      event: { type: 'member.chosen', id: null },
      only: ({ mode, name }, at) => mode === 'new' && name !== '' && at.has('choosingBed.shown'),
      leads: { in: 'choosingBed.shown', now: { name: '', ready: false, says: null, open: null } },
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
        effects: ['notice good: Admitted', list({ navItem: 1, changed: 'stay-1' })],
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
        effects: [list({ navItem: 1, stay: 'stay-1' })],
      },
    },
    'Press Edit': { event: { type: 'edit' }, leads: { in: 'viewing', to: 'editing', now: { mode: 'edit' } } },
    'Change the case history': {
      event: { type: 'changed', change: { caseHistory: 'Better' } },
      only: (_, at) => at.has('editing'),
      leads: { in: 'editing', now: { says: null, typed: true } },
    },
    'Press Save Changes': {
      event: { type: 'save' },
      leads: { in: 'editing', to: 'saving', now: { says: null } },
    },
    'The changes are saved': {
      event: ends('saving', answered(aStay, 'Changes saved.')),
      leads: {
        in: 'saving',
        to: 'admitted',
        now: { done: 'stay-1' },
        effects: ['notice good: Changes saved.', list({ navItem: 1, changed: 'stay-1' })],
      },
    },
    'The changes cannot be saved': {
      event: ends('saving', refused('offline')),
      leads: { in: 'saving', to: 'editing', now: { says: 'offline' } },
    },
    ...chatSteps,
    ...changeSteps,
    ...leaveSteps,
  },
})
