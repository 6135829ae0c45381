import { expect, test } from 'vitest'
import { hasFocus } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { openHere } from '../../kit/placeSearch'
import { HERE } from '../../kit/position'

const product = inBrowser()

test('the prompt leaves the landing page alone; allowed at the list of doctors, it lists those that are near', async () => {
  const { page, allow, dialog, kept, chip } = await openHere(product, 'desktop', { isAsked: false })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect.poll(() => dialog.count()).toBe(0)
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/doctor/doctors')) asked.push(url.searchParams.get('latitude') ?? '')
  })
  await page.goto('/find-doctor')
  await allow.click()
  await page.getByText('Koramangala, Bengaluru').first().waitFor()
  await page
    .getByText(/^[0-9.]+ km/)
    .first()
    .waitFor()
  await expect.poll(() => kept()).toEqual([JSON.stringify(HERE), 'Koramangala, Bengaluru'])
  expect(asked).toEqual(['28.610802', '12.935'])
  await expect.poll(() => chip.getAttribute('aria-label')).toBe('Koramangala, Bengaluru. Change location')
})

test('the picker forgets the results when the box is emptied, gives the focus back, and offers recent choices', async () => {
  const { page, chip, search, dialog, kept } = await openHere(product, 'desktop')
  await page.goto('/find-doctor?city=Mumbai')
  await page.getByRole('button', { name: 'Mumbai. Change location' }).filter({ visible: true }).waitFor()
  await page
    .getByText(/^[0-9.]+ km/)
    .first()
    .waitFor()
  await expect.poll(() => kept()).toEqual(['{"latitude":19.076,"longitude":72.8777}', 'Mumbai'])

  await chip.click()
  await search.fill('noida')
  await page.getByText(/^\d+ results$/).waitFor()
  await search.fill('')
  await page.getByRole('button', { name: 'Pune', exact: true }).click()
  await page.getByRole('button', { name: 'Pune. Change location' }).filter({ visible: true }).waitFor()
  await chip.click()
  await page.getByRole('heading', { name: 'Recent places' }).waitFor()
  await hasFocus(dialog)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await chip.and(page.locator(':focus')).waitFor()
  await expect.poll(() => dialog.count()).toBe(0)
})
