import { type ActorRefFrom, assign, setup } from 'xstate'
import type { ChosenFile, UploadedFile } from '../../core/files/files'
import { type Failure, hasCode, type Outcome } from '../../core/kit/outcome'
import { mobileTyped } from '../../core/kit/phoneTyped'
import type { SentReport } from '../../core/sentReports/sentReports'
import { receiverFault, SENT_TO } from '../../core/sentReports/sentReports.rules'
import { type Attempt, keyed } from '../kit/attempt'
import { unpluggedFeed } from '../kit/fromFeed'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import type { reportChanged } from './reportChanged'

interface NewReport {
  readonly phoneNumber: string
  readonly patientName: string
  readonly url: string
  readonly fileName: string
  /** Somebody looked whose it is. */
  readonly isLookedAt?: boolean
}

interface Context extends NewReport {
  /** The file's text has another name: it is asked about before it is sent. */
  readonly isNotNamed: boolean
  readonly reports: readonly SentReport[]
  readonly failure: Failure | null
  readonly attempt: Attempt<NewReport> | null
}

const NOTHING: NewReport = { phoneNumber: '', patientName: '', url: '', fileName: '' }

const isWhole = ({ phoneNumber, patientName, url }: NewReport): boolean =>
  receiverFault(phoneNumber) === null && patientName.trim() !== '' && url !== ''

const sentReportsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'number.typed'; text: string }
      | { type: 'name.typed'; text: string }
      | { type: 'file.chosen'; file: ChosenFile }
      | { type: 'send' | 'retry' }
      | typeof reportChanged,
    tags: {} as 'loading' | 'failed' | 'uploading' | 'sending',
  },
  actors: {
    /** Tells that something changed. */
    watch: unpluggedFeed('sentReports.watch'),
    load: unplugged<object, readonly SentReport[]>('sentReports.sent'),
    upload: unplugged<{ file: ChosenFile }, UploadedFile>('files.upload'),
    send: unplugged<NewReport & { key: string }, SentReport, string>('sentReports.send'),
  },
  guards: {
    ...outcomes,
    isWhole: ({ context }) => isWhole(context),
    isNotNamed: (_, outcome: Outcome<SentReport, string>) => hasCode(outcome, 'notNamed'),
  },
  actions: {
    ...outcomeActions,
    assignReports: assign((_, outcome: Outcome<readonly SentReport[]>) =>
      outcome.ok ? { reports: outcome.value, failure: null } : {},
    ),
    /** What is wrong with the form stays beside it. */
    replaceReports: assign((_, outcome: Outcome<readonly SentReport[]>) =>
      outcome.ok ? { reports: outcome.value } : {},
    ),
    typeNumber: assign((_, text: string) => ({
      phoneNumber: mobileTyped(text, SENT_TO, [SENT_TO]).phoneNumber,
      failure: null,
    })),
    typeName: assign((_, patientName: string) => ({ patientName, failure: null, isNotNamed: false })),
    noteFile: assign((_, { name }: ChosenFile) => ({ fileName: name, url: '', failure: null, isNotNamed: false })),
    noteNotNamed: assign({ isNotNamed: true }),
    keepUrl: assign((_, outcome: Outcome<UploadedFile>) => (outcome.ok ? { url: outcome.value.url } : {})),
    beginSend: beginAttempt(({ phoneNumber, patientName, url, fileName, isNotNamed }: Context) => ({
      phoneNumber,
      patientName: patientName.trim(),
      url,
      fileName,
      ...(isNotNamed ? { isLookedAt: true } : {}),
    })),
    addSent: assign(({ context }, outcome: Outcome<SentReport>) =>
      outcome.ok
        ? {
            ...NOTHING,
            isNotNamed: false,
            reports: [outcome.value, ...context.reports.filter(({ id }) => id !== outcome.value.id)],
            failure: null,
          }
        : {},
    ),
  },
})

const { onOutcome } = outcomeTransitions(sentReportsSetup)

/** Reports that a centre sends to a number, of tests nobody ordered here, and what became of them. */
export const sentReportsMachine = sentReportsSetup.createMachine({
  id: 'sentReports',
  context: { ...NOTHING, isNotNamed: false, reports: [], failure: null, attempt: null },
  invoke: { id: 'watch', src: 'watch' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      on: { 'report.changed': { target: 'loading', reenter: true } },
      invoke: {
        id: 'load',
        src: 'load',
        input: {},
        onDone: onOutcome('load', {
          refused: { target: 'failed', actions: 'keepFailure' },
          done: { target: 'open', actions: 'assignReports' },
        }),
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading', 'report.changed': 'loading' } },
    open: {
      type: 'parallel',
      states: {
        list: {
          initial: 'shown',
          states: {
            shown: { on: { 'report.changed': 'refreshing' } },
            /** What is shown stays. */
            refreshing: {
              on: { 'report.changed': { target: 'refreshing', reenter: true } },
              invoke: {
                id: 'refresh',
                src: 'load',
                input: {},
                onDone: onOutcome('load', {
                  refused: { target: 'shown' },
                  done: { target: 'shown', actions: 'replaceReports' },
                }),
              },
            },
          },
        },
        form: {
          initial: 'ready',
          states: {
            ready: {
              on: {
                'number.typed': { actions: { type: 'typeNumber', params: ({ event }) => event.text } },
                'name.typed': { actions: { type: 'typeName', params: ({ event }) => event.text } },
                'file.chosen': {
                  target: 'uploading',
                  actions: { type: 'noteFile', params: ({ event }) => event.file },
                },
                send: { guard: 'isWhole', target: 'sending' },
              },
            },
            uploading: {
              tags: 'uploading',
              // One writes while a file is on its way.
              on: {
                'number.typed': { actions: { type: 'typeNumber', params: ({ event }) => event.text } },
                'name.typed': { actions: { type: 'typeName', params: ({ event }) => event.text } },
              },
              invoke: {
                id: 'upload',
                src: 'upload',
                // It is entered with the file that was chosen.
                input: ({ event }) => ({ file: (event as { file: ChosenFile }).file }),
                onDone: onOutcome('upload', {
                  refused: { target: 'ready', actions: 'keepFailure' },
                  done: { target: 'ready', actions: 'keepUrl' },
                }),
              },
            },
            sending: {
              tags: 'sending',
              entry: 'beginSend',
              invoke: {
                id: 'send',
                src: 'send',
                input: ({ context }) => keyed(context.attempt!),
                onDone: onOutcome('send', {
                  isNotNamed: { target: 'ready', actions: ['keepFailure', 'settleAttempt', 'noteNotNamed'] },
                  refused: { target: 'ready', actions: ['keepFailure', 'settleAttempt'] },
                  done: { target: 'ready', actions: ['addSent', 'settleAttempt', 'notify'] },
                }),
              },
            },
          },
        },
      },
    },
  },
})

export type SentReportsActor = ActorRefFrom<typeof sentReportsMachine>
