import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { routes } from '../../src/core/app/routes'
import { placeOfCategory, type SearchCategory } from '../../src/core/search/search.rules'
import { hasAppointments } from '../../src/core/search/searchShown.rules'
import { done, type Outcome } from '../../src/core/kit/outcome'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { fromPort } from '../../src/machines/kit/fromPort'
import { type Found, searchMachine, type SearchInput, type SearchQuery } from '../../src/machines/search/search.machine'
import { viewSearch } from '../../src/machines/search/search.view'
import { fieldsByState } from '../kit/fieldsByState'
import { worldOf } from '../kit/world'

const range = { from: '2025-11-24', to: '2027-01-07' }
const today = '2026-11-24'
const input: SearchInput = { categories: ['appointments', 'reception', 'inPatients'], route: 'schedule', range, today }

/** The page of each category, and whether what it finds are appointments of the days looked through. */
const table: Readonly<Record<SearchCategory, readonly [page: string | null, isAmongDays: boolean]>> = {
  appointments: ['/schedule', true],
  reception: ['/opd-reception', true],
  inPatients: ['/ip-dash', false],
  team: [null, false],
  orders: ['/orders', false],
  clinicPatients: ['/clinic-patient', true],
  testOrders: ['/orders', false],
}

describe.each(Object.entries(table) as [SearchCategory, (typeof table)[SearchCategory]][])(
  'the category %s',
  (category, [page, isAmongDays]) => {
    test('leads to its page', () => {
      const place = placeOfCategory(category)
      expect(place && routes[place].path).toBe(page)
    })

    test('has appointments of the days that were looked through, or things without days', () => {
      expect(hasAppointments(category)).toBe(isAmongDays)
    })
  },
)

test('search shows that it looks, then what it found of which days, or why it could not', () => {
  const shown = (context: object) => fieldsByState(searchMachine, viewSearch, { input, context })
  const none = { empty: '', deciding: '', settling: 'isSearching', searching: 'isSearching', failed: 'fault', left: '' }
  const failure = { kind: 'offline', message: '' } as const
  expect(shown({ failure })).toEqual({ ...none, answered: 'count range isEmpty' })
  expect(shown({ failure, found: [{ id: 'a1' }] })).toEqual({ ...none, answered: 'count range' })
  expect(shown({ failure, category: 'inPatients' })).toEqual({ ...none, answered: 'count isEmpty' })
  expect(shown({ failure, category: null })).toEqual({ ...none, answered: 'count isEmpty' })
})

test('reception looks through those of today, appointments through a year and what can be booked', async () => {
  const asked: SearchQuery[] = []
  const search = createActor(
    searchMachine.provide({
      actors: {
        search: fromPort(async (query: SearchQuery): Promise<Outcome<Found>> => {
          asked.push(query)
          return done([])
        }),
      },
    }),
    { input },
  )
  search.start()
  search.send({ type: 'text.typed', text: 'Kavya' })
  search.send({ type: 'category.chosen', category: 'reception' })
  await waitFor(search, (snapshot) => snapshot.matches('answered'))
  expect(viewSearch(search.getSnapshot()).range).toEqual({ from: today, to: today })
  search.send({ type: 'category.chosen', category: 'appointments' })
  await waitFor(search, (snapshot) => snapshot.matches('answered'))
  expect(asked.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    [today, '2026-11-25'],
    [range.from, '2027-01-08'],
  ])
})

test('a category that is chosen with nothing but spaces typed looks for nothing', () => {
  const emitted: AppEvent[] = []
  const search = createActor(searchMachine, { input })
  worldOf(search, (event) => emitted.push(event))
  search.start()
  search.send({ type: 'text.typed', text: '  ' })
  search.send({ type: 'category.chosen', category: 'inPatients' })
  expect(search.getSnapshot().value).toBe('empty')
  expect(emitted).toEqual([{ type: 'go', to: '/ip-dash' }])
})

test('a result opens its own appointment at its own time, among several', () => {
  const emitted: AppEvent[] = []
  const start = createActor(searchMachine, { input }).getSnapshot()
  const found = [
    { id: 'a1', startsAt: 10 },
    { id: 'a2', startsAt: 20 },
  ] as never
  const snapshot = searchMachine.resolveState({ value: 'answered', context: { ...start.context, found } })
  const search = createActor(searchMachine, { snapshot, input })
  worldOf(search, (event) => emitted.push(event))
  search.start()
  search.send({ type: 'result.chosen', id: 'a3' })
  expect(search.getSnapshot().value).toBe('answered')
  search.send({ type: 'result.chosen', id: 'a2' })
  expect(emitted).toEqual([{ type: 'go', to: '/schedule', state: { appointmentId: 'a2', at: 20 } }])
})
