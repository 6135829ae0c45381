import { done } from '../core/kit/outcome'
import { searchCategories } from '../core/search/search.rules'
import { userAction } from '../machines/kit/fromPort'
import { searchMachine, type Found, type SearchInput, type SearchQuery } from '../machines/search/search.machine'
import type { Open, RoomWiring } from './features'

const openSearch: Open = (ports, { login, width, place }) => {
  const input: SearchInput = { categories: login ? searchCategories(login, width) : [], route: place.route }
  const logic = searchMachine.provide({
    actors: {
      search: userAction<SearchQuery, Found>(async ({ category, text }, signal) =>
        category === 'appointments' || category === 'clinicPatients'
          ? ports.schedule.search({ search: text }, signal)
          : done([]),
      ),
    },
  })
  return { logic, input }
}

export const features: RoomWiring = { 'panel.search': openSearch }
