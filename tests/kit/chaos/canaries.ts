import type { Page } from 'playwright-core'
import { ordersApi } from '../../../src/core/orders/orders.api'
import { type BadAnswer, badAnswers } from './answers'
import type { Limits } from './play'
import type { ChaosScreen } from './screen'

/** A screen as nobody should build it: how it fails is what must be found on it. */
export interface Canary {
  readonly screen: ChaosScreen
  readonly answer: BadAnswer
  readonly found: RegExp
  /** What never comes is not waited for longer. */
  readonly within: Partial<Limits>
}

const SOON = 500
const answerOf = (name: string): BadAnswer => badAnswers.find((each) => each.name === name)!

const PATH = '/canary'
const CALL = ordersApi.list.path

/** A page of its own that calls the server and does something wrong when that fails. */
const pageOf = (onFailure: string): string => `<!doctype html><html lang="en"><head><title>Canary</title></head><body>
<main><h1>A screen that is broken</h1><input aria-label="Name"><p id="state"></p>
<button>Retry</button></main><style>@keyframes spin{to{transform:rotate(1turn)}}</style>
<script>document.querySelector('button').onclick = () => fetch('${CALL}?limit=10&offset=0').then((answer) => answer.json()).catch(() => {
const main = document.querySelector('main'), state = document.getElementById('state');
${onFailure} })</script></body></html>`

const canary = (
  name: string,
  onFailure: string,
  found: RegExp,
  { within = {}, answer = answerOf('an empty body') }: Partial<Pick<Canary, 'within' | 'answer'>> = {},
): Canary => ({
  found,
  within,
  answer,
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
  canary('turns white', 'main.innerHTML = ""', /is blank/, { within: { settles: SOON, leadsOn: SOON } }),
  canary('shows an object', 'state.textContent = "Dear " + {}', /shows \[object Object\]/),
  canary('says undefined', 'state.textContent = "Dear " + undefined', /shows undefined/),
  canary('shows what is not there', 'state.textContent = "Slot " + main.missing.no', /throws/),
  canary('spins for ever', 'state.style.animation = "spin 1s linear infinite"', /still spins/, {
    within: { spins: SOON },
  }),
  canary('loses what was typed', 'document.querySelector("input").value = ""', /loses what was typed/, {
    within: { settles: SOON },
  }),
  canary('leads nowhere', 'document.querySelector("button").disabled = true', /offers no way on/, {
    within: { leadsOn: SOON },
  }),
  canary('keeps the words of the server to itself', '', /does not say what became of it/, {
    answer: answerOf('a refusal with 400'),
    within: { says: SOON },
  }),
]
