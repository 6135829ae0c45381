import { BOOKING_WINDOW } from '../core/booking/booking.rules'
import { done, type Outcome } from '../core/kit/outcome'
import type { Cancellation } from '../core/kit/port'
import { dayOf } from '../core/kit/dates'
import { searchCategories } from '../core/search/search.rules'
import { MOST_FOUND, type SearchSubject, subjectOf } from '../core/search/searchShown.rules'
import { searchRange } from '../core/search/searchRange.rules'
import { userAction } from '../machines/kit/fromPort'
import { searchMachine, type Found, type SearchInput, type SearchQuery } from '../machines/search/search.machine'
import type { Open, RoomWiring } from './features'
import type { Ports } from './ports'
import { providerOrdersList } from './providerOrdersList'

type Search = (query: SearchQuery, signal: Cancellation) => Promise<Outcome<Found>>

/** The row of the server that each subject is asked of. */
const searchesOf = (ports: Ports): Readonly<Record<SearchSubject, Search>> => ({
  appointments: ({ text, startDate, endDate }, signal) =>
    ports.schedule.search({ search: text, startDate, endDate }, signal),
  stays: async ({ text }, signal) => {
    const page = await ports.inpatient.stays({ keyword: text, page: 1, limit: MOST_FOUND }, signal)
    return page.ok ? done(page.value.stays) : page
  },
  team: async ({ text }, signal) => {
    const people = await ports.team.members({ search: text }, signal)
    return people.ok ? done(people.value.map((one) => ({ ...one, id: `${one.hospitalId} ${one.userId}` }))) : people
  },
  orders: async ({ category, text }, signal) => {
    const kind = category === 'orders' ? 'medicine' : 'test'
    const asked = { kind, limit: MOST_FOUND, offset: 0, keyword: text } as const
    const page = await providerOrdersList(ports)(asked, signal)
    return page.ok ? done(page.value.orders) : page
  },
})

const openSearch: Open = (ports, { login, width, place, now }) => {
  const input: SearchInput = {
    categories: login ? searchCategories(login, width) : [],
    route: place.route,
    range: searchRange(dayOf(now), BOOKING_WINDOW),
    today: dayOf(now),
  }
  const searches = searchesOf(ports)
  const logic = searchMachine.provide({
    actors: {
      search: userAction<SearchQuery, Found>((query, signal) => searches[subjectOf(query.category)](query, signal)),
    },
  })
  return { logic, input }
}

export const features: RoomWiring = { 'panel.search': openSearch }
