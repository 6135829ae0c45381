import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from '../../kit/inBrowser'
import { newEntry } from '../../kit/newEntry'
import { personAt } from '../../kit/pages/person'
import { newPatient, nextDoctor } from '../../kit/patients'

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
