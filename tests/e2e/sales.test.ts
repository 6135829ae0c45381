import { expect, test } from 'vitest'
import { inBrowser } from '../kit/inBrowser'
import { newPharmacist } from '../kit/staff'

const product = inBrowser()

test('days on which nothing was sold have their sums and no line that lies on nothing', async () => {
  const days = '/profile-details?from=2024-12-28&to=2025-01-07'
  const page = await product.openAs('phone', await newPharmacist(product.served), days)
  await page.getByText('No orders on these days').waitFor()
  await page.getByText('Sat, 28 Dec 2024 to Tue, 7 Jan 2025').waitFor()
  await page.getByText('Total sales').waitFor()
  await expect.poll(() => page.getByText('Sales over time').count()).toBe(0)
})
