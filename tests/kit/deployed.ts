import type { Page } from 'playwright-core'
import { loadedBy } from './deviceNetwork'

/** A newer version was deployed: the server has another entry, and what the page has not loaded of its own is gone. */
export const deployed = async (page: Page) => {
  let isGone = true
  const loaded = await loadedBy(page)
  await page.route('**/version.json', (route) => route.fulfill({ json: { entry: '/assets/first-newer.js' } }))
  await page.route('**/assets/*.js', (route) =>
    isGone && !loaded.includes(new URL(route.request().url()).pathname)
      ? route.fulfill({ status: 404 })
      : route.continue(),
  )
  /** The next reload finds the new version with all its parts. */
  return () => {
    isGone = false
  }
}
