import type { prescriptionMachine } from '../../../src/machines/prescription/prescription.machine'
import type { LeafOf, Step } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { aPrescription, savedPrescription, unsigned } from './prescriptionFacts'

/** What is written, as far as it decides what follows. */
export interface Written {
  readonly isOpened: boolean
  readonly note: string
  readonly category: boolean
  readonly before: boolean
  readonly stored: string | null
  readonly amends: boolean
  readonly saveType: string
  readonly other: boolean
  readonly dismissed: number
  readonly fault: string | null
}

export type PrescriptionStep = Step<LeafOf<typeof prescriptionMachine>, Written>

export const isWriting = (at: ReadonlySet<string>) => at.has('open.writing')
/** Nothing was typed yet: the other tab and the other device are tried here alone. */
export const isFresh = ({ note, category, amends, dismissed }: Written, at: ReadonlySet<string>) =>
  isWriting(at) && note === '' && !category && !amends && dismissed === 0
/** What is sent and refused is tried with a note and a category. */
export const isMeant = ({ note, amends }: Written) => note === 'Rest' && !amends

/** Saving and ending: what is asked before, and how it ends. */
export const sendingSteps = {
  'Press Save': {
    event: { type: 'save' },
    only: ({ amends }) => !amends,
    leads: {
      in: 'open.writing',
      if: ({ category }) => category,
      to: 'open.confirming',
      now: { saveType: 'save', fault: null },
    },
  },
  'Press End Consultation': {
    event: { type: 'end' },
    leads: {
      in: 'open.writing',
      if: ({ category }) => category,
      to: 'open.confirming',
      now: { saveType: 'end', fault: null },
    },
  },
  'Press Not yet': { event: { type: 'cancel' }, leads: { in: 'open.confirming', to: 'open.writing' } },
  'Press Yes': {
    event: { type: 'confirm' },
    leads: { in: 'open.confirming', to: 'open.sending', now: { fault: null } },
  },
  'It is saved': {
    event: ends('send', answered(savedPrescription, 'Saved.')),
    leads: {
      in: 'open.sending',
      to: 'left',
      now: { stored: 'signed' },
      effects: [
        'prescription.settled {"bookingId":"b1"}',
        'notice good: Saved.',
        'go /schedule',
        'prescription.signed {"id":"p1"}',
      ],
    },
    isLast: true,
  },
  'It is not saved': {
    event: ends('send', refused('network')),
    only: isMeant,
    leads: { in: 'open.sending', to: 'open.writing', now: { fault: 'wrong' } },
  },
  'It was signed elsewhere': {
    event: ends('send', refused('conflict', 'Signed already', 'alreadySigned')),
    only: isMeant,
    leads: {
      in: 'open.sending',
      to: 'open.rereading',
      now: { fault: 'wrong' },
      effects: ['notice bad: Signed already'],
    },
  },
  'It was saved elsewhere': {
    event: ends('send', refused('conflict', 'Saved elsewhere', 'saveChanged')),
    only: isMeant,
    leads: {
      in: 'open.sending',
      to: 'open.rereading',
      now: { fault: 'wrong' },
      effects: ['notice bad: Saved elsewhere'],
    },
  },
  'The signed one arrives': {
    event: ends('reread', answered(aPrescription)),
    leads: { in: 'open.rereading', to: 'signed', now: { stored: 'signed', other: true } },
  },
  'The saved one arrives': {
    event: ends('reread', answered(unsigned)),
    leads: { in: 'open.rereading', to: 'open.comparing', now: { stored: 'saved', other: true } },
  },
  'There is no other one': {
    event: ends('reread', answered(null)),
    leads: { in: 'open.rereading', to: 'open.writing' },
  },
  'The other one cannot be loaded': {
    event: ends('reread', refused('network', 'No connection')),
    leads: { in: 'open.rereading', to: 'open.writing', effects: ['notice bad: No connection'] },
  },
} as const satisfies Readonly<Record<string, PrescriptionStep>>
