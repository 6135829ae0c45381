import type { Page } from 'playwright-core'

/**
 * Opens something that is an entry of the history. It is seen a frame before it is one: whoever goes back in between
 * leaves the page.
 */
export const newEntry = async (page: Page, open: () => Promise<unknown>): Promise<void> => {
  const before = await page.evaluate(() => `${location.href} ${JSON.stringify(history.state)}`)
  await open()
  await page.waitForFunction((last) => `${location.href} ${JSON.stringify(history.state)}` !== last, before)
}
