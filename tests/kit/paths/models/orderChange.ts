import { orderChangeMachine } from '../../../../src/machines/orders/orderChange.machine'
import type { AppointmentOrder } from '../../../../src/core/orders/orders'
import { modelOf } from '../model'
import { answered, ends, refused } from '../outcomes'

// Of an order, what its cancelling and moving depend on.
const order = {
  id: 'b1',
  status: 'upcoming',
  consultation: 'video',
  startsAt: 1_795_500_000,
  endsAt: 1_795_500_900,
  slotNo: 3,
  doctorId: 'd1',
  paymentStatus: 'PAID',
  consultationFee: 80_000,
  patient: { name: 'Asha Patel', age: 41, records: [] },
} as unknown as AppointmentOrder

const TOO_LATE = 'This appointment can no longer be cancelled here.'

/** A patient cancels or moves an appointment: patient.md, "Appointment card actions"; S1-276, S1-277. */
export const orderChangeModel = modelOf(orderChangeMachine)({
  name: 'orderChange',
  facts: (snapshot) => ({ order: snapshot.context.order?.id ?? null, failure: snapshot.context.failure?.kind ?? null }),
  starts: {
    'Open My orders': {
      input: undefined,
      to: 'resting',
      facts: { order: null, failure: null },
      how: 'Account 90000 00001, an appointment to come',
    },
  },
  states: {
    resting: 'The appointments, each with Cancel and Reschedule where it may be changed.',
    confirming: 'Whether the appointment is to be cancelled, what that means, and both answers.',
    cancelling: {
      sees: 'The question, and the answer is busy.',
      asks: { cancelling: { schedules: [], appointments: ['b1'], key: '<key>' } },
    },
    moving: {
      sees: 'When the appointment was, and the free slots of its doctor.',
      asks: { moving: { appointment: { ...order, most: 80_000 } } },
    },
  },
  steps: {
    'Press Cancel': {
      event: { type: 'cancel.wanted', order },
      leads: { in: 'resting', to: 'confirming', now: { order: 'b1', failure: null } },
    },
    'Press Reschedule': {
      event: { type: 'move.wanted', order },
      leads: { in: 'resting', to: 'moving', now: { order: 'b1', failure: null } },
    },
    'Keep the appointment': { event: { type: 'dismiss' }, leads: { in: 'confirming', to: 'resting' } },
    'Confirm the cancelling': {
      event: { type: 'confirm' },
      leads: { in: 'confirming', to: 'cancelling', now: { failure: null } },
    },
    'It is cancelled': {
      event: ends('cancelling', answered({ cancelled: ['b1'] }, 'Your appointment is cancelled.')),
      leads: {
        in: 'cancelling',
        to: 'resting',
        effects: ['notice good: Your appointment is cancelled.', 'orders.outdated'],
      },
    },
    'It has begun meanwhile': {
      event: ends('cancelling', refused('conflict', TOO_LATE, 'tooLate')),
      leads: {
        in: 'cancelling',
        to: 'resting',
        now: { failure: 'conflict' },
        effects: [`notice bad: ${TOO_LATE}`, 'orders.outdated'],
      },
    },
    'It cannot be cancelled': {
      event: ends('cancelling', refused('offline')),
      leads: {
        in: 'cancelling',
        to: 'confirming',
        now: { failure: 'offline' },
        effects: ['notice bad: offline'],
      },
    },
    'It is moved': {
      event: ends('moving', { kind: 'moved', startsAt: 1_795_600_000, slotNo: 1 }),
      leads: { in: 'moving', to: 'resting', effects: ['orders.outdated'] },
    },
    'It stays where it is': {
      event: ends('moving', { kind: 'dismissed', startsAt: 1_795_500_000, slotNo: 3 }),
      leads: { in: 'moving', to: 'resting', effects: ['orders.outdated'] },
    },
  },
})
