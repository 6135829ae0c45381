import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { beginWith, hold, sizes } from '../kit/browser'
import { renderedAt } from '../kit/renderedAt'
import { inBrowser } from '../kit/inBrowser'
import { personAt } from '../kit/pages/person'
import { demonstrationAccounts } from '../../server/seed/accounts'
import hi from '../../src/ui/intl/hi/session.json'
import { brand } from '../../src/core/app/brand'
import { type Route, routes } from '../../src/core/app/routes'
import { entriesOf, newGuest, newPatient, sessionOf } from '../kit/patients'

const product = inBrowser()

/** Opens a painted page whose script is on its way until it is let go. */
const openPrerendered = async (page: Page, path: string): Promise<() => void> => {
  const letGo = await hold(page, '**/assets/first-*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('link[rel=prefetch][href*="/assets/first-"]').waitFor({ state: 'attached' })
  return letGo
}

test('what is pressed before the page is alive is opened once it is', async () => {
  const page = await product.open('phone')
  const I = personAt(page, 'phone')
  const letGo = await openPrerendered(page, '/')
  await I.pressSettings()
  await I.seeSettingsPressed()
  letGo()
  await I.seeSettings()
  expect(await page.locator('button[aria-busy]').count()).toBe(0)
})

test('of two buttons pressed before the page is alive the last counts', async () => {
  const page = await product.open('desktop')
  const I = personAt(page, 'desktop')
  const letGo = await openPrerendered(page, '/terms-conditions')
  await I.openPicker()
  await I.pressSettings()
  letGo()
  await I.seeSettings()
  expect(await page.getByRole('dialog').count()).toBe(1)
})

test('a language that is chosen before the page is alive is gone on with once it is', async () => {
  const page = await product.open('phone')
  const I = personAt(page, 'phone')
  const letGo = await openPrerendered(page, '/get-started')
  await I.pickFirstLanguage('हिन्दी')
  await I.goOnInOnboarding('Continue')
  letGo()
  await I.see(hi['session.start.find.title'])
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('hin')
})

test('what was pressed early is not pressed again for who has pressed something since', async () => {
  const page = await product.open('desktop')
  const I = personAt(page, 'desktop')
  await beginWith(page, { session: entriesOf((await newPatient(product.served)).storage) })
  const letGoFooter = await hold(page, '**/assets/Footer-*.js')
  const letGo = await openPrerendered(page, '/terms-conditions')
  await I.openPicker()
  letGo()
  await page.waitForFunction(() => document.getElementById('root')?.onclick === null)
  await I.openPicker()
  await I.seeCities()
  await I.closePicker()
  const known = page.waitForResponse('**/refresh-page')
  letGoFooter()
  await known
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })))
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('a guest who presses Login before the page knows them is asked for a number once it does', async () => {
  const page = await product.open('desktop')
  const I = personAt(page, 'desktop')
  await beginWith(page, { session: entriesOf((await newGuest(product.served)).storage) })
  const letGoFooter = await hold(page, '**/assets/Footer-*.js')
  const letGo = await openPrerendered(page, '/terms-conditions')
  letGo()
  await page.waitForFunction(() => document.getElementById('root')?.onclick === null)
  await I.openLogin()
  expect(await page.getByRole('dialog').count()).toBe(0)
  const known = page.waitForResponse('**/refresh-page')
  letGoFooter()
  await known
  await I.seeLoginDialog()
  expect(new URL(page.url()).pathname).toBe('/terms-conditions')
})

test('a painted page is never seen in English by who chose another language', async () => {
  const page = await product.open('phone')
  const titled = (name: string) => page.getByRole('heading', { level: 1, name })
  const letGo = await openPrerendered(page, '/terms-conditions')
  await titled('Terms and conditions').waitFor()
  await page.evaluate(() => localStorage.setItem('lang', 'hin'))
  await page.reload({ waitUntil: 'commit' })
  await page.locator('link[rel=prefetch][href*="/assets/first-"]').waitFor({ state: 'attached' })
  const shown = titled('Terms and conditions').and(page.locator(':not([inert] *)'))
  expect(await shown.count()).toBe(0)
  letGo()
  await titled('नियम और शर्तें').waitFor()
})

test.each(['/terms-conditions', '/privacy-policies'])(
  'silent lines as long as the text stand at %s until it is there in the language that was chosen',
  async (path) => {
    const page = await product.open('phone')
    await page.addInitScript(() => localStorage.setItem('lang', 'ben'))
    const letGo = await openPrerendered(page, path)
    const lines = page.locator('.skeleton-page[inert] main p')
    await lines.nth(10).waitFor()
    const look = await lines.nth(5).evaluate((line) => [getComputedStyle(line).color, line.clientHeight > 40])
    expect(look).toEqual(['rgba(0, 0, 0, 0)', true])
    letGo()
    await page.locator('html[lang=bn] main h2').nth(10).waitFor()
    expect(await page.locator('.skeleton-page').count()).toBe(0)
  },
)

test('a painted page runs nothing before somebody needs more than its links and its search', async () => {
  const page = await product.open('phone')
  const ran: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/common-.*\.js$/.test(request.url())) ran.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('main').getByLabel('Speciality').selectOption({ index: 1 })
  expect(ran).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Find doctors' }).click()
  await page.waitForURL(/\/find-doctor\?.*speciality=/)
  await page.getByRole('heading', { level: 1, name: 'Find a doctor' }).waitFor()
  expect(ran.length).toBeGreaterThan(0)
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
  expect(await page.locator('main[inert]').count()).toBe(0)
})

test('a page of the site is read while its script is on its way, by a guest and, where it is the same for all, by a doctor', async () => {
  const doctor = entriesOf((await sessionOf(product.served, demonstrationAccounts.doctor.phoneNumber)).storage)
  const looks = [
    ['/about-us', {}],
    ['/app-feature', {}],
    ['/careers', doctor],
  ] as const
  for (const [path, session] of looks) {
    await renderedAt(product.served, path)
    const page = await product.open('phone')
    await beginWith(page, { session })
    const letGo = await hold(page, '**/assets/common-*.js')
    await page.goto(path, { waitUntil: 'commit' })
    const drawn = page.locator('main[inert]')
    await drawn.locator('h1 + p').waitFor()
    expect(await drawn.locator('[class*=skeleton]').count()).toBe(0)
    const lead = await drawn.locator('h1 + p').textContent()
    letGo()
    await page.locator('main:not([inert]) h1 + p', { hasText: lead ?? '' }).waitFor()
  }
})

test('a list that was drawn with its doctors stands until the page that takes its place has them too', async () => {
  await renderedAt(product.served, '/find-doctor')
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
  expect(await first.textContent()).toBe(name)
})

test('a page that is on its way is there without a script: its frame, its title and the shape of what comes', async () => {
  const page = await product.open('phone', { javaScriptEnabled: false })
  await page.goto('/find-doctor')
  await page.locator('main[inert] h1', { hasText: 'Find a doctor' }).waitFor()
  expect(await page.locator('main [class*=skeleton]').count()).toBeGreaterThan(0)
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
    const waits = page.locator('main[inert] :is([role=status],[class*=skeleton])')
    expect([path, (await waits.count()) > 0]).toEqual([path, true])
  }
})

test('the reception that is drawn on a computer does not ask for one', async () => {
  const page = await product.open('desktop', { javaScriptEnabled: false })
  await page.goto('/opd-reception')
  await page.locator('main [class*=skeleton]').filter({ visible: true }).first().waitFor()
  expect(await page.getByText('Open the reception on a computer').filter({ visible: true }).count()).toBe(0)
})
