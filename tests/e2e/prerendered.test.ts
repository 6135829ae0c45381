import { expect, test } from 'vitest'
import { drawnForGuests } from '../kit/drawnForGuests'
import { inBrowser } from '../kit/inBrowser'

const product = inBrowser()

test('a page of the practice has its words without a script', async () => {
  await drawnForGuests(product.served, '/find-doctor')
  const page = await product.open('phone', { javaScriptEnabled: false })
  await page.goto('/find-doctor')
  await expect.poll(() => page.locator('main h3').count()).toBeGreaterThan(2)
})

test('an address that leads nowhere says so before any script, and leads on', async () => {
  const page = await product.open('phone', { javaScriptEnabled: false })
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'We could not find this page' }).waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Doctors' }).click()
  await page.waitForURL('**/find-doctor')
})
