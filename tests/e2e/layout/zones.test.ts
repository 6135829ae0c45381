import { expect, test } from 'vitest'
import { beginWith } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { bookSlot, entriesOf, freeSlotOf, newPatient, nextDoctor } from '../../kit/patients'

const product = inBrowser()

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
