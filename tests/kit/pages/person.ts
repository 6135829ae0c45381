import type { Page } from 'playwright-core'
import type { Size } from '../browser'
import { addingPatient } from './patients.page'
import { admitting } from './admission.page'
import { beginning } from './onboarding.page'
import { beingAtHome } from './home.page'
import { checkingOut } from './checkout.page'
import { desk } from './staffMenu.page'
import { discharging } from './discharge.page'
import { family } from './family'
import { finding } from './doctors.page'
import { following } from './orders.page'
import { type Actions, pointer } from './actions'
import { keepingTemplates } from './templates.page'
import { knowingPatient } from './patientFacts.page'
import { locating } from './location.page'
import { lookingThrough } from './longLists.page'
import { notified } from './notifications.page'
import { makingAppointment } from './appointmentFor.page'
import { noticing } from './toasts.page'
import { paying } from './payment.page'
import { practising } from './practice.page'
import { profiling } from './profile.page'
import { prescribing } from './prescription.page'
import { signing } from './signedPrescription.page'
import { receiving } from './reception.page'
import { reading } from './marketing.page'
import { scheduling } from './schedule.page'
import { settingHours } from './availability.page'
import { speaking } from './settings.page'
import { standing } from './platform.page'
import { testing } from './deviceTest.page'
import { verification } from './verification'
import { warding } from './ward.page'
import { ownMenu, writing } from './ownBar.page'

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
