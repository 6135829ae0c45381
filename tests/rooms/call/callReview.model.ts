import { callReviewMachine } from '../../../src/machines/call/callReview.machine'
import { viewCallReview } from '../../../src/machines/call/callReview.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const TWICE = 'You have reviewed this visit already.'
const THANKS = 'Thank you for your review.'

/** After a call a patient says how it was: chat-and-call.md, 6.5. */
export const callReviewModel = modelOf(callReviewMachine)({
  name: 'callReview',
  facts: (snapshot) => {
    const { stars, message, canSend, fault } = viewCallReview(snapshot)
    return {
      stars,
      message,
      canSend,
      fault: fault && (fault.text ?? fault.id),
      isSent: snapshot.context.attempt !== null,
    }
  },
  starts: {
    'Press How was the visit?': {
      input: { bookingId: 'b1' },
      to: 'writing',
      facts: { stars: null, message: '', canSend: false, fault: null, isSent: false },
      how: 'Account 90000 00001, a video visit that the doctor has ended',
    },
  },
  states: {
    writing: ({ fault }) => `Five stars and a field for words${fault === null ? '' : ', and why it was not sent'}.`,
    sending: {
      sees: 'Send review, busy.',
      asks: ({ message }: { message: string }) => ({ sending: { id: 'b1', stars: 4, message, key: '<key>' } }),
    },
    closed: 'The end of the call again.',
  },
  steps: {
    'Choose four stars': {
      event: { type: 'stars.chosen', stars: 4 },
      only: ({ stars }) => stars === null,
      leads: { in: 'writing', now: { stars: 4, canSend: true, fault: null } },
    },
    'Type some words': {
      event: { type: 'words.typed', message: 'Kind and clear' },
      only: ({ message }) => message === '',
      leads: { in: 'writing', now: { message: 'Kind and clear', fault: null } },
    },
    'Press Send review': {
      event: { type: 'send' },
      leads: { in: 'writing', if: ({ canSend }) => canSend, to: 'sending', now: { isSent: true, fault: null } },
    },
    'It is sent': {
      event: ends('sending', answered({}, THANKS)),
      leads: { in: 'sending', to: 'closed', now: { isSent: false }, effects: [`notice good: ${THANKS}`] },
    },
    'It is not sent': {
      event: ends('sending', refused('conflict', TWICE, 'alreadyReviewed')),
      leads: { in: 'sending', to: 'writing', now: { isSent: false, fault: TWICE } },
    },
    'Nobody knows whether it was sent': {
      event: ends('sending', refused('timeout')),
      leads: { in: 'sending', to: 'writing', now: { isSent: true, fault: 'late' } },
    },
    'Close the dialog': { event: { type: 'close' }, leads: { in: ['writing', 'sending'], to: 'closed' } },
  },
})
