import { HOUR, startOfDay } from '../../../src/core/kit/dates'
import { rangeOf } from '../../../src/core/schedule/schedule.rules'
import { scheduleMachine } from '../../../src/machines/schedule/schedule.machine'
import { chosen } from '../../../src/machines/schedule/schedule.setup'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { asha, FAR, looks, NEXT, now, TODAY, versionOf, versions } from './scheduleFacts'

const isQuiet = (at: ReadonlySet<string>) => at.has('work.atDays.showing') && at.has('detail.idle')
const isShown = (at: ReadonlySet<string>) => at.has('days.shown') && at.has('detail.idle')

/** The days of a doctor: staff.md, "Schedule", and doctors-day.md. */
export const scheduleModel = modelOf(scheduleMachine)({
  name: 'schedule',
  facts: (snapshot) => {
    const { from, day, days, changed, openId, selection, bar, cancelFailure } = snapshot.context
    return {
      from,
      day,
      days: versionOf(days),
      changed: changed.length,
      open: openId,
      many: bar.selection != null,
      hours: selection.schedules.length,
      marked: chosen(snapshot.context).length,
      fault: snapshot.hasTag('failed') ? (snapshot.context.failure?.kind ?? null) : null,
      cancelFault: cancelFailure?.kind ?? null,
    }
  },
  starts: {
    'Open the schedule': {
      input: { role: 'DOCTOR', now, found: null },
      to: ['days.loading', 'detail.idle', 'work.atDays.showing'],
      facts: {
        from: TODAY,
        day: TODAY,
        days: null,
        changed: 0,
        open: null,
        many: false,
        hours: 0,
        marked: 0,
        fault: null,
        cancelFault: null,
      },
      how: 'Account 90000 00002',
    },
  },
  states: {
    'days.loading': {
      sees: 'The week, and grey shapes where the days will stand.',
      asks: ({ from }) => ({ loading: rangeOf(from, 7) }),
    },
    'days.shown': ({ from, changed }) =>
      from === TODAY
        ? `Today with Asha Patel at 10:00 am, Ravi Patel at 10:15 am and the free slots.${changed === 0 ? '' : ' The changed appointment stands out for two seconds.'}`
        : 'The days of next week.',
    'days.refreshing': { sees: 'The days as they were.', asks: ({ from }) => ({ refreshing: rangeOf(from, 7) }) },
    'days.stale': 'The days as they were, and that the page reconnects.',
    'days.failed': 'What went wrong, and Try again.',
    'detail.idle': '',
    'detail.asking': { sees: '', asks: { detail: { bookingId: asha.id } } },
    'work.atDays.showing': ({ open }) =>
      open === null ? '' : 'Beside the days Asha Patel, 41 years, slot 5, her payment, and what can be done.',
    'work.atDays.selecting': ({ hours, marked }) =>
      `In the bar Select items, ${hours} slots and ${marked} appointments, with Cancel; below, the button that cancels them.`,
    'work.confirming': ({ marked, cancelFault }) =>
      `The question whether ${marked} appointments are cancelled, with their names${cancelFault === null ? '' : ', and what went wrong'}.`,
    'work.cancelling': {
      sees: 'The question, and that it is under way.',
      asks: ({ hours, marked }) => ({
        cancelling: {
          schedules: hours === 0 ? [] : ['s1'],
          appointments: hours > 0 || marked === 0 ? [] : [asha.id],
          key: '<key>',
        },
      }),
    },
    'work.refused': ({ marked }) => `That nothing was cancelled, and Cancel the other ${marked}.`,
    'work.rescheduling': 'The free slots to which the appointment can be moved.',
    'work.notingNoShow': {
      sees: 'The appointment, until it is noted that nobody came.',
      asks: { notingNoShow: { id: asha.id, isNoShow: true, key: '<key>' } },
    },
    'work.reporting': 'The day in figures and as a list, and Print.',
  },
  steps: {
    'The days arrive': {
      event: ends('loading', answered(versions.asBooked)),
      leads: { in: 'days.loading', to: 'days.shown', now: { days: 'asBooked', fault: null } },
    },
    'The days cannot be loaded': {
      event: ends('loading', refused('offline')),
      leads: { in: 'days.loading', to: 'days.failed', now: { fault: 'offline' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      only: (_, at) => isQuiet(at),
      leads: [
        { in: 'days.failed', to: 'days.loading', now: { fault: null } },
        { in: 'days.stale', to: 'days.refreshing' },
      ],
    },
    'Asha Patel calls her appointment off': {
      event: { type: 'schedule.changed', days: [TODAY] },
      only: ({ open, from }, at) => isQuiet(at) && open === null && from === TODAY,
      leads: [
        { in: ['days.shown', 'days.stale', 'days.refreshing'], to: 'days.refreshing' },
        { in: 'days.loading', to: 'days.loading' },
      ],
    },
    'The changed day arrives': {
      event: ends('refreshing', answered(versions.calledOff)),
      only: (_, at) => at.has('work.atDays.showing'),
      leads: {
        in: 'days.refreshing',
        to: 'days.shown',
        now: ({ days }) => ({ days: 'calledOff', changed: days === 'calledOff' ? 0 : 1 }),
      },
    },
    'The day arrives with an appointment completed': {
      event: ends('refreshing', answered(versions.completed)),
      only: (_, at) => at.has('work.refused'),
      leads: {
        in: 'days.refreshing',
        to: 'days.shown',
        now: ({ days, hours, marked }) => ({
          days: 'completed',
          changed: days === 'completed' ? 0 : 1,
          marked: days === 'completed' ? marked : hours > 0 ? 1 : 0,
        }),
      },
    },
    'The changed day cannot be loaded': {
      event: ends('refreshing', refused('offline')),
      only: (_, at) => isQuiet(at),
      leads: { in: 'days.refreshing', to: 'days.stale', now: { changed: 0 } },
    },
    'Ten seconds pass': {
      event: { type: 'xstate.after.retryAfter.schedule.days.stale' },
      only: (_, at) => isQuiet(at),
      leads: { in: 'days.stale', to: 'days.refreshing' },
    },
    'A minute passes': {
      event: { type: 'xstate.after.lookAgain.schedule.days.shown' },
      only: ({ open, from, changed }, at) => changed === 0 && isQuiet(at) && open === null && from === TODAY,
      leads: { in: 'days.shown', to: 'days.refreshing' },
    },
    'Two seconds pass': {
      event: { type: 'xstate.after.tint.schedule.days.shown' },
      only: ({ changed }) => changed > 0,
      leads: { in: 'days.shown', now: { changed: 0 } },
    },
    'Choose tomorrow': {
      event: { type: 'day.chosen', day: NEXT },
      only: ({ open, from, day }, at) => isQuiet(at) && isShown(at) && open === null && from === TODAY && day === TODAY,
      leads: { now: { day: NEXT } },
    },
    'Come to a day of next week': {
      event: { type: 'day.chosen', day: FAR },
      only: ({ open, from, day }, at) => isQuiet(at) && isShown(at) && open === null && from === TODAY && day === NEXT,
      leads: { to: 'days.loading', now: { from: FAR, day: FAR, days: null } },
      nowhere: 'the week shows the days that are loaded; another week is reached by its buttons',
    },
    'Press Later days': {
      event: { type: 'days.moved', by: 7 },
      only: ({ open, from, day }, at) => isQuiet(at) && isShown(at) && open === null && from === TODAY && day === TODAY,
      leads: { to: 'days.loading', now: { from: FAR, day: FAR, days: null } },
    },
    'Press Today': {
      event: { type: 'today.wanted', now },
      only: ({ open, from, day }, at) =>
        isQuiet(at) && isShown(at) && open === null && (from !== TODAY || day !== TODAY),
      leads: [
        { if: ({ from }) => from !== TODAY, to: 'days.loading', now: { from: TODAY, day: TODAY, days: null } },
        { now: { day: TODAY } },
      ],
    },
    'Open the appointment of Asha Patel': {
      event: { type: 'entry.opened', id: asha.id },
      only: ({ open, from, day }, at) => isQuiet(at) && isShown(at) && open === null && from === TODAY && day === TODAY,
      leads: { in: 'work.atDays.showing', to: 'detail.asking', now: { open: asha.id } },
    },
    ...looks,
    'Close it': {
      event: { type: 'entry.left' },
      only: ({ open }, at) => at.has('work.atDays.showing') && at.has('days.shown') && open !== null,
      leads: { in: 'work.atDays.showing', to: 'detail.idle', now: { open: null } },
    },
    'Press Select': {
      event: { type: 'selection.started' },
      only: ({ from, day, days }, at) =>
        isQuiet(at) && isShown(at) && from === TODAY && day === TODAY && days === 'asBooked',
      leads: { in: 'work.atDays.showing', to: 'work.atDays.selecting', now: { many: true, open: null } },
    },
    'Mark the hours': {
      event: { type: 'item.marked', mark: { scheduleId: 's1', date: TODAY }, now },
      only: ({ hours, marked, day, days }, at) =>
        days === 'asBooked' &&
        isShown(at) &&
        at.has('work.atDays.selecting') &&
        (hours > 0 || marked === 0) &&
        day === TODAY,
      leads: {
        in: 'work.atDays.selecting',
        now: ({ hours }) => ({ hours: 1 - hours, marked: hours === 0 ? 2 : 0 }),
      },
    },
    'Mark Asha Patel with the X key': {
      event: { type: 'item.marked', mark: { appointmentId: asha.id }, now },
      only: ({ hours, from, day, days }, at) =>
        isShown(at) &&
        hours === 0 &&
        from === TODAY &&
        day === TODAY &&
        days === 'asBooked' &&
        !at.has('work.reporting'),
      leads: [
        { in: 'work.atDays.showing', to: 'work.atDays.selecting', now: { many: true, open: null, marked: 1 } },
        { in: 'work.atDays.selecting', now: ({ marked }) => ({ marked: 1 - marked }) },
      ],
    },
    'Press Cancel in the bar': {
      event: { type: 'selection.cancelled' },
      leads: { in: 'work.atDays.selecting', to: 'work.atDays.showing', now: { many: false, hours: 0, marked: 0 } },
    },
    'Press Cancel appointment': {
      event: { type: 'cancel.wanted', now },
      only: ({ days }, at) => isShown(at) && days === 'asBooked' && !at.has('work.reporting'),
      leads: [
        { in: 'work.atDays.showing', if: ({ open }) => open !== null, to: 'work.confirming', now: { marked: 1 } },
        { in: 'work.atDays.selecting', if: ({ marked }) => marked > 0, to: 'work.confirming' },
      ],
    },
    'Confirm it': {
      event: { type: 'confirm' },
      only: (_, at) => isShown(at),
      leads: [
        { in: 'work.confirming', to: 'work.cancelling', now: { cancelFault: null } },
        { in: 'work.refused', if: ({ marked }) => marked > 0, to: 'work.cancelling', now: { cancelFault: null } },
      ],
    },
    'Keep them': {
      event: { type: 'dismiss' },
      only: (_, at) => isShown(at),
      leads: [
        {
          in: ['work.confirming', 'work.refused'],
          if: ({ many }) => many,
          to: 'work.atDays.selecting',
          now: { cancelFault: null },
        },
        { in: ['work.confirming', 'work.refused'], to: 'work.atDays.showing', now: { cancelFault: null, marked: 0 } },
      ],
    },
    'They are cancelled': {
      event: ends('cancelling', answered({ cancelled: [] }, 'Cancelled.')),
      leads: {
        in: 'work.cancelling',
        to: ['work.atDays.showing', 'days.refreshing'],
        now: { many: false, hours: 0, marked: 0 },
        effects: ['notice good: Cancelled.'],
      },
    },
    'One of them was completed meanwhile': {
      event: ends('cancelling', refused('conflict', 'Nothing was cancelled', 'notCancellable')),
      leads: { in: 'work.cancelling', to: ['work.refused', 'days.refreshing'], now: { cancelFault: 'conflict' } },
    },
    'They cannot be cancelled': {
      event: ends('cancelling', refused('offline')),
      leads: { in: 'work.cancelling', to: 'work.confirming', now: { cancelFault: 'offline' } },
    },
    'Press Reschedule': {
      event: { type: 'reschedule.wanted' },
      only: ({ days }, at) => isShown(at) && days === 'calledOff',
      leads: { in: 'work.atDays.showing', if: ({ open }) => open !== null, to: 'work.rescheduling' },
    },
    'The appointment is moved': {
      event: ends('rescheduling', { kind: 'moved', startsAt: startOfDay(TODAY) + 11 * HOUR, slotNo: 7 }),
      leads: { in: 'work.rescheduling', to: ['work.atDays.showing', 'days.refreshing'] },
    },
    'The appointment is moved to next week': {
      event: ends('rescheduling', { kind: 'moved', startsAt: startOfDay(FAR) + 11 * HOUR, slotNo: 7 }),
      leads: {
        in: 'work.rescheduling',
        to: ['work.atDays.showing', 'days.loading'],
        now: { from: FAR, day: FAR, days: null, open: null },
      },
    },
    'Close the slots': {
      event: ends('rescheduling', { kind: 'dismissed' }),
      leads: { in: 'work.rescheduling', to: ['work.atDays.showing', 'days.refreshing'] },
    },
    'Press No-show': {
      event: { type: 'noShow.wanted' },
      only: ({ open, days }, at) => isShown(at) && open === asha.id && days === 'asBooked',
      leads: { in: 'work.atDays.showing', to: 'work.notingNoShow' },
      nowhere: 'the time of the appointments is still to come',
    },
    'It is noted that nobody came': {
      event: ends('notingNoShow', answered({ id: asha.id, isNoShow: true }, 'Noted.')),
      leads: {
        in: 'work.notingNoShow',
        to: ['work.atDays.showing', 'days.refreshing'],
        effects: ['notice good: Noted.'],
      },
    },
    'It cannot be noted': {
      event: ends('notingNoShow', refused('conflict', 'Not over yet.', 'notOver')),
      leads: {
        in: 'work.notingNoShow',
        to: ['work.atDays.showing', 'days.refreshing'],
        effects: ['notice bad: Not over yet.'],
      },
    },
    'Press Day report': {
      event: { type: 'report.wanted' },
      only: ({ open, from, day }, at) => isQuiet(at) && isShown(at) && open === null && from === TODAY && day === TODAY,
      leads: { in: 'work.atDays.showing', to: 'work.reporting' },
    },
    'Close the report': {
      event: { type: 'report.left' },
      leads: { in: 'work.reporting', to: 'work.atDays.showing' },
    },
  },
  delays: { tint: 2000, retryAfter: 10_000, lookAgain: 60_000 },
})
