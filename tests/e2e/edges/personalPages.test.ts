import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import hi from '../../../src/ui/intl/hi/orders.json'
import { ONLINE } from '../../../src/core/payment/payment'
import { beginWith, hold } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { bookSlot, entriesOf, freeSlotOf, newPatient, nextDoctor, payFor } from '../../kit/patients'
import { newDoctor, newPharmacist } from '../../kit/staff'
import { emptyHospital } from '../../kit/wards'

const product = inBrowser()

/** A new patient with a paid appointment, and the doctor it is with. */
const booked = async () => {
  const patient = await newPatient(product.served)
  const doctor = await nextDoctor(product.served)
  const { bookingId } = await bookSlot(patient, await freeSlotOf(patient, doctor.id, 'inClinic'), ONLINE)
  await payFor(product.served, patient, bookingId)
  return { patient, doctor }
}

/** Opens a page whose scripts are on their way until they are let go. */
const openWithoutScripts = async (page: Page, path: string): Promise<() => void> => {
  const letGo = await hold(page, '**/assets/first-*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return letGo
}

test('what somebody has of their own is on a page while its scripts are on their way, and stays when they are there', async () => {
  const { patient, doctor } = await booked()
  const page = await product.open('phone')
  await beginWith(page, { session: entriesOf(patient.storage) })
  const letGo = await openWithoutScripts(page, '/order-list')
  await page.locator('main[inert]').getByText(doctor.name, { exact: false }).first().waitFor()
  const answer = await hold(page, '**/v1/orders?*')
  letGo()
  await page.waitForRequest('**/v1/orders?*')
  // Its scripts are there, its orders are not: the drawing stands.
  await expect
    .poll(() => page.locator('main[inert]').getByText(doctor.name, { exact: false }).count())
    .toBeGreaterThan(0)
  const drawn = await page.locator('main[inert]').getByText(doctor.name, { exact: false }).first().elementHandle()
  answer()
  await page.locator('main:not([inert])').getByText(doctor.name, { exact: false }).first().waitFor()
  await page.locator('#root.drawn').waitFor({ state: 'detached' })
  // The client goes on with what is drawn.
  await expect.poll(() => drawn.evaluate((one) => one.isConnected)).toBe(true)
  await expect.poll(() => page.locator('main').count()).toBe(1)
})

test.each([
  ['/schedule', 'tablet', '[role=gridcell]'],
  ['/ip-dash', 'phone', 'h2'],
  // On a tablet it asks for a computer.
  ['/opd-reception', 'desktop', 'h2'],
] as const)('a doctor has %s on a %s before the scripts', async (path, size, content) => {
  const page = await product.open(size)
  const { id, storage } = await newDoctor(product.served)
  await emptyHospital(product.served, id)
  await beginWith(page, { session: entriesOf(storage) })
  const letGo = await openWithoutScripts(page, path)
  const drawn = page.locator('main[inert]')
  await drawn.locator(content).first().waitFor()
  await expect.poll(() => drawn.locator('[class*=skeleton]').count()).toBe(0)
  letGo()
  await page.locator('main:not([inert])').locator(content).first().waitFor()
})

test('what is pressed in the moment in which a page comes alive is done', async () => {
  const page = await product.open('desktop')
  const { storage } = await newPharmacist(product.served)
  await beginWith(page, { session: entriesOf(storage) })
  const letGo = await openWithoutScripts(page, '/orders')
  // The page with what is theirs: what is drawn for all is rendered anew where the client has more by now.
  const drawn = page.locator('#root[data-whole] main[inert]')
  await drawn.getByRole('radio', { includeHidden: true }).first().waitFor({ state: 'attached' })
  // Pressed once it can be, which is before the client goes on with what is drawn.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const radio = document.querySelector<HTMLInputElement>('main:not([inert]) input[type=radio]:not(:checked)')
      if (!radio) return
      observer.disconnect()
      radio.click()
    }).observe(document, { subtree: true, attributeFilter: ['inert'] })
  })
  letGo()
  await page.locator('#root.drawn').waitFor({ state: 'detached' })
  await expect.poll(() => page.url()).toContain('view=list')
  await expect.poll(() => page.getByRole('radio', { name: 'List' }).isChecked()).toBe(true)
})

test('who speaks another language has it before the scripts, and its frame as well', async () => {
  const { patient, doctor } = await booked()
  const page = await product.open('phone')
  await page.addInitScript(() => localStorage.setItem('lang', 'hin'))
  await beginWith(page, { session: entriesOf(patient.storage) })
  const letGo = await openWithoutScripts(page, '/order-list')
  const drawn = page.locator('html[lang=hi] main[inert]')
  await drawn.getByText(doctor.name, { exact: false }).first().waitFor()
  const subtitle = drawn.getByText(hi['orders.lead'])
  const colours = await Promise.all(
    [subtitle, drawn.getByText(doctor.name, { exact: false }).first(), page.locator('#root nav a').first()].map(
      (each) => each.evaluate((one) => getComputedStyle(one).color),
    ),
  )
  expect(colours.map((colour) => colour === 'rgba(0, 0, 0, 0)')).toEqual([false, false, false])
  await expect.poll(() => page.locator('#root nav a').first().textContent()).toMatch(/[\u0900-\u097f]/)
  // In its own letters, and where it will stand.
  await expect.poll(() => page.evaluate(() => document.fonts.check('600 1em Poppins', 'हिन्दी'))).toBe(true)
  const placeIn = async (main: string) => (await page.locator(`${main} h2`).last().boundingBox())?.y
  const place = await placeIn('main[inert]')
  letGo()
  await page.locator('main:not([inert]) h2').first().waitFor()
  expect(await placeIn('main:not([inert])')).toBe(place)
})

test('whose session has ended keeps what is drawn for all', async () => {
  const { patient } = await booked()
  const page = await product.open('phone')
  await beginWith(page, { session: { ...entriesOf(patient.storage), token: 'ended' } })
  const answered = page.waitForResponse('**/personal-page/**')
  await openWithoutScripts(page, '/order-list')
  expect((await answered).status()).toBe(401)
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })))
  await expect.poll(() => page.locator('main [class*=skeleton]').count()).toBeGreaterThan(0)
  await expect.poll(() => page.locator('#root[data-whole]').count()).toBe(0)
})
