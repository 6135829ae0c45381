import { expect, test } from 'vitest'
import { inBrowser } from '../../kit/inBrowser'
import { bothEnds, fits } from '../../kit/orderEnds'

const product = inBrowser()

test('what a pharmacy writes without a place to break stays within the phone, on the card and in the order', async () => {
  const { pharmacy, own, panel, patientReads } = await bothEnds(product, 'Leela Unbroken', 'accepted')
  await pharmacy.pressAct('Cannot supply')
  const asked = panel.page().getByRole('alertdialog', { name: /^Withdraw order M-/ })
  await asked.getByText('Something else', { exact: true }).click()
  await asked.getByRole('textbox').fill('W'.repeat(280))
  await asked.getByRole('button', { name: /^Withdraw order M-/ }).click()
  await patientReads('Could not be supplied after all')
  await fits(own)
  const page = own.page()
  await page
    .locator('main')
    .getByText(/^Cannot be supplied after all: W/)
    .waitFor({ state: 'attached' })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
