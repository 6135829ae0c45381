import type { Page } from 'playwright-core'
import type { Size } from '../browser'
import { addingPatient } from './addingPatient'
import { admitting } from './admitting'
import { beginning } from './beginning'
import { beingAtHome } from './beingAtHome'
import { checkingOut } from './checkingOut'
import { desk } from './desk'
import { discharging } from './discharging'
import { family } from './family'
import { finding } from './finding'
import { following } from './following'
import { type Actions, pointer } from './actions'
import { keepingTemplates } from './keepingTemplates'
import { knowingPatient } from './knowingPatient'
import { locating } from './locating'
import { lookingThrough } from './lookingThrough'
import { notified } from './notified'
import { makingAppointment } from './makingAppointment'
import { noticing } from './noticing'
import { paying } from './paying'
import { practising } from './practising'
import { profiling } from './profiling'
import { prescribing } from './prescribing'
import { signing } from './signing'
import { receiving } from './receiving'
import { reading } from './reading'
import { scheduling } from './scheduling'
import { settingHours } from './settingHours'
import { speaking } from './speaking'
import { standing } from './standing'
import { testing } from './testing'
import { verification } from './verification'
import { warding } from './warding'
import { ownMenu, writing } from './writing'

/** A person in front of a tab: `await I.chooseSlot()`, `await I.seeCheckout()`. */
export const personAt = (page: Page, size: Size, actions: Actions = pointer) => {
  const banner = page.getByRole('banner')
  return {
    ...addingPatient(page, actions),
    ...admitting(page, actions),
    ...beginning(page, actions),
    ...beingAtHome(page, actions),
    ...verification(page, actions),
    ...desk(page, size, actions),
    ...discharging(page, actions),
    ...family(page, actions),
    ...finding(page, size, actions),
    ...checkingOut(page, actions),
    ...keepingTemplates(page, actions),
    ...knowingPatient(page, actions),
    ...locating(page, actions),
    ...lookingThrough(page, actions),
    ...makingAppointment(page, size, actions),
    ...notified(page, size, actions),
    ...noticing(page, actions),
    ...speaking(page, actions),
    ...paying(page, actions),
    ...standing(page, actions),
    ...practising(page, actions),
    ...profiling(page, actions),
    ...prescribing(page, actions),
    ...signing(page, actions),
    ...reading(page),
    ...receiving(page, actions),
    ...scheduling(page, actions),
    ...following(page, actions),
    ...settingHours(page, actions),
    ...testing(page, actions),
    ...warding(page, actions),
    ...writing(page),
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

export type Person = ReturnType<typeof personAt>
