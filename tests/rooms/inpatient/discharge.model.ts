import { dischargeMachine } from '../../../src/machines/inpatient/discharge.machine'
import { viewDischarge } from '../../../src/machines/inpatient/discharge.view'
import { aDischarge, aStay } from '../../kit/inpatient'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { asks, kept, MEANWHILE, meetsAnother, theirs, whole, written } from './dischargeFacts'

const OVER = 'Discharged 10:42 am, 23 Nov by Dr. Rao.'
/** What the medicines of the summary begin with. */
const GIVEN = [`medicines ← given ${JSON.stringify({ given: { medicines: [], dismissals: [] } })}`]

/** Discharge with its summary: doctors-day.md, "Discharge". */
export const dischargeModel = modelOf(dischargeMachine)({
  name: 'discharge',
  facts: (snapshot) => {
    const { text, fault, loadFault, isDischarged, isSummaryLater } = viewDischarge(snapshot)
    const { saved, mine, isForced } = snapshot.context
    return {
      diagnosis: text.diagnosis,
      says: fault?.text ?? fault?.id ?? loadFault?.text ?? loadFault?.id ?? null,
      isDischarged,
      isLater: isSummaryLater,
      /** The one that a save is written on. */
      revision: isForced ? null : (saved?.revision ?? 0),
      mine: mine?.diagnosis ?? null,
    }
  },
  starts: {
    'Press Discharge': {
      input: { stay: aStay },
      to: 'loadingSummary',
      facts: { diagnosis: '', says: null, isDischarged: false, isLater: false, revision: 0, mine: null },
      how: 'Account 90000 00002, In-patients, any patient',
    },
    'Open the summary of a stay that is over': {
      input: { stay: { ...aDischarge, id: 'stay-1' } },
      to: 'loadingSummary',
      facts: { diagnosis: '', says: null, isDischarged: true, isLater: false, revision: 0, mine: null },
      how: 'Account 90000 00002, In-patients, Discharged, a stay whose summary is due',
    },
  },
  states: {
    loadingSummary: {
      sees: 'Grey shapes where the summary will stand.',
      asks: ({ mine }) => ({ summary: { id: 'stay-1', isTheirs: mine !== null } }),
    },
    summaryFailed: 'What went wrong, and Retry.',
    'writing.saved': ({ says, isDischarged, mine }) =>
      `The summary beside its print${says === null ? '' : ', why the discharge was refused'}, ${
        mine === null ? '' : 'Put mine back, '
      }and ${isDischarged ? 'Finish the summary' : 'Discharge'}.`,
    'writing.resting': 'What was typed, in the field and on the print.',
    'writing.savingDraft': {
      sees: 'What was typed, and that the draft is being saved.',
      asks: asks('draft', false),
    },
    'writing.unsaved': 'What was typed, that the draft could not be saved, and Retry.',
    superseded: `What was typed, "${MEANWHILE}", See theirs and Keep mine.`,
    savingLast: {
      sees: 'What was typed, and the buttons are busy.',
      asks: asks('last', false),
    },
    confirming: ({ isLater }) =>
      `A question that names Meera Rao and bed 1 in Ward A${isLater ? ', and that the summary can be finished later' : ''}.`,
    saving: {
      sees: ({ isDischarged }) =>
        isDischarged ? 'The summary, and Finish the summary is busy.' : 'The question, and Discharge is busy.',
      asks: (facts) => asks('saving', !facts.isLater)(facts),
    },
    discharging: {
      sees: 'The question, and Discharge is busy.',
      asks: { discharging: { id: 'stay-1', key: '<key>' } },
    },
    stayOver: 'When the patient was discharged and by whom, and Close.',
    discharged: 'The list of in-patients, with the patient as discharged.',
    left: 'The in-patients as they were.',
  },
  steps: {
    'The summary arrives': {
      event: ends('summary', answered(kept)),
      only: ({ mine }) => mine === null,
      leads: { in: 'loadingSummary', to: 'writing.saved', now: { says: null, revision: 1 }, effects: GIVEN },
    },
    'What was typed before the reload had not reached the server': {
      event: ends('summary', answered({ ...kept, ...whole, isAhead: true })),
      only: ({ mine }) => mine === null,
      leads: {
        in: 'loadingSummary',
        to: 'writing.resting',
        now: { diagnosis: 'Infarct', says: null, revision: 1 },
        effects: GIVEN,
      },
    },
    'What the other saved arrives': {
      event: ends('summary', answered(theirs)),
      only: ({ mine }) => mine !== null,
      leads: {
        in: 'loadingSummary',
        to: 'writing.saved',
        now: { diagnosis: 'Bleed', says: null, revision: 3 },
        effects: GIVEN,
      },
    },
    ...meetsAnother,
    'Press Put mine back': {
      event: { type: 'putBack' },
      only: (_, at) => at.has('writing.saved'),
      leads: {
        in: 'writing.saved',
        if: ({ mine }) => mine !== null,
        to: 'writing.resting',
        now: ({ mine }) => ({ diagnosis: mine ?? '', mine: null }),
        effects: GIVEN,
      },
    },
    'Press See theirs': {
      event: { type: 'seeTheirs' },
      leads: {
        in: 'superseded',
        to: 'loadingSummary',
        now: ({ diagnosis, mine }) => ({ says: null, mine: mine ?? diagnosis }),
      },
    },
    'Press Keep mine': {
      event: { type: 'keepMine' },
      leads: { in: 'superseded', to: 'writing.savingDraft', now: { says: null, revision: null } },
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
    'Write the whole summary': {
      event: { type: 'typed', change: whole },
      leads: [
        {
          in: ['writing.saved', 'writing.resting', 'writing.savingDraft', 'writing.unsaved'],
          to: 'writing.resting',
          now: { diagnosis: 'Infarct', says: null },
        },
        { in: 'superseded', now: { diagnosis: 'Infarct' } },
      ],
      how: 'Diagnosis Infarct, course Steady, your own words Rest, where and with what Clinic',
    },
    'Two seconds pass': {
      event: { type: 'xstate.after.rest.discharge.writing.resting' },
      leads: { in: 'writing.resting', to: 'writing.savingDraft' },
    },
    'The draft is saved': {
      event: ends('draft', answered(written)),
      leads: { in: 'writing.savingDraft', to: 'writing.saved', now: { says: null, revision: 2 } },
    },
    'The draft cannot be saved': {
      event: ends('draft', refused('offline')),
      leads: { in: 'writing.savingDraft', to: 'writing.unsaved', now: { says: 'offline' } },
    },
    'Press Discharge': {
      event: { type: 'discharge', isSummaryLater: false },
      only: ({ diagnosis }) => diagnosis !== '',
      leads: {
        in: ['writing.saved', 'writing.resting', 'writing.savingDraft', 'writing.unsaved'],
        if: ({ isDischarged }) => !isDischarged,
        to: 'confirming',
        now: { isLater: false, says: null },
      },
    },
    'Press Discharge now, summary due': {
      event: { type: 'discharge', isSummaryLater: true },
      only: ({ diagnosis }) => diagnosis === '',
      leads: {
        in: ['writing.saved', 'writing.resting', 'writing.savingDraft', 'writing.unsaved'],
        if: ({ isDischarged }) => !isDischarged,
        to: 'confirming',
        now: { isLater: true, says: null },
      },
    },
    'Answer Discharge': { event: { type: 'confirm' }, leads: { in: 'confirming', to: 'saving' } },
    'Answer Not yet': { event: { type: 'dismiss' }, leads: { in: 'confirming', to: 'writing.resting' } },
    'The summary is saved': {
      event: ends('saving', answered(written, 'Saved')),
      leads: [
        { in: 'saving', if: ({ isDischarged }) => isDischarged, to: 'discharged', effects: ['notice good: Saved'] },
        { in: 'saving', to: 'discharging', now: { says: null, revision: 2 } },
      ],
    },
    'The summary cannot be saved': {
      event: ends('saving', refused('offline')),
      leads: {
        in: 'saving',
        to: 'writing.unsaved',
        now: { says: 'offline' },
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
      },
    },
    'Press Finish the summary': {
      event: { type: 'finish' },
      only: ({ isDischarged, diagnosis }) => isDischarged && diagnosis !== '',
      leads: {
        in: ['writing.saved', 'writing.resting', 'writing.savingDraft', 'writing.unsaved'],
        to: 'saving',
      },
    },
    'Close the summary': {
      event: { type: 'close' },
      leads: [
        {
          in: ['loadingSummary', 'summaryFailed', 'writing.saved', 'writing.unsaved', 'superseded', 'stayOver'],
          to: 'left',
        },
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
      },
    },
  },
  delays: { rest: 2000, again: 10_000 },
})
