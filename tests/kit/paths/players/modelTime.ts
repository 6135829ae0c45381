import type { Page } from 'playwright-core'
import type { UnixSeconds } from '../../../../src/core/kit/dates'
import { PUSH_STREAM } from '../../../../src/core/notifications/push.api'

/**
 * It is a moment of a model for the page: its own clock says so, and so does every answer of the server. To be called
 * before other routes are set; the stream of pushes, whose answer never ends, has no say in the time.
 */
export const beginAt = async (page: Page, now: UnixSeconds): Promise<void> => {
  const from = Date.now()
  await page.clock.install({ time: now * 1000 })
  await page.route(
    ({ pathname }) => pathname.includes('-service/') && pathname !== PUSH_STREAM,
    async (route) => {
      const response = await route.fetch()
      const date = new Date(now * 1000 + Date.now() - from).toUTCString()
      await route.fulfill({ response, headers: { ...response.headers(), date } })
    },
  )
}
