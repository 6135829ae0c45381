import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import hi from '../../../src/ui/intl/hi/orders.json'
import { ONLINE } from '../../../src/core/payment/payment'
import { beginWith, hold } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { bookSlot, entriesOf, freeSlotOf, newPatient, nextDoctor, payFor } from '../../kit/patients'
import { newDoctor } from '../../kit/staff'
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
