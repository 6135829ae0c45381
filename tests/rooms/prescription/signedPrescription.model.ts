import type { DocumentLink } from '../../../src/core/kit/documentLink'
import { MOST_BETWEEN_LOOKS } from '../../../src/machines/kit/document.machine'
import { signedPrescriptionMachine } from '../../../src/machines/prescription/signed.machine'
import { viewSigned } from '../../../src/machines/prescription/signed.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { aPrescription } from './prescriptionFacts'

const unknown = {
  isKnown: false,
  hasPaper: false,
  isEmpty: false,
  isAwaited: false,
  isOverdue: false,
  looks: 0,
  isLinkRefused: false,
  fault: null,
}

const ready = (url: string): DocumentLink => ({ state: 'ready', url, expiresAt: 1 })
const notReady: DocumentLink = { state: 'notReady' }

/** A signed prescription as its patient reads it. */
export const signedPrescriptionModel = modelOf(signedPrescriptionMachine)({
  name: 'signedPrescription',
  delays: { look: MOST_BETWEEN_LOOKS },
  facts: (snapshot) => {
    const { prescription, url, linkFault, isEmpty, isAwaited, isOverdue, fault } = viewSigned(snapshot)
    const why = fault ?? linkFault
    return {
      isKnown: prescription !== null,
      hasPaper: url !== null,
      isEmpty,
      isAwaited,
      isOverdue,
      looks: snapshot.context.looks,
      isLinkRefused: linkFault !== null,
      fault: why?.id ?? null,
    }
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
    awaited: 'That the document is being made.',
    looking: { sees: 'The same.', asks: { look: { asked: { id: 'p1', purpose: 'read' } } } },
    overdue: 'That the document takes longer than usual, and Try again.',
    empty: 'There is no prescription here.',
    failed: 'What went wrong, and Try again.',
  },
  steps: {
    'The prescription arrives': {
      event: ends(
        'load',
        answered({ prescription: aPrescription, link: answered(ready('/p1.pdf')), paperUrl: '/p1.pdf' }),
      ),
      leads: { in: 'loading', to: 'shown', now: { isKnown: true, hasPaper: true, isLinkRefused: false, fault: null } },
    },
    'It arrives without its PDF': {
      event: ends('load', answered({ prescription: aPrescription, link: refused('forbidden'), paperUrl: null })),
      leads: {
        in: 'loading',
        to: 'shown',
        now: { isKnown: true, isLinkRefused: true, hasPaper: false, fault: 'denied' },
      },
    },
    'It arrives while its document is being written': {
      event: ends('load', answered({ prescription: aPrescription, link: answered(notReady), paperUrl: null })),
      leads: {
        in: 'loading',
        to: 'awaited',
        now: { isKnown: true, isAwaited: true, isLinkRefused: false, fault: null },
      },
    },
    'The document is looked for': {
      event: { type: 'xstate.after.look.signedPrescription.awaited' },
      leads: { in: 'awaited', to: 'looking', now: ({ looks }) => ({ looks: looks + 1 }) },
    },
    'It is written': {
      event: ends(
        'look',
        answered({ prescription: aPrescription, link: answered(ready('/p1.pdf')), paperUrl: '/p1.pdf' }),
      ),
      leads: { in: 'looking', to: 'shown', now: { hasPaper: true, isAwaited: false } },
    },
    'It is not written yet': {
      event: ends('look', answered({ prescription: aPrescription, link: answered(notReady), paperUrl: null })),
      leads: [
        { in: 'looking', if: ({ looks }) => looks < 6, to: 'awaited' },
        { in: 'looking', to: 'overdue', now: { isAwaited: false, isOverdue: true } },
      ],
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
          if: ({ isKnown, isLinkRefused }) => isKnown && isLinkRefused,
          to: 'loading',
          now: { fault: 'denied', looks: 0 },
        },
        { in: ['failed', 'overdue'], to: 'loading', now: { fault: null, isOverdue: false, looks: 0 } },
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
