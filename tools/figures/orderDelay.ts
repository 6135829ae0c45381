import type { Browser, Page } from 'playwright-core'
import { systemClock } from '../../server/kit/clock'
import { moveOrder } from '../../server/orders/order.store'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { beginWith, openTab, type Size, startBrowser } from '../../tests/kit/browser'
import { orderIn, pharmacist } from '../../tests/kit/orders'
import { entriesOf, logIn } from '../../tests/kit/patients'
import { serve, type Served } from '../../tests/kit/served'
import { atMost, count, exactly, type Figure, quantile } from './figure'

/** Changes of each end. */
const EACH = 100
/** Milliseconds. */
const TARGET = 2000
const WARM_UP = 3

const openAs = async (
  browser: Browser,
  served: Served,
  phoneNumber: string,
  size: Size,
  path: string,
): Promise<Page> => {
  const page = await openTab(browser, size, served.url)
  await beginWith(page, { session: entriesOf((await logIn(served, phoneNumber)).storage) })
  await page.goto(path)
  return page
}

/** From the commit of a change until the other end shows it: a pharmacy offers a part, its patient agrees, again and again. */
export const orderDelay = async (): Promise<Figure> => {
  const served = await serve()
  const browser = await startBrowser()
  try {
    const { id, who } = await orderIn(served.db, { kind: 'medicine', stage: 'accepted' }, systemClock.now())
    const patient = { role: 'PATIENT' as const, userId: who.patientId }
    const { phoneNumber } = demonstrationAccounts.pharmacy
    const desk = await openAs(browser, served, phoneNumber, 'desktop', `/orders?order=${id}`)
    const phone = await openAs(browser, served, who.phoneNumber, 'phone', `/order-list?order=${id}`)
    const shown = {
      offer: phone.getByRole('button', { name: 'Agree' }),
      agree: desk.locator('[data-order]').getByRole('button', { name: 'Packed' }),
    }
    await shown.agree.waitFor()
    await phone.getByText('What happened').waitFor()
    const change = async (action: 'offer' | 'agree'): Promise<number> => {
      const by = action === 'offer' ? pharmacist : patient
      const outcome = await served.db.transaction((tx) => moveOrder(tx, { id, action, by }, systemClock.now()))
      if (outcome.is !== 'moved') throw new Error(`${action}: ${outcome.is}`)
      const from = performance.now()
      await shown[action].waitFor()
      return performance.now() - from
    }
    const times: number[] = []
    for (const index of count(EACH + WARM_UP)) {
      const both = [await change('offer'), await change('agree')]
      if (index >= WARM_UP) times.push(...both)
    }
    const samples = `${times.length} changes in turn, a phone and a desktop`
    return {
      number: null,
      title: 'A change of an order is seen at the other end',
      measures: [
        atMost('from the commit to the other screen, p95', samples, quantile(times, 0.95), TARGET, ' ms'),
        atMost('the slowest', samples, Math.max(...times), 2 * TARGET, ' ms'),
        exactly('changes that were seen without a reload', samples, times.length, 2 * EACH),
      ],
    }
  } finally {
    await browser.close()
    await served.close()
  }
}
