import type { checkoutMachine } from '../../../src/machines/booking/checkout.machine'
import type { LeafOf, Step } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { type CheckoutFacts, DROPPED, ONLINE } from './checkoutFacts'

type CheckoutStep = Step<LeafOf<typeof checkoutMachine>, CheckoutFacts>

/** How a booking ends that was sent. */
export const placingSteps = {
  'The booking is made': {
    event: ends(
      'placing',
      answered({ bookingId: 'b1', slotNo: 3 }, 'You can see this appointment any time in My orders.'),
    ),
    leads: [
      {
        in: 'placing',
        if: ({ sent }) => sent === ONLINE,
        to: 'paying',
        now: { bookingId: 'b1' },
        effects: [DROPPED],
      },
      {
        in: 'placing',
        to: 'booked.highlighted',
        now: { bookingId: 'b1' },
        effects: [DROPPED],
      },
    ],
  },
  'The slot has just been taken': {
    event: ends('placing', refused('conflict', 'This slot has just been taken', 'slotTaken')),
    leads: {
      in: 'placing',
      to: 'left',
      now: { failure: 'conflict', output: 'slotTaken' },
      effects: [DROPPED, 'notice bad: This slot has just been taken'],
    },
    how: 'In a private window book the same slot as another patient first',
  },
  'The fee has changed': {
    event: ends('placing', refused('badRequest', 'The fee has changed', 'feeChanged')),
    leads: {
      in: 'placing',
      to: 'left',
      now: { failure: 'badRequest', output: 'feeChanged' },
      effects: [DROPPED, 'notice bad: The fee has changed'],
    },
    how: 'Change the doctor’s fee in the database first',
  },
  // The attempt stays kept: after verifying the same booking is gone on with.
  'The session ends': {
    event: ends('placing', refused('unauthenticated')),
    leads: { in: 'placing', to: 'left', now: { output: 'mustVerify' }, effects: ['attempt.suspended'] },
    how: 'Delete the token in the browser’s session storage first',
  },
  'The payment method is gone': {
    event: ends('placing', refused('badRequest', 'Choose another method', 'methodUnknown')),
    leads: [
      {
        in: 'placing',
        // After a reload nobody asked yet who is treated and how it can be paid.
        if: ({ member }) => member === null,
        to: 'preparing',
        now: { failure: 'badRequest', sent: null },
        effects: [DROPPED, 'notice bad: Choose another method'],
      },
      {
        in: 'placing',
        to: 'reviewing',
        now: { failure: 'badRequest', sent: null, canBook: true },
        effects: [DROPPED, 'notice bad: Choose another method'],
      },
    ],
  },
  'The person is blocked': {
    event: ends('placing', refused('blocked', 'This number is blocked')),
    leads: [
      {
        in: 'placing',
        // After a reload nobody asked yet who is treated and how it can be paid.
        if: ({ member }) => member === null,
        to: 'preparing',
        now: { failure: 'blocked', sent: null },
        effects: [DROPPED, 'notice bad: This number is blocked'],
      },
      {
        in: 'placing',
        to: 'reviewing',
        now: { failure: 'blocked', sent: null, canBook: true },
        effects: [DROPPED, 'notice bad: This number is blocked'],
      },
    ],
  },
  'The network is lost before the answer': {
    event: ends('placing', refused('network')),
    leads: { in: 'placing', to: 'unsettled', now: { failure: 'network' }, effects: [] },
  },
} satisfies Record<string, CheckoutStep>
