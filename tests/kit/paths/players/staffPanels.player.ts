import type { Page } from 'playwright-core'
import type { StateValueFrom } from 'xstate'
import { failed } from '../../../../src/core/kit/outcome'
import { notificationsApi } from '../../../../src/core/notifications/notifications.api'
import type { BrowserPlayer } from '../browser'
import { type Gate, gateOn } from '../gate'
import { type Parts, partsOn, WITHOUT_WORKER } from '../parts'
import { staffPanelsModel } from '../models/staff'
import { type AtDesk, logOutElsewhere, mountStaffPanels } from './desk'

const rows = { list: { endpoint: notificationsApi.list } }

interface Scene extends AtDesk {
  readonly gate: Gate<keyof typeof rows>
  readonly parts: Parts
  panel: 'Search' | 'Help & Support'
}

const opening = (panel: Scene['panel']) => async (scene: Scene) => {
  scene.panel = panel
  scene.parts.hold()
  await (panel === 'Search' ? scene.I.openSearch() : scene.I.openFromMenu('Help'))
}

/** As in a browser that is too old for what sending needs. */
const withoutKeys = (page: Page) => page.evaluate(() => Object.assign(crypto, { randomUUID: undefined }))

export const staffPanelsPlayer: BrowserPlayer<
  typeof staffPanelsModel,
  Scene,
  StateValueFrom<typeof staffPanelsModel.machine>
> = {
  model: staffPanelsModel,
  tab: WITHOUT_WORKER,
  arrive: {
    'A doctor who may not see reviews is at work': async (base) => {
      const gate = await gateOn(base.page, rows)
      const parts = await partsOn(base.page, 'SearchPanel', 'HelpPanel')
      const desk = await mountStaffPanels(base, '/chats')
      await base.inspection.reached('session', { known: 'resting' }, 0)
      await base.I.goToPage('Schedule')
      await base.I.at('/schedule')
      return { ...desk, gate, parts, panel: 'Search' }
    },
  },
  act: {
    'Open the search': opening('Search'),
    'Open the help': opening('Help & Support'),
    'Open the reviews': async ({ I }) => {
      await I.openFromMenu('Reviews')
      await I.seeDenied()
      await I.noteDenied()
    },
    'The panel arrives': async ({ parts }) => parts.deliver(),
    'The panel does not arrive': async ({ parts }) => parts.lose(),
    'Press Try again': async ({ I, parts }) => {
      parts.hold()
      await I.retryPanel()
    },
    'Close the panel': ({ I }) => I.closePanel(),
    'Go back to the page before': async ({ I, page }) => {
      await page.goBack()
      await I.at('/chats')
    },
    'Press Cancel in the help': ({ I }) => I.press('Cancel'),
    'The help breaks': async ({ I, page }) => {
      await I.fillIn('Problem', 'Slots')
      await I.fillIn('Description', 'Tuesday is missing')
      await withoutKeys(page)
      await I.press('Request Call Back')
    },
    // The server refuses what the list allowed, so the list is asked for anew.
    'The permissions change': async ({ gate }) => void (await gate.end('list', failed('forbidden', ''))),
    'The doctor logs out in another tab': async (scene) => {
      await logOutElsewhere(scene)
      await scene.I.at('/')
    },
  },
  see: {
    closed: ({ I }) => I.seeNoPanel(),
    opening: async ({ I, panel }) => {
      await I.seePanel(panel)
      await I.seePanelArriving()
    },
    open: ({ I, panel }) => (panel === 'Search' ? I.seeSearchBox() : I.seeHelpForm()),
    failed: ({ I }) => I.seePanelFailed(),
  },
}
