import type { ActorRefFrom } from 'xstate'
import { EMPTY_CART } from '../../core/diagnostics/cart.rules'
import { startOfDay } from '../../core/kit/dates'
import { outcomeTransitions } from '../kit/onOutcome'
import { testReportsSetup, type TestReportsContext } from './testReports.setup'

const { onOutcome, onKind } = outcomeTransitions(testReportsSetup)

/** Where whoever has verified goes on: at the cart, or past it. */
const resumedPath = ({ centreId, step }: TestReportsContext) =>
  `/test-reports?${centreId === null ? '' : `centre=${encodeURIComponent(centreId)}&`}step=${step ?? 'cart'}`

/** Tests at a diagnostic centre: centres, the tests of one, the cart over both, and its booking. */
export const testReportsMachine = testReportsSetup.createMachine({
  id: 'testReports',
  context: ({ input }) => ({
    ...input,
    centre: null,
    selectedDate: input.today,
    cart: EMPTY_CART,
    failure: null,
    bar: { cartCount: 0 },
  }),
  invoke: {
    id: 'cart',
    src: 'cart',
    input: ({ context: { isGuest, picks, today } }) => ({ isGuest, picks, today }),
  },
  on: {
    'cart.held': { actions: { type: 'keepCart', params: ({ event }) => event.cart } },
    'cart.outdated': { actions: 'outdateCart' },
    'centre.chosen': { actions: { type: 'askCart', params: ({ event }) => event.centre } },
    'visit.day': { actions: { type: 'selectDay', params: ({ event }) => event.day } },
  },
  type: 'parallel',
  states: {
    place: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasCentre', target: 'tests' }, { target: 'centres' }] },
        centres: {
          tags: 'centres',
          on: {
            'centre.opened': {
              target: 'tests',
              actions: { type: 'openCentre', params: ({ event }) => event.centreId },
            },
          },
          invoke: { id: 'centres', src: 'centres', input: ({ context }) => ({ query: { search: context.search } }) },
        },
        tests: {
          tags: 'tests',
          on: { centres: { target: 'centres', actions: 'closeCentre' } },
          invoke: {
            id: 'tests',
            src: 'tests',
            // A centre was chosen.
            input: ({ context: { centreId, filter, search } }) => ({
              query: { centreId: centreId!, filter, search },
            }),
          },
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'centre',
                src: 'loadCentre',
                input: ({ context }) => ({ id: context.centreId! }),
                onDone: onOutcome('loadCentre', {
                  refused: { target: 'unknown', actions: 'keepCentre' },
                  done: { target: 'known', actions: 'keepCentre' },
                }),
              },
            },
            known: {},
            unknown: { tags: 'unknown', on: { retry: 'loading' } },
          },
        },
      },
    },
    over: {
      initial: 'deciding',
      states: {
        deciding: {
          exit: 'forgetStep',
          always: [
            { guard: 'beginsAtVisit', target: 'booking' },
            { guard: 'beginsAtDay', target: 'recalling' },
            { guard: 'comesForDay', target: 'beginning' },
            { guard: 'beginsOver', target: 'opening' },
            { target: 'none' },
          ],
        },
        none: { on: { 'cart.opened': 'opening', book: { guard: 'hasTests', target: 'beginning' } } },
        /** The tests are booked as soon as the cart that holds them is there. */
        recalling: {
          tags: ['cart', 'recalling'],
          on: {
            'cart.held': [
              {
                guard: { type: 'canGoOn', params: ({ event }) => event.cart },
                target: 'booking',
                actions: { type: 'keepCart', params: ({ event }) => event.cart },
              },
              { target: 'cart', actions: { type: 'keepCart', params: ({ event }) => event.cart } },
            ],
            'cart.closed': 'none',
          },
        },
        /** Whoever looks at a cart has verified a number (S1-328). */
        opening: {
          always: [
            { guard: 'isGuest', target: 'verifying', actions: { type: 'stepTo', params: 'cart' } },
            { target: 'cart' },
          ],
        },
        verifying: {
          exit: 'forgetStep',
          invoke: {
            id: 'verification',
            src: 'verification',
            input: ({ context }) => ({ intent: { _tag: 'OpenPage' as const, path: resumedPath(context) } }),
            onDone: onKind('verification', { abandoned: { target: 'none' }, verified: { target: 'none' } }),
          },
        },
        cart: {
          tags: 'cart',
          on: { 'cart.closed': 'none', book: { guard: 'hasTests', target: 'beginning' } },
        },
        beginning: {
          always: [
            { guard: 'isGuest', target: 'verifying', actions: { type: 'stepTo', params: 'day' } },
            { target: 'booking' },
          ],
        },
        booking: {
          tags: 'booking',
          invoke: {
            id: 'booking',
            src: 'booking',
            input: ({ context: { cart, visit, now, selectedDate } }) => ({
              // There are tests in the cart, all of its centre.
              centreId: visit?.centreId ?? cart.centreId!,
              tests: visit?.tests ?? cart.tests,
              day: visit?.day ? startOfDay(visit.day) : (cart.day ?? selectedDate),
              now,
              ...(visit && { progress: visit }),
            }),
          },
          on: { 'booking.closed': { target: 'none', actions: 'endVisit' } },
        },
      },
    },
  },
})

export type TestReportsActor = ActorRefFrom<typeof testReportsMachine>
