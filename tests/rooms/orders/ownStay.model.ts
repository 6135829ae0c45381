import { ownStayMachine } from '../../../src/machines/orders/ownStay.machine'
import { viewOwnStay } from '../../../src/machines/orders/ownStay.view'
import { anOwnStay } from '../../kit/inpatient'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const unknown = { isKnown: false, hasSummary: false, isEmpty: false, fault: null }

/** A stay in hospital as the family follows it: patient.md, 2, "In-patient card". */
export const ownStayModel = modelOf(ownStayMachine)({
  name: 'ownStay',
  facts: (snapshot) => {
    const { stay, url, linkFault, isEmpty, fault } = viewOwnStay(snapshot)
    const why = fault ?? linkFault
    return { isKnown: stay !== null, hasSummary: url !== null, isEmpty, fault: why?.id ?? null }
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
    empty: 'That there is no such stay.',
    failed: 'What went wrong, and Try again.',
  },
  steps: {
    'The stay arrives': {
      event: ends('load', answered({ stay: anOwnStay, summary: answered('/files/summary') })),
      leads: { in: 'loading', to: 'shown', now: { isKnown: true, hasSummary: true, fault: null } },
    },
    'It arrives without its summary': {
      event: ends('load', answered({ stay: anOwnStay, summary: refused('forbidden') })),
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
          if: ({ isKnown, hasSummary }) => isKnown && !hasSummary,
          to: 'loading',
          now: { fault: 'denied' },
        },
        { in: 'failed', to: 'loading', now: { fault: null } },
      ],
    },
    'Another language is chosen': {
      event: { type: 'language.changed' },
      only: (_, at) => at.has('shown'),
      leads: { to: 'loading', now: unknown },
    },
  },
})
