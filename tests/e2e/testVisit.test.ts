import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { systemClock } from '../../server/kit/clock'
import { DAY } from '../../src/core/kit/dates'
import { patientAndCentre } from '../kit/patientAndCentre'
import { inBrowser } from '../kit/inBrowser'
import { newNumber } from '../kit/patients'
import { personAt } from '../kit/pages/person'

const product = inBrowser()

/** Puts a test of a centre into the cart and opens that. */
const goToCart = async (page: Page, name: string, test = /^Add MRI/): Promise<void> => {
  const I = personAt(page, 'phone')
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button').click()
  await page.getByRole('button', { name: test }).first().click()
  await I.viewTestCart()
}
const answers = (page: Page) => page.getByText('No', { exact: true })
const chosen = (page: Page) => page.getByRole('radio', { name: 'No', exact: true, checked: true }).count()

test('a booking of tests is where it was after each reload, and sends itself once there is a network', async () => {
  const { patient, name } = await patientAndCentre(product.served)
  const page = await product.openAs('phone', patient, '/test-reports')
  const I = personAt(page, 'phone')
  await goToCart(page, name)
  await I.chooseVisitDay()
  await I.seeVisitChoices()
  for (const no of await answers(page).all()) await no.click()
  const asked = await answers(page).count()
  expect(asked).toBeGreaterThan(0)
  expect(await chosen(page)).toBe(asked)
  const day = page.getByRole('radio', { checked: true }).first()
  const dayName = await day.getAttribute('aria-label')
  expect(dayName).toMatch(/\d/)

  await page.reload()
  await I.seeVisitChoices()
  await expect.poll(() => chosen(page)).toBe(asked)
  await expect.poll(() => day.getAttribute('aria-label')).toBe(dayName)
  await I.goOnToVisitReview()
  await I.seeVisitReview()

  await page.reload()
  await I.seeVisitReview()
  await page.context().setOffline(true)
  await I.sendVisit()
  await page.getByText('Your request is sent by itself as soon as it is back online.').waitFor()
  await page.context().setOffline(false)
  await I.seeVisitSent()

  await page.reload()
  await I.seeVisitSent()
})

test('a guest who chooses a day comes to it through verifying a number and what lacks of the profile', async () => {
  const { name } = await patientAndCentre(product.served)
  const page = await product.open('phone')
  const I = personAt(page, 'phone')
  await page.goto('/test-reports')
  await goToCart(page, name)
  const phoneNumber = newNumber()
  await I.typeNumber(phoneNumber)
  await I.requestCode()
  await I.seeCodeStep()
  await I.enterCode(await product.served.codeFor(phoneNumber))
  await I.completeProfile('Asha Patel', '41', 'Female')
  await I.chooseVisitDay()
  await I.seeVisitChoices()
  await expect.poll(() => page.getByText('Asha Patel').first().isVisible()).toBe(true)
})

test('who books at a centre that was paused meanwhile goes on to the centres, where it no longer stands', async () => {
  const { patient, name, pause } = await patientAndCentre(product.served)
  const page = await product.openAs('phone', patient, '/test-reports')
  const I = personAt(page, 'phone')
  const centre = page.getByRole('listitem').filter({ hasText: name })
  await centre.getByRole('button').click()
  await page.getByRole('button', { name: /^Add / }).first().click()
  await I.viewTestCart()
  await I.chooseVisitDay()
  await I.seeVisitChoices()
  for (const no of await page.getByText('No', { exact: true }).all()) await no.click()
  await I.goOnToVisitReview()
  await pause(systemClock.now() + DAY)
  await I.sendVisit()
  await page.getByText('This centre takes no orders at the moment. Please choose another one.').waitFor()
  await page.getByRole('button', { name: 'All centres' }).click()
  await I.seeCentres()
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .first()
    .waitFor()
  await expect.poll(() => centre.count()).toBe(0)
})
