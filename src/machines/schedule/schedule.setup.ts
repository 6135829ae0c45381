import { assign, raise, setup } from 'xstate'
import type { CancelRequest } from '../../core/booking/booking'
import { addDays, type CalendarDay, dayOf, type UnixSeconds } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { BookingDetail } from '../../core/payment/payment'
import type { ScheduleDay, ScheduleRange } from '../../core/schedule/schedule'
import {
  appointmentOf,
  changedIn,
  isOtherwise,
  LOOK_AGAIN,
  pageWith,
  rangeOf,
  ROW_TINT,
  STALE_AFTER,
  STRIP_DAYS,
  withFresh,
} from '../../core/schedule/schedule.rules'
import {
  chosenOf,
  countsOf,
  type Markable,
  NO_SELECTION,
  type Selection,
  stillPossible,
  toggled,
} from '../../core/schedule/selection.rules'
import type { Role } from '../../core/session/permissions'
import { type Attempt, attemptAfter, attemptAt } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import type { PageBar } from '../app/pageBar'
import { outcomeActions } from '../kit/outcomeActions'
import { rescheduleMachine, type RescheduleOutput } from './reschedule.machine'
import type { ScheduleChanged } from './schedule.events'

export interface ScheduleInput {
  readonly role: Role
  readonly now: UnixSeconds
  /** An appointment that was found elsewhere, and when it is. */
  readonly found: { readonly id: string; readonly at: UnixSeconds } | null
}

export interface ScheduleContext {
  readonly role: Role
  readonly now: UnixSeconds
  /** The first of the days that are loaded. */
  readonly from: CalendarDay
  /** The day that small screens show. */
  readonly day: CalendarDay
  /** Null until they are loaded. */
  readonly days: readonly ScheduleDay[] | null
  readonly failure: Failure | null
  /** Appointments that are not as they were a moment ago. */
  readonly changed: readonly string[]
  readonly openId: string | null
  readonly selection: Selection
  readonly attempt: Attempt | null
  readonly noShowAttempt: Attempt | null
  readonly cancelFailure: Failure | null
  readonly bar: PageBar
}

const byOf = ({ role, now }: ScheduleContext) => ({ role, now })

export const chosen = (context: ScheduleContext) => chosenOf(context.selection, context.days ?? [], byOf(context))

/** What a selection is on the wire. */
export const requestOf = ({ selection }: ScheduleContext): CancelRequest => ({
  schedules: selection.schedules.map(({ scheduleId }) => scheduleId),
  appointments: selection.appointments,
})

export interface NoShow {
  readonly id: string
  readonly isNoShow: boolean
}

/** The note on the open appointment that nobody came, the other way round. */
export const noShowOf = ({ days, openId }: ScheduleContext): NoShow => ({
  id: openId ?? '',
  isNoShow: !(appointmentOf(days ?? [], openId)?.isNoShow ?? false),
})

const counted = (context: ScheduleContext, selection: Selection) => ({
  selection,
  bar: { selection: countsOf(selection, context.days ?? [], byOf(context)) },
})

/** The bar counts what is marked one by one, not the appointment that was open. */
const withCount = (context: ScheduleContext, selection: Selection) =>
  context.bar.selection == null ? { selection } : counted(context, selection)

const asked = ({ from }: ScheduleContext): ScheduleRange => rangeOf(from, STRIP_DAYS)

/** What a doctor does with a schedule, and what is kept of it. */
export const scheduleSetup = setup({
  types: {
    context: {} as ScheduleContext,
    input: {} as ScheduleInput,
    events: {} as
      | { type: 'day.chosen'; day: CalendarDay }
      | { type: 'days.moved'; by: number }
      | { type: 'today.wanted'; now: UnixSeconds }
      | { type: 'entry.opened'; id: string }
      | { type: 'entry.left' }
      | { type: 'selection.started' }
      | { type: 'item.marked'; mark: Markable; now: UnixSeconds }
      | { type: 'selection.cancelled' }
      /** Of the open appointment, or of all that is marked. */
      | { type: 'cancel.wanted'; now: UnixSeconds }
      | { type: 'reschedule.wanted' }
      /** Nobody came to the open appointment, or they did after all. */
      | { type: 'noShow.wanted' }
      | { type: 'report.wanted' }
      | { type: 'report.left' }
      | { type: 'confirm' }
      | { type: 'dismiss' }
      | { type: 'retry' }
      | ScheduleChanged,
    tags: {} as
      | 'loading'
      | 'failed'
      | 'stale'
      | 'selecting'
      | 'confirming'
      | 'cancelling'
      | 'refused'
      | 'reporting'
      | 'noting',
  },
  actors: {
    list: unplugged<ScheduleRange, readonly ScheduleDay[]>('schedule.list'),
    cancel: unplugged<CancelRequest & { key: string }, { cancelled: readonly string[] }>('booking.cancelScheduled'),
    detail: unplugged<{ bookingId: string }, BookingDetail>('payment.bookingDetail'),
    noShow: unplugged<NoShow & { key: string }, NoShow>('booking.noShow'),
    reschedule: rescheduleMachine,
  },
  delays: { tint: ROW_TINT, retryAfter: STALE_AFTER, lookAgain: LOOK_AGAIN },
  guards: {
    ...outcomes,
    isOutsideStrip: ({ context }, day: CalendarDay) => pageWith(day, context.from, STRIP_DAYS) !== context.from,
    hasChosen: ({ context }) => chosen(context).length > 0,
    isOpenCancellable: ({ context }) =>
      context.openId !== null &&
      toggled(NO_SELECTION, { appointmentId: context.openId }, context.days ?? [], byOf(context)) !== NO_SELECTION,
    isOpen: ({ context }) => context.openId !== null,
    isAppointment: ({ context }, id: string) => appointmentOf(context.days ?? [], id) !== null,
    /** What is shown of the open appointment is not what it is. */
    isOtherwise: ({ context }, outcome: Outcome<BookingDetail>) => {
      const shown = appointmentOf(context.days ?? [], context.openId)
      return outcome.ok && shown !== null && isOtherwise(shown, outcome.value)
    },
    isGone: (_, outcome: Outcome<unknown, string>) => !outcome.ok && outcome.failure.code === 'notCancellable',
  },
  actions: {
    ...outcomeActions,
    keepDays: assign(({ context }, outcome: Outcome<readonly ScheduleDay[]>) =>
      outcome.ok ? { days: withFresh([], outcome.value, asked(context)), failure: null } : { failure: outcome.failure },
    ),
    keepFresh: assign(({ context }, outcome: Outcome<readonly ScheduleDay[]>) => {
      if (!outcome.ok) return { failure: outcome.failure }
      const days = withFresh([], outcome.value, asked(context))
      const next = { ...context, days }
      return {
        days,
        failure: null,
        changed: changedIn(context.days ?? [], days),
        ...withCount(next, context.selection),
      }
    }),
    forgetChanges: assign({ changed: [] }),
    showDay: assign(({ context }, day: CalendarDay) => {
      const from = pageWith(day, context.from, STRIP_DAYS)
      return from === context.from ? { day } : { day, from, days: null, openId: null }
    }),
    moveDays: assign(({ context }, by: number) => ({
      from: addDays(context.from, by),
      day: addDays(context.day, by),
      days: null,
      openId: null,
    })),
    open: assign((_, openId: string) => ({ openId })),
    close: assign({ openId: null }),
    keepNow: assign((_, now: UnixSeconds) => ({ now })),
    startSelecting: assign(({ context }) => ({ ...counted(context, NO_SELECTION), openId: null })),
    mark: assign(({ context }, what: Markable) => ({
      ...counted(context, toggled(context.selection, what, context.days ?? [], byOf(context))),
      openId: null,
    })),
    chooseOpen: assign(({ context }) => ({
      selection: { schedules: [], appointments: context.openId === null ? [] : [context.openId] },
    })),
    narrow: assign(({ context }) =>
      withCount(context, stillPossible(context.selection, context.days ?? [], byOf(context))),
    ),
    clear: assign({ selection: NO_SELECTION, bar: { selection: null } }),
    begin: assign(({ context }) => ({ attempt: attemptAt(requestOf(context), context.attempt), cancelFailure: null })),
    settle: assign(({ context }, outcome: Outcome<unknown>) => ({
      attempt: attemptAfter(context.attempt, outcome),
      cancelFailure: outcome.ok ? null : outcome.failure,
    })),
    beginNoShow: assign(({ context }) => ({ noShowAttempt: attemptAt(noShowOf(context), context.noShowAttempt) })),
    settleNoShow: assign(({ context }, outcome: Outcome<unknown>) => ({
      noShowAttempt: attemptAfter(context.noShowAttempt, outcome),
    })),
    forgetFailure: assign({ cancelFailure: null }),
    loadAgain: raise({ type: 'schedule.changed', days: [] }),
    showMoved: raise((_, { startsAt }: RescheduleOutput) => ({
      type: 'day.chosen' as const,
      day: dayOf(startsAt),
    })),
  },
})
