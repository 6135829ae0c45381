import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { beginWith, divert, hold, WITH_WORKER } from '../kit/browser'
import { deployed } from '../kit/deployed'
import { loadedBy, networkOf, offline } from '../kit/deviceNetwork'
import { comeAs } from '../kit/comeAs'
import { inBrowser } from '../kit/inBrowser'
import { personAt } from '../kit/pages/person'
import { entriesOf, newPatient } from '../kit/patients'
import { newDoctor } from '../kit/staff'
import { emptyHospital } from '../kit/wards'

const product = inBrowser()

/** Paths of everything the worker keeps. */
const keptBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Parts of the app that the page has loaded and the worker does not keep. */
const notKept = async (page: Page): Promise<readonly string[]> => {
  const kept = await keptBy(page)
  return (await loadedBy(page)).filter((path) => !kept.includes(path))
}

/** The worker has everything that was loaded by the page that brought it. */
const workerKeeps = async (page: Page, part: string) => {
  await expect.poll(async () => (await keptBy(page)).join(' ')).toContain(part)
  await expect.poll(() => notKept(page)).toEqual([])
}

test('the app opens without a network, says so, and fills when the network is back', async () => {
  const page = await product.open('phone', WITH_WORKER)
  const network = await networkOf(page)
  await comeAs(page, await newPatient(product.served), '/home')
  await page.getByRole('link', { name: /Epilepsy/ }).waitFor()
  await workerKeeps(page, '/assets/home')

  await network.lose()
  await offline(page).waitFor()
  await page.reload()
  await offline(page).waitFor()
  await page
    .getByRole('main')
    .getByRole('button', { name: /Retry|Try again/ })
    .first()
    .waitFor()

  await network.find()
  await page.getByText('You are back online.').waitFor()
  await page.getByRole('link', { name: /Epilepsy/ }).waitFor()
  await offline(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('main').getByRole('button', { name: 'Try again' }).count()).toBe(0)
})

test('answers of the server are never kept', async () => {
  const page = await product.open('phone', WITH_WORKER)
  await comeAs(page, await newPatient(product.served), '/order-list')
  await workerKeeps(page, '/assets/orderList')
  await page.reload()
  await page.getByRole('heading', { name: 'My orders' }).waitFor()
  const kept = await keptBy(page)
  expect(kept.filter((path) => !/^\/(?:assets\/|shell\.html$|favicon\.svg$)/.test(path))).toEqual([])
  expect(kept.length).toBeGreaterThan(10)
})

test('a page whose version is gone comes with the new one, without a question and once', async () => {
  const page = await product.open('phone')
  await page.goto('/home')
  await page
    .locator('#main:not([inert])')
    .getByRole('link', { name: /Epilepsy/ })
    .waitFor()
  const arrive = await deployed(page)
  const reloaded = page.waitForEvent('load')
  await page.evaluate(() => history.pushState(null, '', '/contact-us?form=support'))
  await reloaded
  await page.waitForURL('**/contact-us*')
  // The new version is broken as well: the person is asked instead of being sent round in circles.
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.getByText('A new version of the app is ready.').waitFor()
  arrive()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => page.getByRole('main').getByLabel('Mobile number').first().isVisible()).toBe(true)
})

/** The seconds are over after which a page whose script has not come says so. */
const endPatience = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const waits = document
      .getAnimations()
      .filter((each) => each instanceof CSSAnimation && each.animationName === 'late')
    for (const each of waits) each.finish()
  })

test('a page that does not come to life says that it takes long, leaves in view what is drawn, and what to do', async () => {
  const page = await product.open('phone')
  const letGo = await divert(page, '**/assets/first-*.js', (route) => route.abort())
  await page.goto('/home', { waitUntil: 'load' })
  const late = page.getByText('The app is taking longer than usual to open.')
  await endPatience(page)
  await late.waitFor()
  const drawn = page.getByText('Quick actions', { exact: true })
  const between = async () => {
    const { y, height } = (await drawn.boundingBox())!
    return (await late.locator('xpath=..').boundingBox())!.y - y - height
  }
  await expect.poll(between).toBeGreaterThanOrEqual(0)
  letGo()
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('link', { name: /Epilepsy/ }).waitFor()
  await late.waitFor({ state: 'hidden' })
})

/** Half a second ends in this page when the test says so. */
const holdHalfSeconds = async (page: Page) => {
  await page.addInitScript(() => {
    const after = window.setTimeout
    const held: (() => void)[] = []
    Object.assign(window, {
      setTimeout: (work: () => void, wait: number, ...rest: unknown[]) =>
        wait === 500 ? held.push(work) : after(work, wait, ...rest),
      passHalfSecond: () => held.forEach((work) => work()),
    })
  })
  return () => page.evaluate(() => (window as unknown as { passHalfSecond: () => void }).passHalfSecond())
}

test('who is asked to verify when the session has ended, and closes that at once, is not asked again', async () => {
  const page = await product.open('desktop')
  const I = personAt(page, 'desktop')
  await beginWith(page, { session: entriesOf((await newPatient(product.served)).storage) })
  await page.route('**/support-ticket/patient', (route) =>
    route.fulfill({ status: 401, json: { result: {}, message: '', statusCode: 401 } }),
  )
  const passHalfSecond = await holdHalfSeconds(page)
  await page.goto('/home')
  await I.press('Reach out')
  await I.giveUpLogin()
  await passHalfSecond()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await I.press('Reach out')
  await I.seeLoginDialog()
})

test('a browser without Temporal, as Safari is, opens a page whose wiring reads the day before Temporal has come', async () => {
  const doctor = await newDoctor(product.served)
  await emptyHospital(product.served, doctor.id)
  const page = await product.open('desktop')
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'))
  await beginWith(page, { session: entriesOf(doctor.storage) })
  const letGo = await hold(page, '**/assets/global.esm-*.js')
  await page.goto('/ip-dash')
  await expect.poll(async () => (await loadedBy(page)).some((path) => path.startsWith('/assets/ipDash'))).toBe(true)
  letGo()
  await page.getByRole('tab', { name: 'Beds' }).waitFor()
})
