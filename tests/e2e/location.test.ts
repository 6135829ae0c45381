import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { locationApi } from '../../src/core/location/location.api'
import { type Size, sizes } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { HERE } from '../kit/position'

const product = inBrowser()

const every: readonly Size[] = ['phone', 'tablet', 'desktop']

const tab = async (size: Size, more: Parameters<typeof product.open>[1] = {}) => {
  const page = await product.open(size, {
    geolocation: HERE,
    permissions: ['geolocation'],
    ...more,
  })
  return { page, ...person(page) }
}

const person = (page: Page) => ({
  allow: page.getByRole('button', { name: 'Allow Location Access' }),
  skip: page.getByRole('button', { name: 'Skip', exact: true }),
  chip: page.getByRole('button', { name: /Choose location|Change location/ }).filter({ visible: true }),
  search: page.getByPlaceholder('Search for city, Area, Pincode', { exact: true }),
  useCurrent: page.getByRole('button', { name: 'Use Current Location' }),
  dialog: page.getByRole('dialog'),
  kept: () => page.evaluate(() => [sessionStorage.getItem('location'), sessionStorage.getItem('locationLabel')]),
  see: (words: string) => page.getByText(words, { exact: true }).first().waitFor(),
})

/** Where the dialog stands: over the whole page, at its bottom, or in its middle. */
const standing = async (page: Page, size: Size): Promise<'full' | 'bottom' | 'middle'> => {
  const { x, y, width, height } = (await page.getByRole('dialog').boundingBox())!
  const screen = sizes[size]
  if (width === screen.width && height >= screen.height) return 'full'
  if (width === screen.width && Math.round(y + height) === screen.height) return 'bottom'
  expect(Math.abs(x + width / 2 - screen.width / 2)).toBeLessThan(20)
  return 'middle'
}

describe('the prompt', () => {
  test.each(every)('asks on a %s when home is opened, once', async (size) => {
    const { page, allow, skip, dialog, kept } = await tab(size, { isAsked: false })
    await page.goto('/home')
    await allow.waitFor()
    expect(await standing(page, size)).toBe(size === 'desktop' ? 'middle' : 'full')
    await skip.click()
    await dialog.waitFor({ state: 'detached' })
    expect(await kept()).toEqual([null, null])
    await page.reload()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.getByRole('link', { name: 'Find Doctor' }).filter({ visible: true }).first().click()
    await page.getByText(' km').first().waitFor()
    expect(await dialog.count()).toBe(0)
  })

  test('that is allowed at the list of doctors lists those that are near', async () => {
    const { page, allow, kept, chip } = await tab('desktop', { isAsked: false })
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
    expect(await kept()).toEqual([JSON.stringify(HERE), 'Koramangala, Bengaluru'])
    expect(asked).toEqual(['28.610802', '12.935'])
    expect(await chip.getAttribute('aria-label')).toBe('Koramangala, Bengaluru. Change location')
  })

  test('is not in the way of the landing page', async () => {
    const { page, dialog } = await tab('phone', { isAsked: false })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await dialog.count()).toBe(0)
  })
})

describe('the picker', () => {
  test.each(every)('on a %s finds a place, keeps it and goes to the doctors there', async (size) => {
    const { page, chip, search, see, dialog, kept } = await tab(size)
    const inputs: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === locationApi.autocomplete.path) inputs.push(url.searchParams.get('input') ?? '')
    })
    await page.goto('/home')
    await chip.click()
    await page.getByRole('heading', { name: 'Change Location', exact: true }).waitFor()
    expect(await standing(page, size)).toBe(size === 'desktop' ? 'middle' : 'bottom')
    await search.pressSequentially('koramangala')
    await see('Searching...')
    await page.getByText(/^\d+ results$/).waitFor()
    expect(inputs).toEqual(['koramangala'])
    await page.getByRole('button', { name: 'Koramangala Bengaluru, Karnataka, 560034' }).click()
    await page.waitForURL((url) => url.pathname === '/find-doctor')
    await dialog.waitFor({ state: 'detached' })
    expect(await kept()).toEqual(['{"latitude":12.9261,"longitude":77.6221}', 'Koramangala, Bengaluru'])
    expect(await page.evaluate(() => history.state as unknown)).toEqual({ navItem: 1 })
    await page.reload()
    await page
      .getByRole('button', { name: 'Koramangala, Bengaluru. Change location' })
      .filter({ visible: true })
      .waitFor()
  })

  test('forgets the results when the box is emptied, gives the focus back, and offers recent choices', async () => {
    const { page, chip, search, dialog } = await tab('desktop')
    await page.goto('/home')
    await chip.click()
    await search.fill('noida')
    await page.getByText(/^\d+ results$/).waitFor()
    await search.fill('')
    await page.getByRole('button', { name: 'Pune', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/find-doctor')
    await chip.click()
    await page.getByRole('heading', { name: 'Recent choices' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await chip.and(page.locator(':focus')).waitFor()
    expect(await dialog.count()).toBe(0)
  })

  test('follows a link that names a city', async () => {
    const { page, kept } = await tab('desktop')
    await page.goto('/find-doctor?city=Mumbai')
    await page.getByRole('button', { name: 'Mumbai. Change location' }).filter({ visible: true }).waitFor()
    await page
      .getByText(/^[0-9.]+ km/)
      .first()
      .waitFor()
    expect(await kept()).toEqual(['{"latitude":19.076,"longitude":72.8777}', 'Mumbai'])
  })
})

describe('what goes wrong is said in the words of the catalogue', () => {
  test.each([
    [1, 'Please enable location permissions in your browser settings to continue'],
    [2, 'Unable to detect your location. Please try again.'],
    [3, 'Location request timed out. Please try again.'],
    [9, 'An error occurred while getting your location. Please try again.'],
  ])('when the position fails with code %i: %s', async (code, words) => {
    const { page, chip, useCurrent, see, kept } = await tab('desktop')
    await page.addInitScript((failure) => {
      navigator.geolocation.getCurrentPosition = (_, refused) => refused?.({ code: failure } as never)
    }, code)
    await page.goto('/home')
    await chip.click()
    await useCurrent.click()
    await see(words)
    expect(await kept()).toEqual([null, null])
  })

  test('a browser without geolocation only logs it', async () => {
    const { page, chip, useCurrent } = await tab('desktop')
    await page.addInitScript(() => Object.defineProperty(navigator, 'geolocation', { value: undefined }))
    await page.goto('/home')
    await chip.click()
    const logged = page.waitForEvent('console', (message) => message.text().includes('not supported'))
    await useCurrent.click()
    await logged
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test.each([
    [429, 'Geocoding query limit exceeded'],
    [403, 'Geocoding request denied. Please check your API key'],
    [400, 'Invalid geocoding request'],
    [500, 'Unknown error occurred during geocoding'],
    [404, 'No results found for the given coordinates'],
    [504, 'Failed to get address from coordinates'],
  ])('when naming the position is answered with %i: %s', async (status, words) => {
    const { page, chip, useCurrent, see, kept } = await tab('desktop')
    await page.route(`**${locationApi.reverse.path}*`, (route) =>
      route.fulfill({ status, json: { message: '', statusCode: status } }),
    )
    await page.goto('/home')
    await chip.click()
    await useCurrent.click()
    await see(words)
    expect(await kept()).toEqual([JSON.stringify(HERE), null])
    await page.getByRole('button', { name: 'Current location. Change location' }).filter({ visible: true }).waitFor()
  })

  test('when a place’s details fail', async () => {
    const { page, chip, search, see, kept } = await tab('desktop')
    await page.route('**/user-service/v1/places/t*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/home')
    await chip.click()
    await search.fill('noida')
    await page.getByRole('button', { name: 'Noida Uttar Pradesh' }).click()
    await see('Failed to get place details')
    expect(await kept()).toEqual([null, null])
  })
})
