import type { Page } from 'playwright-core'
import { diagnosticsApi } from '../../../src/core/diagnostics/diagnostics.api'
import { membersApi } from '../../../src/core/members/members.api'
import { asGuest, asPatient } from '../../kit/chaos/openings'
import { button, type ChaosScreen, press, retry } from '../../kit/chaos/screen'

const see = press(/^See tests of /)
const add = async (page: Page) => {
  await see(page)
  await press(/^Add /)(page)
}
const chooseDay = async (page: Page) => {
  await add(page)
  await press('Choose a day')(page)
}
const send = async (page: Page) => {
  await press('Check and send')(page)
  await press('Send request')(page)
}
/** What is gone is not asked for again. */
const GONE = /with 404/

export const diagnosticsScreens: readonly ChaosScreen[] = [
  {
    name: 'the diagnostic centres',
    size: 'phone',
    open: asGuest(() => '/test-reports'),
    calls: {
      'the centres': { row: { endpoint: diagnosticsApi.centres }, wayOn: retry },
      'a centre': { row: { endpoint: diagnosticsApi.centre }, provoke: see, endedBy: GONE, wayOn: retry },
      'its tests': { row: { endpoint: diagnosticsApi.tests }, provoke: see, wayOn: retry },
    },
  },
  {
    name: 'a cart of tests',
    size: 'desktop',
    open: asPatient('/test-reports'),
    calls: {
      'the cart': { row: { endpoint: diagnosticsApi.cart }, wayOn: retry },
      'what is added': { row: { endpoint: diagnosticsApi.saveCart }, provoke: add, wayOn: button(/^(?:Add|Remove) /) },
      'the family': { row: { endpoint: membersApi.list }, provoke: chooseDay, wayOn: retry },
      'the request': {
        row: { endpoint: diagnosticsApi.book },
        fill: chooseDay,
        provoke: send,
        wayOn: button(/^Send (?:request|again)$/),
      },
    },
  },
]
