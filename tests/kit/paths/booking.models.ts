import type { Slot } from '../../../src/core/booking/booking'
import { bookingMachine } from '../../../src/machines/booking/booking.machine'
import { checkoutMachine } from '../../../src/machines/booking/checkout.machine'
import { payingMachine } from '../../../src/machines/payment/paying.machine'
import { paymentReturnMachine } from '../../../src/machines/payment/paymentReturn.machine'
import { viewPaymentReturn } from '../../../src/machines/payment/paymentReturn.view'
import type { PathModel } from './model'
import { answered, ends, refused } from './outcomes'

const slot = (id: string, isBooked = false): Slot => ({
  id,
  startsAt: 1_795_000_000,
  endsAt: 1_795_000_900,
  isBooked,
  fee: 80_000,
  clinicId: null,
  clinicName: null,
  clinicAddress: null,
  clinicCity: null,
  latitude: null,
  longitude: null,
  duration: 15,
})
const day = (date: string, ...slots: Slot[]) => ({ date, slots })
const calendar = {
  video: [day('2026-11-21', slot('v1'), slot('v2')), day('2026-11-22', slot('v3'))],
  inClinic: [day('2026-11-21', slot('c1'))],
}
const taken = { video: [day('2026-11-21', slot('v1', true), slot('v2'))], inClinic: [] }
const draft = { memberId: 'm1', paymentMethodId: 1 }
const choice = { doctorId: 'd1', consultation: 'video', date: '2026-11-21', slotId: 'v1' } as const
const attempt = {
  key: 'k1',
  slot: null,
  request: { doctorId: 'd1', memberId: 'm1', slotId: 'v1', consultation: 'video', paymentMethodId: 1, amount: 80_000 },
} as const
const start = { doctorId: 'd1', from: 'doctorProfile', consultation: null, resume: null, attempt: null } as const

export const bookingModel = {
  name: 'booking',
  machine: bookingMachine,
  inputs: {
    'Open a doctor as a guest': { ...start, isGuest: true },
    'Open a doctor as a patient': { ...start, isGuest: false },
    'Come back verified with a slot picked before': { ...start, isGuest: false, resume: choice },
    'Reload while a booking was on its way': { ...start, isGuest: false, attempt },
  },
  events: {
    'The slots arrive': ends('loadingSlots', answered(calendar)),
    'The slots cannot be loaded': ends('loadingSlots', refused('network')),
    'Press Retry': { type: 'retry' },
    'Choose the In-Clinic tab': { type: 'consultation.chosen', consultation: 'inClinic' },
    'Choose the next day': { type: 'date.chosen', date: '2026-11-22' },
    'Choose a slot': { type: 'slot.chosen', slotId: 'v1' },
    'Press Next': { type: 'next' },
    'Give up verifying': { type: 'verification.abandoned' },
    'Go back from the checkout': ends('checkout', { kind: 'back', draft, failure: null }),
    'The slot was taken meanwhile': ends('checkout', { kind: 'slotTaken', draft, failure: null }),
    'The fee changed meanwhile': ends('checkout', { kind: 'feeChanged', draft, failure: null }),
    'The session ended at checkout': ends('checkout', { kind: 'mustVerify', draft, failure: null }),
    'The new slots arrive without the chosen one': ends('refreshingSlots', answered(taken)),
    'The new slots arrive with the chosen one': ends('refreshingSlots', answered(calendar)),
    'The new slots cannot be loaded': ends('refreshingSlots', refused('timeout')),
  },
  facts: ({ context }) => [
    context.consultation,
    context.slotId,
    context.date,
    context.wasTaken,
    context.attempt !== null,
  ],
} satisfies PathModel

export const checkoutModel = {
  name: 'checkout',
  machine: checkoutMachine,
  inputs: {
    'Arrive with a slot': {
      choice,
      slot: slot('v1'),
      draft: { memberId: null, paymentMethodId: null },
      attempt: null,
      failure: null,
    },
    'Reload while a booking was on its way': { choice, slot: null, draft, attempt, failure: null },
  },
  events: {
    'Members and payment methods arrive': ends(
      'preparing',
      answered({
        members: [{ id: 'm1', name: 'Asha Patel', age: 42, gender: 'Female', isDefault: true }],
        paymentMethods: [
          { id: 2, frontendText: 'Pay online' },
          { id: 3, frontendText: 'Pay later' },
        ],
      }),
    ),
    'The session has ended': ends('preparing', refused('unauthenticated')),
    'Members and payment methods cannot be loaded': ends('preparing', refused('internal')),
    'Press Try again': { type: 'retry' },
    'Choose to pay later': { type: 'payment.chosen', id: 3 },
    'Choose to pay online': { type: 'payment.chosen', id: 2 },
    'Press Change beside the patient': { type: 'member.changing' },
    'Save another member': ends('chooser', {
      members: [{ id: 'm2', name: 'Ravi Patel', age: 45, gender: 'Male' }],
      memberId: 'm2',
    }),
    'Press Book Now': { type: 'book' },
    'Go back': { type: 'back' },
    'The booking is made': ends('placing', answered({ bookingId: 'b1', slotNo: 3 }, 'Appointment booked successfully')),
    'The slot has just been taken': ends('placing', refused('conflict', 'This slot has just been taken', 'slotTaken')),
    'The fee has changed': ends('placing', refused('badRequest', 'The fee has changed', 'feeChanged')),
    'The payment method is gone': ends('placing', refused('badRequest', 'Choose another method', 'methodUnknown')),
    'The session ends': ends('placing', refused('unauthenticated')),
    'The person is blocked': ends('placing', refused('blocked', 'This number is blocked')),
    'The network is lost before the answer': ends('placing', refused('network')),
    'Close the payment': ends('paying', undefined),
    'Two seconds pass': { type: 'xstate.after.successHighlight.checkout.booked.highlighted' },
    'Leave for the home page or my orders': { type: 'close' },
  },
  facts: ({ context }) => [
    context.draft.memberId,
    context.draft.paymentMethodId,
    context.attempt?.request.paymentMethodId ?? null,
    context.failure?.kind ?? null,
  ],
  delays: { successHighlight: 2000 },
} satisfies PathModel

const markup = {
  form: '<form></form>',
  words: '<p>Closed</p>',
  stray: '<form action="https://elsewhere.example/"></form>',
}
/** The page decides what opening it comes to. */
const opened = {
  [markup.form]: answered({ shown: null }),
  [markup.words]: answered({ shown: markup.words }),
  [markup.stray]: refused('unreadable'),
}

export const payingModel = {
  name: 'paying',
  machine: payingMachine,
  inputs: { 'A booking waits to be paid': { bookingId: 'b1' } },
  events: {
    'The payment page arrives': ends('requestingPage', answered({ markup: markup.form })),
    'A page without a form arrives': ends('requestingPage', answered({ markup: markup.words })),
    'A page that leads somewhere else arrives': ends('requestingPage', answered({ markup: markup.stray })),
    'The payment page is refused': ends('requestingPage', refused('conflict', 'The slot was released', 'released')),
    'It leads to the gateway': ends('openingPage', opened[markup.form]),
    'Its words are shown': ends('openingPage', opened[markup.words]),
    'It is not followed': ends('openingPage', opened[markup.stray]),
    'Press Retry Payment': { type: 'payment.retry' },
    'Press Close': { type: 'close' },
  },
  facts: ({ context }) => [context.failure?.kind ?? null, context.shown, context.page],
  isPossible: (snapshot, event) => {
    switch (event.type) {
      case 'xstate.done.actor.openingPage':
        return (event as { output?: unknown }).output === opened[snapshot.context.page.markup]
      case 'close':
        return snapshot.matches('failed') || snapshot.matches('showingPage')
      default:
        return true
    }
  },
} satisfies PathModel

const detail = (paymentStatus: 'PAID' | 'UNPAID', status: 'pending' | 'upcoming' | 'cancelled') =>
  answered({ bookingId: 'b1', paymentStatus, status })

export const paymentReturnModel = {
  name: 'paymentReturn',
  machine: paymentReturnMachine,
  inputs: {
    'Return over the success address': { bookingId: 'b1', outcome: 'success' },
    'Return over the failure address': { bookingId: 'b1', outcome: 'failure' },
  },
  events: {
    'The server says paid': ends('loading', detail('PAID', 'upcoming')),
    'The server does not know yet': ends('loading', detail('UNPAID', 'pending')),
    'The server released the slot': ends('loading', detail('UNPAID', 'cancelled')),
    'The status cannot be read': ends('loading', refused('notFound')),
    'Two seconds pass while confirming': { type: 'xstate.after.statusCheck.paymentReturn.confirming' },
    'Ten seconds have passed': { type: 'xstate.after.patience.paymentReturn' },
    'Two seconds pass after success': { type: 'xstate.after.successHighlight.paymentReturn.confirmed.highlighted' },
    'Press Retry': { type: 'retry' },
    'Press Retry Payment': { type: 'payment.retry' },
    'Press Close': { type: 'close' },
  },
  isPossible: (snapshot, event) => {
    const { isConfirming, isLate } = viewPaymentReturn(snapshot)
    if (event.type === 'xstate.after.patience.paymentReturn') return isConfirming && snapshot.matches('loading')
    return event.type !== 'close' || isLate || !(isConfirming || snapshot.matches('loading'))
  },
  facts: ({ context }) => [
    context.detail?.paymentStatus ?? null,
    context.detail?.status ?? null,
    context.asked >= 2,
    context.isLate,
  ],
  delays: { statusCheck: 2000, patience: 10_000, successHighlight: 2000 },
} satisfies PathModel
