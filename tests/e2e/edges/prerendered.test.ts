import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hold, sizes, beginWith } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { brand } from '../../../src/core/app/brand'
import { type Route, routes } from '../../../src/core/app/routes'
import { drawnForGuests } from '../../kit/drawnForGuests'
import { entriesOf } from '../../kit/patients'
import { newDoctor } from '../../kit/staff'

const product = inBrowser()

/** Opens a page whose script is on its way until it is let go. */
const openPrerendered = async (page: Page, path: string): Promise<() => void> => {
  const letGo = await hold(page, '**/assets/first-*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return letGo
}

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
