import type { StateValueFrom } from 'xstate'
import { demonstrationProviders } from '../../../server/seed/accounts'
import type { Outcome } from '../../../src/core/kit/outcome'
import { providerOrdersApi } from '../../../src/core/orders/providerOrders.api'
import type { WaitingRequests } from '../../../src/core/orders/providerOrders'
import { RING_AGAIN } from '../../../src/core/orders/providerOrders.rules'
import { holdTime } from '../../kit/browser'
import { changeOrder } from '../../kit/notificationEvents'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { newStaff } from '../../kit/staff'
import type { Session } from '../../kit/patients'
import { requestBellModel } from './requestBell.model'

const rows = { read: { endpoint: providerOrdersApi.requests } }

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly pharmacist: Session
}

/** They arrive, and the title of the tab says how many there are. */
const arrive = async ({ gate, page }: Scene, output: unknown) => {
  const outcome = output as Outcome<WaitingRequests>
  await gate.answer('read', outcome)
  if (!outcome.ok) return
  const { count } = outcome.value
  await page.waitForFunction((title) => document.title.startsWith(title), count === 0 ? 'Profile' : `(${count}) `)
}

export const requestBellPlayer: BrowserPlayer<
  typeof requestBellModel,
  Scene,
  keyof Extract<StateValueFrom<typeof requestBellModel.machine>, object>
> = {
  model: requestBellModel,
  arrive: {
    'Work at a pharmacy': async (base) => {
      const { page, served, inspection } = base
      const gate = await gateOn(page, rows)
      await page.clock.install()
      const pharmacist = await newStaff(served, 'PHARMACY', {
        providerId: demonstrationProviders.pharmacy,
        name: 'Meera',
      })
      await openAs(base, pharmacist, '/profile-details')
      await inspection.hearing()
      await holdTime(page)
      return { ...base, gate, pharmacist }
    },
  },
  act: {
    'Nothing waits': arrive,
    'One request waits': arrive,
    'A second one waits': arrive,
    'They cannot be read': arrive,
    'An order changes': ({ served, pharmacist }) => changeOrder(served, pharmacist, 'o1'),
    'Five minutes pass': ({ page }) => page.clock.runFor(RING_AGAIN),
    'Look at the orders': async ({ page }) => {
      await page.locator('a[href="/orders?request=1"]').filter({ visible: true }).first().click()
      // Another page arrives while time passes.
      await page.clock.resume()
    },
    // The press on its button is one of somebody who looks at the orders.
    'Turn the sound off or on': ({ inspection }) => inspection.send('requestBell', { type: 'sound.turned' }),
  },
  see: {
    requests: ({ page }) => page.getByRole('main').waitFor(),
    bell: ({ page }) => page.getByRole('main').waitFor(),
  },
}
