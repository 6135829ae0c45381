import type { Page } from 'playwright-core'
import { beginWith, hasFocus, type Size } from './browser'
import type { Product } from './inBrowser'
import { entriesOf, type Patient } from './patients'

export const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
export const noticePanelOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

/** A tab of somebody, or of nobody, that has not gone anywhere yet. */
export const tabOf = async (product: Product, size: Size, patient?: Patient): Promise<Page> => {
  const page = await product.open(size)
  if (patient) await beginWith(page, { session: entriesOf(patient.storage) })
  return page
}

/** Goes somewhere and presses the bell. */
export const openNotices = async (page: Page, path = '/home'): Promise<void> => {
  await page.goto(path)
  await bellOf(page).click()
  await hasFocus(noticePanelOf(page))
}

/** Two frames: whatever a scroll or a touch set off has begun. */
export const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
