import { describe, expect, test } from 'vitest'
import { statusOf } from '../../../src/core/kit/outcome'
import { locationApi } from '../../../src/core/location/location.api'
import { geocodingErrors, type GeocodingFault } from '../../../src/core/location/location.rules'
import { hasFocus, type Size } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { findPlace, FOUND, openHere } from '../../kit/placeSearch'
import { HERE } from '../../kit/position'

const product = inBrowser()

const every: readonly Size[] = ['phone', 'tablet', 'desktop']

test.each(every)('on a %s home asks for the position, and the picker finds a place', async (size) => {
  expect(await findPlace(product, size)).toEqual(FOUND)
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
    const { page, chip, search, useCurrent, see, dialog, kept } = await openHere(product, 'desktop')
    await page.route('**/user-service/v1/places/t*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/home')
    for (const [code, words] of positionFaults) {
      await page.evaluate((failure) => {
        navigator.geolocation.getCurrentPosition = (_, refused) => refused?.({ code: failure } as never)
      }, code)
      await chip.click()
      await useCurrent.click()
      await see(words)
      await hasFocus(dialog)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    await chip.click()
    await search.fill('noida')
    await page.getByRole('button', { name: 'Noida Uttar Pradesh' }).click()
    await see('Failed to get place details')
    await expect.poll(() => kept()).toEqual([null, null])

    // A browser without geolocation only logs it. Reloaded, the page would open the picker again.
    await page.goto('/home')
    await page.evaluate(() => Object.defineProperty(navigator, 'geolocation', { value: undefined }))
    await chip.click()
    const logged = page.waitForEvent('console', (message) => message.text().includes('not supported'))
    await useCurrent.click()
    await logged
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  })

  test('when the position cannot be named, and is kept without a name', async () => {
    const { page, chip, useCurrent, see, kept } = await openHere(product, 'desktop')
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
      await expect.poll(() => kept()).toEqual([JSON.stringify(HERE), null])
      await page.getByRole('button', { name: 'Current location. Change location' }).filter({ visible: true }).waitFor()
    }
  })
})
