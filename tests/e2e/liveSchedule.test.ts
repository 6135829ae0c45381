import { expect, test } from 'vitest'
import { PUSH_STREAM } from '../../src/core/notifications/push.api'
import { ONLINE } from '../../src/core/payment/payment'
import { beginWith, holdTime } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { newDoctor } from '../kit/staff'
import { bookSlot, entriesOf, freeSlotOf, newPatient, payFor } from '../kit/patients'

const product = inBrowser()

test('a booking, its payment and its cancellation come to an open schedule by themselves', async () => {
  const { served } = product
  const [patient, doctor] = [await newPatient(served), await newDoctor(served)]
  const pick = await freeSlotOf(patient, doctor.id)
  const page = await product.open('desktop')
  await page.clock.install()
  await beginWith(page, { session: entriesOf(doctor.storage) })
  const listening = page.waitForResponse((response) => response.url().endsWith(PUSH_STREAM))
  await page.goto('/schedule')
  await page.locator('main:not([inert]) [role=gridcell]').first().waitFor()
  await listening
  // The schedule looks at itself once a minute: no minute passes here.
  await holdTime(page)
  await page.evaluate(() => document.body.setAttribute('data-before', ''))

  const shows = (words: RegExp) => page.getByRole('gridcell', { name: words }).waitFor()
  const { bookingId } = await bookSlot(patient, pick, ONLINE)
  await shows(/Asha Patel, 41, Pending, Not paid$/)
  await payFor(served, patient, bookingId)
  await shows(/Asha Patel, 41, Paid, \w+$/)
  const signal = new AbortController().signal
  const chosen = { schedules: [], appointments: [bookingId], key: crypto.randomUUID() }
  const cancelled = await patient.ports.booking.cancel(chosen, signal)
  expect(cancelled.ok).toBe(true)
  await shows(/Asha Patel, 41, Cancelled, /)
  await expect.poll(() => page.locator('body[data-before]').count()).toBe(1)
})
