import { orderChangeMachine } from '../../../src/machines/orders/orderChange.machine'
import type { AppointmentOrder } from '../../../src/core/orders/orders'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

// Of an order, what its cancelling and moving depend on.
const order = {
  id: 'b1',
  status: 'upcoming',
  queue: null,
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
  passed: ['deciding'],
  facts: ({ context: { order: chosen, failure, resumed } }) => ({
    order: chosen?.id ?? null,
    failure: failure?.kind ?? null,
    resumed: resumed?.step ?? null,
  }),
  starts: {
    'Open My orders': {
      input: { resumed: null },
      to: 'resting',
      facts: { order: null, failure: null, resumed: null },
      how: 'Account 90000 00001, an appointment to come',
    },
    'Reload while it is asked whether to cancel': {
      input: { resumed: { step: 'cancel', id: 'b1' } },
      to: 'finding',
      facts: { order: null, failure: null, resumed: 'cancel' },
    },
    'Reload while a new time is chosen': {
      input: { resumed: { step: 'move', id: 'b1' } },
      to: 'finding',
      facts: { order: null, failure: null, resumed: 'move' },
    },
  },
  states: {
    finding: {
      sees: 'The appointments, nothing asked.',
      asks: ({ resumed }) => ({ finding: { step: resumed ?? 'cancel', id: 'b1' } }),
    },
    resting: 'The appointments, each with Cancel and Reschedule where it may be changed.',
    confirming: 'Whether the appointment is to be cancelled, what that means, and both answers.',
    cancelling: {
      sees: 'The question, and the answer is busy.',
      asks: { cancelling: { type: 'appointment', id: 'b1', key: '<key>' } },
    },
    moving: {
      sees: 'When the appointment was, and the free slots of its doctor.',
      asks: { moving: { appointment: { ...order, most: 80_000 } } },
    },
  },
  steps: {
    'It may still be changed': {
      event: ends('finding', answered(order)),
      leads: [
        { in: 'finding', if: ({ resumed }) => resumed === 'cancel', to: 'confirming', now: { order: 'b1' } },
        { in: 'finding', to: 'moving', now: { order: 'b1' } },
      ],
    },
    'It is over': {
      event: ends('finding', answered(null)),
      leads: { in: 'finding', to: 'resting' },
      isLast: true,
    },
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
