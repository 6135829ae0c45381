import { receivedReportsMachine } from '../../../src/machines/sentReports/receivedReports.machine'
import { viewReceivedReports } from '../../../src/machines/sentReports/receivedReports.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const report = {
  id: 's1',
  centre: 'Sanjeevani Diagnostics',
  patientName: 'Asha Patel',
  fileName: 'eeg.pdf',
  url: '/files/token/eeg.pdf',
  sentAt: 1_767_589_200,
  lapsesAt: 1_770_181_200,
}
const received = { reports: [report], members: [{ id: 'm1', name: 'Asha Patel' }] }

/** Reports that wait for a family's number: orders.md, 11, slice 10. */
export const receivedReportsModel = modelOf(receivedReportsMachine)({
  name: 'receivedReports',
  facts: (snapshot) => {
    const { reports, asked, fault } = viewReceivedReports(snapshot)
    return {
      reports: reports.length,
      whose: reports[0]?.memberId ?? '',
      asked: asked?.id ?? null,
      answer: snapshot.context.answer.memberId,
      isHeld: snapshot.context.attempt !== null,
      fault: fault?.id ?? null,
    }
  },
  starts: {
    'Open medical records': {
      input: {},
      to: 'loading',
      facts: { reports: 0, whose: '', asked: null, answer: null, isHeld: false, fault: null },
      how: 'Account 90000 00001, Medical records, after a centre sent a report to the number',
    },
  },
  states: {
    loading: { sees: 'The records; of reports that were sent those of before.', asks: { load: {} } },
    failed: 'What went wrong, and Try again.',
    shown: ({ reports, whose }) =>
      reports === 0
        ? 'The records alone.'
        : `Who sent a report for whom, whose it is${whose === '' ? ', which has to be said before Add to records' : ''}.`,
    asking: 'Whether the report is refused.',
    answering: {
      sees: ({ answer }) => (answer === null ? 'Refuse is busy.' : 'Add to records is busy.'),
      asks: ({ answer }) => ({ answer: { id: 's1', memberId: answer, key: '<key>' } }),
    },
  },
  steps: {
    'A report arrives': {
      event: ends('load', answered(received)),
      only: ({ reports, answer, isHeld }) => reports === 0 && answer === null && !isHeld,
      leads: { in: 'loading', to: 'shown', now: { reports: 1, fault: null } },
    },
    'No report is left': {
      event: ends('load', answered({ reports: [], members: [] })),
      only: ({ reports }) => reports === 1,
      leads: { in: 'loading', to: 'shown', now: { reports: 0, whose: '', fault: null } },
    },
    'The reports cannot be loaded': {
      event: ends('load', refused('offline')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'offline' } },
    },
    'Something changes': {
      event: { type: 'report.changed' },
      leads: [{ in: 'shown', to: 'loading' }, { in: 'loading' }, { in: 'failed', to: 'loading', now: { fault: null } }],
    },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading', now: { fault: null } } },
    'Choose Asha': {
      event: { type: 'member.chosen', id: 's1', memberId: 'm1' },
      only: ({ reports, whose }) => reports === 1 && whose === '',
      leads: { in: ['shown', 'loading'], now: { whose: 'm1' } },
    },
    'Press Add to records': {
      event: { type: 'accept', id: 's1' },
      only: ({ reports }) => reports === 1,
      leads: {
        in: ['shown', 'loading'],
        if: ({ whose }) => whose !== '',
        to: 'answering',
        now: { answer: 'm1', isHeld: true },
      },
    },
    'Press Refuse': {
      event: { type: 'refuse', id: 's1' },
      only: ({ reports }) => reports === 1,
      leads: { in: ['shown', 'loading'], to: 'asking', now: { asked: 's1', answer: null } },
    },
    'Press Keep it': { event: { type: 'dismiss' }, leads: { in: 'asking', to: 'loading', now: { asked: null } } },
    'Press Refuse once more': {
      event: { type: 'confirm' },
      leads: { in: 'asking', to: 'answering', now: { isHeld: true } },
    },
    'It is answered': {
      event: ends('answer', answered({ id: 'r1' }, 'The report is in your medical records.')),
      leads: {
        in: 'answering',
        to: 'loading',
        now: { asked: null, isHeld: false },
        effects: ['notice good: The report is in your medical records.', 'records.outdated'],
      },
    },
    'Somebody was first': {
      event: ends('answer', refused('conflict', 'This report was already answered.', 'alreadyAnswered')),
      leads: {
        in: 'answering',
        to: 'loading',
        now: { asked: null, isHeld: false },
        effects: ['notice bad: This report was already answered.'],
      },
    },
  },
})
