import { type ActorRefFrom, assign, setup } from 'xstate'
import type { DayRange } from '../../core/kit/calendar.rules'
import type { CalendarDay } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { ProviderKind } from '../../core/provider/provider'
import type { Paise } from '../../core/kit/money'
import { rupeesTyped } from '../../core/kit/typedNumber'
import { CASH, type CounterMethod } from '../../core/payment/payment'
import type { ClosedDrawer, Sales, SalesDocument, SalesLine } from '../../core/sales/sales'
import { SALES_PAGE } from '../../core/sales/sales.rules'
import { type Attempt, keyed } from '../kit/attempt'
import { emitEffect } from '../kit/effects'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { ownTestsMachine } from './ownTests.machine'
import { providerOffersMachine } from './providerOffers.machine'
import { providerProfileMachine } from './providerProfile.machine'
import { downloadReady } from './sales.events'

export interface SalesInput {
  readonly provider: ProviderKind
  readonly today: CalendarDay
  readonly range: DayRange
}

interface Asked extends DayRange {
  readonly provider: ProviderKind
}

/** What a range is shown with first: its sums, and the first of its lines. */
export interface SalesBook {
  readonly sales: Sales
  readonly lines: readonly SalesLine[]
}

/** A drawer as it is closed: of which method, for which day, with what was counted in it. */
export interface DrawerClosing {
  readonly provider: ProviderKind
  readonly day: CalendarDay
  readonly paymentMethodId: CounterMethod
  readonly counted: Paise
}

interface Context extends SalesInput {
  readonly sales: Sales | null
  readonly lines: readonly SalesLine[]
  readonly hasMore: boolean
  /** The chart's figures are read as a table. */
  readonly isTable: boolean
  /** What was asked for last as a file. */
  readonly document: SalesDocument
  /** The method whose drawer is counted, and what was counted as it is typed. */
  readonly drawer: CounterMethod
  readonly counted: string
  /** What was typed when it was to be closed is no amount. */
  readonly isUncounted: boolean
  readonly failure: Failure | null
  readonly attempt: Attempt<DrawerClosing> | null
}

/** More than a drawer holds, in paise. */
const MOST_COUNTED = 10_000_000_00

/** What was counted in a drawer, as it is typed; null of what is no amount. */
export const countedIn = ({ counted }: Pick<Context, 'counted'>): Paise | null => rupeesTyped(counted, MOST_COUNTED)

const asked = ({ provider, range }: Context): Asked => ({ provider, ...range })

const salesSetup = setup({
  types: {
    context: {} as Context,
    input: {} as SalesInput,
    events: {} as
      | { type: 'range.chosen'; range: DayRange }
      | { type: 'export'; document: SalesDocument }
      | { type: 'drawer.opened'; method: CounterMethod }
      | { type: 'counted.typed'; text: string }
      | { type: 'chart.switched' | 'more' | 'retry' | 'drawer.close' | 'drawer.left' },
    children: {} as { profile: 'profile'; offers: 'offers'; tests: 'tests' },
    tags: {} as 'loading' | 'failed' | 'exporting' | 'counting' | 'closing',
  },
  actors: {
    load: unplugged<Asked, SalesBook>('sales.load'),
    loadMore: unplugged<Asked & { offset: number; limit: number }, readonly SalesLine[]>('sales.lines'),
    export: unplugged<Asked & { document: SalesDocument }, { url: string }>('sales.export'),
    closeDrawer: unplugged<DrawerClosing & { key: string }, ClosedDrawer>('sales.closeDrawer'),
    profile: providerProfileMachine,
    offers: providerOffersMachine,
    tests: ownTestsMachine,
  },
  guards: {
    hasMore: ({ context }) => context.hasMore,
    isCounted: ({ context }) => countedIn(context) !== null,
    ...outcomes,
  },
  actions: {
    ...outcomeActions,
    assignRange: assign((_, range: DayRange) => ({ range })),
    assignBook: assign((_, outcome: Outcome<SalesBook>) =>
      outcome.ok ? { ...outcome.value, hasMore: outcome.value.lines.length >= SALES_PAGE, failure: null } : {},
    ),
    addLines: assign(({ context }, outcome: Outcome<readonly SalesLine[]>) => {
      if (!outcome.ok) return {}
      const known = new Set(context.lines.map(({ id }) => id))
      return {
        lines: [...context.lines, ...outcome.value.filter(({ id }) => !known.has(id))],
        hasMore: outcome.value.length >= SALES_PAGE,
      }
    }),
    assignDocument: assign((_, document: SalesDocument) => ({ document })),
    openDrawer: assign((_, drawer: CounterMethod) => ({ drawer, counted: '', isUncounted: false, failure: null })),
    assignCounted: assign((_, counted: string) => ({ counted, isUncounted: false, failure: null })),
    noteUncounted: assign({ isUncounted: true }),
    beginClosing: beginAttempt((context: Context) => ({
      provider: context.provider,
      day: context.range.to,
      paymentMethodId: context.drawer,
      counted: countedIn(context) ?? 0,
    })),
    switchChart: assign({ isTable: ({ context }) => !context.isTable }),
    offerDownload: emitEffect((_, outcome: Outcome<{ url: string }>) =>
      outcome.ok ? downloadReady(outcome.value.url) : null,
    ),
  },
})

const { onOutcome } = outcomeTransitions(salesSetup)

/** Other days: not while a drawer is counted, for it is closed for those that are shown. */
const ON_RANGE = {
  'range.chosen': {
    target: 'loading',
    reenter: true,
    actions: { type: 'assignRange', params: ({ event }: { event: { range: DayRange } }) => event.range },
  },
} as const

/** Sales of a pharmacy or a diagnostic centre over a range: sums, a chart, the lines they are made of, and their export. */
export const salesMachine = salesSetup.createMachine({
  id: 'sales',
  context: ({ input }) => ({
    ...input,
    sales: null,
    lines: [],
    hasMore: false,
    isTable: false,
    document: 'sales',
    drawer: CASH,
    counted: '',
    isUncounted: false,
    failure: null,
    attempt: null,
  }),
  initial: 'loading',
  invoke: [
    {
      id: 'profile',
      src: 'profile',
      input: ({ context }) => ({ provider: context.provider, today: context.today }),
    },
    {
      id: 'offers',
      src: 'offers',
      input: ({ context }) => ({ provider: context.provider, today: context.today }),
    },
    { id: 'tests', src: 'tests' },
  ],
  on: { 'chart.switched': { actions: 'switchChart' } },
  states: {
    loading: {
      tags: 'loading',
      on: ON_RANGE,
      invoke: {
        id: 'book',
        src: 'load',
        input: ({ context }) => asked(context),
        onDone: onOutcome('load', {
          refused: { target: 'failed', actions: 'keepFailure' },
          done: { target: 'showing', actions: 'assignBook' },
        }),
      },
    },
    failed: { tags: 'failed', on: { ...ON_RANGE, retry: 'loading' } },
    showing: {
      on: {
        ...ON_RANGE,
        more: { guard: 'hasMore', target: 'loadingMore' },
        'drawer.opened': { target: 'counting', actions: { type: 'openDrawer', params: ({ event }) => event.method } },
        export: { target: 'exporting', actions: { type: 'assignDocument', params: ({ event }) => event.document } },
      },
    },
    loadingMore: {
      on: ON_RANGE,
      invoke: {
        id: 'lines',
        src: 'loadMore',
        input: ({ context }) => ({ ...asked(context), offset: context.lines.length, limit: SALES_PAGE }),
        onDone: onOutcome('loadMore', {
          refused: { target: 'showing', actions: 'notify' },
          done: { target: 'showing', actions: 'addLines' },
        }),
      },
    },
    counting: {
      tags: 'counting',
      on: {
        'counted.typed': { actions: { type: 'assignCounted', params: ({ event }) => event.text } },
        'drawer.close': [{ guard: 'isCounted', target: 'closing' }, { actions: 'noteUncounted' }],
        'drawer.left': 'showing',
      },
    },
    closing: {
      tags: ['counting', 'closing'],
      entry: 'beginClosing',
      invoke: {
        id: 'closing',
        src: 'closeDrawer',
        input: ({ context }) => keyed(context.attempt!),
        onDone: onOutcome('closeDrawer', {
          refused: { target: 'counting', actions: ['keepFailure', 'settleAttempt'] },
          done: { target: 'loading', actions: ['settleAttempt', 'notify'] },
        }),
      },
    },
    exporting: {
      tags: 'exporting',
      on: ON_RANGE,
      invoke: {
        id: 'export',
        src: 'export',
        input: ({ context }) => ({ ...asked(context), document: context.document }),
        onDone: onOutcome('export', {
          refused: { target: 'showing', actions: 'notify' },
          done: { target: 'showing', actions: 'offerDownload' },
        }),
      },
    },
  },
})

export type SalesActor = ActorRefFrom<typeof salesMachine>
