import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { locationApi } from '../../src/core/location/location.api'
import { hold, type Size, sizes } from './browser'
import type { Product } from './inBrowser'
import { HERE } from './position'

/** A tab of somebody who is here, with what they press to say where. */
export const openHere = async (product: Product, size: Size, more: Parameters<Product['open']>[1] = {}) => {
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

/** Where the dialog stands: over the whole page, at its bottom, in its middle, or anywhere else. */
const standing = async (page: Page, size: Size): Promise<'full' | 'bottom' | 'middle' | 'aside'> => {
  const { x, y, width, height } = (await page.getByRole('dialog').boundingBox())!
  const screen = sizes[size]
  if (width === screen.width && height >= screen.height) return 'full'
  if (width === screen.width && Math.round(y + height) === screen.height) return 'bottom'
  return Math.abs(x + width / 2 - screen.width / 2) < 20 ? 'middle' : 'aside'
}

/** What a tab keeps of the place that `findPlace` finds. */
export const FOUND = ['{"latitude":12.9261,"longitude":77.6221}', 'Koramangala, Bengaluru']

/**
 * From the question for the position at the list of doctors to the doctors near a place that was found in the picker. Returns what the
 * tab keeps of it after a reload.
 */
export const findPlace = async (product: Product, size: Size): Promise<readonly (string | null)[]> => {
  const { page, allow, skip, chip, search, see, dialog, kept } = await openHere(product, size, { isAsked: false })
  const inputs: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === locationApi.autocomplete.path) inputs.push(url.searchParams.get('input') ?? '')
  })
  await page.goto('/find-doctor')
  await allow.waitFor()
  await expect.poll(() => standing(page, size)).toBe(size === 'desktop' ? 'middle' : 'bottom')
  await skip.click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => kept()).toEqual([null, null])

  await page.goto('/home')
  await chip.click()
  await page.getByRole('heading', { name: 'Change Location', exact: true }).waitFor()
  await expect.poll(() => dialog.count()).toBe(1)
  await expect.poll(() => standing(page, size)).toBe(size === 'desktop' ? 'middle' : 'bottom')
  // What is seen while it searches is seen however quick the answer is.
  const letGo = await hold(page, `**${locationApi.autocomplete.path}*`)
  await search.pressSequentially('koramangala')
  await see('Searching...')
  letGo()
  await page.getByText(/^\d+ results$/).waitFor()
  expect(inputs).toEqual(['koramangala'])
  await page.getByRole('button', { name: 'Koramangala Bengaluru, Karnataka, 560034' }).click()
  await page.waitForURL((url) => url.pathname === '/find-doctor')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(' km').first().waitFor()
  await expect.poll(() => dialog.count()).toBe(0)
  await expect.poll(() => kept()).toEqual(FOUND)
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toMatchObject({ navItem: 1 })
  await page.reload()
  await page
    .getByRole('button', { name: 'Koramangala, Bengaluru. Change location' })
    .filter({ visible: true })
    .waitFor()
  return kept()
}
