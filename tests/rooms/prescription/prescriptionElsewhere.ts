import { EMPTY_FORM } from '../../../src/core/prescription/prescriptionForm.rules'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { aPrescription, opened, theirs } from './prescriptionFacts'
import { isFresh, isMeant, type PrescriptionStep } from './prescriptionSending'

/** What the draft is given to keep. */
export const draftOf = (note: string, healthCategoryId: string | null) =>
  `draft ← changed ${JSON.stringify({ form: { ...EMPTY_FORM, note, healthCategoryId } })}`

/** The same prescription in another tab and on another device. */
export const elsewhereSteps = {
  'It is opened in another tab': {
    event: { type: 'lock.elsewhere' },
    only: isFresh,
    leads: { to: 'open.reading' },
  },
  'Press Edit here': {
    event: { type: 'edit.here' },
    leads: { in: 'open.reading', effects: ['lock ← take'] },
  },
  'The other tab gives it up': {
    event: { type: 'lock.held' },
    leads: { in: 'open.reading', to: 'open.reopening' },
    how: 'Comes with Edit here',
  },
  'What the other tab wrote arrives': {
    event: ends('reopen', answered({ ...opened, draftVersion: 2 })),
    leads: {
      in: 'open.reopening',
      to: 'open.writing',
      now: { stored: null, fault: null },
      effects: ['draft ← rebased {"version":2}'],
    },
  },
  'It was signed in the other tab': {
    event: ends('reopen', answered({ ...opened, active: aPrescription })),
    leads: { in: 'open.reopening', to: 'signed', now: { stored: 'signed', fault: null } },
  },
  'What the other tab wrote cannot be loaded': {
    event: ends('reopen', refused('network', 'No connection')),
    leads: { in: 'open.reopening', to: 'open.reading', effects: ['notice bad: No connection'] },
  },
  'It was written on another device': {
    event: { type: 'draft.conflicted' },
    only: isFresh,
    leads: { in: 'open.writing', to: 'open.comparingDraft' },
  },
  'The draft meets a signature': {
    event: { type: 'signed.elsewhere' },
    only: (facts, at) => isFresh(facts, at) || (isMeant(facts) && at.has('open.sending')),
    leads: [
      // Perhaps the one on its way from here: its own answer says.
      { in: 'open.sending', isIgnored: true },
      { to: 'open.rereading' },
    ],
    how: 'Sign on another device; or write a note and sign at once, on a slow connection',
  },
  'The other draft arrives': {
    event: ends('other', answered({ form: theirs, version: 4 })),
    leads: { in: 'open.comparingDraft', to: 'open.comparing', now: { other: true } },
  },
  'The other draft is gone': {
    event: ends('other', answered(null)),
    leads: {
      in: 'open.comparingDraft',
      to: 'open.rereading',
      effects: ['draft ← rebased {"version":0}'],
    },
    how: 'Press Save on the other device; there is no draft after it',
  },
  'The other draft cannot be loaded': {
    event: ends('other', refused('network', 'No connection')),
    leads: { in: 'open.comparingDraft', to: 'open.writing', effects: ['notice bad: No connection'] },
  },
  'Choose what the other device has': {
    event: { type: 'sides.chosen', form: { ...theirs, note: 'Rest' } },
    leads: {
      in: 'open.comparing',
      to: 'open.writing',
      now: { note: 'Rest', category: true, other: false },
      // What was saved is no draft and has no version.
      effects: ({ stored }) => [`draft ← rebased {"version":${stored === null ? 4 : null}}`, draftOf('Rest', 'c1')],
    },
  },
} as const satisfies Readonly<Record<string, PrescriptionStep>>
