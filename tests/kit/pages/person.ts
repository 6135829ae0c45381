import type { Page } from 'playwright-core'
import type { Size } from '../browser'
import { foundInRooms } from '../found'
import { type Actions, pointer } from './actions'
import { ownMenu } from './ownMenu'

/** What a person does on the pages of each room. A room adds its own with `declare module`, in its `.page.ts`. */
export interface Pages {}

/** What a person does and sees on every page. */
const everywhere = (page: Page, actions: Actions) => {
  const banner = page.getByRole('banner')
  return {
    see: (words: string | RegExp) => page.getByText(words).filter({ visible: true }).first().waitFor(),
    at: (path: string) => page.waitForURL((url) => url.pathname === path),
    seeBookedOrTaken: async () => {
      const booked = page.getByRole('dialog', { name: 'Appointment booked' })
      await booked.or(page.getByText(/^That slot has just been taken/)).waitFor()
      return (await booked.isVisible()) ? 'booked' : 'taken'
    },
    reload: () => page.reload(),
    askToSeeOrders: () => actions.press(page.getByRole('button', { name: 'Log in to see your orders' })),
    openMenu: () => actions.press(ownMenu(page)),
    /** Asks to log out and says yes. */
    logOut: async () => {
      await actions.press(page.getByRole('button', { name: 'Logout' }))
      await actions.press(page.getByRole('button', { name: 'Yes, log out' }))
    },
    openNotifications: () =>
      actions.press(banner.getByRole('button', { name: /^Notifications/ }).filter({ visible: true })),
    seeNobodyHere: () =>
      banner
        .getByText(/^Login/)
        .filter({ visible: true })
        .waitFor(),
  }
}

type PageObject = (page: Page, actions: Actions, size: Size) => object
type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (each: infer All) => void
  ? All
  : never

export type Person = ReturnType<typeof everywhere> & AllOf<Pages[keyof Pages]>

/** What each room says, apart from the others. */
export const pageObjects: readonly PageObject[] = [
  everywhere,
  ...(await foundInRooms('page', 'Page')).map(({ value }) => value as PageObject),
]

/** A person in front of a tab: `await I.chooseSlot()`, `await I.seeCheckout()`. */
export const personAt = (page: Page, size: Size, actions: Actions = pointer): Person =>
  Object.assign({}, ...pageObjects.map((of) => of(page, actions, size))) as Person
