import type { Page } from 'playwright-core'
import type { StateValueFrom } from 'xstate'
import { type BrowserPlayer, hasStep } from '../../kit/paths/browser'
import { type Parts, partsOn } from '../../kit/paths/parts'
import { slotModel } from './slot.model'
import { type AtDesk, logOutElsewhere, openStaffPage } from '../../kit/paths/desk'

interface Scene extends AtDesk {
  readonly parts: Parts
  panel: 'Search' | 'Help & Support' | 'Settings' | 'Logout'
}

const opening = (panel: Scene['panel']) => async (scene: Scene) => {
  scene.panel = panel
  scene.parts.hold()
  await (panel === 'Search' ? scene.I.openSearch() : scene.I.openFromMenu(panel === 'Logout' ? panel : 'Help'))
}

/** As in a browser that is too old for what sending needs. */
const withoutKeys = (page: Page) => page.evaluate(() => Object.assign(crypto, { randomUUID: undefined }))

/** What is lost fails or closes at once. */
type Place = 'open' | Exclude<Extract<StateValueFrom<typeof slotModel.machine>, string>, 'lost'>

export const slotPlayer: BrowserPlayer<typeof slotModel, Scene, Place> = {
  model: slotModel,
  called: { 'A doctor who may not see reviews is at work': 'panel', 'A doctor opens the menu': 'overlay' },
  arrive: {
    'A doctor who may not see reviews is at work': async (base) => {
      // The logout stands in a file with what the others need to show that they are coming.
      const panels = hasStep(base.tour, 'Press Logout')
        ? ['ui/staff/LogoutPanel.tsx']
        : ['ui/staff/SearchPanel.tsx', 'ui/support/HelpPanel.tsx']
      const parts = await partsOn(base.page, ...panels)
      const desk = await openStaffPage(base, '/chats')
      await base.inspection.reached('session', { known: 'resting' }, 0)
      await base.I.goToPage('Schedule')
      await base.I.at('/schedule')
      // A page that arrives takes the focus, and the menu closes.
      await base.page.getByRole('button', { name: 'Later days' }).waitFor()
      return { ...desk, parts, panel: 'Search' }
    },
    'A doctor opens the menu': async (base) => {
      const parts = await partsOn(base.page, 'ui/settings/SettingsPanel.tsx')
      return { ...(await openStaffPage(base)), parts, panel: 'Settings' }
    },
  },
  act: {
    'Open the search': opening('Search'),
    'Open the help': opening('Help & Support'),
    'Press Logout': opening('Logout'),
    'Press No': ({ I }) => I.declineLogout(),
    'Open the reviews': async ({ I }) => {
      await I.openFromMenu('Reviews')
      await I.seeDenied()
      await I.noteDenied()
    },
    'Open the settings': ({ I }) => I.openFromMenu('Settings'),
    'It arrives': async ({ parts }) => parts.deliver(),
    'It does not arrive': async ({ parts }) => parts.lose(),
    'Press Try again': async ({ I, parts }) => {
      parts.hold()
      await I.retryPanel()
    },
    'Go back or close the panel': async ({ I, page }) => {
      if (await I.isLeavingAsked()) await page.goBack()
      else await I.closePanel()
    },
    'Close the help with words in it': async ({ I }) => {
      await I.fillIn('Description', 'Tuesday is missing')
      await I.closePanel()
    },
    Stay: ({ I }) => I.stayInPanel(),
    'Leave without saving': ({ I }) => I.leavePanel(),
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
    'The doctor logs out in another tab': async (scene) => {
      await logOutElsewhere(scene)
      await scene.I.at('/')
    },
  },
  see: {
    closed: ({ I }) => I.seeNoPanel(),
    opening: async ({ I, panel }) => {
      // An overlay and a question are seen once they have arrived.
      if (panel === 'Settings' || panel === 'Logout') return
      await I.seePanel(panel)
      await I.seePanelArriving()
    },
    open: ({ I, panel }, value) =>
      (value as { open: string }).open === 'confirmingLeave'
        ? I.seeLeavingAsked()
        : panel === 'Search'
          ? I.seeSearchBox()
          : panel === 'Logout'
            ? I.seeLogoutAsked()
            : I.seeHelpForm(),
    failed: ({ I }) => I.seePanelFailed(),
  },
}
