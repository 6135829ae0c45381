import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** Choosing a language and what else the settings hold. */
export const settingsPage = (page: Page, actions: Actions) => {
  const banner = page.getByRole('banner')
  const dialog = page.getByRole('dialog')
  const languageMenu = (spoken: string) => banner.locator('summary').filter({ visible: true, hasText: spoken })
  const settings = page.getByRole('dialog', { name: 'Settings and preferences' })
  const nights = settings.getByRole('checkbox', { name: 'Chat messages wait from 10 pm to 7 am' })
  const nightsAgain = settings.getByRole('button', { name: 'Try again' })
  const leaving = page.getByRole('alertdialog', { name: 'Logout' })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const opener = page.getByRole('button', { name: 'Settings and preferences' }).filter({ visible: true })
  const pressSettings = () => actions.press(opener)
  return {
    pressSettings,
    /** The button says that it heard, the page does not follow yet. */
    /** The settings of those who have not verified a number stand in the bar, everybody else's in the menu. */
    openSettings: async () => {
      await pressSettings()
      await dialog.waitFor()
    },
    seeSettings: () => settings.waitFor(),
    closeSettings: () => actions.press(settings.getByRole('button', { name: 'Close' })),
    seeSettingsGone: async () => {
      await settings.waitFor({ state: 'detached' })
      await leaving.waitFor({ state: 'detached' })
    },
    seePicked: (language: string) =>
      settings.getByRole('radio', { name: language, checked: true }).waitFor({ state: 'attached' }),
    seeQuietNights: (checked: boolean) =>
      settings
        .getByRole('checkbox', { name: 'Chat messages wait from 10 pm to 7 am', checked })
        .waitFor({ state: 'attached' }),
    seeNightsComing: () => settings.locator('[class*=skeleton]').first().waitFor({ state: 'attached' }),
    seeNightsFailed: () => nightsAgain.waitFor(),
    askNightsAgain: () => actions.press(nightsAgain),
    switchQuietNights: () => actions.choose(nights),
    askForHelp: () => actions.press(settings.getByRole('button', { name: 'Help & Support' })),
    askForLogin: () => actions.press(settings.getByRole('button', { name: 'Login/Register' })),
    pickLanguage: (name: string) => dialog.getByText(name, { exact: true }).click(),
    confirmLanguage: () => actions.press(button('Confirm')),
    askToLogOut: async () => {
      await actions.press(button('Logout'))
      await page.getByRole('alertdialog').waitFor()
    },
    seeLogoutQuestion: () => leaving.waitFor(),
    confirmLogout: () => actions.press(leaving.getByRole('button', { name: 'Yes, log out' })),
    stayLoggedIn: () => actions.press(leaving.getByRole('button', { name: 'Stay logged in' })),
    openLanguageMenu: (spoken = 'English') => actions.press(languageMenu(spoken)),
    languagesOffered: async () => {
      const list = languageMenu('English').locator('..').locator('li')
      await list.first().waitFor()
      return list.allInnerTexts()
    },
    takeLanguage: (name: string) => actions.press(banner.getByRole('button', { name, exact: true })),
    seeSpoken: (name: string) => languageMenu(name).waitFor(),
    handle: (tag: string) => page.waitForFunction((wanted) => document.documentElement.lang === wanted, tag),
    pickFirstLanguage: (name: string) => page.getByText(name, { exact: true }).click(),
    goOnInOnboarding: (words: string) => actions.press(button(words)),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly settings: ReturnType<typeof settingsPage>
  }
}
