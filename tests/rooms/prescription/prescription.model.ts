import { EMPTY_FORM } from '../../../src/core/prescription/prescriptionForm.rules'
import { EMPTY_CONTENT } from '../../../src/core/prescription/prescription'
import { prescriptionMachine } from '../../../src/machines/prescription/prescription.machine'
import { viewBar, viewPage } from '../../../src/machines/prescription/prescription.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { aPrescription, opened } from './prescriptionFacts'
import { draftOf, elsewhereSteps } from './prescriptionElsewhere'
import { isFresh, isMeant, isWriting, sendingSteps, type Written } from './prescriptionSending'

const sent = ({ note, stored, amends }: Written, saveType: unknown) => ({
  ...EMPTY_CONTENT,
  note,
  id: stored === null ? null : 'p1',
  bookingId: 'b1',
  revision: stored === null ? 0 : 1,
  healthCategoryId: 'c1',
  saveType,
  dismissals: [],
  amendReason: amends ? 'Dose was wrong' : null,
  key: '<key>',
})

const draft = ({ note, category }: Written) => draftOf(note, category ? 'c1' : null)

const dismissal = { ruleId: 'r1', ruleVersion: 1, fingerprint: 'f', reason: 'willMonitor', words: null }
const repeatedDraft = draftOf('Walk', null)

/** A prescription from opening to its signature: staff.md, "Prescription flow". */
export const prescriptionModel = modelOf(prescriptionMachine)({
  name: 'prescription',
  passed: ['open.reread'],
  facts: (snapshot): Written => {
    const { context } = snapshot
    return {
      isOpened: viewPage(snapshot).patient !== null,
      note: context.form.note,
      category: context.form.healthCategoryId !== null,
      before: context.before !== null,
      stored: context.active === null ? null : context.active.signedAt === null ? 'saved' : 'signed',
      amends: context.form.amendReason !== null,
      saveType: context.saveType,
      other: context.other !== null,
      dismissed: context.form.dismissals.length,
      fault: viewBar(snapshot).failure?.id ?? null,
    }
  },
  starts: {
    'Open the prescription of an appointment': {
      input: { bookingId: 'b1' },
      to: 'opening',
      facts: {
        isOpened: false,
        note: '',
        category: false,
        before: false,
        stored: null,
        amends: false,
        saveType: 'save',
        other: false,
        dismissed: 0,
        fault: null,
      },
      how: 'Account 90000 00002, an appointment, Create prescription',
    },
  },
  states: {
    opening: { sees: 'Grey shapes where the form will stand.', asks: { open: { bookingId: 'b1' } } },
    failed: 'What went wrong, and Try again.',
    'open.writing': ({ category }) =>
      category ? 'The form, with Save and End Consultation.' : 'The form; Choose a health category to save.',
    'open.capturing': 'The camera, or the choice of a file.',
    'open.reading': 'That it is being written in another tab, and Edit here.',
    'open.reopening': { sees: 'Grey shapes where the form will stand.', asks: { reopen: { bookingId: 'b1' } } },
    'open.comparingDraft': {
      sees: 'Grey shapes where the form will stand.',
      asks: { other: { bookingId: 'b1' } },
    },
    'open.comparing': 'Each part that differs, from this device and from the other.',
    'open.confirming': ({ saveType }) =>
      saveType === 'end' ? 'The question whether to end the consultation.' : 'The question whether to save.',
    'open.sending': { sees: 'That it is on its way.', asks: (facts) => ({ send: sent(facts, facts.saveType) }) },
    'open.rereading': {
      sees: 'Grey shapes where the form will stand.',
      asks: { reread: { bookingId: 'b1', patientId: 'u1', memberId: 'm1' } },
    },
    signed: 'The signed prescription, with Share and Amend.',
    left: 'The schedule.',
  },
  steps: {
    'The form arrives': {
      event: ends('open', answered(opened)),
      leads: {
        in: 'opening',
        to: 'open.writing',
        now: { isOpened: true, note: '', category: false, stored: null, fault: null },
      },
    },
    'A signed one arrives': {
      event: ends('open', answered({ ...opened, active: aPrescription })),
      only: ({ isOpened }) => !isOpened,
      leads: { in: 'opening', to: 'signed', now: { isOpened: true, stored: 'signed', fault: null } },
    },
    'The form cannot be loaded': {
      event: ends('open', refused('network')),
      leads: { in: 'opening', to: 'failed', now: { fault: 'wrong' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      only: (facts, at) => at.has('failed') || isFresh(facts, at),
      leads: [
        { in: 'failed', to: 'opening' },
        { in: 'open.writing', effects: ['draft ← retry'] },
      ],
      how: 'Beside the form it stands where the draft is on this device alone',
    },
    'Write a note': {
      event: { type: 'changed', change: { note: 'Rest' } },
      only: (facts, at) => isFresh(facts, at) && !facts.before,
      leads: {
        in: 'open.writing',
        now: { note: 'Rest', fault: null },
        effects: (facts) => [draft({ ...facts, note: 'Rest' })],
      },
    },
    'Press Repeat last': {
      event: { type: 'last.repeated' },
      only: (facts, at) => isFresh(facts, at) && !facts.before,
      leads: { in: 'open.writing', now: { note: 'Walk', before: true }, effects: () => [repeatedDraft] },
    },
    'Press Undo': {
      event: { type: 'undo' },
      only: ({ note }) => note === 'Walk',
      leads: {
        in: 'open.writing',
        if: ({ before }) => before,
        now: { note: '', before: false },
        effects: [draftOf('', null)],
      },
    },
    'Choose a health category': {
      event: { type: 'changed', change: { healthCategoryId: 'c1' } },
      only: (facts, at) => isWriting(at) && isMeant(facts) && !facts.category,
      leads: {
        in: 'open.writing',
        now: { category: true, fault: null },
        effects: (facts) => [draft({ ...facts, category: true })],
      },
    },
    'Type a medicine': {
      event: { type: 'looked', asked: { kind: 'medicine', text: 'levet' } },
      only: isFresh,
      leads: {
        in: 'open.writing',
        effects: ['medicineSearch ← typed {"asked":{"kind":"medicine","text":"levet"}}'],
      },
    },
    'Type a diagnosis': {
      event: { type: 'looked', asked: { kind: 'diagnosis', text: 'mig' } },
      only: isFresh,
      leads: {
        in: 'open.writing',
        effects: ['attributeSearch ← typed {"asked":{"kind":"diagnosis","text":"mig"}}'],
      },
    },
    'Press Enter in a row': {
      event: { type: 'looked.now' },
      only: isFresh,
      leads: { in: 'open.writing', effects: ['medicineSearch ← asked.now'] },
    },
    'Remove the row': {
      event: { type: 'medicine', act: { type: 'removed', row: 'm1' } },
      only: isFresh,
      leads: { in: 'open.writing', now: { fault: null }, effects: [draftOf('', null)] },
    },
    'Choose a template': {
      event: { type: 'template.applied', id: 't1', mode: 'replace' },
      only: (facts, at) => isFresh(facts, at) && !facts.before,
      leads: { in: 'open.writing', now: { note: 'Walk', before: true }, effects: () => [repeatedDraft] },
    },
    'Answer a warning': {
      event: { type: 'warning.dismissed', dismissal },
      only: isFresh,
      leads: {
        in: 'open.writing',
        now: { dismissed: 1 },
        effects: [`draft ← changed ${JSON.stringify({ form: { ...EMPTY_FORM, dismissals: [dismissal] } })}`],
      },
    },
    'The server found medicines': {
      event: { type: 'found', asked: { kind: 'medicine', text: 'levet' }, hits: [] },
      only: isFresh,
      leads: { in: 'open.writing' },
    },
    'What is known of the patient is saved': {
      event: {
        type: 'aside.saved',
        saved: { kind: 'facts', facts: { allergies: [], conditions: [], egfr: null, stated: [] } },
      },
      only: isFresh,
      leads: { in: 'open.writing' },
    },
    'Press Photo': {
      event: { type: 'capture.opened', way: 'photo' },
      only: isFresh,
      leads: { in: 'open.writing', to: 'open.capturing' },
    },
    'Press Back to the form': {
      event: ends('capture', { kind: 'closed' }),
      leads: { in: 'open.capturing', to: 'open.writing' },
    },
    'The photographed one is signed': {
      event: ends('capture', { kind: 'signed', id: 'p1' }),
      leads: {
        in: 'open.capturing',
        to: 'left',
        effects: ['prescription.settled {"bookingId":"b1"}', 'go /schedule', 'prescription.signed {"id":"p1"}'],
      },
      isLast: true,
    },
    ...sendingSteps,
    ...elsewhereSteps,
    'Press Amend without a reason': { event: { type: 'amend', reason: ' ' }, leads: [] },
    'Press Amend with a reason': {
      event: { type: 'amend', reason: 'Dose was wrong' },
      leads: {
        in: 'signed',
        to: 'open.writing',
        now: { amends: true, note: '', category: true, fault: null },
      },
    },
  },
  // The lock is taken as soon as it is asked for.
  canWalk: (words) =>
    words.every((step, at) => words[at - 1] !== 'Press Edit here' || step === 'The other tab gives it up'),
})
