import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { Member } from '../../core/members/members'
import type { ReceivedReport } from '../../core/sentReports/sentReports'
import { type Attempt, keyed } from '../kit/attempt'
import { emitEffect } from '../kit/effects'
import { unpluggedFeed } from '../kit/fromFeed'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { recordsOutdated } from '../records/records.events'
import type { reportChanged } from './reportChanged'

/** What waits for a family's number, and who the family is. */
export interface Received {
  readonly reports: readonly ReceivedReport[]
  readonly members: readonly Pick<Member, 'id' | 'name'>[]
}

/** A member of the family, or nobody: it is refused. */
export interface Answer {
  readonly id: string
  readonly memberId: string | null
}

interface Context extends Received {
  /** For whom each report is, as far as it was said. */
  readonly chosen: Readonly<Record<string, string>>
  readonly answer: Answer
  readonly failure: Failure | null
  readonly attempt: Attempt<Answer> | null
}

const receivedSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'member.chosen'; id: string; memberId: string }
      | { type: 'accept' | 'refuse'; id: string }
      | { type: 'confirm' | 'dismiss' | 'retry' }
      | typeof reportChanged,
    tags: {} as 'asking' | 'answering' | 'failed',
  },
  actors: {
    /** Tells that something changed. */
    watch: unpluggedFeed('receivedReports.watch'),
    load: unplugged<object, Received>('sentReports.received'),
    answer: unplugged<Answer & { key: string }, { readonly id: string }, string>('sentReports.accept'),
  },
  guards: { ...outcomes, hasMember: ({ context }, id: string) => (context.chosen[id] ?? '') !== '' },
  actions: {
    ...outcomeActions,
    /** What was said of a report that is gone goes with it. */
    assignReceived: assign(({ context }, outcome: Outcome<Received>) => {
      if (!outcome.ok) return {}
      const waits = new Set(outcome.value.reports.map(({ id }) => id))
      const chosen = Object.fromEntries(Object.entries(context.chosen).filter(([id]) => waits.has(id)))
      return { ...outcome.value, chosen, failure: null }
    }),
    chooseMember: assign(({ context }, { id, memberId }: { id: string; memberId: string }) => ({
      chosen: { ...context.chosen, [id]: memberId },
    })),
    chooseAccepting: assign(({ context }, id: string) => ({ answer: { id, memberId: context.chosen[id]! } })),
    chooseRefusing: assign((_, id: string) => ({ answer: { id, memberId: null } })),
    beginAnswer: beginAttempt(({ answer }: Context) => answer),
    refreshRecords: emitEffect(() => recordsOutdated),
  },
})

const { onOutcome } = outcomeTransitions(receivedSetup)

const chosenIn = ({ event }: { readonly event: { readonly id: string; readonly memberId: string } }) => event
const reportIn = ({ event }: { readonly event: { readonly id: string } }) => event.id

/** What the family does with what it sees, also while that is read again. */
const deeds = {
  'member.chosen': { actions: { type: 'chooseMember', params: chosenIn } },
  accept: {
    guard: { type: 'hasMember', params: reportIn },
    target: 'answering',
    actions: { type: 'chooseAccepting', params: reportIn },
  },
  refuse: { target: 'asking', actions: { type: 'chooseRefusing', params: reportIn } },
} as const

/** Reports that centres sent to a family's number: whose each is, or that it is nobody's. */
export const receivedReportsMachine = receivedSetup.createMachine({
  id: 'receivedReports',
  context: {
    reports: [],
    members: [],
    chosen: {},
    answer: { id: '', memberId: null },
    failure: null,
    attempt: null,
  },
  invoke: { id: 'watch', src: 'watch' },
  initial: 'loading',
  states: {
    loading: {
      on: { ...deeds, 'report.changed': { target: 'loading', reenter: true } },
      invoke: {
        id: 'load',
        src: 'load',
        input: {},
        onDone: onOutcome('load', {
          refused: { target: 'failed', actions: 'keepFailure' },
          done: { target: 'shown', actions: 'assignReceived' },
        }),
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading', 'report.changed': 'loading' } },
    shown: { on: { ...deeds, 'report.changed': 'loading' } },
    /** What changes meanwhile is read after the question. */
    asking: { tags: 'asking', on: { confirm: 'answering', dismiss: 'loading' } },
    answering: {
      tags: 'answering',
      entry: 'beginAnswer',
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ context }) => keyed(context.attempt!),
        // Whatever the answer, what waits is read again: somebody else of the family may have been first.
        onDone: onOutcome('answer', {
          refused: { target: 'loading', actions: ['settleAttempt', 'notify'] },
          done: { target: 'loading', actions: ['settleAttempt', 'notify', 'refreshRecords'] },
        }),
      },
    },
  },
})

export type ReceivedReportsActor = ActorRefFrom<typeof receivedReportsMachine>
