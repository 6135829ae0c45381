import { expect, test } from 'vitest'
import { deployed } from '../../kit/deployed'
import { inBrowser } from '../../kit/inBrowser'

const product = inBrowser()

test('a page whose version is gone comes with the new one, without a question and once', async () => {
  const page = await product.open('phone')
  await page.goto('/home')
  await page
    .locator('#main:not([inert])')
    .getByRole('link', { name: /Epilepsy/ })
    .waitFor()
  const arrive = await deployed(page)
  const reloaded = page.waitForEvent('load')
  await page.evaluate(() => history.pushState(null, '', '/contact-us?form=support'))
  await reloaded
  await page.waitForURL('**/contact-us*')
  // The new version is broken as well: the person is asked instead of being sent round in circles.
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.getByText('A new version of the app is ready.').waitFor()
  arrive()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => page.getByRole('main').getByLabel('Mobile number').first().isVisible()).toBe(true)
})
