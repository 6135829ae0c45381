import { blockPatientMachine } from '../../../src/machines/schedule/blockPatient.machine'
import { viewBlockPatient } from '../../../src/machines/schedule/blockPatient.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const free = {
  patientId: 'u1',
  name: 'Asha Patel',
  isBlocked: false,
  account: 'Asha Patel',
  family: ['Asha Patel', 'Ravi Patel'],
}
const blocked = { ...free, isBlocked: true }

/** Blocking a patient from booking, and taking it back: S2-455. */
export const blockPatientModel = modelOf(blockPatientMachine)({
  name: 'blockPatient',
  facts: (snapshot) => {
    const { isBlocked, fault, loadFault } = viewBlockPatient(snapshot)
    return { isBlocked, fault: fault?.id ?? loadFault?.id ?? null }
  },
  starts: {
    'Press Block patient beside an appointment': {
      input: { of: { bookingId: 'a1' }, place: 'schedule' },
      to: 'loading',
      facts: { isBlocked: false, fault: null },
      how: 'Account 90000 00002, any appointment of the schedule',
    },
  },
  states: {
    loading: {
      sees: 'Grey shapes in a dialog.',
      asks: { load: { bookingId: 'a1', place: 'schedule' } },
    },
    failed: 'What went wrong, and Try again.',
    asking: ({ isBlocked, fault }) =>
      `${isBlocked ? 'Unblock' : 'Block'} Asha Patel? What it means${fault === null ? '' : ', and what went wrong'}.`,
    saving: {
      sees: 'The question, and its button is busy.',
      asks: ({ isBlocked }) => ({
        save: { patientId: 'u1', isBlocked: !isBlocked, place: 'schedule', key: '<key>' },
      }),
    },
    changed: 'The schedule, and that the patient can or cannot book.',
    left: 'The schedule as it was.',
  },
  steps: {
    'The patient may book': {
      event: ends('load', answered(free)),
      leads: { in: 'loading', to: 'asking', now: { isBlocked: false, fault: null } },
    },
    'The patient is blocked': {
      event: ends('load', answered(blocked)),
      leads: { in: 'loading', to: 'asking', now: { isBlocked: true, fault: null } },
    },
    'It cannot be loaded': {
      event: ends('load', refused('offline')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'offline' } },
    },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading' } },
    'Press Block or Unblock': {
      event: { type: 'confirm' },
      leads: { in: 'asking', to: 'saving', now: { fault: null } },
    },
    'It is saved': {
      event: ends('save', answered(blocked, 'Asha Patel can no longer book you.')),
      leads: {
        in: 'saving',
        to: 'changed',
        effects: ['notice good: Asha Patel can no longer book you.', 'schedule.outdated'],
      },
    },
    'It cannot be saved': {
      event: ends('save', refused('offline')),
      leads: { in: 'saving', to: 'asking', now: { fault: 'offline' } },
    },
    'Go back': { event: { type: 'dismiss' }, leads: { in: ['loading', 'failed', 'asking'], to: 'left' } },
  },
})
