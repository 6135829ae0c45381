import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { beginWith, hold } from '../../kit/browser'
import { drawnForGuests } from '../../kit/drawnForGuests'
import { inBrowser } from '../../kit/inBrowser'
import { entriesOf, newGuest, newPatient } from '../../kit/patients'

const product = inBrowser()

/** Opens a page whose script is on its way until it is let go. */
const openPrerendered = async (page: Page, path: string): Promise<() => void> => {
  const letGo = await hold(page, '**/assets/first-*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return letGo
}

test('a page that is drawn for all is never seen in English by who chose another language', async () => {
  const page = await product.open('phone')
  const titled = (name: string) => page.getByRole('heading', { level: 1, name })
  const letGo = await openPrerendered(page, '/terms-conditions')
  const colour = (name: string) => titled(name).evaluate((title) => getComputedStyle(title).color)
  await expect.poll(() => colour('Terms and conditions')).not.toBe('rgba(0, 0, 0, 0)')
  await page.evaluate(() => localStorage.setItem('lang', 'hin'))
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => colour('Terms and conditions')).toBe('rgba(0, 0, 0, 0)')
  letGo()
  await titled('नियम और शर्तें').waitFor()
  await expect.poll(() => colour('नियम और शर्तें')).not.toBe('rgba(0, 0, 0, 0)')
})

test.each([
  ['/', 'nobody'],
  ['/terms-conditions', 'nobody'],
  ['/find-doctor', 'guest'],
  ['/find-doctor', 'patient'],
  ['/about-us', 'guest'],
] as const)('what is drawn at %s for a %s is what the client goes on with', async (path, who) => {
  const page = await product.open('phone')
  const person = who === 'patient' ? newPatient : newGuest
  if (who !== 'nobody') await beginWith(page, { session: entriesOf((await person(product.served)).storage) })
  await drawnForGuests(product.served, path)
  const letGo = await openPrerendered(page, path)
  const drawn = await page.locator('main h1, main h2, main h3').first().elementHandle()
  letGo()
  await page.locator('#root.drawn').waitFor({ state: 'detached' })
  await expect.poll(() => drawn.evaluate((one) => one.isConnected)).toBe(true)
})

test('a list that was drawn with its doctors stands until the page that takes its place has them too', async () => {
  await drawnForGuests(product.served, '/find-doctor')
  const page = await product.open('phone')
  const asked = page.waitForRequest('**/v1/doctor/doctors?*')
  const letGo = await hold(page, '**/v1/doctor/doctors?*')
  await page.goto('/find-doctor', { waitUntil: 'commit' })
  await asked
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })))
  const drawn = page.locator('main[inert] h3').first()
  await drawn.waitFor()
  const name = (await drawn.textContent()) ?? ''
  letGo()
  const first = page.locator('main:not([inert]) h3').first()
  await first.waitFor()
  await expect.poll(() => first.textContent()).toBe(name)
})

test('a page that is on its way is there without a script: its frame, its title and the shape of what comes', async () => {
  const page = await product.open('phone', { javaScriptEnabled: false })
  await page.goto('/order-list')
  await page.locator('main h1').waitFor()
  await expect.poll(() => page.locator('main [class*=skeleton]').count()).toBeGreaterThan(0)
  await page.getByRole('navigation').getByRole('link', { name: 'Medicines' }).click()
  await page.waitForURL('**/medicines')
})
