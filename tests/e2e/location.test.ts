import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { statusOf } from '../../src/core/kit/outcome'
import { locationApi } from '../../src/core/location/location.api'
import { geocodingErrors, type GeocodingFault } from '../../src/core/location/location.rules'
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

describe.each(every)('On a %s', (size) => {
  test('home asks for the position, once; the picker finds a place, keeps it and goes to the doctors there', async () => {
    const { page, allow, skip, chip, search, see, dialog, kept } = await tab(size, { isAsked: false })
    const inputs: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === locationApi.autocomplete.path) inputs.push(url.searchParams.get('input') ?? '')
    })
    await page.goto('/home')
    await allow.waitFor()
    expect(await standing(page, size)).toBe(size === 'desktop' ? 'middle' : 'full')
    await skip.click()
    await dialog.waitFor({ state: 'detached' })
    expect(await kept()).toEqual([null, null])

    await page.reload()
    await chip.click()
    await page.getByRole('heading', { name: 'Change Location', exact: true }).waitFor()
    expect(await dialog.count()).toBe(1)
    expect(await standing(page, size)).toBe(size === 'desktop' ? 'middle' : 'bottom')
    await search.pressSequentially('koramangala')
    await see('Searching...')
    await page.getByText(/^\d+ results$/).waitFor()
    expect(inputs).toEqual(['koramangala'])
    await page.getByRole('button', { name: 'Koramangala Bengaluru, Karnataka, 560034' }).click()
    await page.waitForURL((url) => url.pathname === '/find-doctor')
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(' km').first().waitFor()
    expect(await dialog.count()).toBe(0)
    expect(await kept()).toEqual(['{"latitude":12.9261,"longitude":77.6221}', 'Koramangala, Bengaluru'])
    expect(await page.evaluate(() => history.state as unknown)).toMatchObject({ navItem: 1 })
    await page.reload()
    await page
      .getByRole('button', { name: 'Koramangala, Bengaluru. Change location' })
      .filter({ visible: true })
      .waitFor()
  })
})

test('the prompt leaves the landing page alone; allowed at the list of doctors, it lists those that are near', async () => {
  const { page, allow, dialog, kept, chip } = await tab('desktop', { isAsked: false })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await dialog.count()).toBe(0)
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

test('the picker forgets the results when the box is emptied, gives the focus back, and offers recent choices', async () => {
  const { page, chip, search, dialog, kept } = await tab('desktop')
  await page.goto('/find-doctor?city=Mumbai')
  await page.getByRole('button', { name: 'Mumbai. Change location' }).filter({ visible: true }).waitFor()
  await page
    .getByText(/^[0-9.]+ km/)
    .first()
    .waitFor()
  expect(await kept()).toEqual(['{"latitude":19.076,"longitude":72.8777}', 'Mumbai'])

  await chip.click()
  await search.fill('noida')
  await page.getByText(/^\d+ results$/).waitFor()
  await search.fill('')
  await page.getByRole('button', { name: 'Pune', exact: true }).click()
  await page.getByRole('button', { name: 'Pune. Change location' }).filter({ visible: true }).waitFor()
  await chip.click()
  await page.getByRole('heading', { name: 'Recent places' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await chip.and(page.locator(':focus')).waitFor()
  expect(await dialog.count()).toBe(0)
})

const positionFaults = [
  [1, 'Please enable location permissions in your browser settings to continue'],
  [2, 'Unable to detect your location. Please try again.'],
  [3, 'Location request timed out. Please try again.'],
  [9, 'An error occurred while getting your location. Please try again.'],
] as const

const namingFaults = [
  ['overLimit', 'Geocoding query limit exceeded'],
  ['requestDenied', 'Geocoding request denied. Please check your API key'],
  ['invalid', 'Invalid geocoding request'],
  ['unknown', 'Unknown error occurred during geocoding'],
  ['noResults', 'No results found for the given coordinates'],
  ['failed', 'Failed to get address from coordinates'],
] as const satisfies readonly (readonly [GeocodingFault, string])[]

describe('What goes wrong is said in the words of the catalogue', () => {
  test('when the position fails, a place’s details fail, or the browser has no geolocation', async () => {
    const { page, chip, search, useCurrent, see, dialog, kept } = await tab('desktop')
    await page.route('**/user-service/v1/places/t*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/home')
    for (const [code, words] of positionFaults) {
      await page.evaluate((failure) => {
        navigator.geolocation.getCurrentPosition = (_, refused) => refused?.({ code: failure } as never)
      }, code)
      await chip.click()
      await useCurrent.click()
      await see(words)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    await chip.click()
    await search.fill('noida')
    await page.getByRole('button', { name: 'Noida Uttar Pradesh' }).click()
    await see('Failed to get place details')
    expect(await kept()).toEqual([null, null])

    // A browser without geolocation only logs it.
    await page.reload()
    await page.evaluate(() => Object.defineProperty(navigator, 'geolocation', { value: undefined }))
    await chip.click()
    const logged = page.waitForEvent('console', (message) => message.text().includes('not supported'))
    await useCurrent.click()
    await logged
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('when the position cannot be named, and is kept without a name', async () => {
    const { page, chip, useCurrent, see, kept } = await tab('desktop')
    let fault: GeocodingFault = 'failed'
    await page.route(`**${locationApi.reverse.path}*`, (route) => {
      const status = statusOf[geocodingErrors[fault]]
      return route.fulfill({ status, json: { message: '', statusCode: status, code: fault } })
    })
    await page.goto('/home')
    for (const [each, words] of namingFaults) {
      fault = each
      await chip.click()
      await useCurrent.click()
      await see(words)
      expect(await kept()).toEqual([JSON.stringify(HERE), null])
      await page.getByRole('button', { name: 'Current location. Change location' }).filter({ visible: true }).waitFor()
    }
  })
})
