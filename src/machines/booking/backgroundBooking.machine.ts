import { assign, setup } from 'xstate'
import type { BookingAttempt } from '../../core/booking/attempt'
import type { BookedAppointment, BookingRequest } from '../../core/booking/booking'
import type { bookingApi } from '../../core/booking/booking.api'
import { doctorPath } from '../../core/app/links'
import { failureText } from '../../core/kit/errors.rules'
import type { CodeOf } from '../../core/kit/endpoint'
import type { Outcome } from '../../core/kit/outcome'
import { bookedPath, paysOnline, unpaidPath } from '../../core/payment/payment.rules'
import type { AppEvent } from '../kit/appEvent'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { emitEffect } from '../kit/effects'

export interface BackgroundBookingInput {
  /** Bookings whose ticket was left before their answer came, the oldest first. */
  readonly attempts: readonly BookingAttempt[]
}

const backgroundBookingSetup = setup({
  types: {
    context: {} as BackgroundBookingInput,
    input: {} as BackgroundBookingInput,
    events: {} as { type: 'retry' },
    tags: {} as 'busy' | 'waiting',
  },
  actors: {
    book: unplugged<BookingRequest & { key: string }, BookedAppointment, CodeOf<typeof bookingApi.book>>(
      'booking.book',
    ),
  },
  guards: {
    ...outcomes,
    mustWait: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.kind === 'tooMany',
    hasMore: ({ context }) => context.attempts.length > 0,
  },
  actions: {
    /** A new booking opens what it leads to; one that was refused, the doctor it was with. */
    notify: emitEffect(({ context }, outcome: Outcome<BookedAppointment>): AppEvent => {
      const { request } = context.attempts[0]!
      if (!outcome.ok)
        return {
          type: 'notice',
          notice: {
            tone: 'bad',
            ...failureText(outcome.failure),
            leadsTo: { to: doctorPath(request.doctorId), state: { doctorId: request.doctorId } },
          },
        }
      const { bookingId } = outcome.value
      const isHeld = paysOnline(request.paymentMethodId)
      return {
        type: 'notice',
        notice: {
          tone: 'good',
          text: null,
          id: isHeld ? 'bookingHeld' : 'bookingMade',
          leadsTo: { to: isHeld ? unpaidPath(bookingId) : bookedPath(bookingId) },
        },
      }
    }),
    settle: emitEffect(({ context }) => ({ type: 'attempt.settled', key: context.attempts[0]!.key })),
    outdateOrders: emitEffect({ type: 'orders.outdated' }),
    drop: assign(({ context }) => ({ attempts: context.attempts.slice(1) })),
  },
  delays: { nextTry: 10_000 },
})

const { onOutcome } = outcomeTransitions(backgroundBookingSetup)

/** Goes on with bookings whose ticket was left: each is sent with its key until its answer is known. */
export const backgroundBookingMachine = backgroundBookingSetup.createMachine({
  id: 'backgroundBooking',
  context: ({ input }) => input,
  initial: 'placing',
  states: {
    placing: {
      tags: 'busy',
      invoke: {
        id: 'placing',
        src: 'book',
        input: ({ context }) => ({ ...context.attempts[0]!.request, key: context.attempts[0]!.key }),
        onDone: onOutcome('book', {
          unsettled: { target: 'waiting' },
          mustWait: { target: 'waiting' },
          // Whoever verifies again begins another session, which goes on with it.
          unauthenticated: { target: 'suspended' },
          refused: { target: 'deciding', actions: ['settle', 'notify', 'drop'] },
          done: { target: 'deciding', actions: ['settle', 'notify', 'outdateOrders', 'drop'] },
        }),
      },
    },
    waiting: { tags: 'waiting', after: { nextTry: 'placing' }, on: { retry: 'placing' } },
    suspended: { tags: 'waiting', on: { retry: 'placing' } },
    deciding: { always: [{ guard: 'hasMore', target: 'placing' }, { target: 'settled' }] },
    settled: { type: 'final' },
  },
})
