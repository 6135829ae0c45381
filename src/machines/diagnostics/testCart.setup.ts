import { assign, setup } from 'xstate'
import { cartAfter, type CartChange, EMPTY_CART, isAsWanted, isEmptyCart } from '../../core/diagnostics/cart.rules'
import type { diagnosticsApi } from '../../core/diagnostics/diagnostics.api'
import type { Cart, DiagnosticTest } from '../../core/diagnostics/diagnostics'
import type { UnixSeconds } from '../../core/kit/dates'
import type { CodeOf } from '../../core/kit/endpoint'
import { type Failure, hasCode, type Outcome } from '../../core/kit/outcome'
import { failureNotice } from '../kit/appEvent'
import type { Attempt } from '../kit/attempt'
import { emitEffect } from '../kit/effects'
import { silentFeed } from '../kit/fromFeed'
import { unplugged } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { toParent } from '../kit/toParent'
import type { GuestPicks, NamedCentre } from './diagnostics.events'

export interface TestCartInput {
  readonly isGuest: boolean
  /** What was picked in this tab before a number was verified. */
  readonly picks: GuestPicks | null
  /** Today's first second: the day a visit is meant for until another is chosen (S1-283). */
  readonly today: UnixSeconds
}

/** A list as it is sent. */
export interface SavedCart {
  readonly centreId: string
  readonly testIds: readonly string[]
  readonly day: UnixSeconds
  readonly action: 'ADD' | 'CLEAR'
  readonly revision: number
}

/** A change that waits for its turn, with what is shown of it meanwhile. */
export interface QueuedChange {
  readonly change: CartChange
  readonly centre: NamedCentre | null
  readonly tests: readonly DiagnosticTest[]
}

export interface TestCartContext extends TestCartInput {
  readonly cart: Cart
  readonly queue: readonly QueuedChange[]
  /** The centre that was chosen while the cart holds tests of another. */
  readonly wanted: NamedCentre | null
  /** Tests that came from another tab, by their names. */
  readonly arrived: readonly string[]
  /** How often the cart was read again for one change, and how often the change was sent without an answer. */
  readonly tries: number
  readonly failure: Failure | null
  readonly attempt: Attempt<SavedCart> | null
}

type SaveOutcome = Outcome<Cart, CodeOf<typeof diagnosticsApi.saveCart>>

const MOST_TRIES = 4

const picksOf = ({ centreId, centreName, tests, offer }: Cart): GuestPicks | null =>
  centreId === null || tests.length === 0 ? null : { centre: { id: centreId, name: centreName ?? '', offer }, tests }

const queued = ({ centre, tests }: GuestPicks): QueuedChange => ({
  change: { kind: 'add', centreId: centre.id, testIds: tests.map(({ id }) => id) },
  centre,
  tests,
})

/** The cart as a queue of changes leaves it; a change that it does not take stops there. */
export const cartWith = (cart: Cart, queue: readonly QueuedChange[]): Cart => {
  let after = cart
  for (const { change, centre, tests } of queue) {
    const picks = cartAfter(after, change)
    if (picks === 'otherCentre') return after
    const known = new Map([...after.tests, ...tests].map((test) => [test.id, test]))
    const isEmpty = picks.testIds.length === 0
    after = {
      ...after,
      centreId: isEmpty ? null : picks.centreId,
      centreName: isEmpty ? null : (centre?.name ?? after.centreName),
      offer: isEmpty ? null : centre === null ? after.offer : centre.offer,
      testIds: picks.testIds,
      tests: picks.testIds.flatMap((id) => known.get(id) ?? []),
    }
  }
  return after
}

/** The list that the first change leads to. */
const savedOf = ({ cart, queue, today }: TestCartContext): SavedCart => {
  const [next] = queue
  const picks = next ? cartAfter(cart, next.change) : 'otherCentre'
  // States that send have a change which the cart takes.
  const { centreId, testIds } = picks === 'otherCentre' ? { centreId: cart.centreId ?? '', testIds: [] } : picks
  return { centreId, testIds, day: cart.day ?? today, action: 'ADD', revision: cart.revision }
}

const clearedOf = ({ cart, today }: TestCartContext): SavedCart => ({
  centreId: cart.centreId ?? '',
  testIds: [],
  day: cart.day ?? today,
  action: 'CLEAR',
  revision: cart.revision,
})

export const testCartSetup = setup({
  types: {
    context: {} as TestCartContext,
    input: {} as TestCartInput,
    events: {} as
      | { type: 'test.added'; centre: NamedCentre; test: DiagnosticTest }
      | { type: 'test.removed'; testId: string }
      | { type: 'centre.wanted'; centre: NamedCentre }
      | { type: 'clear' }
      | { type: 'confirm' }
      | { type: 'dismiss' }
      | { type: 'retry' }
      | { type: 'outdated' },
    tags: {} as 'loading' | 'saving' | 'failed' | 'switching' | 'confirmingClear',
  },
  actors: {
    loadCart: unplugged<object, Cart>('diagnostics.cart'),
    saveCart: unplugged<SavedCart & { key: string }, Cart, CodeOf<typeof diagnosticsApi.saveCart>>(
      'diagnostics.saveCart',
    ),
    /** That the page is looked at again: another tab may have changed it meanwhile. */
    watch: silentFeed,
  },
  delays: { again: 1500 },
  guards: {
    ...outcomes,
    isGuest: ({ context }) => context.isGuest,
    isPatient: ({ context }) => !context.isGuest,
    isOther: ({ context: { cart, queue, wanted } }) => {
      if (isEmptyCart(cart)) return false
      const change = queue[0]?.change
      return (
        (wanted !== null && wanted.id !== cart.centreId) ||
        (change?.kind === 'add' && cartAfter(cart, change) === 'otherCentre')
      )
    },
    hasWanted: ({ context }) => context.wanted !== null,
    hasChanges: ({ context }) => context.queue.length > 0,
    hasTests: ({ context }) => !isEmptyCart(context.cart),
    hasTriesLeft: ({ context }) => context.tries < MOST_TRIES,
    isStale: (_, outcome: SaveOutcome) => hasCode(outcome, 'cartChanged', 'otherCentre'),
    isNotOffered: (_, outcome: SaveOutcome) => hasCode(outcome, 'testNotOffered'),
  },
  actions: {
    ...outcomeActions,
    queueAdded: assign(({ context }, { centre, test }: { centre: NamedCentre; test: DiagnosticTest }) => ({
      queue: [...context.queue, queued({ centre, tests: [test] })],
      arrived: [],
    })),
    queueRemoved: assign(({ context }, testId: string) => ({
      queue: [...context.queue, { change: { kind: 'remove' as const, testId }, centre: null, tests: [] }],
      arrived: [],
    })),
    want: assign((_, centre: NamedCentre) => ({ wanted: centre })),
    /** Changes that have come about already need no call. */
    dropSettled: assign(({ context: { cart, queue } }) => {
      const from = queue.findIndex(({ change }) => !isAsWanted(cart, change))
      return { queue: from === -1 ? [] : queue.slice(from) }
    }),
    keepCart: assign((_, outcome: Outcome<Cart>) =>
      outcome.ok ? { cart: outcome.value, tries: 0, failure: null } : {},
    ),
    /** The cart as another tab left it; what is new in it is named. */
    takeOver: assign(({ context: { cart, queue, tries } }, outcome: Outcome<Cart>) => {
      if (!outcome.ok) return {}
      const known = new Set([...cart.testIds, ...queue.flatMap(({ tests }) => tests.map(({ id }) => id))])
      const arrived = outcome.value.tests.filter(({ id }) => !known.has(id)).map(({ name }) => name)
      return { cart: outcome.value, arrived, tries: tries + 1, failure: null }
    }),
    forgetTries: assign({ tries: 0 }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    dropChanges: assign({ queue: [], wanted: null, tries: 0, attempt: null }),
    dropFirst: assign(({ context }) => ({ queue: context.queue.slice(1), tries: 0 })),
    applyLocally: assign(({ context }) => ({ cart: cartWith(context.cart, context.queue), queue: [] })),
    emptyLocally: assign({ cart: EMPTY_CART }),
    begin: beginAttempt(savedOf),
    beginClear: beginAttempt(clearedOf),
    keepPicks: emitEffect(({ context }: { context: TestCartContext }) => ({
      type: 'picks.kept' as const,
      picks: picksOf(context.cart),
    })),
    /** They are in the patient's cart, or were given up. */
    forgetPicks: emitEffect(({ context }: { context: TestCartContext }) =>
      context.isGuest ? null : { type: 'picks.kept' as const, picks: null },
    ),
    notifyLost: emitEffect(
      ({ context }: { context: TestCartContext }) => context.failure && failureNotice(context.failure),
    ),
    notifyFailure: emitEffect((_, outcome: Outcome<unknown>) => (outcome.ok ? null : failureNotice(outcome.failure))),
    openCentre: toParent(({ context }: { context: TestCartContext }) => ({
      type: 'centre.opened',
      centreId: context.wanted?.id ?? '',
    })),
    forgetWanted: assign({ wanted: null }),
    /** The page shows what is in the cart, and books it. */
    report: toParent(({ context: { cart, queue } }: { context: TestCartContext }) => ({
      type: 'cart.held',
      cart: cartWith(cart, queue),
    })),
  },
})

export const beginCart = ({ isGuest, picks, today }: TestCartInput): TestCartContext => ({
  isGuest,
  picks,
  today,
  cart: isGuest && picks ? cartWith(EMPTY_CART, [queued(picks)]) : EMPTY_CART,
  queue: !isGuest && picks ? [queued(picks)] : [],
  wanted: null,
  arrived: [],
  tries: 0,
  failure: null,
  attempt: null,
})
