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

/** Long doses as they are written, and what they are called in the language of the page. */
const LINE = [
  'Levetiracetam',
  '500 mg controlled release tablet',
  '5-0-5 ml, 1½ at night from the 15th day',
  'after food',
]

test.each([
  ['hin', 'phone'],
  ['hin', 'tablet'],
  ['hin', 'desktop'],
  ['ben', 'phone'],
  ['ben', 'tablet'],
  ['ben', 'desktop'],
] as const)('no cell of a medicine cuts a dose or a strength: %s, %s', async (lang, size) => {
  const { page } = await openPrescription(product, 'desktop')
  await page.evaluate((language) => localStorage.setItem('lang', language), lang)
  await page.setViewportSize(sizes[size])
  await page.reload()
  const cell = (column: number) => page.locator(`[data-place="0.${column}"]`)
  for (const [column, text] of LINE.entries()) await cell(column).fill(text)
  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('textarea[data-place]')]
        .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1)
        .map((each) => `${each.dataset['place']} ${(each as HTMLTextAreaElement).value}`),
    )
  await expect.poll(() => cell(2).inputValue()).toContain('5-0-5')
  await expect.poll(cut).toEqual([])
  await expect.poll(() => page.locator('input[data-place]').count()).toBe(1)
})
