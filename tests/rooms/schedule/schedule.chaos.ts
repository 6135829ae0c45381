import type { Page } from 'playwright-core'
import { bookingApi } from '../../../src/core/booking/booking.api'
import { membersApi } from '../../../src/core/members/members.api'
import { recordsApi } from '../../../src/core/records/records.api'
import { scheduleApi } from '../../../src/core/schedule/schedule.api'
import { sessionApi } from '../../../src/core/session/session.api'
import { atCancelled, atSchedule } from '../../kit/chaos/doctorOpenings'
import { atRecords } from '../../kit/chaos/recordOpenings'
import { type ChaosScreen, type Practice, retry } from '../../kit/chaos/screen'
import { personAt } from '../../kit/pages/person'
import { newNumber, newPatient } from '../../kit/patients'

const SIZE = 'desktop'
const dialog = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true })

/** The one appointment there is. */
export const openAppointment = (page: Page) =>
  page
    .getByRole('gridcell', { name: /Queued Person/ })
    .first()
    .click()

const askToCancel = async (page: Page) => {
  await openAppointment(page)
  await button('Cancel appointment')(page).last().click()
  await question(page).waitFor()
}
const askToBlock = async (page: Page) => {
  await openAppointment(page)
  await personAt(page, SIZE).askToBlock()
  await question(page).waitFor()
}
const openMove = async (page: Page) => {
  await openAppointment(page)
  await button('Reschedule')(page).waitFor()
}
const chooseSlot = async (page: Page) => {
  await openMove(page)
  await button('Reschedule')(page).click()
  await personAt(page, SIZE).chooseFirstSlotToMoveTo()
}
const searchBox = (page: Page) => dialog(page).getByRole('searchbox', { name: 'Search' })

const number = (page: Page) => dialog(page).getByLabel('Mobile number')
const digits = (page: Page) => dialog(page).getByRole('textbox', { name: /^Digit \d of 6$/ })
const check = (page: Page) => dialog(page).locator('button[type=submit]')

/** Asks for a free slot, which opens the form at the number of the patient. */
const openForm = async (page: Page) => {
  await page.getByRole('gridcell', { name: /free/i }).first().click()
  await button('Book this slot')(page).click()
  await number(page).waitFor()
}
/** Of somebody who is known. */
const typeNumber = async (page: Page, { served }: Practice) => {
  await openForm(page)
  await number(page).fill((await newPatient(served)).login.phoneNumber ?? '')
}
const seeDetails = async (page: Page, practice: Practice) => {
  await typeNumber(page, practice)
  await check(page).click()
  await button(/^Book (?:appointment|.+ for )/)(page).waitFor()
}

const person = (page: Page) => dialog(page).getByLabel('Patient name')

const records = (page: Page) => page.getByRole('dialog', { name: /^Medical records(?: of .+)?$/ })

/** The schedule of a doctor and what opens over it. */
export const scheduleScreens: readonly ChaosScreen[] = [
  {
    name: 'the schedule',
    size: SIZE,
    open: atSchedule,
    calls: {
      'the days': { row: { endpoint: scheduleApi.list }, wayOn: retry },
      cancelling: {
        row: { endpoint: bookingApi.cancelScheduled },
        fill: askToCancel,
        provoke: (page) => personAt(page, SIZE).confirmCancelling(),
        wayOn: (page) => question(page).getByRole('button').or(button('Cancel appointment')(page)),
      },
      'whether a patient is blocked': {
        row: { endpoint: bookingApi.patientBlock },
        fill: openAppointment,
        provoke: (page) => personAt(page, SIZE).askToBlock(),
        wayOn: (page) => dialog(page).getByRole('button', { name: 'Try again' }),
      },
      'blocking a patient': {
        row: { endpoint: bookingApi.blockPatient },
        fill: askToBlock,
        provoke: (page) => personAt(page, SIZE).confirmBlock(),
        wayOn: (page) => question(page).getByRole('button', { name: 'Block patient' }),
      },
      'a search': {
        row: { endpoint: scheduleApi.search },
        fill: (page) => personAt(page, SIZE).openSearch(),
        provoke: (page) => searchBox(page).fill('Queued'),
        typed: searchBox,
        wayOn: (page) => dialog(page).getByRole('button', { name: 'Try again' }),
      },
    },
  },
  {
    name: 'a cancelled appointment',
    size: SIZE,
    open: atCancelled,
    calls: {
      'slots to move to': {
        row: { endpoint: bookingApi.slots },
        fill: openMove,
        provoke: (page) => button('Reschedule')(page).click(),
        wayOn: (page) => dialog(page).getByRole('button', { name: 'Try again' }),
      },
      moving: {
        row: { endpoint: bookingApi.reschedule },
        fill: chooseSlot,
        provoke: (page) => personAt(page, SIZE).moveAppointment(),
        wayOn: (page) => dialog(page).getByRole('button', { name: 'Reschedule', exact: true }),
      },
    },
  },
  {
    name: 'an appointment for somebody',
    size: SIZE,
    open: atSchedule,
    calls: {
      'looking for the number': {
        row: { endpoint: sessionApi.searchPatient },
        fill: typeNumber,
        provoke: (page) => check(page).click(),
        typed: number,
        // A bad request is nobody's number: a code is sent to it.
        endedBy: /with 400|no text/,
        wayOn: check,
      },
      'the code of somebody new': {
        row: { endpoint: sessionApi.createPatientOtp },
        fill: async (page) => {
          await openForm(page)
          await number(page).fill(newNumber())
        },
        provoke: (page) => check(page).click(),
        typed: number,
        wayOn: (page) => check(page).or(digits(page).first()),
      },
      'finding somebody': {
        row: { endpoint: sessionApi.searchUser },
        fill: openForm,
        provoke: (page) => dialog(page).getByRole('combobox').last().fill('Rajat'),
        typed: (page) => dialog(page).getByRole('combobox').last(),
        wayOn: (page) => dialog(page).getByRole('combobox').last(),
        isQuiet: true,
      },
      'saving the appointment': {
        row: { endpoint: bookingApi.book },
        fill: seeDetails,
        provoke: (page) => button(/^Book (?:appointment|.+ for )/)(page).click(),
        typed: person,
        wayOn: button(/^Book (?:appointment|.+ for )/),
      },
      'somebody new in the family': {
        row: { endpoint: membersApi.addFor },
        fill: async (page, practice) => {
          await seeDetails(page, practice)
          await dialog(page).getByLabel('Who is the appointment for?').selectOption('new')
          await person(page).fill('Kavita Rao')
          await dialog(page).getByLabel('Age in years').fill('34')
          await dialog(page).getByLabel('Gender').selectOption('Female')
        },
        provoke: (page) => button(/^Book (?:appointment|.+ for )/)(page).click(),
        typed: person,
        wayOn: button(/^Book (?:appointment|.+ for )/),
      },
    },
  },
  {
    name: 'the records of a patient',
    size: SIZE,
    open: atRecords,
    calls: {
      'the records': {
        row: { endpoint: recordsApi.list },
        fill: openAppointment,
        provoke: (page) => personAt(page, SIZE).showRecords(),
        wayOn: (page) => records(page).getByRole('button', { name: 'Try again' }),
      },
    },
  },
]
