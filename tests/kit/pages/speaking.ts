import type { Page } from 'playwright-core'
import { type Hands, pointer } from './hands'

/** Choosing a language and what else the settings hold. */
export const speaking = (page: Page, hands: Hands = pointer) => {
  const banner = page.getByRole('banner')
  const dialog = page.getByRole('dialog')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    /** The settings of those who have not verified a number stand in the bar, everybody else's in the menu. */
    openSettings: async () => {
      await hands.press(page.getByRole('button', { name: 'Settings and preferences' }).filter({ visible: true }))
      await dialog.waitFor()
    },
    seeSettings: () => page.getByRole('dialog', { name: 'Settings and preferences' }).waitFor(),
    pickLanguage: (name: string) => dialog.getByText(name, { exact: true }).click(),
    confirmLanguage: () => hands.press(button('Confirm')),
    askToLogOut: async () => {
      await hands.press(button('Logout'))
      await page.getByRole('alertdialog').waitFor()
    },
    openLanguageMenu: () => hands.press(banner.locator('summary').filter({ visible: true, hasText: 'English' })),
    languagesOffered: async () => {
      const list = banner.locator('summary').filter({ visible: true, hasText: 'English' }).locator('..').locator('li')
      await list.first().waitFor()
      return list.allInnerTexts()
    },
    takeLanguage: (name: string) => hands.press(banner.getByRole('button', { name, exact: true })),
    hear: (tag: string) => page.waitForFunction((wanted) => document.documentElement.lang === wanted, tag),
    pickFirstLanguage: (name: string) => page.getByText(name, { exact: true }).click(),
    goOnInOnboarding: (words: string) => hands.press(button(words)),
  }
}
