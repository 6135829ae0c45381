import type { QueueEntry } from '../../../src/core/reception/reception'
import { permissionList } from '../../../src/core/session/permissions'
import { rangeOf } from '../../../src/core/schedule/schedule.rules'
import { clinicDayMachine } from '../../../src/machines/schedule/clinicDay.machine'
import { viewClinicDay } from '../../../src/machines/schedule/clinicDay.view'
import { dayWith, scheduleAt } from '../../kit/scheduleDays'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { asha as ashaOnVideo, NEXT, now, ravi as raviOnVideo, TODAY } from './scheduleFacts'

const all = permissionList.map((permission) => {
  const [module = '', feature = ''] = permission.split('.')
  return { module, feature, permissionAccess: 2 as const }
})
const asha = { ...ashaOnVideo, consultation: 'inClinic' as const }
const ravi = { ...raviOnVideo, consultation: 'inClinic' as const }
const days = [
  dayWith(TODAY, scheduleAt(TODAY, [asha, ravi], { consultation: 'inClinic', clinicId: 'c1', clinicName: 'Clinic' })),
]
const entry: QueueEntry = {
  id: asha.id,
  status: 'expected',
  patientId: 'p1',
  memberId: 'm1',
  phoneNumber: '+91 9876543210',
  name: 'Asha Patel',
  age: 41,
  gender: 'Female',
  slotNo: asha.slotNo,
  isExtra: false,
  startsAt: asha.startsAt,
  endsAt: asha.endsAt,
  arrivedAt: null,
  calledAt: null,
  callNo: null,
  paymentStatus: 'UNPAID',
  finalAmount: 80_000,
  takeBack: null,
}
const come: QueueEntry = { ...entry, status: 'arrived', arrivedAt: now, takeBack: 'arrive' }
const GONE = 'The queue changed meanwhile.'

type At = ReadonlySet<string>
const isIdle = (at: At) => at.has('work.ready')
/** Somebody of today is worked with while the list stands still. */
const isAtWork = (at: At) => at.has('list.shown') && isIdle(at)

/** The desk of a clinic: staff.md, "/clinic-patient". */
export const clinicDayModel = modelOf(clinicDayMachine)({
  name: 'clinicDay',
  facts: (snapshot) => {
    const { strip, appointments, fault, isArriving, isStale } = viewClinicDay(snapshot, now, all)
    return {
      day: strip.find(({ isChosen }) => isChosen)?.date ?? null,
      appointments: isArriving || fault !== null ? null : appointments.length,
      /** What the desk does next with Asha Patel. */
      next: appointments.find(({ id }) => id === asha.id)?.place?.next ?? null,
      fault: fault?.id ?? null,
      isStale,
    }
  },
  starts: {
    'Open My patients': {
      input: { now },
      to: ['list.loading', 'work.ready'],
      facts: { day: TODAY, appointments: null, next: null, fault: null, isStale: false },
      how: 'Account 90000 00007',
    },
  },
  states: {
    'list.loading': { sees: 'The week, and what is known of its days.', asks: { list: rangeOf(TODAY, 7) } },
    'list.shown': ({ appointments }) =>
      appointments === 0
        ? 'No appointments on this day, and Make Appointment.'
        : 'Two appointments in their order, each with what is done next.',
    'list.failed': ({ isStale }) =>
      isStale ? 'The appointments as they were, and that they may be out of date.' : 'What went wrong, and Try again.',
    'work.ready': '',
    'work.stepping': { sees: '', asks: { stepping: { id: asha.id, step: 'arrive', key: '<key>' } } },
    'work.undoing': { sees: '', asks: { undoing: { id: asha.id, step: 'arrive', key: '<key>' } } },
    'work.billing': { sees: 'The fee of Asha Patel.', asks: { billing: { entry: come } } },
  },
  steps: {
    'The days arrive': {
      event: ends('list', answered(days)),
      leads: {
        in: 'list.loading',
        to: 'list.shown',
        now: ({ day }) => ({
          appointments: day === TODAY ? 2 : 0,
          next: day === TODAY ? 'arrive' : null,
          fault: null,
          isStale: false,
        }),
      },
    },
    'The days cannot be loaded': {
      event: ends('list', refused('offline')),
      only: ({ day, appointments, next }, at) =>
        isIdle(at) && (appointments === null || (day === TODAY && next === 'arrive')),
      leads: [
        {
          in: 'list.loading',
          if: ({ appointments }) => appointments === null,
          to: 'list.failed',
          now: { fault: 'offline' },
        },
        { in: 'list.loading', to: 'list.failed', now: { isStale: true } },
      ],
    },
    'Press Try again': {
      event: { type: 'retry' },
      only: (_, at) => isIdle(at),
      leads: { in: 'list.failed', to: 'list.loading', now: { fault: null, isStale: false } },
    },
    'Somebody books at the clinic': {
      event: { type: 'schedule.changed', days: [TODAY] },
      only: (_, at) => isIdle(at),
      leads: {
        in: ['list.shown', 'list.failed', 'list.loading'],
        to: 'list.loading',
        now: { fault: null, isStale: false },
      },
    },
    'A minute passes': {
      event: { type: 'xstate.after.lookAgain.clinicDay.list.shown' },
      only: ({ day }, at) => isAtWork(at) && day === TODAY,
      leads: { in: 'list.shown', to: 'list.loading' },
    },
    'A minute passes without the days': {
      event: { type: 'xstate.after.lookAgain.clinicDay.list.failed' },
      only: ({ day }, at) => isIdle(at) && day === TODAY,
      leads: { in: 'list.failed', to: 'list.loading', now: { fault: null, isStale: false } },
    },
    'Choose tomorrow': {
      event: { type: 'day.chosen', day: NEXT },
      only: ({ day }, at) => day === TODAY && isIdle(at) && !at.has('list.failed'),
      leads: {
        now: ({ appointments }) => ({ day: NEXT, appointments: appointments === null ? null : 0, next: null }),
      },
    },
    'Choose today': {
      event: { type: 'day.chosen', day: TODAY },
      only: ({ day, appointments }, at) => day === NEXT && appointments === 0 && isAtWork(at),
      leads: { now: { day: TODAY, appointments: 2, next: 'arrive' } },
    },
    'Press Arrived beside Asha Patel': {
      event: { type: 'step.taken', id: asha.id, step: 'arrive' },
      only: ({ next }, at) => isAtWork(at) && next === 'arrive',
      leads: { to: 'work.stepping' },
    },
    'She has come': {
      event: ends('stepping', answered(come)),
      leads: { in: 'work.stepping', to: ['work.ready', 'list.loading'], now: { next: 'take' } },
    },
    'She has called off meanwhile': {
      event: ends('stepping', refused('conflict', GONE, 'notPossible')),
      leads: { in: 'work.stepping', to: ['work.ready', 'list.loading'], effects: [`notice bad: ${GONE}`] },
    },
    'Choose Take back “Arrived” of Asha Patel': {
      event: { type: 'step.takenBack', id: asha.id, step: 'arrive' },
      only: ({ next }, at) => isIdle(at) && next === 'take',
      leads: { to: 'work.undoing' },
    },
    'It is taken back': {
      event: ends('undoing', answered(entry, 'Undone.')),
      only: ({ next }) => next === 'take',
      leads: {
        in: 'work.undoing',
        to: ['work.ready', 'list.loading'],
        now: { next: 'arrive' },
        effects: ['notice good: Undone.'],
      },
    },
    'It can no longer be taken back': {
      event: ends('undoing', refused('conflict', GONE, 'notUndoable')),
      leads: { in: 'work.undoing', to: ['work.ready', 'list.loading'], effects: [`notice bad: ${GONE}`] },
    },
    'Press Take ₹800 beside Asha Patel': {
      event: { type: 'bill.opened', entry: come },
      only: ({ next }, at) => isIdle(at) && next === 'take',
      leads: { to: 'work.billing' },
    },
    'The bill is closed': {
      event: ends('billing', undefined),
      leads: { in: 'work.billing', to: ['work.ready', 'list.loading'] },
    },
  },
  delays: { lookAgain: 60_000 },
})
