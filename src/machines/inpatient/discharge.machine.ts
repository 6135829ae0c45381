import { type ActorRefFrom, assign, setup } from 'xstate'
import type { inpatientApi } from '../../core/inpatient/inpatient.api'
import type { Stay } from '../../core/inpatient/inpatient'
import type { Summary, SummaryText } from '../../core/inpatient/summary'
import { EMPTY_SUMMARY } from '../../core/inpatient/summary.rules'
import type { CodeOf } from '../../core/kit/endpoint'
import { type Failure, hasCode, type Outcome } from '../../core/kit/outcome'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged, unpluggedAction } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { supersededBy, unsaved } from '../kit/save'
import { toChild } from '../kit/toChild'
import { dischargeMedicinesMachine } from './dischargeMedicines.machine'

type SentSummary = SummaryText & { readonly id: string; readonly isFinished: boolean; readonly revision: number | null }

interface Context {
  readonly stay: Stay
  readonly text: SummaryText
  readonly saved: Summary | null
  /** What was written here, while the summary that somebody else saved is looked at. */
  readonly mine: SummaryText | null
  /** Written over whatever somebody else saved. */
  readonly isForced: boolean
  readonly failure: Failure | null
  /** At saving the summary, or at ending the stay. */
  readonly attempt: Attempt<SentSummary | { readonly id: string }> | null
  /** The discharge leaves the summary to be finished later. */
  readonly isSummaryLater: boolean
}

/** A summary as it is opened: what this device has of it may not have reached the server. */
export interface OpenedSummary extends Summary {
  readonly isAhead: boolean
}

type DischargeOutcome = Outcome<Stay, CodeOf<typeof inpatientApi.admission>>

/** Milliseconds of rest after which a draft is saved. */
const DRAFT_REST = 2000
/** Milliseconds until it is tried again after the server could not be reached. */
const AGAIN = 10_000

const sentOf = ({ stay, text, saved, isForced }: Context, isFinished: boolean): SentSummary => ({
  id: stay.id,
  ...text,
  isFinished,
  revision: isForced ? null : (saved?.revision ?? 0),
})

const dischargeSetup = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly stay: Stay },
    output: {} as { readonly stay: Stay; readonly isChanged: boolean },
    events: {} as
      | { type: 'typed'; change: Partial<SummaryText> }
      | { type: 'discharge'; isSummaryLater: boolean }
      | { type: 'finish' | 'confirm' | 'dismiss' | 'retry' | 'close' }
      | { type: 'seeTheirs' | 'keepMine' | 'putBack' },
    children: {} as { medicines: 'medicines' },
    tags: {} as 'loading' | 'failed' | 'confirming' | 'busy' | 'savingDraft' | 'superseded' | 'over',
  },
  actors: {
    medicines: dischargeMedicinesMachine,
    loadSummary: unplugged<{ id: string; isTheirs: boolean }, OpenedSummary>('inpatient.summary'),
    save: unplugged<SentSummary & { key: string }, Summary, CodeOf<typeof inpatientApi.saveSummary>>(
      'inpatient.saveSummary',
    ),
    discharge: unplugged<{ id: string; key: string }, Stay, CodeOf<typeof inpatientApi.admission>>(
      'inpatient.admission',
    ),
  },
  delays: { rest: DRAFT_REST, again: AGAIN },
  guards: {
    ...outcomes,
    isAhead: (_, outcome: Outcome<OpenedSummary>) => outcome.ok && outcome.value.isAhead,
    isAdmitted: ({ context }) => context.stay.status === 'admit',
    isOver: ({ context }) => context.stay.status === 'discharged',
    isSuperseded: supersededBy<typeof inpatientApi.saveSummary>('summaryChanged'),
    hasMine: ({ context }) => context.mine !== null,
    isStayOver: (_, outcome: DischargeOutcome) => hasCode(outcome, 'stayOver'),
  },
  actions: {
    ...outcomeActions,
    /** The device keeps what is typed until the server has it; wiring says how. */
    keepTyped: unpluggedAction('inpatient.keepTyped'),
    keepSummary: assign((_, outcome: Outcome<OpenedSummary>) => {
      if (!outcome.ok) return {}
      const { isAhead: _i, ...saved } = outcome.value
      const { isFinished: _f, revision: _r, savedAt: _a, savedBy: _b, ...text } = saved
      return { saved, text, failure: null, isForced: false }
    }),
    keepSaved: assign((_, outcome: Outcome<Summary>) =>
      outcome.ok ? { saved: outcome.value, failure: null, attempt: null, isForced: false } : {},
    ),
    type: assign(({ context }, change: Partial<SummaryText>) => ({ text: { ...context.text, ...change } })),
    giveMedicines: toChild('medicines', ({ context: { text } }: { readonly context: Context }) => ({
      type: 'given',
      given: { medicines: text.medicines, dismissals: text.dismissals },
    })),
    setAside: assign(({ context: { text, mine } }) => ({ mine: mine ?? text, failure: null })),
    putBack: assign(({ context: { text, mine } }) => ({ text: mine ?? text, mine: null })),
    force: assign({ isForced: true, failure: null }),
    storeSummaryLater: assign((_, isSummaryLater: boolean) => ({ isSummaryLater, failure: null })),
    beginDraft: beginAttempt((context: Context) => sentOf(context, false)),
    beginSummary: beginAttempt((context: Context) => sentOf(context, !context.isSummaryLater)),
    beginDischarge: beginAttempt(({ stay }: Context) => ({ id: stay.id })),
    keepStay: assign((_, outcome: Outcome<Stay>) => (outcome.ok ? { stay: outcome.value, attempt: null } : {})),
  },
})

const { onOutcome } = outcomeTransitions(dischargeSetup)
/** What is saved was begun by `beginDraft` or `beginSummary`. */
const attempted = ({ context }: { readonly context: Context }) => keyed(context.attempt as Attempt<SentSummary>)

/** The summary of a stay and its end: a draft saves itself, the discharge is confirmed, and the summary may be finished later. */
export const dischargeMachine = dischargeSetup.createMachine({
  id: 'discharge',
  context: ({ input }) => ({
    stay: input.stay,
    text: EMPTY_SUMMARY,
    saved: null,
    mine: null,
    isForced: false,
    failure: null,
    attempt: null,
    isSummaryLater: false,
  }),
  output: ({ context: { stay } }) => ({ stay, isChanged: stay.status === 'discharged' }),
  initial: 'loadingSummary',
  invoke: { id: 'medicines', src: 'medicines', input: ({ context: { stay } }) => ({ stay }) },
  states: {
    loadingSummary: {
      tags: 'loading',
      on: { close: 'left' },
      invoke: {
        id: 'summary',
        src: 'loadSummary',
        input: ({ context }) => ({ id: context.stay.id, isTheirs: context.mine !== null }),
        onDone: onOutcome('loadSummary', {
          refused: { target: 'summaryFailed', actions: ['settleAttempt', 'keepFailure'] },
          isAhead: { target: 'writing.resting', actions: ['keepSummary', 'giveMedicines'] },
          done: { target: 'writing', actions: ['keepSummary', 'giveMedicines'] },
        }),
      },
    },
    summaryFailed: {
      tags: 'failed',
      on: { retry: { target: 'loadingSummary', actions: 'forgetFailure' }, close: 'left' },
    },
    writing: {
      initial: 'saved',
      on: {
        typed: {
          target: '.resting',
          actions: [{ type: 'type', params: ({ event }) => event.change }, 'forgetFailure', 'keepTyped'],
        },
        discharge: {
          guard: 'isAdmitted',
          target: 'confirming',
          actions: { type: 'storeSummaryLater', params: ({ event }) => event.isSummaryLater },
        },
        finish: { guard: 'isOver', target: 'saving' },
        putBack: { guard: 'hasMine', target: '.resting', actions: ['putBack', 'giveMedicines', 'keepTyped'] },
      },
      states: {
        saved: { on: { close: '#discharge.left' } },
        resting: { after: { rest: 'savingDraft' }, on: { close: '#discharge.savingLast' } },
        savingDraft: {
          tags: 'savingDraft',
          entry: 'beginDraft',
          on: { close: '#discharge.savingLast' },
          invoke: {
            id: 'draft',
            src: 'save',
            input: attempted,
            onDone: onOutcome('save', {
              ...unsaved({ superseded: '#discharge.superseded', refused: 'unsaved' }),
              done: { target: 'saved', actions: 'keepSaved' },
            }),
          },
        },
        unsaved: {
          after: { again: 'savingDraft' },
          on: { retry: { target: 'savingDraft', actions: 'forgetFailure' }, close: '#discharge.left' },
        },
      },
    },
    /** Somebody else saved another one: nothing is sent before it is said whose counts. */
    superseded: {
      tags: 'superseded',
      on: {
        typed: { actions: [{ type: 'type', params: ({ event }) => event.change }, 'keepTyped'] },
        seeTheirs: { target: 'loadingSummary', actions: 'setAside' },
        keepMine: { target: 'writing.savingDraft', actions: 'force' },
        close: 'left',
      },
    },
    /** What was typed last is saved on the way out. */
    savingLast: {
      tags: 'busy',
      entry: 'beginDraft',
      invoke: {
        id: 'last',
        src: 'save',
        input: attempted,
        onDone: onOutcome('save', {
          ...unsaved({ superseded: 'superseded', refused: 'writing.unsaved' }),
          done: { target: 'left', actions: 'notify' },
        }),
      },
    },
    confirming: {
      tags: 'confirming',
      on: {
        confirm: 'saving',
        dismiss: 'writing.resting',
      },
    },
    /** The summary goes with the discharge, finished or to be finished later; of a stay that is over it is finished alone. */
    saving: {
      tags: ['confirming', 'busy'],
      entry: 'beginSummary',
      invoke: {
        id: 'saving',
        src: 'save',
        input: attempted,
        onDone: onOutcome('save', {
          ...unsaved({ superseded: 'superseded', refused: 'writing.unsaved' }),
          isOver: { target: 'discharged', actions: 'notify' },
          done: { target: 'discharging', actions: 'keepSaved' },
        }),
      },
    },
    discharging: {
      tags: ['confirming', 'busy'],
      entry: 'beginDischarge',
      invoke: {
        id: 'discharging',
        src: 'discharge',
        input: ({ context: { attempt } }) => keyed(attempt!),
        onDone: onOutcome('discharge', {
          isStayOver: { target: 'stayOver', actions: ['settleAttempt', 'keepFailure'] },
          refused: { target: 'writing.saved', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'discharged', actions: ['keepStay', 'notify'] },
        }),
      },
    },
    stayOver: { tags: 'over', on: { close: 'left' } },
    discharged: { type: 'final' },
    left: { type: 'final' },
  },
})

export type DischargeActor = ActorRefFrom<typeof dischargeMachine>
