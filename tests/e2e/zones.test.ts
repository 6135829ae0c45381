import { expect, test } from 'vitest'
import { beginWith } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { bookSlot, entriesOf, freeSlotOf, newPatient, nextDoctor } from '../kit/patients'
import { personAt } from '../kit/pages/person'

const product = inBrowser()

const slotsIn = async (timezoneId: string) => {
  const { id } = await nextDoctor(product.served)
  const page = await product.open('desktop', { timezoneId })
  const I = personAt(page, 'desktop')
  await page.goto(`/doctor-profile?doctorId=${id}`)
  await I.seeSlots()
  await page
    .getByRole('radio', { name: /(am|pm)/ })
    .first()
    .waitFor()
  return page.getByText(/^Times are India time \(IST\)/)
}

test('in New York the slots say that their times are India’s; in India they do not', async () => {
  const note = await slotsIn('America/New_York')
  await expect
    .poll(() => note.first().textContent())
    .toMatch(/^Times are India time \(IST\)\. Yours is (9|10)½ h behind\.$/)
  await expect.poll(async () => await (await slotsIn('Asia/Kolkata')).count()).toBe(0)
})

test('times of an order that take a second line on a phone begin it whole', async () => {
  const patient = await newPatient(product.served)
  const { id } = await nextDoctor(product.served)
  await bookSlot(patient, await freeSlotOf(patient, id))
  const page = await product.open('phone', { timezoneId: 'America/New_York' })
  await beginWith(page, { session: entriesOf(patient.storage) })
  await page.goto('/order-list')
  const times = page
    .locator('main:not([inert])')
    .getByText(/India time/)
    .first()
  await times.waitFor()
  const lines = await times.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element.lastChild!)
    const edge = element.parentElement!.getBoundingClientRect().left
    return [...words.getClientRects()].map(({ left }) => left - edge)
  })
  expect(lines.length).toBeGreaterThan(1)
  expect(Math.min(...lines)).toBeGreaterThanOrEqual(0)
})
