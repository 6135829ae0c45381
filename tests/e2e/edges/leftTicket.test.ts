import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { bookingApi } from '../../../src/core/booking/booking.api'
import { beginWith, divert } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { pickSlot } from '../../kit/signUp'
import { type Person, personAt } from '../../kit/pages/person'
import { entriesOf, newPatient, nextDoctor } from '../../kit/patients'

const product = inBrowser()

const toTicket = async (size: 'phone' | 'desktop'): Promise<{ I: Person; page: Page }> => {
  const page = await product.open(size)
  await beginWith(page, { session: entriesOf((await newPatient(product.served)).storage) })
  const I = personAt(page, size)
  await page.goto(`/doctor-profile?doctorId=${(await nextDoctor(product.served)).id}`)
  await pickSlot(I)
  await I.goOn()
  await I.seeReview()
  return { I, page }
}

/** Follows the notice of a booking that went through. */
const followBooked = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: /^Your appointment is booked/ }).click()
  await page.getByRole('heading', { name: 'Appointment booked' }).waitFor()
  return new URL(page.url()).pathname
}

test('offline, a ticket says so and can be left; the booking goes on when the phone is back online, and says so', async () => {
  const { I, page } = await toTicket('phone')
  await page.context().setOffline(true)
  await I.payWith('Pay later')
  await I.book()
  await I.seeUnsettled()
  await I.see(/^This device is offline\./)
  await page.goBack()
  await I.see(/^You are offline\. Your booking goes on/)
  await page.getByRole('heading', { name: 'Review and book' }).waitFor({ state: 'detached' })
  await page.context().setOffline(false)
  expect(await followBooked(page)).toBe('/appointment/success')
})

test('a booking under way is left for the slots, goes on over every page and after a reload, once', async () => {
  const { I, page } = await toTicket('desktop')
  const keys = new Set<string>()
  let held: Route | null = null
  const letGo = await divert(page, `**${bookingApi.book.path}`, (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.add(route.request().headers()['idempotency-key'] ?? '')
    held = route
  })
  await I.payWith('Pay later')
  await I.book()
  await I.seePlacing()
  await I.backToSlots()
  await I.see('Your booking is being confirmed…')
  await page.goto('/home')
  await I.see('Your booking is being confirmed…')
  await expect.poll(() => held).not.toBeNull()
  letGo()
  await page.reload()
  expect(await followBooked(page)).toBe('/appointment/success')
  expect(keys.size).toBe(1)
})
