import { LATER, ONLINE } from '../../../src/core/payment/payment'
import { payingMachine } from '../../../src/machines/payment/paying.machine'
import { viewPaying } from '../../../src/machines/payment/paying.view'
import { paymentReturnMachine } from '../../../src/machines/payment/paymentReturn.machine'
import { viewPaymentReturn } from '../../../src/machines/payment/paymentReturn.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const markup = {
  form: '<form></form>',
  words: '<p>Closed</p>',
  stray: '<form action="https://elsewhere.example/"></form>',
}
const WITH_PROXY = 'Answer the call by a proxy with another page'

/** Asking for the payment page of a booking and leaving for it: foundations.md 4.6, decisions.md on the markup. */
export const payingModel = modelOf(payingMachine)({
  name: 'paying',
  passed: ['openingPage'],
  facts: (snapshot) => {
    const { hasFailed, isRenewing, shown, fault } = viewPaying(snapshot)
    return {
      page: snapshot.context.page?.markup ?? null,
      kept: snapshot.context.shown,
      failure: snapshot.context.failure?.kind ?? null,
      hasFailed,
      isRenewing,
      shown,
      message: fault?.text ?? fault?.id ?? null,
    }
  },
  starts: {
    'A booking waits to be paid': {
      input: { bookingId: 'b1' },
      to: 'requestingPage',
      facts: {
        page: null,
        kept: null,
        failure: null,
        hasFailed: false,
        isRenewing: false,
        shown: null,
        message: null,
      },
      how: 'Account 90000 00001: book a slot with Pay online',
    },
  },
  states: {
    requestingPage: {
      sees: ({ hasFailed, isRenewing }) =>
        hasFailed
          ? 'The dialog Payment Failed; its button reads “Processing...”.'
          : isRenewing
            ? 'That the payment page is asked for again.'
            : 'That the payment page is on its way.',
      asks: { requestingPage: { bookingId: 'b1', key: '<key>' } },
    },
    atGateway: 'The gateway’s page: pay or fail.',
    showingPage: 'The words of the page, Retry Payment and Close.',
    failed: 'The dialog Payment Failed: what became of the money and the slot, Retry Payment and Close.',
    closed: 'My orders.',
  },
  steps: {
    'The payment page arrives': {
      event: ends('requestingPage', answered({ markup: markup.form })),
      leads: { in: 'requestingPage', to: 'openingPage', now: { page: markup.form } },
    },
    'A page without a form arrives': {
      event: ends('requestingPage', answered({ markup: markup.words })),
      leads: { in: 'requestingPage', to: 'openingPage', now: { page: markup.words } },
      how: WITH_PROXY,
    },
    'A page that leads somewhere else arrives': {
      event: ends('requestingPage', answered({ markup: markup.stray })),
      leads: { in: 'requestingPage', to: 'openingPage', now: { page: markup.stray } },
      how: WITH_PROXY,
    },
    'The payment page is refused': {
      event: ends('requestingPage', refused('internal', 'The payment service does not answer', 'gatewayDown')),
      leads: {
        in: 'requestingPage',
        to: 'failed',
        now: {
          failure: 'internal',
          hasFailed: true,
          isRenewing: false,
          message: 'The payment service does not answer',
        },
      },
    },
    'It leads to the gateway': {
      event: ends('openingPage', answered({ shown: null })),
      only: ({ page }) => page === markup.form,
      leads: { in: 'openingPage', to: 'atGateway' },
    },
    'Its words are shown': {
      event: ends('openingPage', answered({ shown: markup.words })),
      only: ({ page }) => page === markup.words,
      leads: {
        in: 'openingPage',
        to: 'showingPage',
        now: {
          kept: markup.words,
          shown: markup.words,
          failure: null,
          hasFailed: false,
          isRenewing: false,
          message: null,
        },
      },
    },
    'It is not followed': {
      event: ends('openingPage', refused('unreadable')),
      only: ({ page }) => page === markup.stray,
      leads: {
        in: 'openingPage',
        to: 'failed',
        now: { failure: 'unreadable', hasFailed: true, isRenewing: false, message: null },
      },
    },
    'Press Retry Payment': {
      event: { type: 'payment.retry' },
      leads: [
        { in: 'showingPage', to: 'requestingPage', now: { shown: null, isRenewing: true } },
        { in: 'failed', to: 'requestingPage' },
      ],
    },
    'Press Close': {
      event: { type: 'close' },
      // What shows while paying has nothing to close.
      only: (_, at) => at.has('failed') || at.has('showingPage'),
      leads: { to: 'closed', now: { shown: null } },
    },
  },
})

const detail = (
  paymentStatus: 'PAID' | 'UNPAID',
  status: 'pending' | 'upcoming' | 'cancelled',
  paymentMethodId: number = ONLINE,
) => answered({ bookingId: 'b1', paymentStatus, status, paymentMethodId })

const FIRST = { detail: null, checks: 0, isLate: false, shows: 'loading', fault: null }

/** Back from the gateway: the server's status decides what the screen says. Foundations.md 4.6. */
export const paymentReturnModel = modelOf(paymentReturnMachine)({
  name: 'paymentReturn',
  passed: ['deciding'],
  facts: (snapshot) => {
    const { detail: known, asked, outcome } = snapshot.context
    const { isConfirming, isLate, standing, hasFailed, isLoading, fault } = viewPaymentReturn(snapshot)
    return {
      claims: outcome,
      detail: known && `${known.paymentStatus} ${known.status}`,
      checks: Math.min(asked, 2),
      isLate: snapshot.context.isLate,
      shows: standing
        ? standing
        : hasFailed
          ? 'failed'
          : isConfirming
            ? 'confirming'
            : isLate
              ? 'late'
              : isLoading
                ? 'loading'
                : 'nothing',
      fault: fault?.id ?? null,
    }
  },
  starts: {
    'Return over the success address': {
      input: { bookingId: 'b1', outcome: 'success' },
      to: 'loading',
      facts: { ...FIRST, claims: 'success' },
      how: 'Pay at the gateway',
    },
    'Return over the failure address': {
      input: { bookingId: 'b1', outcome: 'failure' },
      to: 'loading',
      facts: { ...FIRST, claims: 'failure' },
      how: 'Fail at the gateway',
    },
  },
  states: {
    loading: {
      sees: ({ shows }) =>
        shows === 'late' ? 'That the payment takes longer, and the way home.' : 'That the booking is looked up.',
      asks: { loading: { bookingId: 'b1' } },
    },
    unknown: 'What went wrong, and Retry.',
    confirming: ({ isLate }) =>
      isLate ? 'That the payment takes longer, and the way home.' : 'That the payment is being confirmed.',
    'confirmed.highlighted': 'The confirmation, highlighted: doctor, day, time, slot number.',
    'confirmed.plain': 'The confirmation: doctor, day, time, slot number.',
    standing: 'That the appointment is booked and what is not paid yet, with the way to pay it.',
    failed: ({ detail: known }) =>
      `The dialog Payment Failed: what became of the money and the slot, ${
        known === 'UNPAID cancelled' ? 'Choose another slot' : 'Retry Payment'
      } and Close.`,
    paying: {
      sees: ({ shows }) =>
        shows === 'due'
          ? 'The appointment; its button reads “Processing...”.'
          : 'The dialog Payment Failed; its button reads “Processing...”.',
      asks: { paying: { bookingId: 'b1' } },
    },
  },
  steps: {
    'The server says paid': {
      event: ends('loading', detail('PAID', 'upcoming')),
      leads: {
        in: 'loading',
        to: 'confirmed.highlighted',
        now: ({ checks }) => ({ detail: 'PAID upcoming', checks: Math.min(2, checks + 1), shows: 'settled' }),
      },
    },
    'The server does not know yet': {
      event: ends('loading', detail('UNPAID', 'pending')),
      leads: [
        // The address claims that it was paid: the gateway's word may still be on its way.
        {
          in: 'loading',
          if: ({ claims }) => claims === 'success',
          to: 'confirming',
          now: ({ checks, isLate }) => ({
            detail: 'UNPAID pending',
            checks: Math.min(2, checks + 1),
            shows: isLate ? 'late' : 'confirming',
          }),
        },
        {
          in: 'loading',
          to: 'failed',
          now: ({ checks }) => ({ detail: 'UNPAID pending', checks: Math.min(2, checks + 1), shows: 'failed' }),
        },
      ],
    },
    'The server released the slot': {
      event: ends('loading', detail('UNPAID', 'cancelled')),
      leads: {
        in: 'loading',
        to: 'failed',
        now: ({ checks }) => ({ detail: 'UNPAID cancelled', checks: Math.min(2, checks + 1), shows: 'failed' }),
      },
      how: 'Do not pay for fifteen minutes; another patient books the slot meanwhile',
    },
    'The server says booked, to be paid later': {
      event: ends('loading', detail('UNPAID', 'upcoming', LATER)),
      leads: {
        in: 'loading',
        to: 'standing',
        now: ({ checks }) => ({ detail: 'UNPAID upcoming', checks: Math.min(2, checks + 1), shows: 'due' }),
      },
    },
    'The status cannot be read': {
      event: ends('loading', refused('internal')),
      leads: { in: 'loading', to: 'unknown', now: { shows: 'nothing', fault: 'wrong' } },
    },
    'Two seconds pass while confirming': {
      event: { type: 'xstate.after.statusCheck.paymentReturn.confirming' },
      leads: { in: 'confirming', to: 'loading' },
    },
    'Two seconds pass while a payment may be on its way': {
      event: { type: 'xstate.after.statusCheck.paymentReturn.standing' },
      only: ({ claims }) => claims === 'success',
      leads: { in: 'standing', to: 'loading' },
    },
    'Ten seconds have passed': {
      event: { type: 'xstate.after.slowAfter.paymentReturn' },
      only: ({ shows, isLate }, at) => shows === 'confirming' && at.has('loading') && !isLate,
      leads: { now: { isLate: true, shows: 'late' } },
    },
    'Two seconds pass after success': {
      event: { type: 'xstate.after.successHighlight.paymentReturn.confirmed.highlighted' },
      leads: { in: 'confirmed.highlighted', to: 'confirmed.plain' },
    },
    'Press Retry': {
      event: { type: 'retry' },
      leads: {
        in: 'unknown',
        to: 'loading',
        now: ({ detail: known, isLate }) => ({
          fault: null,
          shows: known === null ? 'loading' : known === 'UNPAID upcoming' ? 'due' : isLate ? 'late' : 'confirming',
        }),
      },
    },
    'Press Retry Payment': {
      event: { type: 'payment.retry' },
      // A slot that was released cannot be paid any more.
      only: ({ detail: known }) => known !== 'UNPAID cancelled',
      leads: { in: ['failed', 'standing'], to: 'paying' },
    },
    'Press Close': {
      event: { type: 'close' },
      only: ({ shows }) => shows !== 'loading' && shows !== 'confirming',
      leads: { effects: ['go /home'] },
      isLast: true,
    },
  },
  delays: { statusCheck: 2000, slowAfter: 10_000, successHighlight: 2000 },
})
