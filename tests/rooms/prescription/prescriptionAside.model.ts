import { prescriptionAsideMachine } from '../../../src/machines/prescription/aside.machine'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const facts = { allergies: ['Penicillin'], conditions: ['asthma'], egfr: 64, stated: [] } as const
const aside = { kind: 'facts', facts } as const

/** What is saved beside a prescription: facts of the patient, favourite lines, own sentences. */
export const prescriptionAsideModel = modelOf(prescriptionAsideMachine)({
  name: 'prescriptionAside',
  facts: ({ context }) => ({ fault: context.failure?.kind ?? null }),
  starts: {
    'Open the prescription of an appointment': {
      input: { bookingId: 'b1' },
      to: 'resting',
      facts: { fault: null },
      how: 'Account 90000 00002, an appointment, Create prescription, Allergies and conditions',
    },
  },
  states: {
    resting: ({ fault }) => (fault === null ? '' : 'What went wrong, beside what was written.'),
    saving: {
      sees: 'That it is on its way.',
      asks: { save: { bookingId: 'b1', aside, key: '<key>' } },
    },
  },
  steps: {
    'Press Save': {
      event: { type: 'save', aside },
      leads: { in: 'resting', to: 'saving', now: { fault: null } },
    },
    'It is saved': {
      event: ends('save', answered(aside, 'Saved.')),
      leads: { in: 'saving', to: 'resting', effects: ['notice good: Saved.'] },
    },
    'It cannot be saved': {
      event: ends('save', refused('network')),
      leads: { in: 'saving', to: 'resting', now: { fault: 'network' } },
    },
    'Close it': {
      event: { type: 'dismiss' },
      leads: { in: 'resting', now: { fault: null } },
    },
  },
})
