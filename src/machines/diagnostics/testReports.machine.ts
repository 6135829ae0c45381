import type { ActorRefFrom } from 'xstate'
import { EMPTY_CART } from '../../core/diagnostics/cart.rules'
import { outcomeTransitions } from '../kit/onOutcome'
import { testReportsSetup, type TestReportsContext } from './testReports.setup'

const { onOutcome, onKind } = outcomeTransitions(testReportsSetup)

const cartPath = ({ centreId }: TestReportsContext) =>
  `/test-reports?${centreId === null ? '' : `centre=${encodeURIComponent(centreId)}&`}step=cart`

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
          initial: 'listed',
          states: {
            listed: { on: { 'tests.sought': 'sought' } },
            /** Tests are looked for at a centre (S2-329). */
            sought: { tags: 'sought', on: { centres: 'listed' } },
          },
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
        deciding: { always: [{ guard: 'beginsAtCart', target: 'opening' }, { target: 'none' }] },
        none: { on: { 'cart.opened': 'opening', book: { guard: 'hasTests', target: 'beginning' } } },
        /** Whoever looks at a cart has verified a number (S1-328). */
        opening: { always: [{ guard: 'isGuest', target: 'verifying' }, { target: 'cart' }] },
        verifying: {
          invoke: {
            id: 'verification',
            src: 'verification',
            input: ({ context }) => ({ intent: { _tag: 'OpenPage' as const, path: cartPath(context) } }),
            onDone: onKind('verification', { abandoned: { target: 'none' }, verified: { target: 'none' } }),
          },
        },
        cart: {
          tags: 'cart',
          on: { 'cart.closed': 'none', book: { guard: 'hasTests', target: 'beginning' } },
        },
        beginning: { always: [{ guard: 'isGuest', target: 'verifying' }, { target: 'booking' }] },
        booking: {
          tags: 'booking',
          invoke: {
            id: 'booking',
            src: 'booking',
            // There are tests in the cart, all of its centre.
            input: ({ context: { cart, now, selectedDate } }) => ({
              centreId: cart.centreId!,
              tests: cart.tests,
              day: cart.day ?? selectedDate,
              now,
            }),
          },
          on: { 'booking.closed': 'none' },
        },
      },
    },
  },
})

export type TestReportsActor = ActorRefFrom<typeof testReportsMachine>
