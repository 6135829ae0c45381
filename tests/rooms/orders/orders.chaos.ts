import type { Page } from 'playwright-core'
import { inpatientApi } from '../../../src/core/inpatient/inpatient.api'
import { ordersApi } from '../../../src/core/orders/orders.api'
import { asPatient } from '../../kit/chaos/openings'
import { afterStay } from '../../kit/chaos/recordOpenings'
import { button, type ChaosScreen, retry, press } from '../../kit/chaos/screen'
import { trackedOrder } from './trackedOrder'

/** What is gone, or not theirs, is not asked for again. */
const GONE = /with 404/
const stay = (page: Page) => page.getByRole('dialog', { name: /Get Update|in hospital$/ })
const openStay = press('Discharge summary')
/** The order of the address, over the list, asked to be cancelled. */
const askToCancel = (page: Page): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel: / })
    .click()
const stayAgain = (page: Page) => stay(page).getByRole('button', { name: 'Try again' })

export const ordersScreens: readonly ChaosScreen[] = [
  {
    name: 'my orders',
    size: 'phone',
    open: asPatient('/order-list'),
    calls: { 'the orders': { row: { endpoint: ordersApi.list }, wayOn: retry } },
  },
  {
    name: 'an order of a patient',
    size: 'phone',
    open: ({ served }) => trackedOrder(served),
    calls: {
      'the order': { row: { endpoint: ordersApi.one }, endedBy: GONE, wayOn: button('Try again') },
      'the cancelling': {
        row: { endpoint: ordersApi.changeMedicine },
        fill: askToCancel,
        provoke: press('Yes, cancel it'),
        wayOn: button(/^(?:Yes, cancel it|Keep it)$/),
      },
    },
  },
  {
    name: 'an order of tests of a patient',
    size: 'phone',
    open: ({ served }) => trackedOrder(served, 'test'),
    calls: {
      'the cancelling': {
        row: { endpoint: ordersApi.cancelTest },
        fill: askToCancel,
        provoke: press('Yes, cancel it'),
        wayOn: button(/^(?:Yes, cancel it|Keep it)$/),
      },
    },
  },
  {
    name: 'a stay of a patient',
    size: 'phone',
    open: afterStay,
    calls: {
      'the stay': { row: { endpoint: inpatientApi.ownStay }, provoke: openStay, endedBy: GONE, wayOn: stayAgain },
      'its summary': { row: { endpoint: inpatientApi.summaryLink }, provoke: openStay, wayOn: stayAgain },
    },
  },
]
