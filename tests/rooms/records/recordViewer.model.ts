import { MOST_BETWEEN_LOOKS } from '../../../src/machines/kit/document.machine'
import { recordViewerMachine } from '../../../src/machines/records/recordViewer.machine'
import { viewRecordViewer } from '../../../src/machines/records/recordViewer.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { aRecord } from './recordFacts'

const unknown = {
  isKnown: false,
  hasFile: false,
  isGone: false,
  isAwaited: false,
  isOverdue: false,
  isLost: false,
  looks: 0,
  fault: null as string | null,
}
const signed = { ...aRecord, source: 'prescription', url: null }

/** A record that is read: S0-212, S0-213, S1-155. */
export const recordViewerModel = modelOf(recordViewerMachine)({
  name: 'recordViewer',
  delays: { look: MOST_BETWEEN_LOOKS },
  facts: (snapshot) => {
    const { record, url, isGone, isAwaited, isOverdue, isLost, fault } = viewRecordViewer(snapshot)
    return {
      isKnown: record !== null,
      hasFile: url !== null,
      isGone,
      isAwaited,
      isOverdue,
      isLost,
      looks: snapshot.context.looks,
      fault: fault?.id ?? null,
    }
  },
  starts: {
    'Open a record': {
      input: { id: aRecord.id },
      to: 'loading',
      facts: unknown,
      how: 'Account 90000 00001, Medical records',
    },
  },
  states: {
    loading: { sees: 'A grey shape where the document will stand.', asks: { load: { asked: { id: aRecord.id } } } },
    shown: ({ isLost }) =>
      isLost
        ? 'That the file of this record is not there, and Retry.'
        : 'The picture, or the PDF in a frame, with its title, whose it is and of which day.',
    awaited: 'That the document is being made.',
    looking: { sees: 'The same.', asks: { look: { asked: { id: aRecord.id } } } },
    overdue: 'That the document takes longer than usual, and Retry.',
    empty: 'That this record was not found.',
    failed: 'What went wrong, and Retry.',
  },
  steps: {
    'The record arrives': {
      event: ends('load', answered(aRecord)),
      leads: { in: 'loading', to: 'shown', now: { isKnown: true, hasFile: true, fault: null } },
    },
    'It arrives without its file': {
      event: ends('load', answered({ ...aRecord, url: null })),
      leads: { in: 'loading', to: 'shown', now: { isKnown: true, hasFile: false, isLost: true, fault: null } },
    },
    'It arrives while its document is being made': {
      event: ends('load', answered(signed)),
      leads: { in: 'loading', to: 'awaited', now: { isKnown: true, isAwaited: true, fault: null } },
    },
    'The document is looked for': {
      event: { type: 'xstate.after.look.recordViewer.awaited' },
      leads: { in: 'awaited', to: 'looking', now: ({ looks }) => ({ looks: looks + 1 }) },
    },
    'It is made': {
      event: ends('look', answered(aRecord)),
      leads: { in: 'looking', to: 'shown', now: { hasFile: true, isAwaited: false } },
    },
    'It is not made yet': {
      event: ends('look', answered(signed)),
      leads: [
        { in: 'looking', if: ({ looks }) => looks < 6, to: 'awaited' },
        { in: 'looking', to: 'overdue', now: { isAwaited: false, isOverdue: true } },
      ],
    },
    'It is gone': { event: ends('load', answered(null)), leads: { in: 'loading', to: 'empty', now: { isGone: true } } },
    'It cannot be loaded': {
      event: ends('load', refused('timeout')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'late' } },
    },
    'Press Retry': {
      event: { type: 'retry' },
      leads: [
        { in: 'shown', if: ({ isLost }) => isLost, to: 'loading', now: { isLost: false, looks: 0 } },
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
