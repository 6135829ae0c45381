import type { Page } from 'playwright-core'
import { availabilityApi } from '../../../src/core/availability/availability.api'
import { atFreeHours, atSchedule } from '../../kit/chaos/doctorOpenings'
import { type ChaosScreen, choose, retry } from '../../kit/chaos/screen'
import { personAt } from '../../kit/pages/person'

const SIZE = 'desktop'
const dialog = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const form = (page: Page) => page.getByRole('dialog', { name: /^(?:Add|Edit) [Aa]vailability$/ })
const seeForm = async (page: Page) => {
  await personAt(page, SIZE).openHours()
  await button('Add availability')(page).first().click()
  await form(page).waitFor()
}
const fillHours = async (page: Page) => {
  await seeForm(page)
  await choose('Video consultation')(page)
  await personAt(page, SIZE).startTomorrow()
  await personAt(page, SIZE).fillHours()
}
const chooseHours = async (page: Page) => {
  await personAt(page, SIZE).openHours()
  await personAt(page, SIZE).openDay()
  await button('Edit Availability')(page).waitFor()
}
const times = (page: Page) => form(page).getByLabel(/^(?:Start|End) time$/)

export const availabilityScreens: readonly ChaosScreen[] = [
  {
    name: 'the hours of a doctor',
    size: SIZE,
    open: atSchedule,
    calls: {
      'the hours': {
        row: { endpoint: availabilityApi.list },
        provoke: (page) => personAt(page, SIZE).openHours(),
        wayOn: retry,
      },
      'the clinics': {
        row: { endpoint: availabilityApi.clinics },
        fill: seeForm,
        provoke: choose('In clinic'),
        wayOn: (page) => form(page).getByRole('button', { name: 'Try again' }),
      },
      'adding hours': {
        row: { endpoint: availabilityApi.create },
        fill: fillHours,
        provoke: (page) => personAt(page, SIZE).saveHours(),
        typed: times,
        wayOn: (page) => form(page).getByRole('button', { name: 'Save' }),
      },
      'changing hours': {
        row: { endpoint: availabilityApi.update },
        fill: async (page) => {
          await chooseHours(page)
          await button('Edit Availability')(page).click()
          await form(page).getByLabel('Consultation fee').fill('900')
        },
        provoke: (page) => personAt(page, SIZE).saveHours(),
        typed: (page) => form(page).getByLabel('Consultation fee'),
        wayOn: (page) => form(page).getByRole('button', { name: 'Save' }),
      },
      'blocking hours': {
        row: { endpoint: availabilityApi.block },
        fill: chooseHours,
        provoke: (page) => personAt(page, SIZE).blockPatients(),
        wayOn: (page) => page.getByRole('group', { name: 'Block Booking' }).getByRole('button', { name: 'Patient' }),
      },
      'who loses a slot': {
        row: { endpoint: availabilityApi.affected },
        fill: async (page) => {
          await chooseHours(page)
          await personAt(page, SIZE).deleteHours()
          await question(page).waitFor()
        },
        provoke: (page) => personAt(page, SIZE).confirmHoursDeletion(),
        wayOn: retry,
      },
      'deciding for them': {
        row: { endpoint: availabilityApi.decide },
        fill: async (page) => {
          const I = personAt(page, SIZE)
          await chooseHours(page)
          await I.deleteHours()
          await I.confirmHoursDeletion()
          await I.cancelAllLost()
        },
        provoke: (page) => personAt(page, SIZE).saveDecisions(),
        wayOn: (page) => dialog(page).getByRole('button', { name: /^(?:Save|Delete)$/ }),
      },
    },
  },
  {
    name: 'hours that nobody has booked',
    size: SIZE,
    open: atFreeHours,
    calls: {
      'deleting them': {
        row: { endpoint: availabilityApi.remove },
        fill: async (page) => {
          await personAt(page, SIZE).openHours()
          await page.getByRole('dialog').getByRole('button', { name: /0\/5/ }).first().click()
          await personAt(page, SIZE).deleteHours()
          await question(page).waitFor()
        },
        provoke: (page) => personAt(page, SIZE).confirmHoursDeletion(),
        // There is nothing to say of what is gone.
        endedBy: /an empty result/,
        wayOn: button('Delete'),
      },
    },
  },
]
