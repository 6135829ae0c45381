import { providerOrdersApi } from '../../../src/core/orders/providerOrders.api'
import { demonstrationAccounts } from '../../../server/seed/accounts'
import { type ChaosScreen, type Practice, retry } from '../../kit/chaos/screen'
import { entriesOf, sessionOf } from '../../kit/patients'

const openBoard = async ({ served }: Practice) => {
  const { storage } = await sessionOf(served, demonstrationAccounts.pharmacy.phoneNumber)
  return { path: '/orders', session: entriesOf(storage) }
}

/** The board of a pharmacy. */
export const providerOrdersScreens: readonly ChaosScreen[] = [
  {
    name: 'the orders of a pharmacy',
    size: 'desktop',
    open: openBoard,
    calls: { 'the orders': { row: { endpoint: providerOrdersApi.pharmacyList }, wayOn: retry } },
  },
]
