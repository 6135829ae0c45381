import { expect, test } from 'vitest'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { beginWith } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { personAt } from '../kit/pages/person'
import { bookSlot, entriesOf, freeSlotOf, newPatient, nextDoctor, sessionOf } from '../kit/patients'

const product = inBrowser()

test('cards stand in one to four columns, as many as the width has room for', async () => {
  const page = await product.open('desktop')
  const columns = []
  await page.goto('/find-doctor?type=speciality')
  const grid = page.locator('main:not([inert]) ul').filter({ hasText: 'Epilepsy' }).last()
  await grid.waitFor()
  for (const width of [390, 700, 1100, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    columns.push(
      await grid.evaluate((list) => {
        const tops = [...list.children].map((card) => card.getBoundingClientRect().top)
        return tops.filter((top) => top === tops[0]).length
      }),
    )
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
  }
  expect(columns).toEqual([1, 2, 3, 4])
})

test('a pharmacy goes from its orders to its profile by the icon of the bar', async () => {
  const desk = await sessionOf(product.served, demonstrationAccounts.pharmacy.phoneNumber)
  const page = await product.open('desktop')
  await beginWith(page, { session: entriesOf(desk.storage) })
  await page.goto('/orders')
  await page.getByRole('banner').getByRole('link', { name: 'Profile', exact: true }).click()
  await page.waitForURL('**/profile-details')
  expect(new URL(page.url()).pathname).toBe('/profile-details')
})

test('after a cancelled appointment the orders are asked again, and home where it is shown next', async () => {
  const patient = await newPatient(product.served)
  const { id, name } = await nextDoctor(product.served)
  await bookSlot(patient, await freeSlotOf(patient, id))
  const page = await product.open('phone')
  const I = personAt(page, 'phone')
  await beginWith(page, { session: entriesOf(patient.storage) })
  await page.goto('/home')
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
