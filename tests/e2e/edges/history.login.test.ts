import { eq } from 'drizzle-orm'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { sessions } from '../../../server/people/people.tables'
import { OTP_RESEND_WAIT } from '../../../src/core/session/session.rules'
import { divert } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { newEntry } from '../../kit/newEntry'
import { pickSlot, verifyNumber } from '../../kit/signUp'
import { personAt } from '../../kit/pages/person'
import { partsOn } from '../../kit/paths/parts'
import { newPatient, nextDoctor, newNumber } from '../../kit/patients'
import { seeGapAsked } from '../../kit/profileGaps'

const product = inBrowser()

const sheetOf = (page: Page) => page.getByRole('dialog', { name: /^Book with/ })
const filtersOf = (page: Page) => page.getByRole('dialog', { name: 'Filters' })

test('a guest who verifies for a slot comes back from the checkout to the list with its filters and order', async () => {
  const page = await product.open('phone')
  const I = personAt(page, 'phone')
  await page.goto('/find-doctor?language=Hindi&sort=experience')
  await page
    .getByRole('button', { name: /^Book (video|clinic visit) with/ })
    .first()
    .click()
  await I.seeSlots()
  await I.chooseAnotherDay()
  const slot = await I.chooseSlot()
  await I.goOn()
  await verifyNumber(I, product.served)
  await I.completeProfile('Meera Nair', '52', 'Female')
  await I.seePatient('Meera Nair')
  await page.goBack()
  await I.seeChosen(slot)
  await page.goBack()
  await sheetOf(page).waitFor({ state: 'detached' })
  await page.waitForURL(
    ({ searchParams }) =>
      searchParams.get('language') === 'Hindi' &&
      searchParams.get('sort') === 'experience' &&
      searchParams.get('step') === null,
  )
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect.poll(() => filtersOf(page).getByLabel('Sort by').inputValue()).toBe('experience')
})

test('the number that a guest gives on desktop stands over the page: back closes it, forward asks again', async () => {
  const page = await product.open('desktop')
  const I = personAt(page, 'desktop')
  const { id } = await nextDoctor(product.served)
  await page.goto('/home')
  await page.goto(`/doctor-profile?doctorId=${id}`)
  const { slot } = await pickSlot(I)
  await newEntry(page, () => I.goOn())
  await I.seeLoginDialog()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await I.at('/doctor-profile')
  await I.seeChosen(slot)
  await page.goForward()
  await I.seeLoginDialog()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await I.goOn()
  await verifyNumber(I, product.served)
  await I.completeProfile('Meera Nair', '52', 'Female')
  await I.seePatient('Meera Nair')
  await page.goBack()
  await I.seeChosen(slot)
  await expect(I.at('/doctor-profile')).resolves.toBeUndefined()
})

test('a reload under the number that stands over the page keeps the slot below it, and what lacks of a profile is asked above the checkout, whose slots come late', async () => {
  const page = await product.open('desktop')
  const I = personAt(page, 'desktop')
  const { name } = await nextDoctor(product.served)
  await page.goto('/find-doctor')
  await I.searchFor(name)
  await page
    .getByRole('button', { name: /^Book (video|clinic visit) with/ })
    .first()
    .click()
  await I.chooseAnotherDay()
  const slot = await I.chooseSlot()
  await newEntry(page, () => I.goOn())
  await I.seeLoginDialog()
  await page.goBack()
  await page.getByRole('dialog', { name: 'Login or register' }).waitFor({ state: 'detached' })
  await page.goForward()
  await I.seeLoginDialog()
  await I.reload()
  await I.seeLoginDialog()
  await page.waitForURL(({ searchParams }) => searchParams.get('step') === 'slots')
  const held: Route[] = []
  const letGo = await divert(page, /schedule-slots/, (route) => void held.push(route))
  await verifyNumber(I, product.served)
  await page.waitForURL(({ searchParams }) => searchParams.get('step') === 'checkout')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const profile = page.getByRole('heading', { name: 'Complete your profile', includeHidden: true })
  const frames = (count: number) =>
    page.evaluate(async (all) => {
      for (let frame = 0; frame < all; frame += 1)
        await new Promise((resolve) => {
          requestAnimationFrame(resolve)
        })
    }, count)
  await frames(60)
  await profile.waitFor({ state: 'detached' })
  letGo()
  for (const route of held) await route.continue()
  await I.completeProfile('Meera Nair', '52', 'Female')
  await I.seePatient('Meera Nair')
  await page.goBack()
  await I.seeChosen(slot)
})

test('who logs in from the bar of a page on desktop stays on it, and its address says nothing of the login', async () => {
  const phoneNumber = (await newPatient(product.served)).login.phoneNumber ?? ''
  const page = await product.open('desktop')
  const I = personAt(page, 'desktop')
  await page.goto('/health-hub')
  await I.openLogin()
  await I.typeNumber(phoneNumber)
  await I.requestCode()
  await I.seeCodeStep()
  await I.enterCode(await product.served.codeFor(phoneNumber))
  const menu = page.getByText('Your menu, Asha Patel').filter({ visible: true })
  await menu.waitFor()
  await page.waitForURL(({ pathname, search }) => pathname === '/health-hub' && search === '')
  await I.reload()
  await menu.waitFor()
  await expect(
    page.waitForURL(({ pathname, search }) => pathname === '/health-hub' && search === ''),
  ).resolves.toBeUndefined()
})

/** A name or an age that is missing: tests/e2e/matrices/profileGaps.test.ts. */
test('a patient whose gender is missing is asked for it after the login, and for nothing else', () =>
  expect(
    seeGapAsked(product, { name: 'Asha Patel', age: 41, gender: null }, ['Asha Patel', '41', null]),
  ).resolves.toBeUndefined())

test('who verifies a number on a phone goes on with their slot, their number and their code after back, forward and a reload', async () => {
  const page = await product.open('phone')
  const I = personAt(page, 'phone')
  const { id } = await nextDoctor(product.served)
  await page.goto(`/doctor-profile?doctorId=${id}`)
  const { slot } = await pickSlot(I)
  await I.goOn()
  const phoneNumber = newNumber()
  const number = page.getByLabel('Mobile number')
  await I.typeNumber(phoneNumber)
  await page.goBack()
  await I.seeChosen(slot)
  await page.goForward()
  await number.waitFor()
  await expect.poll(() => number.inputValue()).toBe(phoneNumber)
  await I.requestCode()
  await I.seeCodeStep()
  await I.reload()
  await I.seeCodeStep()
  await I.enterCode(await product.served.codeFor(phoneNumber))

  const profile = page.getByRole('dialog', { name: 'Complete your profile' })
  await profile.waitFor()
  await page.waitForURL(({ searchParams }) => searchParams.get('step') === 'checkout')
  await page.goBack()
  await profile.waitFor({ state: 'detached' })
  await I.seeReview()
  await page.waitForURL(({ searchParams }) => searchParams.get('step') === 'checkout')
  await page.goForward()
  const fullName = profile.getByLabel('Full name')
  await fullName.fill('Meera Nair')
  await page.goBack()
  await profile.waitFor({ state: 'detached' })
  await page.goForward()
  await profile.waitFor()
  await expect.poll(() => fullName.inputValue()).toBe('Meera Nair')
  await page.addInitScript(() => addEventListener('popstate', () => (document.documentElement.dataset['moved'] = '')))
  await I.reload()
  await profile.waitFor()
  await expect.poll(() => fullName.inputValue()).toBe('Meera Nair')
  // Whoever reloads again at once is still where the prompt is open.
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['moved'] ?? 'stands')).toBe('stands')
  await I.completeProfile('Meera Nair', '52', 'Female')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('profileDraft'))).toBeNull()
  await I.seePatient('Meera Nair')
  await page.goBack()
  await I.seeChosen(slot)
})

test('a panel that arrives while its patient is asked for a number does not cover the question', async () => {
  const patient = await newPatient(product.served)
  const page = await product.openAs('desktop', patient, '/home')
  const I = personAt(page, 'desktop')
  const parts = await partsOn(page, 'ui/notifications/NotificationsPanel.tsx')
  const asked = page.waitForEvent('request', (request) => request.url().includes('NotificationsPanel'))
  await I.openNotifications()
  const part = await asked
  await product.served.db.delete(sessions).where(eq(sessions.userId, patient.login.userId ?? ''))
  await page.evaluate(() => history.pushState(null, '', '/order-list'))
  await I.seeLoginDialog()
  parts.deliver()
  await (await part.response())?.finished()
  product.served.pass(OTP_RESEND_WAIT + 1)
  const number = patient.login.phoneNumber ?? ''
  await I.typeNumber(number)
  await I.requestCode()
  await I.seeCodeStep()
  await I.enterCode(await product.served.codeFor(number))
  await I.seeLoginGone()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})
