import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { sizes } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { openPrescription } from '../../kit/openPrescription'

const product = inBrowser()

test('parts of the form keep off each other, and on a desktop the patient stands in one row, however much is known', async () => {
  const allergies = ['Penicillin', 'Carbamazepine, with a rash', 'Aspirin', 'Iodinated contrast']
  const conditions = ['asthma', 'seizures', 'heartFailure', 'glaucoma'] as const
  const { page } = await openPrescription(product, 'desktop', ({ ports }, bookingId) =>
    ports.prescription.saveFacts(
      { bookingId, allergies, conditions, egfr: null, key: crypto.randomUUID() },
      new AbortController().signal,
    ),
  )
  const boxOf = async (place: Locator) => (await place.boundingBox())!
  const strip = page.getByRole('region', { name: 'Patient' })
  await strip.getByText(/Iodinated contrast/).waitFor()
  await expect.poll(async () => (await boxOf(strip)).height).toBeLessThanOrEqual(58)
  await expect.poll(async () => (await boxOf(strip.getByText('Asha Patel'))).width).toBeGreaterThan(60)
  await expect.poll(async () => (await boxOf(strip.getByText('No current medicines'))).width).toBeGreaterThan(60)
  // The one row of the vitals has no heading in sight.
  await expect.poll(async () => (await boxOf(page.locator('legend'))).width).toBeLessThanOrEqual(1)

  await page.setViewportSize(sizes.tablet)
  const seen = (text: string) => page.getByText(text, { exact: true }).locator('visible=true').first()
  const below = async () => (await boxOf(seen('BP mmHg'))).y - (await boxOf(seen('Vitals'))).y
  await expect.poll(below).toBeGreaterThanOrEqual(28)

  await page.setViewportSize(sizes.phone)
  const button = (name: string) => boxOf(page.getByRole('button', { name, exact: true }))
  await expect.poll(async () => (await button('Save')).y - (await button('End Consultation')).y).toBe(0)
  const right = async () => {
    const { x, width } = await button('End Consultation')
    return x + width
  }
  await expect.poll(right).toBeLessThanOrEqual(sizes.phone.width)
})
