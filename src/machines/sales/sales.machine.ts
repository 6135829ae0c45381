import { type ActorRefFrom, assign, setup } from 'xstate'
import type { DayRange } from '../../core/kit/calendar.rules'
import type { CalendarDay } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { ProviderKind } from '../../core/provider/provider'
import type { Sales, SalesDocument, SalesLine } from '../../core/sales/sales'
import { SALES_PAGE } from '../../core/sales/sales.rules'
import { emitEffect } from '../kit/effects'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'
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

interface Context extends SalesInput {
  readonly sales: Sales | null
  readonly lines: readonly SalesLine[]
  readonly hasMore: boolean
  /** The chart's figures are read as a table. */
  readonly isTable: boolean
  /** What was asked for last as a file. */
  readonly document: SalesDocument
  readonly failure: Failure | null
}

const asked = ({ provider, range }: Context): Asked => ({ provider, ...range })

const salesSetup = setup({
  types: {
    context: {} as Context,
    input: {} as SalesInput,
    events: {} as
      | { type: 'range.chosen'; range: DayRange }
      | { type: 'export'; document: SalesDocument }
      | { type: 'chart.switched' | 'more' | 'retry' },
    children: {} as { profile: 'profile' },
    tags: {} as 'loading' | 'failed' | 'exporting',
  },
  actors: {
    load: unplugged<Asked, SalesBook>('sales.load'),
    loadMore: unplugged<Asked & { offset: number; limit: number }, readonly SalesLine[]>('sales.lines'),
    export: unplugged<Asked & { document: SalesDocument }, { url: string }>('sales.export'),
    profile: providerProfileMachine,
  },
  guards: { hasMore: ({ context }) => context.hasMore, ...outcomes },
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
    switchChart: assign({ isTable: ({ context }) => !context.isTable }),
    offerDownload: emitEffect((_, outcome: Outcome<{ url: string }>) =>
      outcome.ok ? downloadReady(outcome.value.url) : null,
    ),
  },
})

const { onOutcome } = outcomeTransitions(salesSetup)

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
    failure: null,
  }),
  initial: 'loading',
  invoke: {
    id: 'profile',
    src: 'profile',
    input: ({ context }) => ({ provider: context.provider, today: context.today }),
  },
  on: {
    'range.chosen': {
      target: '.loading',
      reenter: true,
      actions: { type: 'assignRange', params: ({ event }) => event.range },
    },
    'chart.switched': { actions: 'switchChart' },
  },
  states: {
    loading: {
      tags: 'loading',
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
    failed: { tags: 'failed', on: { retry: 'loading' } },
    showing: {
      on: {
        more: { guard: 'hasMore', target: 'loadingMore' },
        export: { target: 'exporting', actions: { type: 'assignDocument', params: ({ event }) => event.document } },
      },
    },
    loadingMore: {
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
    exporting: {
      tags: 'exporting',
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
