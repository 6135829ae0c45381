import type { DocumentLink } from '../../../src/core/kit/documentLink'
import { MOST_BETWEEN_LOOKS } from '../../../src/machines/kit/document.machine'
import { ownStayMachine } from '../../../src/machines/orders/ownStay.machine'
import { viewOwnStay } from '../../../src/machines/orders/ownStay.view'
import { anOwnStay } from '../../kit/inpatient'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const unknown = {
  isKnown: false,
  hasSummary: false,
  isEmpty: false,
  isAwaited: false,
  isOverdue: false,
  looks: 0,
  isLinkRefused: false,
  fault: null,
}

const ready = (url: string): DocumentLink => ({ state: 'ready', url, expiresAt: 1 })
const notReady: DocumentLink = { state: 'notReady' }

/** A stay in hospital as the family follows it: patient.md, 2, "In-patient card". */
export const ownStayModel = modelOf(ownStayMachine)({
  name: 'ownStay',
  delays: { look: MOST_BETWEEN_LOOKS },
  facts: (snapshot) => {
    const { stay, url, linkFault, isEmpty, isAwaited, isOverdue, fault } = viewOwnStay(snapshot)
    const why = fault ?? linkFault
    return {
      isKnown: stay !== null,
      hasSummary: url !== null,
      isEmpty,
      isAwaited,
      isOverdue,
      looks: snapshot.context.looks,
      isLinkRefused: linkFault !== null,
      fault: why?.id ?? null,
    }
  },
  starts: {
    'Press Get Update': {
      input: { id: 'stay-1' },
      to: 'loading',
      facts: unknown,
      how: 'Account 90000 00001, My orders, a stay in hospital',
    },
  },
  states: {
    loading: {
      sees: 'Grey shapes where the stay will stand.',
      asks: { load: { asked: { id: 'stay-1' } } },
    },
    shown:
      'Where the patient is, what happened, and after the discharge the summary; or why it cannot be opened, and Try again.',
    awaited: 'That the document is being made.',
    looking: { sees: 'The same.', asks: { look: { asked: { id: 'stay-1' } } } },
    overdue: 'That the document takes longer than usual, and Try again.',
    empty: 'That there is no such stay.',
    failed: 'What went wrong, and Try again.',
  },
  steps: {
    'The stay arrives': {
      event: ends('load', answered({ stay: anOwnStay, summary: answered(ready('/files/summary')) })),
      leads: {
        in: 'loading',
        to: 'shown',
        now: { isKnown: true, hasSummary: true, isLinkRefused: false, fault: null },
      },
    },
    'It arrives without its summary': {
      event: ends('load', answered({ stay: anOwnStay, summary: refused('forbidden') })),
      leads: {
        in: 'loading',
        to: 'shown',
        now: { isKnown: true, isLinkRefused: true, hasSummary: false, fault: 'denied' },
      },
    },
    'It arrives while its document is being written': {
      event: ends('load', answered({ stay: anOwnStay, summary: answered(notReady) })),
      leads: {
        in: 'loading',
        to: 'awaited',
        now: { isKnown: true, isAwaited: true, isLinkRefused: false, fault: null },
      },
    },
    'The document is looked for': {
      event: { type: 'xstate.after.look.ownStay.awaited' },
      leads: { in: 'awaited', to: 'looking', now: ({ looks }) => ({ looks: looks + 1 }) },
    },
    'It is written': {
      event: ends('look', answered({ stay: anOwnStay, summary: answered(ready('/files/summary')) })),
      leads: { in: 'looking', to: 'shown', now: { hasSummary: true, isAwaited: false } },
    },
    'It is not written yet': {
      event: ends('look', answered({ stay: anOwnStay, summary: answered(notReady) })),
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
      only: (_, at) => at.has('shown'),
      leads: { to: 'loading', now: unknown },
    },
  },
})
