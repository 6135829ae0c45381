import { EMPTY_SUMMARY } from '../../../../src/core/inpatient/summary.rules'
import { dischargeMachine } from '../../../../src/machines/inpatient/discharge.machine'
import { viewDischarge } from '../../../../src/machines/inpatient/discharge.view'
import { aDischarge, aStay } from '../../inpatient'
import { modelOf } from '../model'
import { answered, ends, refused } from '../outcomes'

const OVER = 'Discharged 10:42 am, 23 Nov by Dr. Rao.'
const kept = { ...EMPTY_SUMMARY, isFinished: false, savedAt: 1, savedBy: 'Dr. Rao', isAhead: false }
const written = { ...kept, diagnosis: 'Infarct' }
const sent = (diagnosis: string, isFinished: boolean) => ({
  id: 'stay-1',
  ...EMPTY_SUMMARY,
  diagnosis,
  isFinished,
  key: '<key>',
})

/** Discharge with its summary: doctors-day.md, "Discharge". */
export const dischargeModel = modelOf(dischargeMachine)({
  name: 'discharge',
  facts: (snapshot) => {
    const { text, fault, loadFault, isDischarged, isSummaryLater } = viewDischarge(snapshot)
    return {
      diagnosis: text.diagnosis,
      says: fault?.text ?? fault?.id ?? loadFault?.text ?? loadFault?.id ?? null,
      isDischarged,
      isLater: isSummaryLater,
    }
  },
  starts: {
    'Press Discharge': {
      input: { stay: aStay },
      to: 'loadingSummary',
      facts: { diagnosis: '', says: null, isDischarged: false, isLater: false },
      how: 'Account 90000 00002, In-patients, any patient',
    },
    'Open the summary of a stay that is over': {
      input: { stay: { ...aDischarge, id: 'stay-1' } },
      to: 'loadingSummary',
      facts: { diagnosis: '', says: null, isDischarged: true, isLater: false },
      how: 'Account 90000 00002, In-patients, Discharged, a stay whose summary is due',
    },
  },
  states: {
    loadingSummary: { sees: 'Grey shapes where the summary will stand.', asks: { summary: { id: 'stay-1' } } },
    summaryFailed: 'What went wrong, and Retry.',
    'writing.saved': ({ says, isDischarged }) =>
      `The summary beside its print${says === null ? '' : ', why the discharge was refused'}, and ${
        isDischarged ? 'Finish the summary' : 'Discharge'
      }.`,
    'writing.resting': 'What was typed, in the field and on the print.',
    'writing.savingDraft': {
      sees: 'What was typed, and that the draft is being saved.',
      asks: ({ diagnosis }) => ({ draft: sent(diagnosis, false) }),
    },
    'writing.unsaved': 'What was typed, that the draft could not be saved, and Retry.',
    savingLast: {
      sees: 'What was typed, and the buttons are busy.',
      asks: ({ diagnosis }) => ({ last: sent(diagnosis, false) }),
    },
    confirming: ({ isLater }) =>
      `A question that names Meera Rao and bed 1 in Ward A${isLater ? ', and that the summary can be finished later' : ''}.`,
    savingForLater: {
      sees: 'The question, and Discharge is busy.',
      asks: ({ diagnosis }) => ({ saveForLater: sent(diagnosis, false) }),
    },
    savingSummary: {
      sees: 'The question, and Discharge is busy.',
      asks: ({ diagnosis }) => ({ saveSummary: sent(diagnosis, true) }),
    },
    discharging: {
      sees: 'The question, and Discharge is busy.',
      asks: { discharging: { id: 'stay-1', key: '<key>' } },
    },
    finishing: {
      sees: 'The summary, and Finish the summary is busy.',
      asks: ({ diagnosis }) => ({ finishing: sent(diagnosis, true) }),
    },
    stayOver: 'When the patient was discharged and by whom, and Close.',
    discharged: 'The list of in-patients, with the patient as discharged.',
    left: 'The in-patients as they were.',
  },
  steps: {
    'The summary arrives': {
      event: ends('summary', answered(kept)),
      leads: { in: 'loadingSummary', to: 'writing.saved', now: { says: null } },
    },
    'What was typed before the reload had not reached the server': {
      event: ends('summary', answered({ ...kept, diagnosis: 'Infarct', isAhead: true })),
      leads: { in: 'loadingSummary', to: 'writing.resting', now: { diagnosis: 'Infarct', says: null } },
    },
    'Ten seconds pass': {
      event: { type: 'xstate.after.again.discharge.writing.unsaved' },
      leads: { in: 'writing.unsaved', to: 'writing.savingDraft' },
    },
    'The summary cannot be loaded': {
      event: ends('summary', refused('offline')),
      leads: { in: 'loadingSummary', to: 'summaryFailed', now: { says: 'offline' } },
    },
    'Press Retry': {
      event: { type: 'retry' },
      leads: [
        { in: 'summaryFailed', to: 'loadingSummary', now: { says: null } },
        { in: 'writing.unsaved', to: 'writing.savingDraft', now: { says: null } },
      ],
    },
    'Type a diagnosis': {
      event: { type: 'typed', change: { diagnosis: 'Infarct' } },
      leads: {
        in: ['writing.saved', 'writing.resting', 'writing.savingDraft', 'writing.unsaved'],
        to: 'writing.resting',
        now: { diagnosis: 'Infarct', says: null },
      },
    },
    'Two seconds pass': {
      event: { type: 'xstate.after.rest.discharge.writing.resting' },
      leads: { in: 'writing.resting', to: 'writing.savingDraft' },
    },
    'The draft is saved': {
      event: ends('draft', answered(written)),
      leads: { in: 'writing.savingDraft', to: 'writing.saved', now: { says: null } },
    },
    'The draft cannot be saved': {
      event: ends('draft', refused('offline')),
      leads: { in: 'writing.savingDraft', to: 'writing.unsaved', now: { says: 'offline' } },
    },
    'Press Discharge': {
      event: { type: 'discharge', isSummaryLater: false },
      leads: {
        in: ['writing.saved', 'writing.resting', 'writing.savingDraft', 'writing.unsaved'],
        if: ({ isDischarged }) => !isDischarged,
        to: 'confirming',
        now: { isLater: false, says: null },
      },
    },
    'Press Discharge now, summary due': {
      event: { type: 'discharge', isSummaryLater: true },
      leads: {
        in: ['writing.saved', 'writing.resting', 'writing.savingDraft', 'writing.unsaved'],
        if: ({ isDischarged }) => !isDischarged,
        to: 'confirming',
        now: { isLater: true, says: null },
      },
    },
    'Answer Discharge': {
      event: { type: 'confirm' },
      leads: [
        { in: 'confirming', if: ({ isLater }) => isLater, to: 'savingForLater' },
        { in: 'confirming', to: 'savingSummary' },
      ],
    },
    'Answer Not yet': { event: { type: 'dismiss' }, leads: { in: 'confirming', to: 'writing.resting' } },
    'What is there is saved': {
      event: ends('saveForLater', answered(written)),
      leads: { in: 'savingForLater', to: 'discharging', now: { says: null } },
    },
    'What is there cannot be saved': {
      event: ends('saveForLater', refused('offline')),
      leads: {
        in: 'savingForLater',
        to: 'writing.unsaved',
        now: { says: 'offline' },
        effects: ['notice bad: offline'],
      },
    },
    'The summary is saved': {
      event: ends('saveSummary', answered(written)),
      leads: { in: 'savingSummary', to: 'discharging', now: { says: null } },
    },
    'The summary cannot be saved': {
      event: ends('saveSummary', refused('offline')),
      leads: {
        in: 'savingSummary',
        to: 'writing.unsaved',
        now: { says: 'offline' },
        effects: ['notice bad: offline'],
      },
    },
    'The patient is discharged': {
      event: ends('discharging', answered(aDischarge, 'Discharged')),
      leads: {
        in: 'discharging',
        to: 'discharged',
        now: { isDischarged: true },
        effects: ['notice good: Discharged'],
      },
    },
    'Somebody else discharged the patient meanwhile': {
      event: ends('discharging', refused('conflict', OVER, 'stayOver')),
      leads: { in: 'discharging', to: 'stayOver', now: { says: OVER } },
    },
    'It is not known whether the patient was discharged': {
      event: ends('discharging', refused('offline')),
      leads: {
        in: 'discharging',
        to: 'writing.saved',
        now: { says: 'offline' },
        effects: ['notice bad: offline'],
      },
    },
    'Press Finish the summary': {
      event: { type: 'finish' },
      only: ({ isDischarged }) => isDischarged,
      leads: {
        in: ['writing.saved', 'writing.resting', 'writing.savingDraft', 'writing.unsaved'],
        to: 'finishing',
      },
    },
    'The summary is finished': {
      event: ends('finishing', answered({ ...written, isFinished: true }, 'Finished')),
      leads: { in: 'finishing', to: 'discharged', effects: ['notice good: Finished'] },
    },
    'The summary cannot be finished': {
      event: ends('finishing', refused('offline')),
      leads: {
        in: 'finishing',
        to: 'writing.unsaved',
        now: { says: 'offline' },
        effects: ['notice bad: offline'],
      },
    },
    'Close the summary': {
      event: { type: 'close' },
      leads: [
        { in: ['loadingSummary', 'summaryFailed', 'writing.saved', 'writing.unsaved', 'stayOver'], to: 'left' },
        { in: ['writing.resting', 'writing.savingDraft'], to: 'savingLast' },
      ],
    },
    'What was typed last is saved': {
      event: ends('last', answered(written, 'Draft saved.')),
      leads: { in: 'savingLast', to: 'left', effects: ['notice good: Draft saved.'] },
    },
    'What was typed last cannot be saved': {
      event: ends('last', refused('offline')),
      leads: {
        in: 'savingLast',
        to: 'writing.unsaved',
        now: { says: 'offline' },
        effects: ['notice bad: offline'],
      },
    },
  },
  delays: { rest: 2000, again: 10_000 },
})
