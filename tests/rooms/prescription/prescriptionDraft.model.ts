import { EMPTY_FORM } from '../../../src/core/prescription/prescriptionForm.rules'
import { prescriptionDraftMachine } from '../../../src/machines/prescription/draft.machine'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const formOf = (note: string) => ({ ...EMPTY_FORM, note })

const CHOSEN = 'The doctor has chosen what stays'
const KEPT = 'What was chosen is kept'

/** The draft of a prescription: on the device at once, on the server two seconds after a change. */
export const prescriptionDraftModel = modelOf(prescriptionDraftMachine)({
  name: 'prescriptionDraft',
  passed: ['device.resting', 'device.settling', 'server.saved'],
  facts: ({ context }) => ({
    note: context.form?.note ?? '',
    version: context.version,
    isUnreachable: context.isUnreachable,
    isDirty: context.isDirty,
  }),
  starts: {
    'Open the prescription of an appointment': {
      input: { bookingId: 'b1', version: 0 },
      to: ['device.resting', 'server.resting'],
      facts: { note: '', version: 0, isUnreachable: false, isDirty: false },
      how: 'Account 90000 00002, an appointment, Create prescription',
    },
  },
  states: {
    'device.keeping': { sees: '', asks: ({ note }) => ({ device: { bookingId: 'b1', form: formOf(note) } }) },
    'server.resting': ({ version }) => (version === 0 ? '' : 'When the draft was kept.'),
    'server.settling': '',
    'server.saving': {
      sees: '',
      asks: ({ note, version }) => ({ server: { bookingId: 'b1', form: formOf(note), version } }),
    },
    'server.failed': 'That the draft is kept on this device, and the server cannot be reached.',
    'server.conflicted': 'What differs from the other device.',
  },
  steps: {
    'Type a note': {
      event: { type: 'changed', form: formOf('Rest') },
      leads: [
        {
          in: 'server.saving',
          to: ['device.settling'],
          now: { note: 'Rest', isDirty: true },
        },
        { to: ['device.settling', 'server.settling'], now: { note: 'Rest' } },
      ],
    },
    'A moment passes': {
      event: { type: 'xstate.after.devicePause.prescriptionDraft.device.settling' },
      leads: { in: 'device.settling', to: 'device.keeping' },
    },
    'The device has it': {
      event: ends('device', answered({})),
      leads: { in: 'device.keeping', to: 'device.resting' },
    },
    'Two seconds pass': {
      event: { type: 'xstate.after.serverPause.prescriptionDraft.server.settling' },
      // The device has it long before.
      only: (_, at) => !at.has('device.settling'),
      leads: { in: 'server.settling', to: 'server.saving', now: { isDirty: false } },
    },
    'The server has it': {
      event: ends('server', answered({ version: 1, savedAt: 100 })),
      leads: [
        {
          in: 'server.saving',
          if: ({ isDirty }) => isDirty,
          to: 'server.settling',
          now: { version: 1, isUnreachable: false },
        },
        { in: 'server.saving', to: 'server.resting', now: { version: 1, isUnreachable: false } },
      ],
    },
    'The server cannot be reached': {
      event: ends('server', refused('network')),
      leads: { in: 'server.saving', to: 'server.failed', now: { isUnreachable: true } },
    },
    'It was written on another device meanwhile': {
      event: ends('server', refused('conflict', 'Written elsewhere', 'draftChanged')),
      leads: { in: 'server.saving', to: 'server.conflicted' },
    },
    'It was signed meanwhile': {
      event: ends('server', refused('conflict', 'Signed', 'alreadySigned')),
      leads: { in: 'server.saving', to: 'server.resting' },
      isLast: true,
    },
    'Ten seconds pass': {
      event: { type: 'xstate.after.again.prescriptionDraft.server.failed' },
      // The device has it long before.
      only: (_, at) => !at.has('device.settling'),
      leads: { in: 'server.failed', to: 'server.saving', now: { isDirty: false } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: { in: 'server.failed', to: 'server.saving', now: { isDirty: false } },
    },
    [CHOSEN]: {
      event: { type: 'rebased', version: 4 },
      only: (_, at) => at.has('server.conflicted'),
      leads: { in: 'server.conflicted', to: 'server.settling', now: { version: 4 } },
    },
    [KEPT]: {
      event: { type: 'changed', form: formOf('Sleep') },
      only: ({ version }, at) => version === 4 && at.has('server.settling'),
      leads: { to: ['device.settling', 'server.settling'], now: { note: 'Sleep' } },
      how: 'Comes with the choice',
    },
    'What another tab wrote is read': {
      event: { type: 'rebased', version: 2 },
      // It waits for what the device is about to have.
      only: ({ version }, at) => version !== 2 && !at.has('server.conflicted') && !at.has('device.keeping'),
      leads: { now: { version: 2 } },
      how: 'The same prescription in another tab, Edit here, then Edit here in this one',
    },
  },
  canWalk: (words) => words.every((step, at) => (step === KEPT) === (words[at - 1] === CHOSEN)),
  delays: { devicePause: 300, serverPause: 2000, again: 10_000 },
})
