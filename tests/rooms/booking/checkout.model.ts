import { wasAt } from '../../kit/bookings'
import { checkoutMachine } from '../../../src/machines/booking/checkout.machine'
import { viewCheckout } from '../../../src/machines/booking/checkout.view'
import { type Facts, modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { arrival, asha, asked, facts, inEnglish, inHindi, kept, LATER, named, ONLINE, ravi } from './checkoutFacts'
import { placingSteps } from './checkoutPlacing'
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
      isRewording: 'rewording' in snapshot.children,
      isRereading: 'rereading' in snapshot.children,
      methods: named(context.paymentMethods),
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
      input: { ...arrival, progress: wasAt({ draft, stage: 'members' }) },
      to: 'preparing',
      facts: { ...facts, memberId: 'm1', paymentMethodId: 1, isChoosing: true },
      how: 'At the checkout press Change, reload',
    },
    'Reload while a booking was on its way': {
      input: { ...arrival, slot: null, progress: wasAt({ draft, attempt }) },
      to: 'placing',
      facts: { ...facts, memberId: 'm1', paymentMethodId: 1, sent: 1 },
      effects: [`attempt.kept ${JSON.stringify({ attempt })}`],
      how: 'Throttle the network, press Book Now, reload',
    },
  },
  states: {
    preparing: { sees: 'Grey shapes where the patient and the ways to pay will stand.', asks: { preparing: choice } },
    unprepared: 'What went wrong, Retry, and the way back to the slots.',
    reviewing: ({ member, canBook, failure, paymentMethodId }) =>
      `The doctor, day and time, ${member ?? 'nobody yet'} as the patient, the ways to pay, ₹800 in all; ${paymentMethodId === ONLINE ? 'Pay ₹800' : 'Book Now'} ${
        canBook ? 'can be pressed' : 'says what is missing'
      }${failure === null || failure === 'forbidden' ? '' : '; why the last try was refused'}.`,
    choosingMember: {
      sees: 'The family members to choose from.',
      asks: ({ member, memberId }: Facts) => ({
        chooser: { members: member === null ? [] : memberId === 'm2' ? [ravi] : [asha], memberId },
      }),
    },
    placing: {
      sees: 'Its busy main button; the way back to the slots.',
      asks: (before: Facts) => ({ placing: asked(before) }),
    },
    unsettled:
      'That the booking may have been made and that the page may be left: try again, go back to the slots, or look at my orders.',
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
      event: ends('preparing', answered({ members: [asha], paymentMethods: inEnglish })),
      leads: [
        {
          in: 'preparing',
          if: ({ isChoosing }) => isChoosing,
          to: 'choosingMember',
          now: {
            memberId: 'm1',
            member: 'Asha Patel',
            missing: null,
            isChoosing: false,
            methods: named(inEnglish),
          },
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
            methods: named(inEnglish),
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
    'Another language is chosen': {
      event: { type: 'language.changed' },
      only: ({ isRewording, methods, paymentMethodId }, at) =>
        (at.has('reviewing') && !isRewording && methods !== named(inHindi) && paymentMethodId === ONLINE) ||
        at.has('preparing'),
      leads: [
        // What the server said of a try is not said again in another language.
        { in: 'preparing', to: 'preparing', now: { failure: null } },
        { in: 'reviewing', now: { failure: null, isRewording: true } },
      ],
      screen: 'desktop',
    },
    'The ways to pay arrive in that language': {
      event: ends('rewording', answered({ members: [asha], paymentMethods: inHindi })),
      only: ({ isRewording }, at) => isRewording && at.has('reviewing'),
      leads: { in: 'reviewing', now: { isRewording: false, methods: named(inHindi) } },
    },
    'What the profile lacked is saved': {
      event: { type: 'profile.saved' },
      only: ({ isRereading, missing, failure }, at) =>
        (at.has('reviewing') && !isRereading && missing === 'details') || (at.has('preparing') && failure === null),
      leads: [
        { in: 'preparing', to: 'preparing' },
        { in: 'reviewing', now: { isRereading: true } },
      ],
      nowhere: 'Who books in the tours has a complete profile; the newcomer of the journeys completes theirs',
    },
    'The profile as it is now arrives': {
      event: ends('rereading', answered({ members: [asha], paymentMethods: inEnglish })),
      only: ({ isRereading }, at) => isRereading && at.has('reviewing'),
      leads: {
        in: 'reviewing',
        now: ({ paymentMethodId }) => ({
          isRereading: false,
          paymentMethodId: paymentMethodId ?? ONLINE,
          missing: null,
          canBook: true,
          methods: named(inEnglish),
        }),
      },
      nowhere: 'Who books in the tours has a complete profile; the newcomer of the journeys completes theirs',
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
    'Press Book Now or Pay': {
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
      leads: [
        { in: ['unprepared', 'reviewing'], to: 'left', now: { output: 'back', canBook: false } },
        // The booking goes on without its ticket.
        {
          in: ['placing', 'unsettled'],
          to: 'left',
          now: { output: 'ticketLeft' },
          effects: (before) => [
            (before.sent === 1 && before.member === null
              ? `attempt.kept ${JSON.stringify({ attempt })}`
              : kept(before)
            ).replace('kept', 'left'),
          ],
        },
      ],
    },
    ...placingSteps,
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
