import { assign, setup } from 'xstate'
import { type RouteName, routes } from '../../core/app/routes'
import type { DayRange } from '../../core/kit/calendar.rules'
import { addDays, type CalendarDay } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { Stay } from '../../core/inpatient/inpatient'
import type { ProviderOrder } from '../../core/orders/providerOrder'
import type { FoundAppointment } from '../../core/schedule/schedule'
import { placeOfCategory, type SearchCategory } from '../../core/search/search.rules'
import { daysOf, firstCategory, SEARCH_PAUSE } from '../../core/search/searchShown.rules'
import type { TeamMember } from '../../core/team/team'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { type AppEvent, go } from '../kit/appEvent'
import { outcomeActions } from '../kit/outcomeActions'
import { emitEffect } from '../kit/effects'

export interface SearchInput {
  readonly categories: readonly SearchCategory[]
  /** The page it was opened on. */
  readonly route: RouteName
  /** The days whose appointments are looked through. */
  readonly range: DayRange
  readonly today: CalendarDay
}

export interface SearchQuery {
  readonly category: SearchCategory
  readonly text: string
  readonly startDate: CalendarDay
  /** The first day that is not looked through. */
  readonly endDate: CalendarDay
}

/** Somebody of a team: whoever works at two hospitals is found twice. */
export interface FoundMember extends TeamMember {
  readonly id: string
}

/** What the category is about. */
export type FoundRecord = FoundAppointment | Stay | FoundMember | ProviderOrder
export type Found = readonly FoundRecord[]

export const isFoundOrder = (found: FoundRecord): found is ProviderOrder => 'orderNo' in found
export const isFoundStay = (found: FoundRecord): found is Stay => 'bedId' in found
export const isFoundMember = (found: FoundRecord): found is FoundMember => 'hospitalName' in found

interface Context extends SearchInput {
  readonly category: SearchCategory | null
  readonly text: string
  readonly found: Found
  readonly failure: Failure | null
}

const pathOf = (category: SearchCategory): string | null => {
  const place = placeOfCategory(category)
  return place && routes[place].path
}

/** Where a record is opened, on the page of its category. */
const recordAt = (path: string, record: FoundRecord): AppEvent | null => {
  if (isFoundOrder(record)) return go(`${path}?order=${record.id}`)
  if (isFoundStay(record)) return go(`${path}?hospital=${record.hospitalId}&stay=${record.id}`)
  if (isFoundMember(record)) return null
  return go(path, { appointmentId: record.id, at: record.startsAt })
}

const searchSetup = setup({
  types: {
    context: {} as Context,
    input: {} as SearchInput,
    events: {} as
      | { type: 'text.typed'; text: string }
      | { type: 'category.chosen'; category: SearchCategory }
      | { type: 'result.chosen'; id: string }
      | { type: 'retry' },
    tags: {} as 'searching' | 'answered' | 'failed',
  },
  actors: { search: unplugged<SearchQuery, Found>('search.search') },
  delays: { pause: SEARCH_PAUSE },
  guards: {
    hasText: ({ context }) => context.text.trim() !== '',
    /** Whoever may look through nothing is told so, and nothing is asked. */
    hasWords: ({ context }, text: string) => context.category !== null && text.trim() !== '',
    isOffered: ({ context }, category: SearchCategory) => context.categories.includes(category),
    /** Somebody of a team is called, not opened. */
    isOpenable: ({ context }, id: string) => context.found.some((each) => each.id === id && !isFoundMember(each)),
    ...outcomes,
  },
  actions: {
    ...outcomeActions,
    type: assign((_, text: string) => ({ text })),
    clear: assign({ found: [], failure: null }),
    choose: assign((_, category: SearchCategory) => ({ category })),
    /** A category is a place too, where it has one. */
    goThere: emitEffect((_, category: SearchCategory) => {
      const path = pathOf(category)
      return path === null ? null : go(path)
    }),
    goToResult: emitEffect(({ context: { category, found } }, id: string) => {
      const path = category && pathOf(category)
      const record = found.find((each) => each.id === id)
      return path === null || record === undefined ? null : recordAt(path, record)
    }),
    keepFound: assign((_, outcome: Outcome<Found>) => (outcome.ok ? { found: outcome.value, failure: null } : {})),
  },
})

const { onOutcome } = outcomeTransitions(searchSetup)

/** Universal search: words, then a pause, then what one category has of them. */
export const searchMachine = searchSetup.createMachine({
  id: 'search',
  context: ({ input }) => ({
    ...input,
    category: firstCategory(input.categories, input.route),
    text: '',
    found: [],
    failure: null,
  }),
  on: {
    'text.typed': [
      {
        guard: { type: 'hasWords', params: ({ event }) => event.text },
        target: '.settling',
        reenter: true,
        actions: { type: 'type', params: ({ event }) => event.text },
      },
      { target: '.empty', actions: { type: 'type', params: ({ event }) => event.text } },
    ],
    'category.chosen': {
      guard: { type: 'isOffered', params: ({ event }) => event.category },
      target: '.deciding',
      actions: [
        'clear',
        { type: 'choose', params: ({ event }) => event.category },
        { type: 'goThere', params: ({ event }) => event.category },
      ],
    },
  },
  initial: 'empty',
  states: {
    empty: { entry: 'clear' },
    deciding: { always: [{ guard: 'hasText', target: 'searching' }, { target: 'empty' }] },
    settling: { tags: 'searching', after: { pause: 'searching' } },
    searching: {
      tags: 'searching',
      entry: 'clear',
      invoke: {
        id: 'searching',
        src: 'search',
        input: ({ context: { category, text, range, today } }) => {
          const { from, to } = daysOf(category!, range, today)
          return { category: category!, text: text.trim(), startDate: from, endDate: addDays(to, 1) }
        },
        onDone: onOutcome('search', {
          refused: { target: 'failed', actions: 'keepFailure' },
          done: { target: 'answered', actions: 'keepFound' },
        }),
      },
    },
    answered: {
      tags: 'answered',
      on: {
        'result.chosen': {
          guard: { type: 'isOpenable', params: ({ event }) => event.id },
          target: 'left',
          actions: { type: 'goToResult', params: ({ event }) => event.id },
        },
      },
    },
    failed: { tags: 'failed', on: { retry: 'searching' } },
    left: { type: 'final' },
  },
})
