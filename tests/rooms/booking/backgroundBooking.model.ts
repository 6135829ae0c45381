import { backgroundBookingMachine } from '../../../src/machines/booking/backgroundBooking.machine'
import { viewBackgroundBooking } from '../../../src/machines/booking/backgroundBooking.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { LATER, ONLINE } from './checkoutFacts'
import { attempt } from './practice'

const sent = (key: string, paymentMethodId: number) => ({
  ...attempt,
  key,
  request: { ...attempt.request, paymentMethodId },
})
const first = sent('k1', ONLINE)
const second = sent('k2', LATER)

/** Bookings whose ticket was left before their answer came. */
export const backgroundBookingModel = modelOf(backgroundBookingMachine)({
  name: 'backgroundBooking',
  passed: ['deciding'],
  facts: (snapshot) => ({
    keys: snapshot.context.attempts.map(({ key }) => key).join(' '),
    shows: viewBackgroundBooking(snapshot),
  }),
  starts: {
    'Leave two tickets before their answers': {
      input: { attempts: [first, second] },
      to: 'placing',
      facts: { keys: 'k1 k2', shows: 'placing' },
      how: 'Throttle the network, press Book Now and go back; the same with another doctor',
    },
  },
  states: {
    placing: {
      sees: 'Over the page, that a booking is being confirmed.',
      asks: ({ keys }) => {
        const { request, key } = keys === 'k2' ? second : first
        return { placing: { ...request, key } }
      },
    },
    waiting:
      'Over the page, that the booking is not confirmed yet, with Try now; without a network, that it goes on later.',
    suspended: 'Over the page, that the booking is not confirmed yet, and the question for the mobile number.',
    settled: 'A notice of how the last booking ended; pressed, it leads there.',
  },
  steps: {
    'The booking is made': {
      event: ends('placing', answered({ bookingId: 'b1', slotNo: 3 })),
      leads: [
        {
          in: 'placing',
          if: ({ keys }) => keys === 'k1 k2',
          to: 'placing',
          now: { keys: 'k2' },
          effects: [
            'attempt.settled {"key":"k1"}',
            'notice good: bookingHeld → /appointment/failure?bookingId=b1',
            'orders.outdated',
          ],
        },
        {
          in: 'placing',
          to: 'settled',
          now: { keys: '', shows: null },
          effects: [
            'attempt.settled {"key":"k2"}',
            'notice good: bookingMade → /appointment/success?bookingId=b1',
            'orders.outdated',
          ],
        },
      ],
    },
    'The slot has just been taken': {
      event: ends('placing', refused('conflict', 'This slot has just been taken', 'slotTaken')),
      leads: [
        {
          in: 'placing',
          if: ({ keys }) => keys === 'k1 k2',
          to: 'placing',
          now: { keys: 'k2' },
          effects: [
            'attempt.settled {"key":"k1"}',
            'notice bad: This slot has just been taken → /doctor-profile?doctorId=d1',
          ],
        },
        {
          in: 'placing',
          to: 'settled',
          now: { keys: '', shows: null },
          effects: [
            'attempt.settled {"key":"k2"}',
            'notice bad: This slot has just been taken → /doctor-profile?doctorId=d1',
          ],
        },
      ],
      how: 'In a private window book the same slot as another patient first',
    },
    'The network is lost before the answer': {
      event: ends('placing', refused('network')),
      leads: { in: 'placing', to: 'waiting', now: { shows: 'waiting' } },
    },
    'Too many calls are made': {
      event: ends('placing', refused('tooMany')),
      leads: { in: 'placing', to: 'waiting', now: { shows: 'waiting' } },
    },
    'The session ends': {
      event: ends('placing', refused('unauthenticated')),
      leads: { in: 'placing', to: 'suspended', now: { shows: 'waiting' } },
      how: 'Delete the token in the browser’s session storage first',
      nowhere: 'Whoever verifies begins another session, with an actor of its own',
    },
    'Ten seconds pass': {
      event: { type: 'xstate.after.nextTry.backgroundBooking.waiting' },
      leads: { in: 'waiting', to: 'placing', now: { shows: 'placing' } },
    },
    'Press Try now': {
      event: { type: 'retry' },
      leads: { in: ['waiting', 'suspended'], to: 'placing', now: { shows: 'placing' } },
    },
  },
  delays: { nextTry: 10_000 },
})
