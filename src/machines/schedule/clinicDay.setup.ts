import { assign, raise, setup } from 'xstate'
import type { CalendarDay, UnixSeconds } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { QueueEntry, QueueStep } from '../../core/reception/reception'
import { insideBefore, withQueueEntry } from '../../core/reception/deskEntry.rules'
import type { ScheduleDay, ScheduleRange } from '../../core/schedule/schedule'
import { LOOK_AGAIN } from '../../core/schedule/schedule.rules'
import { type Attempt, attemptAfter, attemptAt } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'
import { billMachine } from '../reception/bill.machine'
import type { SentStep } from '../reception/reception.setup'
import { type ScheduleChanged, scheduleChanged } from './schedule.events'

/** A step of somebody, taken or taken back. */
interface Stepped {
  readonly id: string
  readonly step: QueueStep
}

interface Context {
  readonly from: CalendarDay
  readonly day: CalendarDay
  readonly days: readonly ScheduleDay[] | null
  readonly failure: Failure | null
  readonly step: Attempt<SentStep> | null
  readonly undo: Attempt<Stepped> | null
  readonly billed: QueueEntry | null
}

type Keyed = Stepped & { readonly key: string }

/** What the desk of a clinic does, and what is kept of it. */
export const clinicDaySetup = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly now: UnixSeconds },
    events: {} as
      | { type: 'day.chosen'; day: CalendarDay }
      | { type: 'step.taken' | 'step.takenBack'; id: string; step: QueueStep }
      | { type: 'bill.opened'; entry: QueueEntry }
      | { type: 'retry' }
      | ScheduleChanged,
    tags: {} as 'loading' | 'failed' | 'busy',
  },
  actors: {
    list: unplugged<ScheduleRange, readonly ScheduleDay[]>('schedule.list'),
    step: unplugged<SentStep & { readonly key: string }, QueueEntry>('reception.step'),
    undo: unplugged<Keyed, QueueEntry>('reception.undo'),
    bill: billMachine,
  },
  delays: { lookAgain: LOOK_AGAIN },
  guards: outcomes,
  actions: {
    notify: outcomeActions.notify,
    choose: assign((_, day: CalendarDay) => ({ day })),
    keep: assign((_, outcome: Outcome<readonly ScheduleDay[]>) =>
      outcome.ok ? { days: outcome.value, failure: null } : { failure: outcome.failure },
    ),
    beginStep: assign(({ context }, { id, step }: Stepped) => {
      const sent = step === 'call' ? { id, step, current: insideBefore(context.days ?? [], id) } : { id, step }
      return { step: attemptAt(sent, context.step) }
    }),
    beginUndo: assign(({ context }, sent: Stepped) => ({ undo: attemptAt(sent, context.undo) })),
    settleStep: assign(({ context }, outcome: Outcome<unknown>) => ({ step: attemptAfter(context.step, outcome) })),
    settleUndo: assign(({ context }, outcome: Outcome<unknown>) => ({ undo: attemptAfter(context.undo, outcome) })),
    merge: assign(({ context: { days } }, outcome: Outcome<QueueEntry>) =>
      outcome.ok && days !== null ? { days: withQueueEntry(days, outcome.value) } : {},
    ),
    openBill: assign((_, billed: QueueEntry) => ({ billed })),
    loadAgain: raise(scheduleChanged([])),
  },
})
