import { BOOKING_WINDOW } from '../core/booking/booking.rules'
import { done, type Outcome } from '../core/kit/outcome'
import { dayOf } from '../core/kit/dates'
import type { ProviderOrderPage } from '../core/orders/providerOrders'
import { searchCategories } from '../core/search/search.rules'
import { hasAppointments, hasOrders, ORDERS_FOUND } from '../core/search/searchShown.rules'
import { searchRange } from '../core/search/searchRange.rules'
import { userAction } from '../machines/kit/fromPort'
import { searchMachine, type Found, type SearchInput, type SearchQuery } from '../machines/search/search.machine'
import type { Open, RoomWiring } from './features'
import { providerOrdersList } from './providerOrdersList'

const ordersOf = (page: Outcome<ProviderOrderPage>): Outcome<Found> => (page.ok ? done(page.value.orders) : page)

const openSearch: Open = (ports, { login, width, place, now }) => {
  const input: SearchInput = {
    categories: login ? searchCategories(login, width) : [],
    route: place.route,
    range: searchRange(dayOf(now), BOOKING_WINDOW),
    today: dayOf(now),
  }
  const logic = searchMachine.provide({
    actors: {
      search: userAction<SearchQuery, Found>(async ({ category, text, ...days }, signal) =>
        hasAppointments(category)
          ? ports.schedule.search({ search: text, ...days }, signal)
          : hasOrders(category)
            ? ordersOf(
                await providerOrdersList(ports)(
                  {
                    kind: category === 'orders' ? 'medicine' : 'test',
                    limit: ORDERS_FOUND,
                    offset: 0,
                    keyword: text,
                  },
                  signal,
                ),
              )
            : done([]),
      ),
    },
  })
  return { logic, input }
}

export const features: RoomWiring = { 'panel.search': openSearch }
