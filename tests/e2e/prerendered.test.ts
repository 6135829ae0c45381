import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { beginWith, hold, sizes } from '../kit/browser'
import { drawnForGuests } from '../kit/drawnForGuests'
import { inBrowser } from '../kit/inBrowser'
import { brand } from '../../src/core/app/brand'
import { type Route, routes } from '../../src/core/app/routes'
import { entriesOf, newGuest, newPatient } from '../kit/patients'
import { newDoctor } from '../kit/staff'

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

test.each(['/terms-conditions', '/privacy-policies'])(
  'silent lines as long as the text stand at %s until it is there in the language that was chosen',
  async (path) => {
    const page = await product.open('phone')
    await page.addInitScript(() => localStorage.setItem('lang', 'ben'))
    const letGo = await openPrerendered(page, path)
    const lines = page.locator('.silent main p')
    await lines.nth(10).waitFor()
    const look = await lines.nth(5).evaluate((line) => [getComputedStyle(line).color, line.clientHeight > 40])
    expect(look).toEqual(['rgba(0, 0, 0, 0)', true])
    letGo()
    await page.locator('#root.drawn').waitFor({ state: 'detached' })
    await page.locator('html[lang=bn] main h2').nth(10).waitFor()
    await expect.poll(() => page.locator('.silent').count()).toBe(0)
  },
)

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

test('a page of the practice has its words without a script', async () => {
  await drawnForGuests(product.served, '/find-doctor')
  const page = await product.open('phone', { javaScriptEnabled: false })
  await page.goto('/find-doctor')
  await expect.poll(() => page.locator('main h3').count()).toBeGreaterThan(2)
})

test('a page comes while what it needs of the practice is still on its way', async () => {
  const page = await product.open('phone')
  const letGo = await hold(page, '**/assets/common-*.js')
  const code = page.waitForRequest('**/assets/findDoctor-*.js')
  const texts = page.waitForRequest('**/assets/texts*-en-*.js')
  await page.goto('/find-doctor', { waitUntil: 'commit' })
  await Promise.all([code, texts])
  // Its skeleton is there, which takes no press.
  await page.locator('main[inert] h1', { hasText: 'Find a doctor' }).waitFor()
  letGo()
  await page.locator('main:not([inert]) h1', { hasText: 'Find a doctor' }).waitFor()
  await expect.poll(() => page.locator('main[inert]').count()).toBe(0)
})

test('a page of the site is read while its script is on its way, by a guest and, where it is the same for all, by a doctor', async () => {
  const doctor = entriesOf((await newDoctor(product.served)).storage)
  const looks = [
    ['/about-us', {}],
    ['/app-feature', {}],
    ['/careers', doctor],
  ] as const
  for (const [path, session] of looks) {
    await drawnForGuests(product.served, path)
    const page = await product.open('phone')
    await beginWith(page, { session })
    const letGo = await hold(page, '**/assets/common-*.js')
    await page.goto(path, { waitUntil: 'commit' })
    const drawn = page.locator('main[inert]')
    await drawn.locator('h1 + p').waitFor()
    await expect.poll(() => drawn.locator('[class*=skeleton]').count()).toBe(0)
    const lead = await drawn.locator('h1 + p').textContent()
    letGo()
    await page.locator('main:not([inert]) h1 + p', { hasText: lead ?? '' }).waitFor()
  }
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

test('below a short page that is on its way the bar of a phone stands at the edge of the window', async () => {
  const page = await product.open('phone', { javaScriptEnabled: false })
  await page.goto('/admit-patient')
  const bar = (await page.getByRole('navigation').boundingBox())!
  expect(Math.round(bar.y + bar.height)).toBe(sizes.phone.height)
})

test('on a desktop what comes of the list of doctors stands where it will, beside its filters and below the name of the product', async () => {
  const places: (readonly [number, number])[] = []
  for (const javaScriptEnabled of [false, true]) {
    const page = await product.open('desktop', { javaScriptEnabled })
    await page.goto('/find-doctor')
    await page.getByRole('banner').getByText(brand.name).filter({ visible: true }).first().waitFor()
    const { x, width } = (await page.getByRole('main').getByRole('searchbox').boundingBox())!
    places.push([x, width])
  }
  expect(places[0]).toEqual(places[1])
})

test('an address that leads nowhere says so before any script, and leads on', async () => {
  const page = await product.open('phone', { javaScriptEnabled: false })
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'We could not find this page' }).waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Doctors' }).click()
  await page.waitForURL('**/find-doctor')
})

test('what is drawn of a page about something says that it loads, not that there is nothing', async () => {
  const about = Object.values<Route>(routes).filter((route) => route.about !== undefined)
  expect(about.length).toBeGreaterThan(0)
  const page = await product.open('phone', { javaScriptEnabled: false })
  for (const { path, about: id } of about) {
    await page.goto(`${path}?${id}=any`)
    const waits = page.locator('main :is([role=status],[class*=skeleton])')
    await expect.poll(async () => [path, (await waits.count()) > 0]).toEqual([path, true])
  }
})
