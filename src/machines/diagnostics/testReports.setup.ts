import { assign, sendTo, setup } from 'xstate'
import type { TestReportsStep } from '../../core/diagnostics/diagnostics.params'
import type { Cart, Centre, DiagnosticTest, TestCategory } from '../../core/diagnostics/diagnostics'
import type { VisitProgress } from '../../core/diagnostics/visitProgress'
import type { UnixSeconds } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { PageBar } from '../app/pageBar'
import { unplugged } from '../kit/fromPort'
import { listMachine } from '../kit/list.machine'
import { outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'
import { verificationMachine } from '../kit/verification.machine'
import type { VerificationEnded } from '../kit/verification.machine'
import type { GuestPicks, NamedCentre } from './diagnostics.events'
import { testBookingMachine } from './testBooking.machine'
import { testCartMachine } from './testCart.machine'

/** Centres and tests of one answer (S1-383, S1-384), and the pause after the last key, in milliseconds. */
export const DIAGNOSTICS_PAGE = 100
const SEARCH_DEBOUNCE = 500

export interface CentreQuery {
  readonly search: string
}
export interface TestQuery {
  readonly centreId: string
  readonly filter: TestCategory | 'all'
  readonly search: string
}

export const centreListMachine = listMachine<Centre, CentreQuery>({
  id: 'centreList',
  limit: DIAGNOSTICS_PAGE,
  debounce: SEARCH_DEBOUNCE,
})
export const testListMachine = listMachine<DiagnosticTest, TestQuery>({
  id: 'testList',
  limit: DIAGNOSTICS_PAGE,
  debounce: SEARCH_DEBOUNCE,
})

export interface TestReportsInput {
  readonly isGuest: boolean
  readonly centreId: string | null
  readonly step: TestReportsStep | null
  readonly search: string
  readonly filter: TestCategory | 'all'
  readonly picks: GuestPicks | null
  /** The booking that was open. */
  readonly visit: VisitProgress | null
  /** Today's first second, and this moment. */
  readonly today: UnixSeconds
  readonly now: UnixSeconds
}

export interface TestReportsContext extends TestReportsInput {
  readonly centre: Centre | null
  /** The first second of the day a visit is meant for (S1-283). */
  readonly selectedDate: UnixSeconds
  readonly cart: Cart
  readonly failure: Failure | null
  /** What the bar shows of the page: how many tests its cart has. */
  readonly bar: PageBar
}

export const testReportsSetup = setup({
  types: {
    context: {} as TestReportsContext,
    input: {} as TestReportsInput,
    events: {} as
      | { type: 'centre.chosen'; centre: NamedCentre }
      | { type: 'centre.opened'; centreId: string }
      | { type: 'centres' }
      | { type: 'cart.held'; cart: Cart }
      | { type: 'cart.opened' }
      | { type: 'cart.closed' }
      | { type: 'cart.outdated' }
      | { type: 'visit.day'; day: UnixSeconds | null }
      | { type: 'book' }
      | { type: 'booking.closed' }
      | { type: 'retry' }
      | VerificationEnded,
    children: {} as {
      centres: 'centres'
      tests: 'tests'
      cart: 'cart'
      booking: 'booking'
      verification: 'verification'
    },
    tags: {} as 'centres' | 'tests' | 'cart' | 'booking' | 'recalling' | 'unknown',
  },
  actors: {
    centres: centreListMachine,
    tests: testListMachine,
    cart: testCartMachine,
    booking: testBookingMachine,
    verification: verificationMachine,
    loadCentre: unplugged<{ id: string }, Centre>('diagnostics.centre'),
  },
  guards: {
    ...outcomes,
    hasCentre: ({ context }) => context.centreId !== null,
    isGuest: ({ context }) => context.isGuest,
    beginsAtVisit: ({ context: { visit, isGuest } }) => visit !== null && !isGuest,
    beginsAtDay: ({ context: { step, isGuest } }) => step === 'day' && !isGuest,
    comesForDay: ({ context: { step } }) => step === 'day',
    beginsOver: ({ context }) => context.step !== null,
    /** The cart that came is of the centre that stands in the address. */
    canGoOn: ({ context }, { centreId, testIds }: Cart) =>
      testIds.length > 0 && (context.centreId === null || context.centreId === centreId),
    hasTests: ({ context: { cart } }) => cart.testIds.length > 0,
  },
  actions: {
    ...outcomeActions,
    keepCentre: assign((_, outcome: Outcome<Centre>) =>
      outcome.ok ? { centre: outcome.value, failure: null } : { failure: outcome.failure },
    ),
    openCentre: assign(({ context }, centreId: string) => ({
      centreId,
      centre: null,
      search: '',
      filter: 'all' as const,
      selectedDate: context.today,
    })),
    closeCentre: assign({ centreId: null, centre: null }),
    stepTo: assign((_, step: TestReportsStep) => ({ step })),
    forgetStep: assign({ step: null }),
    endVisit: assign({ visit: null }),
    keepCart: assign((_, cart: Cart) => ({ cart, bar: { cartCount: cart.testIds.length } })),
    askCart: sendTo('cart', (_, centre: NamedCentre) => ({ type: 'centre.wanted' as const, centre })),
    outdateCart: sendTo('cart', { type: 'outdated' }),
    selectDay: assign((_, day: UnixSeconds | null) => (day === null ? {} : { selectedDate: day })),
  },
})
