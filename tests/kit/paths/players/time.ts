import type { Page } from 'playwright-core'

/** Milliseconds that are sure to be more than stopping takes. */
const AHEAD = 10_000

/** From now on time passes for the page when the path says so; its clock was installed before. */
export const stopTime = async (page: Page): Promise<void> => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD)
}
