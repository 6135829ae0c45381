import { expect, test } from 'vitest'
import { inBrowser } from '../../kit/inBrowser'
import { personAt } from '../../kit/pages/person'
import { bookSlot, freeSlotOf, newPatient } from '../../kit/patients'
import { newDoctor, newPharmacist } from '../../kit/staff'

const product = inBrowser()

test('a pharmacy goes from its orders to its profile by the icon of the bar', async () => {
  const page = await product.openAs('desktop', await newPharmacist(product.served), '/orders')
  await page.getByRole('banner').getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page.waitForURL('**/profile-details')).resolves.toBeUndefined()
})

test('after a cancelled appointment the orders are asked again, and home where it is shown next', async () => {
  const patient = await newPatient(product.served)
  const { id, name } = await newDoctor(product.served)
  await bookSlot(patient, await freeSlotOf(patient, id))
  const page = await product.openAs('phone', patient, '/home')
  const I = personAt(page, 'phone')
  await page.locator('main:not([inert])').getByText(name).first().waitFor()
  await page.goto('/order-list')
  await I.cancelOrderOf(name)
  const asked = page.waitForRequest((request) => request.url().includes('/booking-service/v1/orders'))
  await I.cancelOrder()
  await asked
  await page.getByText('Cancelled', { exact: true }).first().waitFor()
  const home = page.waitForRequest((request) => request.url().includes('/user-service/v1/patient/home'))
  await page.getByRole('link', { name: 'Home' }).first().click()
  await home
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => page.locator('main:not([inert])').getByText(name).count()).toBe(0)
})
