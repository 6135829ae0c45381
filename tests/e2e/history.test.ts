import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from '../kit/inBrowser'
import { newEntry } from '../kit/newEntry'
import { personAt } from '../kit/pages/person'
import { newPatient, nextDoctor } from '../kit/patients'
import { newDoctor } from '../kit/staff'

const product = inBrowser()

const sheetOf = (page: Page) => page.getByRole('dialog', { name: /^Book with/ })

/** A phone of a new patient at an address. */
const patientAt = async (path: string) => {
  const page = await product.openAs('phone', await newPatient(product.served), path)
  return { page, I: personAt(page, 'phone') }
}

test('each step of a booking on a phone is an entry of the history: back closes it, forward opens it again, a reload keeps what was chosen', async () => {
  const { name } = await nextDoctor(product.served)
  const { page, I } = await patientAt('/find-doctor')
  await I.searchFor(name)
  const list = page.url()

  const book = page.getByRole('button', { name: /^Book (video|clinic visit) with/ }).first()
  await newEntry(page, () => book.click())
  await sheetOf(page).waitFor()
  await I.seeSlots()
  await page.goBack()
  await sheetOf(page).waitFor({ state: 'detached' })
  await page.waitForURL(list)
  await page.goForward()
  await I.seeSlots()
  await I.chooseAnotherDay()
  const slot = await I.chooseSlot()
  await I.reload()
  await I.seeChosen(slot)

  await I.goOn()
  await I.seeCheckout()
  await I.payWith('Pay later')
  await I.seePayingWith('Pay later')
  const ticket = await I.ticket()
  await page.goBack()
  await I.seeChosen(slot)
  await page.goForward()
  await I.seePayingWith('Pay later')
  await I.reload()
  await I.seePayingWith('Pay later')
  await expect.poll(() => I.ticket()).toEqual(ticket)

  await I.changePatient()
  await I.seeChooser()
  await I.reload()
  await I.choosePatient('Ravi Patel')
  await I.seePatient('Ravi Patel')
  await I.reload()
  await I.seePatient('Ravi Patel')
  await I.seePayingWith('Pay later')

  await page.goBack()
  await I.seeChosen(slot)
  await page.goBack()
  await sheetOf(page).waitFor({ state: 'detached' })
  await page.getByRole('link', { name, exact: true }).waitFor()
  await page.waitForURL(list)
})

test('what is open over a page is an entry of the history: back closes it and stays on the page, forward opens it again', async () => {
  const page = await product.open('phone')
  const I = personAt(page, 'phone')
  await page.goto('/home')
  const picker = page.getByRole('dialog', { name: 'Change Location' })
  await newEntry(page, () => I.openPicker())
  await picker.waitFor()
  await page.goBack()
  await picker.waitFor({ state: 'detached' })
  await I.at('/home')
  await page.goForward()
  await picker.waitFor()
  // Closed by its button, it is no entry to go back over.
  await I.closePicker()
  await picker.waitFor({ state: 'detached' })
  await page.waitForFunction(() => !location.search.includes('step='))

  await newEntry(page, () => I.openSettings())
  await I.seeSettings()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await I.at('/home')

  await I.openPicker()
  await picker.getByRole('button', { name: 'Pune', exact: true }).click()
  await page.waitForURL('**/find-doctor*')
  await page.goBack()
  await I.at('/home')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

test('a panel over a page of the staff is an entry of the history, and words typed in it are not lost to Back', async () => {
  const page = await product.openAs('desktop', await newDoctor(product.served), '/schedule')
  const I = personAt(page, 'desktop')
  const team = page.getByRole('dialog', { name: /^Clinical team/ })
  await newEntry(page, () => I.openFromMenu('Clinical team'))
  await team.waitFor()
  await page.goBack()
  await I.seeNoPanel()
  await I.at('/schedule')
  await page.goForward()
  await team.waitFor()
  await I.closePanel()
  await I.seeNoPanel()
  await page.waitForFunction(() => !location.search.includes('step='))

  await newEntry(page, () => I.openFromMenu('Help'))
  await I.seeHelpForm()
  await I.fillIn('Description', 'Tuesday is missing')
  await page.goBack()
  await I.seeLeavingAsked()
  await I.stayInPanel()
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Tuesday is missing')
  await page.goBack()
  await I.leavePanel()
  await I.seeNoPanel()
  await I.at('/schedule')
})

test('back from the payment page leads to the booking: its slot is held until then, and it can be paid', async () => {
  const { name } = await nextDoctor(product.served)
  const { page, I } = await patientAt('/find-doctor')
  await I.searchFor(name)
  await page
    .getByRole('button', { name: /^Book (video|clinic visit) with/ })
    .first()
    .click()
  await I.seeSlots()
  await I.chooseAnotherDay()
  await I.chooseSlot()
  await I.goOn()
  await I.payWith('Pay online')
  await I.book()
  await I.seeGateway()
  await page.goBack()
  await I.seeFailureAddress()
  await page.waitForURL(({ searchParams }) => [...searchParams.keys()].join() === 'bookingId')
  await I.see(/^Your slot is held until/)
  await I.see(name)
  await page.goForward()
  await I.seeGateway()
  await page.goBack()
  await I.retryPayment()
  await I.seeGateway()
  await I.payAtGateway()
  await I.seeConfirmed()
  await expect(I.see(name)).resolves.toBeUndefined()
})
