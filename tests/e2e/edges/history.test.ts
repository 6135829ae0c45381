import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hold } from '../../kit/browser'
import { drawnForGuests } from '../../kit/drawnForGuests'
import { inBrowser } from '../../kit/inBrowser'
import { newEntry } from '../../kit/newEntry'
import { pickSlot } from '../../kit/signUp'
import { personAt } from '../../kit/pages/person'
import { newPatient, nextDoctor } from '../../kit/patients'
import { newDoctor } from '../../kit/staff'

const product = inBrowser()

const sheetOf = (page: Page) => page.getByRole('dialog', { name: /^Book with/ })
const filtersOf = (page: Page) => page.getByRole('dialog', { name: 'Filters' })

/** A phone of a new patient at an address. */
const patientAt = async (path: string) => {
  const page = await product.openAs('phone', await newPatient(product.served), path)
  return { page, I: personAt(page, 'phone') }
}

test('a guest on a phone keeps filters, order and slot across a reload, and back leads from the filters to the list', async () => {
  const page = await product.open('phone')
  const I = personAt(page, 'phone')
  await page.goto('/find-doctor')
  const filters = page.getByRole('button', { name: /^Filters/ })
  await newEntry(page, () => filters.click())
  await filtersOf(page).waitFor()
  await filtersOf(page).getByLabel('Sort by').selectOption('fee')
  await I.reload()
  await filtersOf(page).waitFor()
  await page.goBack()
  await filtersOf(page).waitFor({ state: 'detached' })
  await newEntry(page, () => filters.click())
  await expect.poll(() => filtersOf(page).getByLabel('Sort by').inputValue()).toBe('fee')
  await page.goBack()

  const { id } = await nextDoctor(product.served)
  await page.goto(`/doctor-profile?doctorId=${id}`)
  const { slot } = await pickSlot(I)
  await I.reload()
  await I.seeChosen(slot)
  await page.goBack()
  await sheetOf(page).waitFor({ state: 'detached' })
  await I.at('/doctor-profile')
})

test('a link to a checkout opens for somebody else: a patient at the checkout, a guest at the slot', async () => {
  const { id } = await nextDoctor(product.served)
  const first = await patientAt(`/doctor-profile?doctorId=${id}`)
  const { slot } = await pickSlot(first.I)
  await first.I.goOn()
  await first.I.seeCheckout()
  const link = first.page.url()

  const other = await patientAt(link)
  await other.I.seeReview()
  await other.page.goBack()
  await other.I.seeChosen(slot)
  await other.page.goBack()
  await sheetOf(other.page).waitFor({ state: 'detached' })
  await other.I.at('/doctor-profile')

  const guest = await product.open('phone')
  await guest.goto(link)
  await personAt(guest, 'phone').seeChosen(slot)
  await expect(guest.waitForURL(({ searchParams }) => searchParams.get('step') === 'slots')).resolves.toBeUndefined()
})

test('who comes back from a doctor finds the list where it was left', async () => {
  const { page, I } = await patientAt('/find-doctor')
  const cards = page.locator('main:not([inert])').getByRole('heading', { level: 3 }).getByRole('link')
  await cards.first().waitFor()
  // The page comes with its first cards; the others have their place once the list works, and stand there a frame later.
  await page.waitForFunction(() => {
    scrollTo(0, 3000)
    const tops = [...document.querySelectorAll('main:not([inert]) h3 a')].map(
      (link) => link.getBoundingClientRect().top,
    )
    return scrollY > 2000 && tops.some((top) => top > 0 && top < innerHeight)
  })
  await cards.filter({ visible: true }).last().click()
  await I.at('/doctor-profile')
  const left = await page.evaluate(() => history.length)
  await page.goBack()
  await I.at('/find-doctor')
  await page.waitForFunction(() => {
    const { scroll = 0 } = (history.state ?? {}) as { scroll?: number }
    return scroll > 1000 && Math.abs(scrollY - scroll) < 400
  })
  await expect.poll(() => page.evaluate(() => history.length)).toBe(left)
})

test('a list scrolled before anything heard it and opened again, by going on to it or by a reload, is where it was left, and its address has no empty field', async () => {
  await drawnForGuests(product.served, '/find-doctor?speciality=&city=')
  const page = await product.open('phone')
  const letGo = await hold(page, '**/assets/common-*.js')
  // As a form without script sends it.
  await page.goto('/find-doctor?speciality=&city=', { waitUntil: 'commit' })
  await page.locator('main[inert] h3').nth(2).waitFor()
  await page.waitForFunction(() => {
    scrollTo(0, 600)
    return scrollY === 600
  })
  letGo()
  await page.waitForURL(({ search }) => search === '')
  // The true heights of what is above may move it by a few lines.
  const isKept = () =>
    page.waitForFunction(() => {
      const { scroll = 0 } = (history.state ?? {}) as { scroll?: number }
      return scroll > 500 && scroll < 700 && Math.abs(scrollY - scroll) < 20
    })
  await page.locator('main:not([inert]) h3').nth(2).waitFor()
  await isKept()
  await page.goto('/')
  await page.goBack()
  await isKept()
  await page.reload()
  await isKept()
  await expect(page.waitForURL((url) => url.pathname === '/find-doctor' && url.search === '')).resolves.toBeUndefined()
})

test('a panel over a page of the staff is an entry of the history, and words typed in it are not lost to Back', async () => {
  const page = await product.openAs('desktop', await newDoctor(product.served), '/schedule')
  const I = personAt(page, 'desktop')
  const team = page.getByRole('dialog', { name: /^Clinical team/ })
  await newEntry(page, () => I.openFromMenu('Clinical team'))
  await team.waitFor()
  await page.goBack()
  await I.seeNoPanel()
  await I.at('/schedule')
  await page.goForward()
  await team.waitFor()
  await I.closePanel()
  await I.seeNoPanel()
  await page.waitForFunction(() => !location.search.includes('step='))

  await newEntry(page, () => I.openFromMenu('Help'))
  await I.seeHelpForm()
  await I.fillIn('Description', 'Tuesday is missing')
  await page.goBack()
  await I.seeLeavingAsked()
  await I.stayInPanel()
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Tuesday is missing')
  await page.goBack()
  await I.leavePanel()
  await I.seeNoPanel()
  await I.at('/schedule')
})

test('back from the payment page leads to the booking: its slot is held until then, and it can be paid', async () => {
  const { name } = await nextDoctor(product.served)
  const { page, I } = await patientAt('/find-doctor')
  await I.searchFor(name)
  await page
    .getByRole('button', { name: /^Book (video|clinic visit) with/ })
    .first()
    .click()
  await I.seeSlots()
  await I.chooseAnotherDay()
  await I.chooseSlot()
  await I.goOn()
  await I.payWith('Pay online')
  await I.book()
  await I.seeGateway()
  await page.goBack()
  await I.seeFailureAddress()
  await page.waitForURL(({ searchParams }) => [...searchParams.keys()].join() === 'bookingId')
  await I.see(/^Your slot is held until/)
  await I.see(name)
  await page.goForward()
  await I.seeGateway()
  await page.goBack()
  await I.retryPayment()
  await I.seeGateway()
  await I.payAtGateway()
  await I.seeConfirmed()
  await expect(I.see(name)).resolves.toBeUndefined()
})
