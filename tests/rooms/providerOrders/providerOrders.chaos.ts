import type { Page } from 'playwright-core'
import { providerOrdersApi } from '../../../src/core/orders/providerOrders.api'
import { demonstrationAccounts } from '../../../server/seed/accounts'
import { filesApi } from '../../../src/core/files/files.api'
import { systemClock } from '../../../server/kit/clock'
import { orderReportsApi } from '../../../src/core/orders/orderReports.api'
import { button, type ChaosScreen, type Practice, press, retry } from '../../kit/chaos/screen'
import { valueOf } from '../../kit/chaos/valueOf'
import { orderIn } from '../../kit/orders'
import { PNG } from '../../kit/sampleFiles'
import { entriesOf, sessionOf } from '../../kit/patients'

const openBoard = async ({ served }: Pick<Practice, 'served'>) => {
  const { storage } = await sessionOf(served, demonstrationAccounts.pharmacy.phoneNumber)
  return { path: '/orders', session: entriesOf(storage) }
}

const openCentre = async ({ served }: Practice) => {
  const { storage } = await sessionOf(served, demonstrationAccounts.diagnosticCentre.phoneNumber)
  return { path: '/orders', session: entriesOf(storage) }
}

/** A centre in front of an order of tests whose samples were taken. */
const openSampled = async (practice: Practice) => {
  const { id } = await orderIn(practice.served.db, { kind: 'test', stage: 'sampled' }, systemClock.now())
  return { ...(await openCentre(practice)), path: `/orders?order=${id}` }
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
/** The question whose report it is. */
const whose = (page: Page) => page.getByRole('dialog', { name: 'This goes to' })
const sendReport = (page: Page) => whose(page).getByRole('button', { name: /^Send/ })
/** A centre in front of an order of tests with a report. */
const openReported = async (practice: Practice) => {
  const { served } = practice
  const { id } = await orderIn(served.db, { kind: 'test', stage: 'sampled' }, systemClock.now())
  const { ports } = await sessionOf(served, demonstrationAccounts.diagnosticCentre.phoneNumber)
  const signal = new AbortController().signal
  const file = new File([PNG], 'eeg.png', { type: 'image/png' })
  const { url } = valueOf(await ports.files.upload({ kind: 'report', file }, signal))
  valueOf(await ports.orderReports.attach({ id, url, key: crypto.randomUUID() }, signal))
  return { ...(await openCentre(practice)), path: `/orders?order=${id}` }
}
/** The question why a report is taken back. */
const why = (page: Page) => page.getByRole('dialog', { name: 'Take the report back?' })
const reason = (page: Page) => why(page).getByLabel('Reason')
const takeBack = (page: Page) => why(page).getByRole('button', { name: 'Take back', exact: true })
const giveReason = async (page: Page) => {
  await press('Take eeg.png back')(page)
  await reason(page).fill('It is of another patient')
}
/** A centre in front of an order of tests that it has not answered. */
const openVisit = async (practice: Practice) => {
  const { id } = await orderIn(practice.served.db, { kind: 'test', stage: 'requested' }, systemClock.now())
  return { ...(await openCentre(practice)), path: `/orders?order=${id}` }
}

/** The boards of a pharmacy and of a centre. */
export const providerOrdersScreens: readonly ChaosScreen[] = [
  {
    name: 'the orders of a pharmacy',
    size: 'desktop',
    open: openBoard,
    calls: {
      'the orders': { row: { endpoint: providerOrdersApi.pharmacyList }, wayOn: retry },
      // The bell says nothing of what it could not read: the next change asks again.
      'the requests of the bell': {
        row: { endpoint: providerOrdersApi.requests },
        wayOn: (page) => page.locator('[data-card]').first(),
        isQuiet: true,
      },
    },
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
    name: 'the orders of a centre',
    size: 'desktop',
    open: openCentre,
    calls: { 'the orders': { row: { endpoint: providerOrdersApi.centreList }, wayOn: retry } },
  },
  {
    name: 'a request to a centre, in its panel',
    size: 'desktop',
    open: openVisit,
    calls: {
      'the order': { row: { endpoint: providerOrdersApi.centreOne }, endedBy: /with 404/, wayOn: retry },
      accepting: {
        row: { endpoint: providerOrdersApi.centreAct },
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
      'the report': {
        row: { endpoint: orderReportsApi.attach },
        fill: async (page) => {
          await chooseReport(page)
          await whose(page).waitFor()
        },
        provoke: (page) => sendReport(page).click(),
        wayOn: (page) => sendReport(page).or(button(/^Add a report/)(page)),
      },
      // Whether the file names the patient blocks nothing: for whom it is stands there large.
      'the name in the file': {
        row: { endpoint: orderReportsApi.check },
        provoke: chooseReport,
        wayOn: sendReport,
        isQuiet: true,
      },
    },
  },
  {
    name: 'a report that is taken back',
    size: 'desktop',
    open: openReported,
    calls: {
      'taking it back': {
        row: { endpoint: orderReportsApi.retract },
        fill: giveReason,
        provoke: (page) => takeBack(page).click(),
        typed: reason,
        wayOn: takeBack,
      },
    },
  },
]
