import type { Page } from 'playwright-core'
import type { Size } from '../browser'
import { beginning } from './beginning'
import { checkingOut } from './checkingOut'
import { desk } from './desk'
import { finding } from './finding'
import { type Hands, pointer } from './hands'
import { locating } from './locating'
import { notified } from './notified'
import { noticing } from './noticing'
import { paying } from './paying'
import { reading } from './reading'
import { speaking } from './speaking'
import { verification } from './verification'
import { ownMenu, writing } from './writing'

/** A person in front of a tab: `await I.chooseSlot()`, `await I.seeCheckout()`. */
export const personAt = (page: Page, size: Size, hands: Hands = pointer) => {
  const banner = page.getByRole('banner')
  return {
    ...beginning(page, hands),
    ...verification(page, hands),
    ...desk(page, size, hands),
    ...finding(page, size, hands),
    ...checkingOut(page, hands),
    ...locating(page, hands),
    ...notified(page, size, hands),
    ...noticing(page, hands),
    ...speaking(page, hands),
    ...paying(page, hands),
    ...reading(page),
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
    openMenu: () => hands.press(ownMenu(page)),
    /** Asks to log out and says yes. */
    logOut: async () => {
      await hands.press(page.getByRole('button', { name: 'Logout' }))
      await hands.press(page.getByRole('button', { name: 'Yes, log out' }))
    },
    openNotifications: () =>
      hands.press(banner.getByRole('button', { name: /^Notifications/ }).filter({ visible: true })),
    seeNobodyHere: () =>
      banner
        .getByText(/^Login/)
        .filter({ visible: true })
        .waitFor(),
  }
}

export type Person = ReturnType<typeof personAt>
