import { type ActorRefFrom, assign, setup } from 'xstate'
import type { ChosenFile, UploadedFile } from '../../core/files/files'
import { isQuestioned, type Naming } from '../../core/kit/naming'
import { type Failure, hasCode, type Outcome } from '../../core/kit/outcome'
import type { ReportCheck, TestOrder } from '../../core/orders/providerOrder'
import { type Attempt, attemptAt } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'

/** A report as it is attached. */
interface SentReport {
  readonly id: string
  readonly url: string
  /** Another patient has the same one, and this one shall have it too. */
  readonly isMeant?: boolean
  /** Its text names somebody else or nobody, and somebody looked whose it is. */
  readonly isLookedAt?: boolean
}
interface TakenBack {
  readonly id: string
  readonly recordId: string
  readonly reason: string
}

export interface ReportUploadInput {
  readonly orderId: string
}

interface Context extends ReportUploadInput {
  readonly name: string
  readonly url: string
  /** Whom the file's own text names; null where nobody could say yet. */
  readonly naming: Naming | null
  /** Who stands in it instead of the patient. */
  readonly other: string | null
  /** The same file is attached for another patient. */
  readonly isOfAnother: boolean
  /** Somebody else of the patient's name is a patient of this centre. */
  readonly hasNamesake: boolean
  readonly recordId: string
  readonly reason: string
  readonly failure: Failure | null
  readonly attempt: Attempt | null
}

const reportUploadSetup = setup({
  types: {
    context: {} as Context,
    input: {} as ReportUploadInput,
    events: {} as
      | { type: 'file.chosen'; file: ChosenFile }
      | { type: 'retract.wanted'; recordId: string; name: string }
      | { type: 'reason.typed'; text: string }
      | { type: 'confirm' }
      | { type: 'dismiss' },
    tags: {} as 'sending' | 'confirming' | 'reasoning' | 'busy',
  },
  actors: {
    upload: unplugged<{ file: ChosenFile }, UploadedFile>('files.upload'),
    check: unplugged<{ id: string; url: string }, ReportCheck>('orderReports.check'),
    attach: unplugged<SentReport & { key: string }, TestOrder, string>('orderReports.attach'),
    retract: unplugged<TakenBack & { key: string }, TestOrder, string>('orderReports.retract'),
  },
  guards: {
    ...outcomes,
    isAttachedToAnother: (_, outcome: Outcome<TestOrder, string>) => hasCode(outcome, 'attachedToAnother'),
    isNotNamed: (_, outcome: Outcome<TestOrder, string>) => hasCode(outcome, 'notNamed'),
    hasReason: ({ context }) => context.reason.trim() !== '',
  },
  actions: {
    ...outcomeActions,
    noteFile: assign((_, file: ChosenFile) => ({
      name: file.name,
      failure: null,
      naming: null,
      other: null,
      isOfAnother: false,
      hasNamesake: false,
    })),
    keepUrl: assign((_, outcome: Outcome<UploadedFile>) => (outcome.ok ? { url: outcome.value.url } : {})),
    keepCheck: assign((_, outcome: Outcome<ReportCheck>) => (outcome.ok ? outcome.value : {})),
    noteAnother: assign({ isOfAnother: true }),
    noteNotNamed: assign({ naming: 'notNamed' }),
    beginAttach: assign(({ context: { orderId, url, naming, isOfAnother, attempt } }) => ({
      failure: null,
      attempt: attemptAt<unknown>(
        {
          id: orderId,
          url,
          ...(isOfAnother ? { isMeant: true } : {}),
          ...(naming !== null && isQuestioned(naming) ? { isLookedAt: true } : {}),
        },
        attempt,
      ),
    })),
    beginRetract: assign(({ context: { orderId, recordId, reason, attempt } }) => ({
      failure: null,
      attempt: attemptAt<unknown>({ id: orderId, recordId, reason: reason.trim() }, attempt),
    })),
    chooseReport: assign((_, { recordId, name }: { recordId: string; name: string }) => ({
      recordId,
      name,
      reason: '',
      failure: null,
    })),
    typeReason: assign((_, reason: string) => ({ reason })),
  },
})

const { onOutcome } = outcomeTransitions(reportUploadSetup)

/** Reports of one test order: uploaded, looked at for the patient's name, attached; taken back with a reason. */
export const reportUploadMachine = reportUploadSetup.createMachine({
  id: 'reportUpload',
  context: ({ input }) => ({
    ...input,
    name: '',
    url: '',
    naming: null,
    other: null,
    isOfAnother: false,
    hasNamesake: false,
    recordId: '',
    reason: '',
    failure: null,
    attempt: null,
  }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'file.chosen': { target: 'sending', actions: { type: 'noteFile', params: ({ event }) => event.file } },
        'retract.wanted': {
          target: 'givingReason',
          actions: { type: 'chooseReport', params: ({ event }) => event },
        },
      },
    },
    sending: {
      tags: 'sending',
      invoke: {
        id: 'upload',
        src: 'upload',
        // It is entered with the file that was chosen.
        input: ({ event }) => ({ file: (event as { file: ChosenFile }).file }),
        onDone: onOutcome('upload', {
          refused: { target: 'resting', actions: 'keepFailure' },
          done: { target: 'checkingName', actions: 'keepUrl' },
        }),
      },
    },
    checkingName: {
      tags: 'sending',
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context: { orderId, url } }) => ({ id: orderId, url }),
        onDone: onOutcome('check', { done: { target: 'confirming', actions: 'keepCheck' } }),
      },
    },
    /** For whom it is stands there big; another's name in it, or that another has it, is asked about and blocks nothing. */
    confirming: { tags: 'confirming', on: { confirm: 'attaching', dismiss: 'resting' } },
    attaching: {
      tags: ['confirming', 'busy'],
      entry: 'beginAttach',
      invoke: {
        id: 'attach',
        src: 'attach',
        input: ({ context: { attempt } }) => ({ ...(attempt!.sent as SentReport), key: attempt!.key }),
        onDone: onOutcome('attach', {
          // It was attached elsewhere after it was looked at.
          isAttachedToAnother: { target: 'confirming', actions: ['settleAttempt', 'noteAnother'] },
          // It could not be looked through before.
          isNotNamed: { target: 'confirming', actions: ['settleAttempt', 'noteNotNamed'] },
          refused: { target: 'confirming', actions: ['keepFailure', 'settleAttempt'] },
          done: { target: 'resting', actions: ['settleAttempt', 'notify'] },
        }),
      },
    },
    givingReason: {
      tags: 'reasoning',
      on: {
        'reason.typed': { actions: { type: 'typeReason', params: ({ event }) => event.text } },
        confirm: { guard: 'hasReason', target: 'retracting' },
        dismiss: 'resting',
      },
    },
    retracting: {
      tags: ['reasoning', 'busy'],
      entry: 'beginRetract',
      invoke: {
        id: 'retract',
        src: 'retract',
        input: ({ context: { attempt } }) => ({ ...(attempt!.sent as TakenBack), key: attempt!.key }),
        onDone: onOutcome('retract', {
          refused: { target: 'givingReason', actions: ['keepFailure', 'settleAttempt'] },
          done: { target: 'resting', actions: ['settleAttempt', 'notify'] },
        }),
      },
    },
  },
})

export type ReportUploadActor = ActorRefFrom<typeof reportUploadMachine>
