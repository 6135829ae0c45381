import { rangeOf } from '../../../src/core/schedule/schedule.rules'
import { clinicDayMachine } from '../../../src/machines/schedule/clinicDay.machine'
import { viewClinicDay } from '../../../src/machines/schedule/clinicDay.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { NEXT, now, TODAY, versions } from './scheduleFacts'

/** The desk of a clinic: staff.md, "/clinic-patient". */
export const clinicDayModel = modelOf(clinicDayMachine)({
  name: 'clinicDay',
  facts: (snapshot) => {
    const { strip, appointments, fault, isArriving } = viewClinicDay(snapshot, now)
    return {
      day: strip.find(({ isChosen }) => isChosen)?.date ?? null,
      appointments: isArriving || fault !== null ? null : appointments.length,
      fault: fault?.id ?? null,
    }
  },
  starts: {
    'Open My patients': {
      input: { now },
      to: 'loading',
      facts: { day: TODAY, appointments: null, fault: null },
      how: 'Account 90000 00007',
    },
  },
  states: {
    loading: { sees: 'The week, and what is known of its days.', asks: { list: rangeOf(TODAY, 7) } },
    shown: ({ appointments }) =>
      appointments === 0 ? 'No appointments on this day, and Make Appointment.' : 'Two appointments in their order.',
    failed: 'What went wrong, and Try again.',
  },
  steps: {
    'The days arrive': {
      event: ends('list', answered(versions.asBooked)),
      leads: {
        in: 'loading',
        to: 'shown',
        now: ({ day }) => ({ appointments: day === TODAY ? 2 : 0, fault: null }),
      },
    },
    'The days cannot be loaded': {
      event: ends('list', refused('offline')),
      only: ({ appointments }) => appointments === null,
      leads: { in: 'loading', to: 'failed', now: { fault: 'offline' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: { in: 'failed', to: 'loading', now: { fault: null } },
    },
    'Somebody books at the clinic': {
      event: { type: 'schedule.changed', days: [TODAY] },
      leads: { in: ['shown', 'failed', 'loading'], to: 'loading', now: { fault: null } },
    },
    'Choose tomorrow': {
      event: { type: 'day.chosen', day: NEXT },
      only: ({ day }) => day === TODAY,
      leads: { now: ({ appointments }) => ({ day: NEXT, appointments: appointments === null ? null : 0 }) },
    },
    'Choose today': {
      event: { type: 'day.chosen', day: TODAY },
      only: ({ day }) => day === NEXT,
      leads: { now: ({ appointments }) => ({ day: TODAY, appointments: appointments === null ? null : 2 }) },
    },
  },
})
