import { describe, expect, test } from 'vitest'
import { type ActorRefFrom, createActor, waitFor } from 'xstate'
import { routes } from '../../src/core/app/routes'
import { placeOfCategory, type SearchCategory } from '../../src/core/search/search.rules'
import { type SearchSubject, subjectOf } from '../../src/core/search/searchShown.rules'
import { startOfDay } from '../../src/core/kit/dates'
import { done, type Outcome } from '../../src/core/kit/outcome'
import type { OpenedFeature } from '../../src/machines/app/feature'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { fromPort } from '../../src/machines/kit/fromPort'
import { type Found, searchMachine, type SearchInput, type SearchQuery } from '../../src/machines/search/search.machine'
import { viewSearch } from '../../src/machines/search/search.view'
import type { OpenRequest } from '../../src/wiring/features'
import type { Ports } from '../../src/wiring/ports'
import { features } from '../../src/wiring/staff.wiring'
import { fieldsByState } from '../kit/fieldsByState'
import { worldOf } from '../kit/world'

const range = { from: '2025-11-24', to: '2027-01-07' }
const today = '2026-11-24'
const input: SearchInput = { categories: ['appointments', 'reception', 'inPatients'], route: 'schedule', range, today }

/** The page of each category, and what it finds. */
const table: Readonly<Record<SearchCategory, readonly [page: string | null, subject: SearchSubject]>> = {
  appointments: ['/schedule', 'appointments'],
  reception: ['/opd-reception', 'appointments'],
  inPatients: ['/ip-dash', 'stays'],
  team: [null, 'team'],
  orders: ['/orders', 'orders'],
  clinicPatients: ['/clinic-patient', 'appointments'],
  testOrders: ['/orders', 'orders'],
}

describe.each(Object.entries(table) as [SearchCategory, (typeof table)[SearchCategory]][])(
  'the category %s',
  (category, [page, subject]) => {
    test('leads to its page', () => {
      const place = placeOfCategory(category)
      expect(place && routes[place].path).toBe(page)
    })

    test(`has ${subject}`, () => {
      expect(subjectOf(category)).toBe(subject)
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

test('a search that is not for whoever asks says so in place of its results', () => {
  const context = { failure: { kind: 'notAccessible', message: '' } as const }
  const start = createActor(searchMachine, { input }).getSnapshot()
  const snapshot = searchMachine.resolveState({ value: 'failed', context: { ...start.context, ...context } })
  expect(viewSearch(snapshot).fault).toMatchObject({ id: 'denied' })
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

test('a stay opens at its hospital; somebody of a team is called where they are found', () => {
  const openedFrom = (category: SearchCategory, record: object) => {
    const emitted: AppEvent[] = []
    const start = createActor(searchMachine, { input }).getSnapshot()
    const context = { ...start.context, category, found: [{ id: 'f1', hospitalId: 'h1', ...record }] as never }
    const search = createActor(searchMachine, {
      snapshot: searchMachine.resolveState({ value: 'answered', context }),
      input,
    })
    worldOf(search, (event) => emitted.push(event))
    search.start()
    search.send({ type: 'result.chosen', id: 'f1' })
    return [search.getSnapshot().value, emitted]
  }
  expect(openedFrom('inPatients', { bedId: 'b1' })).toEqual([
    'left',
    [{ type: 'go', to: '/ip-dash?hospital=h1&stay=f1' }],
  ])
  expect(openedFrom('team', { hospitalName: 'Sanjeevani' })).toEqual(['answered', []])
})

/** Ports that note what is asked, and answer for a row what is given. */
const askedPorts = (answers: Readonly<Record<string, unknown>>) => {
  const asked: (readonly [row: string, input: unknown])[] = []
  const room = (name: string) =>
    new Proxy(
      {},
      {
        get: (_, row: string) => async (asks: unknown) => {
          asked.push([`${name}.${row}`, asks])
          return done(answers[`${name}.${row}`])
        },
      },
    )
  return { asked, ports: new Proxy({}, { get: (_, name: string) => room(name) }) as Ports }
}

const days = { startDate: '2025-11-24', endDate: '2027-01-08' }
const theDay = { startDate: '2026-11-24', endDate: '2026-11-25' }

/** Which row of the server each category asks, and with what. */
const questions: Readonly<Record<SearchCategory, readonly [row: string, asks: object, answer: unknown]>> = {
  appointments: ['schedule.search', { search: 'Kavya', ...days }, [{ id: 'f1' }]],
  reception: ['schedule.search', { search: 'Kavya', ...theDay }, [{ id: 'f1' }]],
  inPatients: ['inpatient.stays', { keyword: 'Kavya', page: 1, limit: 50 }, { stays: [{ id: 'f1' }] }],
  team: ['team.members', { search: 'Kavya' }, [{ userId: 'u1', hospitalId: 'h1' }]],
  orders: ['providerOrders.pharmacyList', { keyword: 'Kavya', offset: 0, limit: 50 }, { orders: [{ id: 'f1' }] }],
  clinicPatients: ['schedule.search', { search: 'Kavya', ...days }, [{ id: 'f1' }]],
  testOrders: ['providerOrders.centreList', { keyword: 'Kavya', offset: 0, limit: 50 }, { orders: [{ id: 'f1' }] }],
}

test.each(Object.entries(questions))('S2-056: %s are asked of the server, and found', async (category, question) => {
  const [row, asks, answer] = question
  const { asked, ports } = askedPorts({ [row]: answer })
  const request = { login: null, width: 'desktop', place: { route: 'home' }, now: startOfDay(today) }
  const opened = features['panel.search']!(ports, request as unknown as OpenRequest) as OpenedFeature
  const search = createActor(opened.logic, {
    input: { ...input, categories: [category] },
  } as never) as unknown as ActorRefFrom<typeof searchMachine>
  search.start()
  search.send({ type: 'text.typed', text: ' Kavya' })
  search.send({ type: 'category.chosen', category: category as SearchCategory })
  await waitFor(search, (snapshot) => snapshot.matches('answered'))
  expect(asked).toEqual([[row, asks]])
  expect(viewSearch(search.getSnapshot())).toMatchObject({ count: 1, isEmpty: false })
})

test('whoever may look through nothing is told so, and nothing is asked', () => {
  const search = createActor(searchMachine, { input: { ...input, categories: [] } })
  search.start()
  search.send({ type: 'text.typed', text: 'Kavya' })
  expect(search.getSnapshot().value).toBe('empty')
  expect(viewSearch(search.getSnapshot())).toMatchObject({ isDenied: true, isEmpty: false, text: 'Kavya' })
})
