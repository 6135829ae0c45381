import type { Page } from 'playwright-core'
import type { Size } from '../browser'
import { checkingOut } from './checkingOut'
import { finding } from './finding'
import { verification } from './verification'

/** A person in front of a tab: `await I.chooseSlot()`, `await I.seeCheckout()`. */
export const personAt = (page: Page, size: Size) => ({
  ...verification(page),
  ...finding(page, size),
  ...checkingOut(page),
  see: (words: string | RegExp) => page.getByText(words).first().waitFor(),
  at: (path: string) => page.waitForURL((url) => url.pathname === path),
  openMenu: () => page.getByRole('banner').locator('summary').last().click(),
  /** Asks to log out and says yes. */
  logOut: async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('button', { name: 'Yes, log out' }).click()
  },
})

export type Person = ReturnType<typeof personAt>
