import { signedPrescriptionMachine } from '../../../../src/machines/prescription/signed.machine'
import { viewSigned } from '../../../../src/machines/prescription/signed.view'
import { modelOf } from '../model'
import { answered, ends, refused } from '../outcomes'
import { aPrescription } from './prescriptionFacts'

const unknown = { isKnown: false, isEmpty: false, fault: null }

/** A signed prescription as its patient reads it. */
export const signedPrescriptionModel = modelOf(signedPrescriptionMachine)({
  name: 'signedPrescription',
  facts: (snapshot) => {
    const { document, isEmpty, fault } = viewSigned(snapshot)
    return { isKnown: document !== null, isEmpty, fault: fault?.id ?? null }
  },
  starts: {
    'Open a prescription from an appointment': {
      input: { id: 'p1', purpose: 'read' },
      to: 'loading',
      facts: unknown,
      how: 'Account 90000 00001, My orders, Prescription',
    },
  },
  states: {
    loading: {
      sees: 'Grey shapes where the prescription will stand.',
      asks: { load: { asked: { id: 'p1', purpose: 'read' } } },
    },
    shown: 'Each medicine with when it is taken, and Open PDF.',
    empty: 'There is no prescription here.',
    failed: 'What went wrong, and Try again.',
  },
  steps: {
    'The prescription arrives': {
      event: ends('load', answered({ prescription: aPrescription, url: '/p1.pdf' })),
      leads: { in: 'loading', to: 'shown', now: { isKnown: true, fault: null } },
    },
    'It is not theirs': {
      event: ends('load', answered(null)),
      leads: { in: 'loading', to: 'empty', now: { isEmpty: true } },
    },
    'It cannot be loaded': {
      event: ends('load', refused('timeout')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'wrong' } },
    },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading', now: { fault: null } } },
    'Another language is chosen': {
      event: { type: 'language.changed' },
      screen: 'desktop',
      only: (_, at) => at.has('shown'),
      leads: { to: 'loading', now: unknown },
    },
  },
})
