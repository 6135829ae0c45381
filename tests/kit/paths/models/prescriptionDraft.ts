import { EMPTY_FORM } from '../../../../src/core/prescription/prescriptionForm.rules'
import { prescriptionDraftMachine } from '../../../../src/machines/prescription/draft.machine'
import { modelOf } from '../model'
import { answered, ends, refused } from '../outcomes'

const form = { ...EMPTY_FORM, note: 'Rest' }

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
    'device.keeping': { sees: '', asks: { device: { bookingId: 'b1', form } } },
    'server.resting': ({ version }) => (version === 0 ? '' : 'When the draft was kept.'),
    'server.settling': '',
    'server.saving': { sees: '', asks: ({ version }) => ({ server: { bookingId: 'b1', form, version } }) },
    'server.failed': 'That the draft is kept on this device, and the server cannot be reached.',
    'server.conflicted': 'What differs from the other device.',
  },
  steps: {
    'Type a note': {
      event: { type: 'changed', form },
      leads: [
        {
          in: 'server.saving',
          to: ['device.settling'],
          now: { note: 'Rest', isDirty: true },
        },
        { in: 'server.conflicted', to: ['device.settling'], now: { note: 'Rest' } },
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
    },
    'Ten seconds pass': {
      event: { type: 'xstate.after.again.prescriptionDraft.server.failed' },
      // The device has it long before.
      only: (_, at) => !at.has('device.settling'),
      leads: { in: 'server.failed', to: 'server.saving', now: { isDirty: false } },
    },
    'The connection is back': {
      event: { type: 'retry' },
      leads: { in: 'server.failed', to: 'server.saving', now: { isDirty: false } },
    },
    'The doctor has chosen what stays': {
      event: { type: 'rebased', version: 4 },
      only: ({ version }) => version !== 4,
      leads: [{ in: 'server.conflicted', to: 'server.settling', now: { version: 4 } }, { now: { version: 4 } }],
    },
  },
  delays: { devicePause: 300, serverPause: 2000, again: 10_000 },
})
