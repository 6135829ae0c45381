import type { ActorRefFrom } from 'xstate'
import { outcomeTransitions } from '../kit/onOutcome'
import { beginBooking, choicesAsked, testBookingSetup } from './testBooking.setup'

const { onOutcome } = outcomeTransitions(testBookingSetup)

/** From a cart to a request: the day, who is tested, what is asked before, a last look. */
export const testBookingMachine = testBookingSetup.createMachine({
  id: 'testBooking',
  context: ({ input }) => beginBooking(input),
  initial: 'preparing',
  states: {
    preparing: {
      tags: 'preparing',
      on: { back: { actions: 'leave' } },
      invoke: {
        id: 'choices',
        src: 'loadChoices',
        input: ({ context }) => choicesAsked(context),
        onDone: onOutcome('loadChoices', {
          refused: { target: 'unprepared', actions: 'keepFailure' },
          done: { target: 'arriving', actions: 'keepChoices' },
        }),
      },
    },
    arriving: {
      exit: 'forgetStep',
      always: [
        { guard: 'wasBooked', target: 'booked' },
        { guard: 'hasAttempt', target: 'booking' },
        { guard: 'isReviewing', target: 'reviewing' },
        { target: 'choosing' },
      ],
    },
    unprepared: { tags: 'unprepared', on: { retry: 'preparing', back: { actions: 'leave' } } },
    choosing: {
      tags: 'choosing',
      on: {
        'day.chosen': { actions: [{ type: 'chooseDay', params: ({ event }) => event.day }, 'passOnDay'] },
        answered: { actions: { type: 'answer', params: ({ event }) => event } },
        'member.changing': 'choosingMember',
        next: { guard: 'isReady', target: 'reviewing' },
        back: { actions: 'leave' },
      },
    },
    choosingMember: {
      tags: 'choosing',
      invoke: {
        id: 'chooser',
        src: 'chooser',
        input: ({ context: { members, memberId } }) => ({ members, memberId }),
        onDone: onOutcome('chooser', { done: { target: 'choosing', actions: 'keepMember' } }),
      },
    },
    reviewing: {
      tags: 'reviewing',
      on: { book: 'booking', back: { target: 'choosing', actions: 'forgetFailure' } },
    },
    booking: {
      tags: ['reviewing', 'sending'],
      entry: ['forgetFailure', 'beginAttempt'],
      invoke: {
        id: 'book',
        src: 'book',
        input: ({ context }) => ({ ...context.attempt!.sent, key: context.attempt!.key }),
        onDone: onOutcome('book', {
          unsettled: { target: 'unsettled', actions: ['keepFailure', 'settleAttempt'] },
          hasOutdatedTests: { target: 'rereading', actions: ['keepFailure', 'settleAttempt'] },
          isWrongDay: { target: 'choosing', actions: ['keepFailure', 'settleAttempt'] },
          refused: { target: 'reviewing', actions: ['keepFailure', 'settleAttempt'] },
          done: { target: 'booked', actions: ['keepBooked', 'settleAttempt', 'outdate', 'outdateOrders'] },
        }),
      },
    },
    /** Prices and tests as they are now; what was seen stands beside it. */
    rereading: {
      tags: ['reviewing', 'sending'],
      invoke: {
        id: 'prices',
        src: 'loadTests',
        input: ({ context: { centreId, tests } }) => ({ centreId, testIds: tests.map(({ id }) => id) }),
        onDone: onOutcome('loadTests', {
          refused: { target: 'reviewing', actions: 'keepFailure' },
          hasNoTests: { target: 'reviewing', actions: ['outdate', 'leave'] },
          done: { target: 'reviewing', actions: ['keepTests', 'outdate'] },
        }),
      },
    },
    /** Nobody knows whether it was booked: the same is sent again under its key. */
    unsettled: { tags: ['reviewing', 'unsettled'], on: { retry: 'booking', back: 'reviewing' } },
    booked: { tags: 'booked' },
  },
})

export type VisitActor = ActorRefFrom<typeof testBookingMachine>
