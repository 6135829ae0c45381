import type { ActorRefFrom } from 'xstate'
import { dayOf } from '../../core/kit/dates'
import { appointmentOf, rangeOf, STRIP_DAYS } from '../../core/schedule/schedule.rules'
import { NO_SELECTION } from '../../core/schedule/selection.rules'
import { outcomeTransitions } from '../kit/onOutcome'
import { noShowOf, requestOf, scheduleSetup } from './schedule.setup'

const { onOutcome, onKind } = outcomeTransitions(scheduleSetup)

/** The days of a doctor: seen as they change, one appointment opened, several chosen and cancelled together. */
export const scheduleMachine = scheduleSetup.createMachine({
  id: 'schedule',
  context: ({ input }) => {
    const day = dayOf(input.found?.at ?? input.now)
    return {
      role: input.role,
      now: input.now,
      from: day,
      day,
      days: null,
      failure: null,
      changed: [],
      openId: input.found?.id ?? null,
      selection: NO_SELECTION,
      attempt: null,
      noShowAttempt: null,
      cancelFailure: null,
      bar: { selection: null },
    }
  },
  type: 'parallel',
  states: {
    days: {
      initial: 'loading',
      on: {
        'day.chosen': [
          {
            guard: { type: 'isOutsideStrip', params: ({ event }) => event.day },
            target: '.loading',
            actions: { type: 'showDay', params: ({ event }) => event.day },
          },
          { actions: { type: 'showDay', params: ({ event }) => event.day } },
        ],
        'days.moved': {
          target: '.loading',
          reenter: true,
          actions: { type: 'moveDays', params: ({ event }) => event.by },
        },
        'today.wanted': [
          {
            guard: { type: 'isOutsideStrip', params: ({ event }) => dayOf(event.now) },
            target: '.loading',
            actions: { type: 'showDay', params: ({ event }) => dayOf(event.now) },
          },
          { actions: { type: 'showDay', params: ({ event }) => dayOf(event.now) } },
        ],
      },
      states: {
        loading: {
          tags: 'loading',
          /** What is on its way may be of before. */
          on: { 'schedule.changed': { target: 'loading', reenter: true } },
          invoke: {
            id: 'loading',
            src: 'list',
            input: ({ context }) => rangeOf(context.from, STRIP_DAYS),
            onDone: onOutcome('list', {
              refused: { target: 'failed', actions: 'keepDays' },
              done: { target: 'shown', actions: 'keepDays' },
            }),
          },
        },
        shown: {
          on: { 'schedule.changed': 'refreshing' },
          /** What changed stands out for a moment. */
          after: { tint: { actions: 'forgetChanges' }, lookAgain: 'refreshing' },
        },
        refreshing: {
          on: { 'schedule.changed': { target: 'refreshing', reenter: true } },
          invoke: {
            id: 'refreshing',
            src: 'list',
            input: ({ context }) => rangeOf(context.from, STRIP_DAYS),
            onDone: onOutcome('list', {
              refused: { target: 'stale', actions: 'keepFresh' },
              done: { target: 'shown', actions: 'keepFresh' },
            }),
          },
        },
        /** What is shown may be old; it stays, and so does what can be done with it. */
        stale: {
          tags: 'stale',
          entry: 'forgetChanges',
          on: { 'schedule.changed': 'refreshing', retry: 'refreshing' },
          after: { retryAfter: 'refreshing' },
        },
        failed: { tags: 'failed', on: { retry: 'loading' } },
      },
    },
    /** How an appointment that is opened stands now; the days beside it may be older. */
    detail: {
      initial: 'idle',
      on: {
        'entry.opened': { guard: { type: 'isAppointment', params: ({ event }) => event.id }, target: '.asking' },
        'entry.left': '.idle',
      },
      states: {
        idle: {},
        asking: {
          invoke: {
            id: 'detail',
            src: 'detail',
            input: ({ context }) => ({ bookingId: context.openId ?? '' }),
            onDone: onOutcome('detail', {
              isOtherwise: { target: 'idle', actions: 'loadAgain' },
              done: { target: 'idle' },
            }),
          },
        },
      },
    },
    work: {
      initial: 'atDays',
      states: {
        atDays: {
          initial: 'showing',
          states: {
            showing: {
              entry: 'clear',
              on: {
                'entry.opened': { actions: { type: 'open', params: ({ event }) => event.id } },
                'entry.left': { actions: 'close' },
                'selection.started': { target: 'selecting', actions: 'startSelecting' },
                'item.marked': {
                  target: 'selecting',
                  actions: [
                    { type: 'keepNow', params: ({ event }) => event.now },
                    'startSelecting',
                    { type: 'mark', params: ({ event }) => event.mark },
                  ],
                },
                'cancel.wanted': {
                  guard: 'isOpenCancellable',
                  target: '#schedule.work.confirming',
                  actions: [{ type: 'keepNow', params: ({ event }) => event.now }, 'chooseOpen'],
                },
                'reschedule.wanted': { guard: 'isOpen', target: '#schedule.work.rescheduling' },
                'noShow.wanted': { guard: 'isOpen', target: '#schedule.work.notingNoShow' },
                'report.wanted': '#schedule.work.reporting',
              },
            },
            selecting: {
              tags: 'selecting',
              entry: 'narrow',
              on: {
                'item.marked': {
                  actions: [
                    { type: 'keepNow', params: ({ event }) => event.now },
                    { type: 'mark', params: ({ event }) => event.mark },
                  ],
                },
                'selection.cancelled': 'showing',
                'cancel.wanted': {
                  guard: 'hasChosen',
                  target: '#schedule.work.confirming',
                  actions: { type: 'keepNow', params: ({ event }) => event.now },
                },
              },
            },
            before: { type: 'history' },
          },
        },
        confirming: {
          tags: 'confirming',
          on: { confirm: 'cancelling', dismiss: { target: 'atDays.before', actions: 'forgetFailure' } },
        },
        cancelling: {
          tags: 'cancelling',
          entry: 'begin',
          invoke: {
            id: 'cancelling',
            src: 'cancel',
            input: ({ context }) => ({ ...requestOf(context), key: context.attempt?.key ?? '' }),
            onDone: onOutcome('cancel', {
              isGone: { target: 'refused', actions: ['settle', 'loadAgain'] },
              refused: { target: 'confirming', actions: 'settle' },
              done: { target: 'atDays.showing', actions: ['settle', 'notify', 'loadAgain'] },
            }),
          },
        },
        /** Somebody else was quicker with one of them: none was cancelled, the others can be. */
        refused: {
          tags: 'refused',
          on: {
            confirm: { guard: 'hasChosen', target: 'cancelling', actions: 'narrow' },
            dismiss: { target: 'atDays.before', actions: 'forgetFailure' },
          },
        },
        rescheduling: {
          invoke: {
            id: 'rescheduling',
            src: 'reschedule',
            input: ({ context }) => ({
              appointment: appointmentOf(context.days ?? [], context.openId)!,
            }),
            onDone: onKind('reschedule', {
              moved: { target: 'atDays.showing', actions: ['showMoved', 'loadAgain'] },
              dismissed: { target: 'atDays.showing', actions: 'loadAgain' },
            }),
          },
        },
        notingNoShow: {
          tags: 'noting',
          entry: 'beginNoShow',
          invoke: {
            id: 'notingNoShow',
            src: 'noShow',
            input: ({ context }) => ({ ...noShowOf(context), key: context.noShowAttempt?.key ?? '' }),
            onDone: onOutcome('noShow', {
              refused: { target: 'atDays.showing', actions: ['settleNoShow', 'notify', 'loadAgain'] },
              done: { target: 'atDays.showing', actions: ['settleNoShow', 'notify', 'loadAgain'] },
            }),
          },
        },
        reporting: { tags: 'reporting', on: { 'report.left': 'atDays.showing' } },
      },
    },
  },
})

export type ScheduleActor = ActorRefFrom<typeof scheduleMachine>
