import type { StateValueFrom } from 'xstate'
import { newGuest, newPatient } from '../../patients'
import { inLanguage } from '../../pages/inLanguage'
import { type Person, personAt } from '../../pages/person'
import type { BrowserPlayer, Stage } from '../browser'
import { settingsModel } from '../settings.models'
import { demonstrationSession, openAs } from './people'

interface Scene extends Stage {
  /** Speaks the language that was chosen. */
  I: Person
}

type Place = Exclude<StateValueFrom<typeof settingsModel.machine>, 'deciding'>

const seeOpened = async (stage: Stage): Promise<Stage> => {
  await stage.told.reached('settings', 'choosing', 0)
  await stage.I.seeSettings()
  return stage
}

export const settingsPlayer: BrowserPlayer<typeof settingsModel, Scene, Place> = {
  model: settingsModel,
  sizeFor: () => null,
  arrive: {
    'Open the settings as a patient': async (stage) => {
      await openAs(stage, await newPatient(stage.served), '/order-list')
      await stage.I.openMenu()
      await stage.I.openSettings()
      return seeOpened(stage)
    },
    'Open the settings as a guest': async (stage) => {
      await openAs(stage, await newGuest(stage.served), '/home')
      await stage.I.openSettings()
      return seeOpened(stage)
    },
    'Open the settings as a doctor': async (stage) => {
      await openAs(stage, await demonstrationSession(stage.served, 'doctor'), '/schedule')
      await stage.I.openMenu()
      await stage.I.press('Settings')
      return seeOpened(stage)
    },
    // The menu of the public pages; that of the staff's own has a question of its own.
    'Press Logout in the menu as a pharmacy': async (stage) => {
      await openAs(stage, await demonstrationSession(stage.served, 'pharmacy'), '/about-us')
      await stage.I.openMenu()
      await stage.I.askToLogOut()
      await stage.told.reached('settings', 'confirmingLogout', 0)
      return stage
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
      await scene.I.hear('gu')
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
