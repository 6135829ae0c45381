import type { Page } from 'playwright-core'
import { providerOrdersApi } from '../../../src/core/orders/providerOrders.api'
import { demonstrationAccounts } from '../../../server/seed/accounts'
import { filesApi } from '../../../src/core/files/files.api'
import { systemClock } from '../../../server/kit/clock'
import { button, type ChaosScreen, type Practice, retry } from '../../kit/chaos/screen'
import { orderIn } from '../../kit/orders'
import { PNG } from '../../kit/sampleFiles'
import { entriesOf, sessionOf } from '../../kit/patients'

const openBoard = async ({ served }: Pick<Practice, 'served'>) => {
  const { storage } = await sessionOf(served, demonstrationAccounts.pharmacy.phoneNumber)
  return { path: '/orders', session: entriesOf(storage) }
}

/** A centre in front of an order of tests whose samples were taken. */
const openSampled = async ({ served }: Practice) => {
  const { id } = await orderIn(served.db, { kind: 'test', stage: 'sampled' }, systemClock.now())
  const { storage } = await sessionOf(served, demonstrationAccounts.diagnosticCentre.phoneNumber)
  return { path: `/orders?order=${id}`, session: entriesOf(storage) }
}
const openRequest = async ({ served }: Practice) => {
  const { id } = await orderIn(served.db, { kind: 'medicine', stage: 'requested' }, systemClock.now())
  return { ...(await openBoard({ served })), path: `/orders?order=${id}` }
}
const chooseReport = (page: Page) =>
  page
    .locator('[data-order] input[type=file]')
    .setInputFiles({ name: 'eeg.png', mimeType: 'image/png', buffer: REPORT })
/** That of the panel: cards of the board say which orders are accepted. */
const accept = (page: Page) => page.locator('[data-order]').getByRole('button', { name: 'Accept', exact: true })
const REPORT = Buffer.from(PNG)

/** The board of a pharmacy. */
export const providerOrdersScreens: readonly ChaosScreen[] = [
  {
    name: 'the orders of a pharmacy',
    size: 'desktop',
    open: openBoard,
    calls: { 'the orders': { row: { endpoint: providerOrdersApi.pharmacyList }, wayOn: retry } },
  },
  {
    name: 'a request to a pharmacy, in its panel',
    size: 'desktop',
    open: openRequest,
    calls: {
      'the order': { row: { endpoint: providerOrdersApi.pharmacyOne }, endedBy: /with 404/, wayOn: retry },
      accepting: {
        row: { endpoint: providerOrdersApi.pharmacyAct },
        provoke: (page) => accept(page).click(),
        wayOn: accept,
      },
    },
  },
  {
    name: 'reports of an order',
    size: 'desktop',
    open: openSampled,
    calls: {
      'the file': {
        row: { endpoint: filesApi.upload },
        provoke: chooseReport,
        wayOn: button(/^(?:Retry|Try again|Add a report)/),
      },
    },
  },
]
