import type { Page } from 'playwright-core'
import type { Size } from '../browser'
import { checkingOut } from './checkingOut'
import { finding } from './finding'
import { type Hands, pointer } from './hands'
import { verification } from './verification'
import { writing } from './writing'

/** A person in front of a tab: `await I.chooseSlot()`, `await I.seeCheckout()`. */
export const personAt = (page: Page, size: Size, hands: Hands = pointer) => {
  const banner = page.getByRole('banner')
  return {
    ...verification(page, hands),
    ...finding(page, size, hands),
    ...checkingOut(page, hands),
    ...writing(page),
    see: (words: string | RegExp) => page.getByText(words).filter({ visible: true }).first().waitFor(),
    at: (path: string) => page.waitForURL((url) => url.pathname === path),
    seeBookedOrTaken: async () => {
      const booked = page.getByRole('dialog', { name: 'Appointment booked' })
      await booked.or(page.getByText(/^That slot has just been taken/)).waitFor()
      return (await booked.isVisible()) ? 'booked' : 'taken'
    },
    reload: () => page.reload(),
    askToSeeOrders: () => hands.press(page.getByRole('button', { name: 'Login to see your orders' })),
    openMenu: () => hands.press(banner.locator('summary').filter({ visible: true }).last()),
    logOut: () => hands.press(page.getByRole('button', { name: 'Logout' })),
    seeNobodyHere: () =>
      banner
        .getByText(/^Login/)
        .filter({ visible: true })
        .waitFor(),
  }
}

export type Person = ReturnType<typeof personAt>
