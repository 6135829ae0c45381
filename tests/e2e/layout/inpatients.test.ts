import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demonstrationAccounts } from '../../../server/seed/accounts'
import { sizes } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { newWard } from '../../kit/wards'

const product = inBrowser()

test.each([sizes.phone, { width: 360, height: 640 }])(
  'the calendar of a sheet on a phone is below its days and leaves the title free ($width × $height)',
  async (size) => {
    const { doctor, path } = await newWard(product.served)
    const prepare = (page: Page) => page.setViewportSize(size)
    const page = await product.openAs('phone', doctor, `${path}&tab=1`, { prepare })
    await page.getByRole('button', { name: 'Filters' }).click()
    const filters = page.getByRole('dialog', { name: 'Filters' })
    await filters.getByRole('button', { name: 'Open calendar' }).click()
    await filters.locator('[data-part=table-cell-trigger]:focus').waitFor()
    const [heading, days, calendar] = await Promise.all(
      ['h2', 'input', '[data-scope=date-picker][data-part=content]'].map((part) =>
        filters.locator(part).first().boundingBox(),
      ),
    )
    const bottom = (box: typeof days) => (box === undefined || box === null ? 0 : box.y + box.height)
    expect(calendar!.y).toBeGreaterThanOrEqual(bottom(days))
    expect(days!.y).toBeGreaterThanOrEqual(bottom(heading))
    await filters.getByRole('heading', { name: 'Filters' }).click()
  },
)

test('the list of patients fills the window, though the beds stood in its place when it came', async () => {
  const page = await product.openAs('desktop', demonstrationAccounts.doctor.phoneNumber, '/ip-dash')
  await page
    .getByRole('region')
    .getByRole('button', { name: /^Bed 1/ })
    .first()
    .waitFor()
  await page.getByRole('tab', { name: 'Patients' }).click()
  const cards = page.getByRole('main').locator('li [data-id]')
  await cards.first().waitFor()
  await expect
    .poll(async () => {
      const last = await cards.last().boundingBox()
      return last!.y + last!.height
    })
    .toBeGreaterThan(sizes.desktop.height)
})

test('title and hospital stand in the bar of a phone, off its edges', async () => {
  const { doctor, path } = await newWard(product.served)
  const page = await product.openAs('phone', doctor, path)
  const title = page.getByText('In-patients', { exact: true }).filter({ visible: true }).first()
  await page.getByRole('button', { name: /^Change/ }).waitFor()
  const { top, bar } = await title.evaluate((element) => ({
    top: element.getBoundingClientRect().top,
    bar: element.parentElement!.parentElement!.getBoundingClientRect().height,
  }))
  expect(bar).toBeLessThanOrEqual(64)
  expect(top).toBeGreaterThanOrEqual(2)
})
