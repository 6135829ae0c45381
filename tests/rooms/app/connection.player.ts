import type { StateValueFrom } from 'xstate'
import { failed } from '../../../src/core/kit/outcome'
import { notificationsApi } from '../../../src/core/notifications/notifications.api'
import { holdTime } from '../../kit/browser'
import { TIME_LIMIT_FACTOR } from '../../kit/limits'
import { newPatient } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { connectionModel } from './platform.model'
import { openAs } from '../../kit/paths/people'

interface Scene extends BaseScene {
  readonly gate: Gate<'list'>
}

/** How long it is said in a test's tab that the network is back. */
const REPORTED = 4000 * TIME_LIMIT_FACTOR

export const connectionPlayer: BrowserPlayer<
  typeof connectionModel,
  Scene,
  StateValueFrom<typeof connectionModel.machine>
> = {
  model: connectionModel,
  arrive: {
    'Open any page': async (base) => {
      const { page, inspection, served } = base
      const gate = await gateOn(page, { list: { endpoint: notificationsApi.list } })
      await page.clock.install()
      await openAs(base, await newPatient(served), '/order-list')
      await inspection.reached('connection', 'online', 0)
      await holdTime(page)
      return { ...base, gate }
    },
  },
  act: {
    'The network is lost': ({ page }) => page.context().setOffline(true),
    'The network is back': ({ page }) => page.context().setOffline(false),
    'Four seconds pass': async ({ page }) => {
      await page.clock.runFor(REPORTED)
      await page.clock.resume()
    },
    'A proxy answers that the server is down': async ({ I, gate }) => {
      await I.openNotifications()
      await gate.end('list', failed('serverDown', ''))
      await I.see("We're experiencing some technical difficulties. Please try again later.")
    },
  },
  see: {
    online: ({ I }) => I.seeNothingOfTheNetwork(),
    offline: ({ I }) => I.seeOffline(),
    back: ({ I }) => I.seeBackOnline(),
  },
}
