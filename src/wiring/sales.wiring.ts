import { dayOf } from '../core/kit/dates'
import { done } from '../core/kit/outcome'
import type { ProviderKind } from '../core/provider/provider'
import { salesRangeParam } from '../core/sales/sales.params'
import { SALES_PAGE } from '../core/sales/sales.rules'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { ownTestsMachine } from '../machines/sales/ownTests.machine'
import { providerOffersMachine } from '../machines/sales/providerOffers.machine'
import { providerProfileMachine } from '../machines/sales/providerProfile.machine'
import { salesFlow } from '../machines/sales/sales.flow'
import { type SalesActor, salesMachine } from '../machines/sales/sales.machine'
import type { Open, RoomWiring } from './features'

const openSales: Open = ({ sales, diagnostics }, { login, place, now }) => {
  const today = dayOf(now)
  const provider: ProviderKind = login?.role === 'PHARMACY' ? 'pharmacy' : 'centre'
  const logic = salesMachine.provide({
    actors: {
      load: fromPort(async (asked, signal) => {
        const [sums, lines] = await Promise.all([
          sales.sales(asked, signal),
          sales.lines({ ...asked, limit: SALES_PAGE, offset: 0 }, signal),
        ])
        if (!sums.ok) return sums
        return lines.ok ? done({ sales: sums.value, lines: lines.value }) : lines
      }),
      loadMore: fromPort(sales.lines),
      export: userAction(sales.export),
      closeDrawer: userAction(sales.closeDrawer),
      profile: providerProfileMachine.provide({
        actors: { loadProfile: fromPort(sales.profile), savePause: userAction(sales.pause) },
      }),
      tests: ownTestsMachine.provide({ actors: { load: fromPort(diagnostics.ownTests) } }),
      offers: providerOffersMachine.provide({
        actors: {
          load: fromPort(sales.offers),
          make: userAction(sales.addOffer),
          end: userAction(sales.endOffer),
        },
      }),
    },
  })
  const range = salesRangeParam(place.params) ?? { from: today, to: today }
  return { logic, input: { provider, today, range }, flow: (page) => salesFlow(page as SalesActor) }
}

export const features: RoomWiring = { 'page.profileDetails': openSales }
