import { checkoutMachine } from '../../../../src/machines/booking/checkout.machine'
import { viewCheckout } from '../../../../src/machines/booking/checkout.view'
import { type Facts, modelOf } from '../model'
import { answered, ends, refused } from '../outcomes'
import { arrival, asha, ravi, ONLINE, LATER, facts, kept, DROPPED, asked } from './checkoutFacts'
import { attempt, choice, draft } from './practice'

/** From a chosen slot to a booking: patient.md, "Checkout" and "Booking flow". */
export const checkoutModel = modelOf(checkoutMachine)({
  name: 'checkout',
  passed: ['arriving'],
  facts: (snapshot) => {
    const { context, output } = snapshot
    const { member, missing, total, canBook, booked } = viewCheckout(snapshot)
    return {
      memberId: context.draft.memberId,
      member: member?.name ?? null,
      paymentMethodId: context.draft.paymentMethodId,
      missing,
      total,
      sent: context.attempt?.request.paymentMethodId ?? null,
      failure: context.failure?.kind ?? null,
      bookingId: booked?.bookingId ?? null,
      canBook,
      isChoosing: context.isChoosing,
      output: output?.kind ?? null,
    }
  },
  starts: {
    'Arrive with a slot': {
      input: arrival,
      to: 'preparing',
      facts,
      how: 'Account 90000 00001: choose a doctor, a slot, press Next',
    },
    'Reload while choosing who is treated': {
      input: { ...arrival, draft, isChoosing: true },
      to: 'preparing',
      facts: { ...facts, memberId: 'm1', paymentMethodId: 1, isChoosing: true },
      how: 'At the checkout press Change, reload',
    },
    'Reload while a booking was on its way': {
      input: { ...arrival, slot: null, draft, attempt },
      to: 'placing',
      facts: { ...facts, memberId: 'm1', paymentMethodId: 1, sent: 1 },
      effects: [`attempt.kept ${JSON.stringify({ attempt })}`],
      how: 'Throttle the network, press Book Now, reload',
    },
  },
  states: {
    preparing: { sees: 'Grey shapes where the patient and the ways to pay will stand.', asks: { preparing: choice } },
    unprepared: 'What went wrong, Retry, and the way back to the slots.',
    reviewing: ({ member, canBook, failure }) =>
      `The doctor, day and time, ${member ?? 'nobody yet'} as the patient, the ways to pay, ₹800 in all; Book Now ${
        canBook ? 'can be pressed' : 'says what is missing'
      }${failure === null || failure === 'forbidden' ? '' : '; why the last try was refused'}.`,
    choosingMember: {
      sees: 'The family members to choose from.',
      asks: ({ member, memberId }: Facts) => ({
        chooser: { members: member === null ? [] : memberId === 'm2' ? [ravi] : [asha], memberId },
      }),
    },
    placing: { sees: 'A busy Book Now.', asks: (before: Facts) => ({ placing: asked(before) }) },
    unsettled: 'That the booking may have been made: try again, or look at my orders.',
    paying: {
      sees: 'That the payment page is on its way.',
      asks: ({ bookingId }: Facts) => ({ paying: { bookingId } }),
    },
    'booked.highlighted': 'The confirmation, highlighted, with the button Go to Home Page.',
    'booked.plain': 'The confirmation with the button Go to Home Page.',
    left: 'The checkout is gone.',
  },
  steps: {
    'Members and payment methods arrive': {
      event: ends(
        'preparing',
        answered({
          members: [asha],
          paymentMethods: [
            { id: ONLINE, frontendText: 'Pay online' },
            { id: LATER, frontendText: 'Pay later' },
          ],
        }),
      ),
      leads: [
        {
          in: 'preparing',
          if: ({ isChoosing }) => isChoosing,
          to: 'choosingMember',
          now: { memberId: 'm1', member: 'Asha Patel', missing: null, isChoosing: false },
        },
        {
          in: 'preparing',
          to: 'reviewing',
          now: ({ paymentMethodId }) => ({
            memberId: 'm1',
            member: 'Asha Patel',
            // The first way to pay is chosen until another is.
            paymentMethodId: paymentMethodId ?? ONLINE,
            missing: null,
            canBook: true,
          }),
        },
      ],
    },
    'A main profile without an age arrives': {
      event: ends('preparing', answered({ members: [{ ...asha, id: 'm1', age: null }], paymentMethods: [] })),
      only: ({ failure, paymentMethodId }) => failure === null && paymentMethodId === null,
      leads: { in: 'preparing', to: 'reviewing', now: { memberId: 'm1', member: 'Asha Patel', missing: 'details' } },
      how: 'Account 90000 00009',
    },
    'The session has ended': {
      event: ends('preparing', refused('unauthenticated')),
      leads: { in: 'preparing', to: 'left', now: { output: 'mustVerify' } },
      how: 'Delete the token in the browser’s session storage before Next is pressed',
    },
    'Members and payment methods cannot be loaded': {
      event: ends('preparing', refused('internal')),
      leads: { in: 'preparing', to: 'unprepared', now: { failure: 'internal' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: [
        { in: 'unprepared', to: 'preparing', now: { failure: null } },
        // The same key, so that a booking that was made is not made again.
        {
          in: 'unsettled',
          to: 'placing',
          now: { failure: null },
          effects: (before) => [
            before.sent === 1 && before.member === null ? `attempt.kept ${JSON.stringify({ attempt })}` : kept(before),
          ],
        },
      ],
    },
    'Choose to pay later': {
      event: { type: 'payment.chosen', id: LATER },
      leads: {
        in: 'reviewing',
        now: ({ missing }) => ({
          paymentMethodId: LATER,
          failure: null,
          sent: null,
          missing: missing === 'details' || missing === 'member' ? missing : null,
          canBook: missing !== 'details' && missing !== 'member',
        }),
      },
    },
    'Choose to pay online': {
      event: { type: 'payment.chosen', id: ONLINE },
      leads: {
        in: 'reviewing',
        now: ({ missing }) => ({
          paymentMethodId: ONLINE,
          failure: null,
          sent: null,
          missing: missing === 'details' || missing === 'member' ? missing : null,
          canBook: missing !== 'details' && missing !== 'member',
        }),
      },
    },
    'Press Change beside the patient': {
      event: { type: 'member.changing' },
      only: ({ missing, memberId }) => missing !== 'details' && memberId !== null,
      leads: { in: 'reviewing', to: 'choosingMember', now: { canBook: false } },
    },
    'Save another member': {
      event: ends('chooser', { members: [ravi], memberId: 'm2' }),
      leads: {
        in: 'choosingMember',
        to: 'reviewing',
        now: ({ paymentMethodId }) => ({
          memberId: 'm2',
          member: 'Ravi Patel',
          failure: null,
          missing: paymentMethodId === null ? 'payment' : null,
          canBook: paymentMethodId !== null,
        }),
      },
    },
    'Press Book Now': {
      event: { type: 'book' },
      leads: {
        in: 'reviewing',
        if: ({ canBook }) => canBook,
        to: 'placing',
        now: ({ paymentMethodId }) => ({ sent: paymentMethodId, failure: null, canBook: false }),
        effects: (before) => [kept(before)],
      },
    },
    'Go back': {
      event: { type: 'back' },
      leads: { in: ['unprepared', 'reviewing'], to: 'left', now: { output: 'back', canBook: false } },
    },
    'The booking is made': {
      event: ends('placing', answered({ bookingId: 'b1', slotNo: 3 }, 'Appointment booked successfully')),
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
      leads: { in: 'placing', to: 'left', now: { output: 'mustVerify' } },
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
    'Close the payment': {
      event: ends('paying', undefined),
      leads: { in: 'paying', to: 'left', now: { output: 'back' }, effects: ['go /order-list'] },
      isLast: true,
    },
    'Two seconds pass': {
      event: { type: 'xstate.after.successHighlight.checkout.booked.highlighted' },
      leads: { in: 'booked.highlighted', to: 'booked.plain' },
    },
    'Leave for the home page or my orders': {
      event: { type: 'close' },
      leads: [
        { in: 'unsettled', effects: ['go /order-list'] },
        { in: ['booked.highlighted', 'booked.plain'], effects: ['go /home'] },
      ],
      isLast: true,
    },
  },
  delays: { successHighlight: 2000 },
})
