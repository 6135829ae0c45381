import type { Page } from 'playwright-core'
import { demonstrationProviders } from '../../../server/seed/accounts'
import { diagnosticsApi } from '../../../src/core/diagnostics/diagnostics.api'
import { salesApi } from '../../../src/core/sales/sales.api'
import { button, type ChaosScreen, press, type Opening, type Practice, retry } from '../../kit/chaos/screen'
import { entriesOf } from '../../kit/patients'
import { newStaff } from '../../kit/staff'

const asPharmacy = async ({ served }: Practice): Promise<Opening> => ({
  path: '/profile-details',
  session: entriesOf((await newStaff(served, 'PHARMACY', { providerId: demonstrationProviders.pharmacy })).storage),
})
const asCentre = async ({ served }: Practice): Promise<Opening> => ({
  path: '/profile-details',
  session: entriesOf(
    (await newStaff(served, 'DIAGNOSTIC_CENTER', { providerId: demonstrationProviders.centre })).storage,
  ),
})
const askPause = (page: Page) => press('Pause new orders')(page)

export const salesScreens: readonly ChaosScreen[] = [
  {
    name: 'the profile of a centre',
    size: 'phone',
    open: asCentre,
    calls: {
      'its tests': {
        row: { endpoint: diagnosticsApi.ownTests },
        provoke: press('See tests and prices'),
        wayOn: retry,
      },
    },
  },
  {
    name: 'the profile of a pharmacy',
    size: 'desktop',
    open: asPharmacy,
    calls: {
      'the profile': { row: { endpoint: salesApi.profile }, wayOn: retry },
      'the sales': { row: { endpoint: salesApi.sales }, wayOn: retry },
      'the orders': { row: { endpoint: salesApi.lines }, wayOn: retry },
      'the export': { row: { endpoint: salesApi.export }, provoke: press('CSV Export'), wayOn: button('CSV Export') },
      'the drawer': {
        row: { endpoint: salesApi.closeDrawer },
        fill: async (page) => {
          await press('Close the drawer: Cash')(page)
          await page.getByRole('textbox', { name: 'Counted' }).fill('500')
        },
        provoke: press('Close the drawer'),
        wayOn: button('Close the drawer'),
      },
      'the offers': { row: { endpoint: salesApi.offers }, wayOn: retry },
      'a new offer': {
        row: { endpoint: salesApi.addOffer },
        fill: async (page) => {
          await press('New offer')(page)
          await page.getByRole('textbox', { name: 'Discount in per cent' }).fill('10')
        },
        provoke: press('Make the offer'),
        wayOn: button('Make the offer'),
      },
      'the pause': {
        row: { endpoint: salesApi.pause },
        fill: askPause,
        provoke: press('Pause orders'),
        wayOn: button('Pause orders'),
      },
    },
  },
]
