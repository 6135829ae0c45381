import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { ONLINE } from '../../src/core/payment/payment'
import { beginWith, hold } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { bookSlot, entriesOf, freeSlotOf, newPatient, nextDoctor, payFor, sessionOf } from '../kit/patients'

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
  expect(await page.locator('main[inert]').getByText(doctor.name, { exact: false }).count()).toBeGreaterThan(0)
  answer()
  await page.locator('main:not([inert])').getByText(doctor.name, { exact: false }).first().waitFor()
  expect(await page.locator('main').count()).toBe(1)
})

test.each([
  ['/schedule', 'tablet', '[role=gridcell]'],
  ['/ip-dash', 'phone', 'h2'],
  // On a tablet it asks for a computer.
  ['/opd-reception', 'desktop', 'h2'],
] as const)('a doctor has %s on a %s before the scripts', async (path, size, content) => {
  const page = await product.open(size)
  const { storage } = await sessionOf(product.served, demonstrationAccounts.doctor.phoneNumber)
  await beginWith(page, { session: entriesOf(storage) })
  const letGo = await openWithoutScripts(page, path)
  const drawn = page.locator('main[inert]')
  await drawn.locator(content).first().waitFor()
  expect(await drawn.locator('[class*=skeleton]').count()).toBe(0)
  letGo()
  await page.locator('main:not([inert])').locator(content).first().waitFor()
})

test('whose session has ended and who speaks another language keep the skeleton', async () => {
  const { patient } = await booked()
  const session = entriesOf(patient.storage)
  const looks = [
    [{ ...session, token: 'ended' }, 'eng', [401]],
    [session, 'hin', []],
  ] as const
  for (const [entries, language, statuses] of looks) {
    const page = await product.open('phone')
    await page.addInitScript((code) => localStorage.setItem('lang', code), language)
    await beginWith(page, { session: entries })
    const answered: number[] = []
    page.on('response', (response) => response.url().includes('/own-page/') && answered.push(response.status()))
    await openWithoutScripts(page, '/order-list')
    await page.locator('main [class*=skeleton]').first().waitFor({ state: 'attached' })
    await expect.poll(() => answered).toEqual(statuses)
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    expect(await page.locator('#root[data-drawn]').count()).toBe(0)
  }
})
