import { expect, test } from 'vitest'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { inBrowser } from '../kit/inBrowser'

const product = inBrowser()

test('days on which nothing was sold have their sums and no line that lies on nothing', async () => {
  const { phoneNumber } = demonstrationAccounts.pharmacy
  const page = await product.openAs('phone', phoneNumber, '/profile-details?from=2024-12-28&to=2025-01-07')
  await page.getByText('No orders on these days').waitFor()
  await page.getByText('Sat, 28 Dec 2024 to Tue, 7 Jan 2025').waitFor()
  await expect.poll(() => page.getByText('Total sales').count()).toBe(1)
  await expect.poll(() => page.getByText('Sales over time').count()).toBe(0)
})
