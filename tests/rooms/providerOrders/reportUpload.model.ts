import { reportUploadMachine } from '../../../src/machines/providerOrders/reportUpload.machine'
import { viewReportUpload } from '../../../src/machines/providerOrders/reportUpload.view'
import { isQuestioned, type Naming } from '../../../src/core/kit/naming'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const REASON = 'It is of somebody else'
const URL = '/files/token/eeg.pdf'
const file = { name: 'eeg.pdf', type: 'application/pdf', size: 900 }
const attached = { id: 't1', reports: [] }

const SAID: Readonly<Record<string, string>> = {
  another: 'it names somebody else, and who',
  otherAge: 'it has another age',
  notNamed: 'it does not name them',
  unread: 'nothing in it can be read',
}

const facts = {
  name: '',
  naming: null as Naming | null,
  isOfAnother: false,
  recordId: '',
  reason: '',
  fault: null as string | null,
  isHeld: false,
}

/** Reports of one test order at its centre: orders.md, 6.4 "Reports"; S2-343 to S2-346. */
export const reportUploadModel = modelOf(reportUploadMachine)({
  name: 'reportUpload',
  facts: (snapshot) => {
    const { name, isOfAnother, fault } = viewReportUpload(snapshot)
    const { naming, recordId, reason, attempt, failure } = snapshot.context
    return {
      name,
      naming,
      isOfAnother,
      recordId,
      reason,
      fault: fault && (failure?.kind ?? null),
      isHeld: attempt !== null,
    }
  },
  starts: {
    'Open a test order': {
      input: { orderId: 't1' },
      to: 'resting',
      facts,
      how: 'Account 90000 00005, an order of the column In progress',
    },
  },
  states: {
    resting: ({ fault }) =>
      `The reports of the order, and Add report${fault === null ? '' : '; why the last file was not taken'}.`,
    sending: { sees: 'That the file is on its way.', asks: { upload: { file } } },
    checkingName: { sees: 'That the file is on its way.', asks: { check: { id: 't1', url: URL } } },
    confirming: ({ naming, isOfAnother, fault }) =>
      `Whose report it is, in large letters, the file to open${
        naming === 'named' ? '' : `, and that ${SAID[naming ?? 'unread']}`
      }${isOfAnother ? ', and that another patient has it' : ''}${fault === null ? '' : '; why it was not attached'}.`,
    attaching: {
      sees: 'That the report is on its way.',
      asks: ({ naming, isOfAnother }) => ({
        attach: {
          id: 't1',
          url: URL,
          ...(isOfAnother ? { isMeant: true } : {}),
          ...(naming !== null && isQuestioned(naming as Naming) ? { isLookedAt: true } : {}),
          key: '<key>',
        },
      }),
    },
    givingReason: ({ reason, fault }) =>
      `Why the report is taken back${reason === '' ? ', which has to be said' : ''}${
        fault === null ? '' : '; why it was not'
      }.`,
    retracting: {
      sees: 'That it is on its way.',
      asks: { retract: { id: 't1', recordId: 'r1', reason: REASON, key: '<key>' } },
    },
  },
  steps: {
    'Choose a file': {
      event: { type: 'file.chosen', file },
      leads: { in: 'resting', to: 'sending', now: { name: 'eeg.pdf', naming: null, isOfAnother: false, fault: null } },
    },
    'The file is uploaded': {
      event: ends('upload', answered({ url: URL, thumbnailUrl: null })),
      leads: { in: 'sending', to: 'checkingName' },
    },
    'The file is not taken': {
      event: ends('upload', refused('badRequest')),
      leads: { in: 'sending', to: 'resting', now: { fault: 'badRequest' } },
    },
    'It names the patient': {
      event: ends('check', answered({ naming: 'named', other: null, isOfAnother: false, hasNamesake: false })),
      leads: { in: 'checkingName', to: 'confirming', now: { naming: 'named' } },
    },
    'It names somebody else': {
      event: ends('check', answered({ naming: 'another', other: 'Meera Rao', isOfAnother: false, hasNamesake: false })),
      leads: { in: 'checkingName', to: 'confirming', now: { naming: 'another' } },
    },
    'Another patient has it': {
      event: ends('check', answered({ naming: 'unread', other: null, isOfAnother: true, hasNamesake: false })),
      leads: { in: 'checkingName', to: 'confirming', now: { naming: 'unread', isOfAnother: true } },
    },
    'Nobody can say whom it names': {
      event: ends('check', refused('internal')),
      leads: { in: 'checkingName', to: 'confirming' },
    },
    'Press Send report': {
      event: { type: 'confirm' },
      leads: [
        { in: 'confirming', to: 'attaching', now: { fault: null, isHeld: true } },
        { in: 'givingReason', if: ({ reason }) => reason !== '', to: 'retracting', now: { fault: null, isHeld: true } },
      ],
    },
    'The report is attached': {
      event: ends('attach', answered(attached, 'The report is attached.')),
      leads: {
        in: 'attaching',
        to: 'resting',
        now: { isHeld: false },
        effects: ['notice good: The report is attached.'],
      },
    },
    'The report is not taken': {
      event: ends('attach', refused('conflict', 'The order was cancelled.')),
      leads: { in: 'attaching', to: 'confirming', now: { fault: 'conflict', isHeld: false } },
    },
    'It was attached for another patient meanwhile': {
      event: ends('attach', refused('conflict', 'Another patient has it.', 'attachedToAnother')),
      only: ({ isOfAnother }) => !isOfAnother,
      leads: { in: 'attaching', to: 'confirming', now: { isOfAnother: true, isHeld: false } },
    },
    'It names somebody else, as the server reads': {
      event: ends('attach', refused('conflict', 'It does not name the patient.', 'notNamed')),
      only: ({ naming }) => naming === null,
      leads: { in: 'attaching', to: 'confirming', now: { naming: 'notNamed', isHeld: false } },
    },
    'The answer about the report is lost': {
      event: ends('attach', refused('timeout')),
      leads: { in: 'attaching', to: 'confirming', now: { fault: 'timeout' } },
    },
    'Press Take back': {
      event: { type: 'retract.wanted', recordId: 'r1', name: 'mri.pdf' },
      only: ({ isHeld }) => !isHeld,
      leads: { in: 'resting', to: 'givingReason', now: { recordId: 'r1', name: 'mri.pdf', reason: '', fault: null } },
    },
    'Say why it is taken back': {
      event: { type: 'reason.typed', text: REASON },
      only: ({ reason }) => reason === '',
      leads: { in: 'givingReason', now: { reason: REASON } },
    },
    'The report is taken back': {
      event: ends('retract', answered(attached, 'The report is taken back.')),
      leads: {
        in: 'retracting',
        to: 'resting',
        now: { isHeld: false },
        effects: ['notice good: The report is taken back.'],
      },
    },
    'It cannot be taken back': {
      event: ends('retract', refused('conflict', 'It is taken back already.')),
      leads: { in: 'retracting', to: 'givingReason', now: { fault: 'conflict', isHeld: false } },
    },
    'Press Choose another, Keep or Close': {
      event: { type: 'dismiss' },
      leads: { in: ['confirming', 'givingReason'], to: 'resting' },
    },
  },
})
