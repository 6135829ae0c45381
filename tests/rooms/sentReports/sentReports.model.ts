import { sentReportsMachine } from '../../../src/machines/sentReports/sentReports.machine'
import { viewSentReports } from '../../../src/machines/sentReports/sentReports.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

export const NUMBER = '9812345670'
export const NAME = 'Asha Patel'
const URL = '/files/token/eeg.pdf'
export const file = { name: 'eeg.pdf', type: 'application/pdf', size: 900 }
export const sentReport = {
  id: 's1',
  phoneNumber: NUMBER,
  patientName: NAME,
  fileName: 'eeg.pdf',
  status: 'waiting',
  sentAt: 1_767_589_200,
}

/** Reports without an order at the centre: orders.md, 11, slice 10. */
export const sentReportsModel = modelOf(sentReportsMachine)({
  name: 'sentReports',
  facts: (snapshot) => {
    const { reports, phoneNumber, patientName, fileName, canSend, fault, loadFault } = viewSentReports(snapshot)
    return {
      reports: reports.length,
      number: phoneNumber,
      name: patientName,
      file: fileName,
      canSend,
      fault: (fault ?? loadFault) && (snapshot.context.failure?.kind ?? null),
      isNotNamed: snapshot.context.isNotNamed,
      isHeld: snapshot.context.attempt !== null,
    }
  },
  starts: {
    'Open reports without an order': {
      input: {},
      to: 'loading',
      facts: {
        reports: 0,
        number: '',
        name: '',
        file: '',
        canSend: false,
        fault: null,
        isNotNamed: false,
        isHeld: false,
      },
      how: 'Account 90000 00005, Send a report',
    },
  },
  states: {
    loading: { sees: 'Grey shapes where the form and the reports will stand.', asks: { load: {} } },
    failed: 'What went wrong, and Try again.',
    'open.list.shown': ({ reports }) =>
      reports === 0 ? 'That nothing was sent yet.' : 'What was sent, and what became of it.',
    'open.list.refreshing': { sees: 'What was sent, as it was.', asks: { refresh: {} } },
    'open.form.ready': ({ canSend, isNotNamed }) =>
      isNotNamed
        ? 'That the file has another name; another can be chosen first, and it can be sent anyway.'
        : `The form; Send report ${canSend ? 'can' : 'cannot'} be pressed.`,
    'open.form.uploading': { sees: 'Choose a report is busy.', asks: { upload: { file } } },
    'open.form.sending': {
      sees: 'Send report is busy.',
      asks: ({ isNotNamed }) => ({
        send: {
          phoneNumber: NUMBER,
          patientName: NAME,
          url: URL,
          fileName: 'eeg.pdf',
          ...(isNotNamed ? { isLookedAt: true } : {}),
          key: '<key>',
        },
      }),
    },
  },
  steps: {
    'The reports arrive': {
      event: ends('load', answered([])),
      leads: { in: 'loading', to: ['open.list.shown', 'open.form.ready'], now: { fault: null } },
    },
    'The reports cannot be loaded': {
      event: ends('load', refused('offline')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'offline' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: { in: 'failed', to: 'loading', now: { fault: null } },
    },
    'The family answers': {
      event: { type: 'report.changed' },
      leads: [
        { in: 'open.list.shown', to: 'open.list.refreshing' },
        { in: 'open.list.refreshing' },
        { in: 'loading' },
        { in: 'failed', to: 'loading', now: { fault: null } },
      ],
    },
    'The answer arrives': {
      event: ends('refresh', answered([{ ...sentReport, status: 'accepted' }])),
      leads: { in: 'open.list.refreshing', to: 'open.list.shown', now: { reports: 1 } },
    },
    'The answer does not arrive': {
      event: ends('refresh', refused('offline')),
      leads: { in: 'open.list.refreshing', to: 'open.list.shown' },
    },
    'Type the number': {
      event: { type: 'number.typed', text: NUMBER },
      only: ({ number, reports }) => number === '' && reports === 0,
      leads: [
        {
          in: 'open.form.ready',
          now: ({ name, file: chosen }) => ({ number: NUMBER, fault: null, canSend: name !== '' && chosen !== '' }),
        },
        { in: 'open.form.uploading', now: { number: NUMBER } },
      ],
    },
    'Type the name': {
      event: { type: 'name.typed', text: NAME },
      only: ({ name, reports }) => name === '' && reports === 0,
      leads: [
        {
          in: 'open.form.ready',
          now: ({ number, file: chosen }) => ({ name: NAME, fault: null, canSend: number !== '' && chosen !== '' }),
        },
        { in: 'open.form.uploading', now: { name: NAME } },
      ],
    },
    'Choose a file': {
      event: { type: 'file.chosen', file },
      only: ({ file: chosen, reports }) => chosen === '' && reports === 0,
      leads: { in: 'open.form.ready', to: 'open.form.uploading', now: { fault: null, canSend: false } },
    },
    'The file is uploaded': {
      event: ends('upload', answered({ url: URL, thumbnailUrl: null })),
      leads: {
        in: 'open.form.uploading',
        to: 'open.form.ready',
        now: ({ number, name }) => ({ file: 'eeg.pdf', canSend: number !== '' && name !== '' }),
      },
    },
    'The file cannot be uploaded': {
      event: ends('upload', refused('offline')),
      leads: { in: 'open.form.uploading', to: 'open.form.ready', now: { fault: 'offline' } },
    },
    'Press Send report': {
      event: { type: 'send' },
      leads: {
        in: 'open.form.ready',
        if: ({ canSend }) => canSend,
        to: 'open.form.sending',
        now: { canSend: false, isHeld: true, fault: null },
      },
    },
    'It is sent': {
      event: ends('send', answered(sentReport, 'The report is sent.')),
      leads: {
        in: 'open.form.sending',
        to: 'open.form.ready',
        now: {
          reports: 1,
          number: '',
          name: '',
          file: '',
          fault: null,
          canSend: false,
          isNotNamed: false,
          isHeld: false,
        },
        effects: ['notice good: The report is sent.'],
      },
    },
    'It has another name': {
      event: ends('send', refused('conflict', 'This file does not have this name.', 'notNamed')),
      only: ({ isNotNamed }) => !isNotNamed,
      leads: {
        in: 'open.form.sending',
        to: 'open.form.ready',
        now: { fault: 'conflict', canSend: true, isNotNamed: true, isHeld: false },
      },
    },
    'It cannot be sent': {
      event: ends('send', refused('badRequest', 'Please upload the file again.', 'fileUnknown')),
      leads: {
        in: 'open.form.sending',
        to: 'open.form.ready',
        now: { fault: 'badRequest', canSend: true, isHeld: false },
      },
    },
  },
})
