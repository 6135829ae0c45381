import type { StateValueFrom } from 'xstate'
import { newGuest, newPatient } from '../../kit/patients'
import { inLanguage } from '../../kit/pages/inLanguage'
import { type Person, personAt } from '../../kit/pages/person'
import type { BrowserPlayer, BaseScene } from '../../kit/paths/browser'
import { settingsModel } from './settings.model'
import { openAs } from '../../kit/paths/people'
import { newDoctor, newStaff } from '../../kit/staff'

interface Scene extends BaseScene {
  /** Speaks the language that was chosen. */
  I: Person
}

type Place = Exclude<StateValueFrom<typeof settingsModel.machine>, 'deciding'>

const seeOpened = async (base: BaseScene): Promise<BaseScene> => {
  await base.inspection.reached('settings', 'choosing', 0)
  await base.I.seeSettings()
  return base
}

export const settingsPlayer: BrowserPlayer<typeof settingsModel, Scene, Place> = {
  model: settingsModel,
  arrive: {
    'Open the settings as a patient': async (base) => {
      await openAs(base, await newPatient(base.served), '/order-list')
      await base.I.openMenu()
      await base.I.openSettings()
      return seeOpened(base)
    },
    'Open the settings as a guest': async (base) => {
      await openAs(base, await newGuest(base.served), '/home')
      await base.I.openSettings()
      return seeOpened(base)
    },
    'Open the settings as a doctor': async (base) => {
      await openAs(base, await newDoctor(base.served), '/schedule')
      await base.I.openMenu()
      await base.I.press('Settings')
      return seeOpened(base)
    },
    // The menu of the public pages; that of the staff's own has a question of its own.
    'Press Logout in the menu as a pharmacy': async (base) => {
      await openAs(base, await newStaff(base.served, 'PHARMACY'), '/about-us')
      await base.I.openMenu()
      await base.I.askToLogOut()
      await base.inspection.reached('settings', 'confirmingLogout', 0)
      return base
    },
  },
  act: {
    'Choose Gujarati': async ({ I }) => {
      await I.pickLanguage('ગુજરાતી')
      await I.seePicked('ગુજરાતી')
    },
    'Choose English again': async ({ I }) => {
      await I.pickLanguage('English')
      await I.seePicked('English')
    },
    'Press Confirm': async (scene) => {
      await scene.I.confirmLanguage()
      await scene.I.handle('gu')
      scene.I = personAt(inLanguage(scene.page, 'gu'), scene.size)
    },
    'Press Help & Support': async ({ I }) => {
      await I.askForHelp()
      await I.seeHelp()
    },
    'Press Login/Register': async ({ I, size }) => {
      await I.askForLogin()
      await (size === 'desktop' ? I.seeLoginDialog() : I.seeVerificationPage())
    },
    'Press Logout': ({ I }) => I.askToLogOut(),
    'Confirm the logout': async ({ I }) => {
      await I.confirmLogout()
      await I.at('/')
      await I.seeNobodyHere()
    },
    'Stay logged in': ({ I }) => I.stayLoggedIn(),
    'Close the settings': ({ I }) => I.closeSettings(),
  },
  see: {
    choosing: ({ I }) => I.seeSettings(),
    confirmingLogout: ({ I }) => I.seeLogoutQuestion(),
    closed: ({ I }) => I.seeSettingsGone(),
  },
}
