import { rescheduleMachine } from '../../../src/machines/schedule/reschedule.machine'
import { viewReschedule } from '../../../src/machines/schedule/reschedule.view'
import { appointmentAt } from '../../kit/scheduleDays'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const appointment = appointmentAt('2026-11-23', 5, { status: 'cancelled' })
const slot = {
  id: 's2.1',
  startsAt: 1_795_500_000,
  endsAt: 1_795_500_900,
  isBooked: false,
  fee: 80_000,
  clinicId: null,
  clinicName: null,
  clinicAddress: null,
  clinicCity: null,
  latitude: null,
  longitude: null,
  duration: 15,
}
const calendar = { video: [{ date: '2026-11-24', slots: [slot] }], inClinic: [] }

/** Moving an appointment: staff.md, "Rescheduling goes straight to the success step". */
export const rescheduleModel = modelOf(rescheduleMachine)({
  name: 'reschedule',
  passed: ['dismissed'],
  facts: (snapshot) => {
    const { days, slotId, fault, refusal, moved } = viewReschedule(snapshot)
    return {
      days: days.length,
      slot: slotId,
      fault: fault?.id ?? null,
      refusal: refusal?.text ?? refusal?.id ?? null,
      slotNo: moved?.slotNo ?? null,
    }
  },
  starts: {
    'Press Reschedule': {
      input: { appointment },
      to: 'loading',
      facts: { days: 0, slot: null, fault: null, refusal: null, slotNo: null },
      how: 'Account 90000 00002, a cancelled appointment of the schedule, Reschedule',
    },
  },
  states: {
    loading: {
      sees: 'When the appointment was, and that the free slots are loading.',
      asks: { slots: { doctorId: null } },
    },
    failed: 'What went wrong, and Try again.',
    choosing: ({ refusal }) => `A day and its free slots${refusal === null ? '' : ', and why it was not moved'}.`,
    moving: {
      sees: 'That the appointment is being moved.',
      asks: {
        moving: {
          id: appointment.id,
          slotId: 's2.1',
          amount: 80_000,
          seen: { status: 'cancelled', startsAt: appointment.startsAt },
          key: '<key>',
        },
      },
    },
    moved: ({ slotNo }) => `That Asha Patel now has slot ${slotNo}, and when.`,
  },
  steps: {
    'The slots arrive': {
      event: ends('slots', answered(calendar)),
      leads: {
        in: 'loading',
        to: 'choosing',
        now: { days: 1 },
      },
    },
    'The slots cannot be loaded': {
      event: ends('slots', refused('offline')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'offline' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: { in: 'failed', to: 'loading', now: { fault: null } },
    },
    'Choose the first slot': {
      event: { type: 'slot.chosen', slotId: 's2.1' },
      leads: { in: 'choosing', now: { slot: 's2.1', refusal: null } },
    },
    'Press Reschedule below': {
      event: { type: 'move' },
      leads: { in: 'choosing', if: ({ slot: chosen }) => chosen !== null, to: 'moving', now: { refusal: null } },
    },
    'It is moved': {
      event: ends('moving', answered({ bookingId: appointment.id, slotNo: 1 })),
      leads: { in: 'moving', to: 'moved', now: { slotNo: 1 } },
    },
    'The slot was just taken': {
      event: ends('moving', refused('conflict', 'This slot has just been taken.', 'slotTaken')),
      leads: {
        in: 'moving',
        to: 'loading',
        now: { refusal: 'This slot has just been taken.' },
      },
    },
    'Somebody else changed it meanwhile': {
      event: ends('moving', refused('conflict', 'It was changed meanwhile.', 'changedMeanwhile')),
      leads: { in: 'moving', to: 'dismissed', effects: ['notice bad: It was changed meanwhile.'] },
      isLast: true,
    },
    'It cannot be moved': {
      event: ends('moving', refused('offline')),
      leads: { in: 'moving', to: 'choosing', now: { refusal: 'offline' } },
    },
    'Close it': {
      event: { type: 'dismiss' },
      leads: [
        { in: 'moving', isIgnored: true },
        { in: ['loading', 'failed', 'choosing', 'moved'], to: 'dismissed', now: { fault: null } },
      ],
      isLast: true,
    },
  },
})
