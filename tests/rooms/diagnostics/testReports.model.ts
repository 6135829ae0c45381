import type { SnapshotFrom } from 'xstate'
import { EMPTY_CART } from '../../../src/core/diagnostics/cart.rules'
import { startOfDay } from '../../../src/core/kit/dates'
import { testReportsMachine } from '../../../src/machines/diagnostics/testReports.machine'
import { viewTestReports } from '../../../src/machines/diagnostics/testReports.view'
import { type Facts, modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { cartOf, centre, chosen, eeg, NOW, sanjeevani, SECOND_DAY, TODAY } from './diagnosticsFacts'

const today = startOfDay(TODAY)
const later = startOfDay(SECOND_DAY)

const begun = { ...chosen, tests: [eeg], answers: [], step: 'day' as const }
const input = {
  isGuest: false,
  centreId: null,
  step: null,
  search: '',
  filter: 'all' as const,
  picks: null,
  visit: null,
  today,
  now: NOW,
}

const factsOf = (snapshot: SnapshotFrom<typeof testReportsMachine>) => {
  const { centre: shown, centreId, count } = viewTestReports(snapshot)
  const { isGuest, selectedDate, visit, step } = snapshot.context
  return {
    isGuest,
    step: step as string | null,
    isBegun: visit !== null,
    centreId,
    isKnown: shown !== null,
    count,
    day: selectedDate,
  }
}
const nothing: ReturnType<typeof factsOf> = {
  isGuest: false,
  step: null,
  isBegun: false,
  centreId: null,
  isKnown: false,
  count: 0,
  day: today,
}

type At = ReadonlySet<string>
const isAtCentres = (at: At) => at.has('place.centres')
/** A booking and a verification stand over the whole page. */
const isOpen = (at: At) => at.has('over.none') || at.has('over.cart')
const isAtTests = (at: At) =>
  at.has('place.tests.loading') || at.has('place.tests.known') || at.has('place.tests.unknown')
/** What is possible while the cart lies over a phone's page. */
const inCart = ['The EEG is taken out of the cart', 'The centre arrives', 'The centre cannot be loaded']
const closesCart = ['Close the cart', 'The verification is given up']
const asksCart = ({ isGuest }: Facts) => ({ cart: { isGuest, picks: null, today } })

const CHOOSES = 'Press See tests'
const OPENS = 'The cart takes tests of the centre'

/** Tests at a diagnostic centre: orders.md, 4.1 and 4.2; S1-279 to S1-285, S1-328. */
export const testReportsModel = modelOf(testReportsMachine)({
  name: 'testReports',
  passed: ['place.deciding', 'over.deciding', 'over.opening', 'over.beginning'],
  facts: factsOf,
  canWalk: (words) => {
    const opened = words.lastIndexOf('Press View cart')
    const since = opened === -1 ? [] : words.slice(opened + 1)
    const closed = since.findIndex((each) => closesCart.includes(each))
    const over = closed === -1 ? since : since.slice(0, closed)
    return (
      over.every((each) => inCart.includes(each)) &&
      // The cart answers at once.
      words.every((each, at) => words[at - 1] !== CHOOSES || each === OPENS)
    )
  },
  starts: {
    'Open Tests': {
      input,
      to: ['place.centres', 'over.none'],
      facts: nothing,
      how: 'Account 90000 00001, Tests',
    },
    'Open Tests as a guest': {
      input: { ...input, isGuest: true },
      to: ['place.centres', 'over.none'],
      facts: { ...nothing, isGuest: true },
    },
    'Reload at the day of a booking': {
      input: { ...input, step: 'day', visit: begun },
      to: ['place.centres', 'over.booking'],
      screen: 'desktop',
      facts: { ...nothing, isBegun: true },
    },
    'Open the booking of a cart by its address': {
      input: { ...input, step: 'day' },
      to: ['place.centres', 'over.recalling'],
      screen: 'phone',
      facts: nothing,
    },
    'Open the booking of a cart by its address, as a guest': {
      input: { ...input, isGuest: true, step: 'day' },
      to: ['place.centres', 'over.verifying'],
      screen: 'desktop',
      facts: { ...nothing, isGuest: true, step: 'day' },
    },
    'Open the cart of a centre by its address': {
      input: { ...input, centreId: 'a', step: 'cart' },
      to: ['place.tests.loading', 'over.cart'],
      screen: 'desktop',
      facts: { ...nothing, centreId: 'a' },
    },
  },
  states: {
    'place.centres': {
      sees: 'The centres.',
      asks: (facts: Facts) => ({ centres: { query: { search: '' } }, ...asksCart(facts) }),
    },
    'place.tests.loading': {
      sees: 'The tests of the centre.',
      asks: { tests: { query: { centreId: 'a', filter: 'all', search: '' } }, centre: { id: 'a' } },
    },
    'place.tests.known': 'The tests of the centre, with its name, place and hours.',
    'place.tests.unknown': 'That the centre could not be loaded, and Retry.',
    'over.none': ({ count }) => (count === 0 ? '' : 'How many tests are in the cart.'),
    'over.verifying': {
      sees: 'The verification of a mobile number.',
      asks: ({ centreId, step }: Facts) => ({
        verification: {
          intent: {
            _tag: 'OpenPage',
            path: `/test-reports?${centreId === null ? '' : `centre=${centreId as string}&`}step=${step as string}`,
          },
        },
      }),
    },
    'over.recalling': 'The cart, which is loading.',
    'over.cart': 'The cart.',
    'over.booking': {
      sees: 'The day and the person.',
      asks: ({ day, isBegun }: Facts) => ({
        booking: { centreId: 'a', tests: [eeg], day, now: NOW, ...(isBegun === true && { progress: begun }) },
      }),
    },
  },
  steps: {
    'An EEG is in the cart': {
      event: { type: 'cart.held', cart: cartOf(sanjeevani, [eeg]) },
      only: ({ count }, at) => count === 0 && (at.has('over.recalling') || (isOpen(at) && isAtTests(at))),
      leads: [{ in: 'over.recalling', to: 'over.booking', now: { count: 1 } }, { now: { count: 1 } }],
    },
    'The EEG is taken out of the cart': {
      event: { type: 'cart.held', cart: EMPTY_CART },
      only: ({ count }, at) =>
        at.has('over.recalling') || (count === 1 && (at.has('over.cart') || (at.has('over.none') && isAtTests(at)))),
      leads: [{ in: 'over.recalling', to: 'over.cart' }, { now: { count: 0 } }],
    },
    'Press See tests': {
      event: { type: 'centre.chosen', centre: sanjeevani },
      only: (_, at) => isOpen(at) && isAtCentres(at),
      leads: { effects: [`cart ← centre.wanted ${JSON.stringify({ centre: sanjeevani })}`] },
    },
    'The cart takes tests of the centre': {
      event: { type: 'centre.opened', centreId: 'a' },
      only: (_, at) => isOpen(at) && isAtCentres(at),
      leads: { to: 'place.tests.loading', now: { centreId: 'a', isKnown: false, day: today } },
    },
    'The centre arrives': {
      event: ends('centre', answered(centre)),
      only: (_, at) => isOpen(at),
      leads: { in: 'place.tests.loading', to: 'place.tests.known', now: { isKnown: true } },
    },
    'The centre cannot be loaded': {
      event: ends('centre', refused('internal')),
      only: (_, at) => isOpen(at),
      leads: { in: 'place.tests.loading', to: 'place.tests.unknown' },
    },
    'Press Retry': {
      event: { type: 'retry' },
      only: (_, at) => isOpen(at),
      leads: { in: 'place.tests.unknown', to: 'place.tests.loading' },
    },
    'Press All centres': {
      event: { type: 'centres' },
      only: (_, at) => isOpen(at),
      leads: {
        in: ['place.tests.loading', 'place.tests.known', 'place.tests.unknown'],
        to: 'place.centres',
        now: { centreId: null, isKnown: false },
      },
    },
    'Press View cart': {
      event: { type: 'cart.opened' },
      only: ({ count }, at) => count > 0 && !at.has('place.tests.loading'),
      leads: [
        { in: 'over.none', if: ({ isGuest }) => isGuest, to: 'over.verifying', now: { step: 'cart' } },
        { in: 'over.none', to: 'over.cart' },
      ],
      screen: 'phone',
    },
    'Close the cart': {
      event: { type: 'cart.closed' },
      leads: { in: ['over.cart', 'over.recalling'], to: 'over.none' },
      screen: 'phone',
    },
    'The verification is given up': {
      event: ends('verification', { kind: 'abandoned' }),
      leads: { in: 'over.verifying', to: 'over.none', now: { step: null } },
      // On a phone verifying is a page of its own.
      screen: 'desktop',
    },
    'The number is verified': {
      event: ends('verification', { kind: 'verified' }),
      leads: { in: 'over.verifying', to: 'over.none', now: { step: null } },
      nowhere: 'the page is opened anew at its cart for whoever has verified',
    },
    'Press Choose a day': {
      event: { type: 'book' },
      only: (_, at) => !at.has('place.tests.loading'),
      screen: 'desktop',
      leads: [
        {
          in: ['over.none', 'over.cart'],
          if: ({ count, isGuest }) => count > 0 && isGuest,
          to: 'over.verifying',
          now: { step: 'day' },
        },
        { in: ['over.none', 'over.cart'], if: ({ count }) => count > 0, to: 'over.booking' },
      ],
    },
    'Choose another day': {
      event: { type: 'visit.day', day: later },
      only: ({ day }, at) => day === today && at.has('over.booking'),
      leads: { now: { day: later } },
    },
    'The tests are booked': {
      event: { type: 'cart.outdated' },
      only: (_, at) => at.has('over.booking'),
      leads: { effects: ['cart ← outdated'] },
    },
    'Press Back to the tests': {
      event: { type: 'booking.closed' },
      leads: { in: 'over.booking', to: 'over.none', now: { isBegun: false } },
    },
  },
})
