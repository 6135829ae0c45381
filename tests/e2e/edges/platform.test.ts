import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import gujarati from '../../../src/ui/intl/gu/errors.json'
import { deployed } from '../../kit/deployed'
import { networkOf, offline, loadedBy } from '../../kit/deviceNetwork'
import { comeAs } from '../../kit/comeAs'
import { inBrowser } from '../../kit/inBrowser'
import { personAt } from '../../kit/pages/person'
import { partsOn } from '../../kit/paths/parts'
import { newPatient, entriesOf } from '../../kit/patients'
import { newPharmacist, newDoctor } from '../../kit/staff'
import { beginWith, divert, hold } from '../../kit/browser'
import { emptyHospital } from '../../kit/wards'

const product = inBrowser()

test('a form that was not sent says why, once', async () => {
  const page = await product.open('phone')
  const network = await networkOf(page)
  await comeAs(page, await newPatient(product.served), '/contact-us')
  const main = page.locator('main:not([inert])')
  const send = main.getByRole('button', { name: 'Send message' })
  await main.getByLabel(/^Your message/).fill('Is the lift working?')
  const toasts = page.locator('[class*=toast__item]')

  await network.lose()
  await offline(page).waitFor()
  await send.click()
  await main.getByText('You seem to be offline.').waitFor()

  await network.find()
  await page.route('**/contact-us', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 502, body: '' }) : route.fallback(),
  )
  await send.click()
  await main.getByText(/technical difficulties/).waitFor()
  await toasts.first().waitFor()
  await expect
    .poll(() => toasts.allInnerTexts())
    .toEqual(["We're experiencing some technical difficulties. Please try again later."])
})

test('a dialog that is gone leaves its page alone; what was typed is there after the reload', async () => {
  const page = await product.open('desktop')
  await page.goto('/home')
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('headache')
  const arrive = await deployed(page)
  await page.getByRole('banner').getByText('Login / Register').click()
  await page.getByText('This part could not be opened.').waitFor()
  await expect.poll(() => search.inputValue()).toBe('headache')
  arrive()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload' }).click()
  await reloaded
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('main input[type=search]')?.value === 'headache',
  )
})

test('the question before a logout that does not arrive says so in view, and can be tried again', async () => {
  const page = await product.openAs('desktop', await newPharmacist(product.served), '/orders')
  const I = personAt(page, 'desktop')
  const parts = await partsOn(page, 'ui/staff/LogoutPanel.tsx')
  parts.lose()
  await I.openFromMenu('Logout')
  const lost = page.getByRole('alert').filter({ hasText: 'This part could not be opened.' })
  await lost.waitFor()
  await expect.poll(() => lost.evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
  parts.hold()
  parts.deliver()
  await lost.getByRole('button', { name: 'Try again' }).click()
  await I.seeLogoutAsked()
})

/** The seconds are over after which a page whose script has not come says so. */
const endPatience = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const waits = document
      .getAnimations()
      .filter((each) => each instanceof CSSAnimation && each.animationName === 'late')
    for (const each of waits) each.finish()
  })

test('a page that does not come to life says so in the language that was chosen', async () => {
  const page = await product.open('phone')
  await page.addInitScript(() => localStorage.setItem('lang', 'guj'))
  await page.route('**/assets/first-*.js', (route) => route.abort())
  await page.goto('/home', { waitUntil: 'load' })
  await endPatience(page)
  await page.getByText(gujarati['errors.late'], { exact: true }).waitFor()
  await expect(page.getByText('The app is taking longer').waitFor({ state: 'hidden' })).resolves.toBeUndefined()
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
