import { signedPrescriptionMachine } from '../../../src/machines/prescription/signed.machine'
import { viewSigned } from '../../../src/machines/prescription/signed.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { aPrescription } from './prescriptionFacts'

const unknown = { isKnown: false, hasPaper: false, isEmpty: false, fault: null }

/** A signed prescription as its patient reads it. */
export const signedPrescriptionModel = modelOf(signedPrescriptionMachine)({
  name: 'signedPrescription',
  facts: (snapshot) => {
    const { prescription, url, linkFault, isEmpty, fault } = viewSigned(snapshot)
    const why = fault ?? linkFault
    return { isKnown: prescription !== null, hasPaper: url !== null, isEmpty, fault: why?.id ?? null }
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
    shown: 'Each medicine with when it is taken, and Open PDF; or why the PDF cannot be opened, and Try again.',
    empty: 'There is no prescription here.',
    failed: 'What went wrong, and Try again.',
  },
  steps: {
    'The prescription arrives': {
      event: ends('load', answered({ prescription: aPrescription, link: answered('/p1.pdf') })),
      leads: { in: 'loading', to: 'shown', now: { isKnown: true, hasPaper: true, fault: null } },
    },
    'It arrives without its PDF': {
      event: ends('load', answered({ prescription: aPrescription, link: refused('forbidden') })),
      leads: { in: 'loading', to: 'shown', now: { isKnown: true, fault: 'denied' } },
    },
    'It is not theirs': {
      event: ends('load', answered(null)),
      leads: { in: 'loading', to: 'empty', now: { isEmpty: true } },
    },
    'It cannot be loaded': {
      event: ends('load', refused('timeout')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'late' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: [
        // What is known already stands there while the rest is asked for again.
        {
          in: ['failed', 'shown'],
          if: ({ isKnown, hasPaper }) => isKnown && !hasPaper,
          to: 'loading',
          now: { fault: 'denied' },
        },
        { in: 'failed', to: 'loading', now: { fault: null } },
      ],
    },
    'Another language is chosen': {
      event: { type: 'language.changed' },
      screen: 'desktop',
      only: (_, at) => at.has('shown'),
      leads: { to: 'loading', now: unknown },
    },
  },
})
