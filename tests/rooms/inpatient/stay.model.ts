import { stayMachine } from '../../../src/machines/inpatient/stay.machine'
import { viewStay } from '../../../src/machines/inpatient/stay.view'
import { aStay, someHospitals } from '../../kit/inpatient'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { list, nothing, stayInput as input, theStay } from './admissionFacts'
import { changeSteps } from './stayChange'
import { chatSteps } from './stayChat'

/** Where something may have been entered. */
const ENTERING = ['editing', 'saving', 'renewing'] as const
const toList = ({ page }: { readonly page: boolean }) => (page ? [list({ navItem: 1 })] : [])

/** The form of a stay that is there: staff.md, 2, "Admit Patient form", and 5, "Admit form". */
export const stayModel = modelOf(stayMachine)({
  name: 'stay',
  passed: ['starting'],
  facts: (snapshot) => {
    const { draft, canSend, loadFault, fault, isChatEnabled } = viewStay(snapshot)
    const why = loadFault ?? fault
    return {
      corrects: snapshot.context.isToCorrect,
      name: draft.name,
      ready: canSend,
      says: why?.text ?? why?.id ?? null,
      chat: isChatEnabled,
      done: snapshot.context.saved?.id ?? null,
      typed: snapshot.context.isTyped,
      page: snapshot.context.isPage,
    }
  },
  starts: {
    'Open the form of a stay': {
      input,
      to: 'loadingStay',
      facts: { ...nothing, corrects: false, chat: false },
      how: 'Account 90000 00002, In-patients, a patient, Edit',
      screen: 'desktop',
    },
    'Open the form of a stay to correct it': {
      input: { ...input, isToCorrect: true, isPage: true },
      to: 'recalling',
      facts: { ...nothing, corrects: true, chat: false, page: true },
      how: 'Account 90000 00002 on a phone, /admit-patient?mode=edit&stay= and the id of a stay',
      screen: 'phone',
    },
  },
  states: {
    recalling: { sees: 'Grey shapes where the form will stand.', asks: { recall: { stayId: 'stay-1' } } },
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
    confirmingLeave: 'A question whether what was entered shall be discarded.',
    saved: 'The list of in-patients, with the patient in it.',
    left: 'What was there before.',
  },
  steps: {
    'Nothing was typed before': {
      event: ends('recall', answered(null)),
      leads: { in: 'recalling', to: 'loadingStay' },
    },
    'The stay arrives': {
      event: ends('stay', theStay),
      leads: {
        in: 'loadingStay',
        to: 'loadingHospitals',
        now: { name: 'Meera Rao', ready: true, chat: true },
      },
    },
    'The stay cannot be loaded': {
      event: ends('stay', refused('offline')),
      leads: { in: 'loadingStay', to: 'stayFailed', now: { says: 'offline' } },
    },
    'The hospitals arrive': {
      event: ends('hospitals', answered(someHospitals)),
      leads: [
        { in: 'loadingHospitals', if: ({ corrects }) => corrects, to: 'editing' },
        { in: 'loadingHospitals', to: 'viewing' },
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
      ],
    },
    'Press Edit': { event: { type: 'edit' }, leads: { in: 'viewing', to: 'editing' } },
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
        to: 'saved',
        now: { done: 'stay-1' },
        effects: ['notice good: Changes saved.', list({ navItem: 1, hospital: 'hospital-1', changed: 'stay-1' })],
      },
    },
    'The changes cannot be saved': {
      event: ends('saving', refused('offline')),
      leads: { in: 'saving', to: 'editing', now: { says: 'offline' } },
    },
    ...chatSteps,
    ...changeSteps,
    'Close the form': {
      event: { type: 'close' },
      how: 'Press Cancel, or the cross of the dialog; at a question press Back in the browser',
      /** A page has its Cancel in the form, and Back leaves it. */
      only: ({ page }, at) => !page || ENTERING.some((each) => at.has(each)),
      leads: [
        { in: ENTERING, if: ({ typed }) => typed, to: 'confirmingLeave' },
        { in: 'confirmingLeave', to: 'editing' },
        {
          in: [
            'recalling',
            'loadingStay',
            'stayFailed',
            'loadingHospitals',
            'hospitalsFailed',
            'viewing',
            'confirmingChat',
            'switchingChat',
            ...ENTERING,
          ],
          to: 'left',
          effects: toList,
        },
      ],
    },
    'Press Go on editing': { event: { type: 'leave.declined' }, leads: { in: 'confirmingLeave', to: 'editing' } },
    'Press Discard': {
      event: { type: 'leave.confirmed' },
      leads: { in: 'confirmingLeave', to: 'left', effects: toList },
    },
  },
})
