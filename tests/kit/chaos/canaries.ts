import type { Page } from 'playwright-core'
import { ordersApi } from '../../../src/core/orders/orders.api'
import type { ChaosScreen } from './screen'

/** A screen as nobody should build it: how it fails is what must be found on it. */
export interface Canary {
  readonly screen: ChaosScreen
  readonly found: RegExp
}

const PATH = '/canary'
const CALL = ordersApi.list.path

/** A page of its own that calls the server and does something wrong when that fails. */
const pageOf = (onFailure: string): string => `<!doctype html><html lang="en"><head><title>Canary</title></head><body>
<main><h1>A screen that is broken</h1><input aria-label="Name"><p id="state"></p>
<button>Retry</button></main><style>@keyframes spin{to{transform:rotate(1turn)}}</style>
<script>document.querySelector('button').onclick = () => fetch('${CALL}?limit=10&offset=0').then((answer) => answer.json()).catch(() => {
const main = document.querySelector('main'), state = document.getElementById('state');
${onFailure} })</script></body></html>`

const canary = (name: string, onFailure: string, found: RegExp): Canary => ({
  found,
  screen: {
    name: `a canary that ${name}`,
    size: 'phone',
    open: () => ({ path: PATH }),
    before: (page: Page) =>
      page.route(`**${PATH}`, (route) => route.fulfill({ contentType: 'text/html', body: pageOf(onFailure) })),
    calls: {
      'the call': {
        row: { endpoint: ordersApi.list },
        fill: (each) => each.getByLabel('Name').fill('Kavita'),
        provoke: (each) => each.getByRole('button', { name: 'Retry' }).click(),
        typed: (each) => each.getByLabel('Name'),
        wayOn: (each) => each.getByRole('button', { name: 'Retry' }),
      },
    },
  },
})

export const canaries: readonly Canary[] = [
  canary('turns white', 'main.innerHTML = ""', /is blank/),
  canary('shows an object', 'state.textContent = "Dear " + {}', /shows \[object Object\]/),
  canary('shows what is not there', 'state.textContent = "Slot " + main.missing.no', /throws/),
  canary('says undefined', 'state.textContent = "Dear " + undefined', /shows undefined/),
  canary('loses what was typed', 'document.querySelector("input").value = ""', /loses what was typed/),
  canary('leads nowhere', 'document.querySelector("button").disabled = true', /offers no way on/),
]
