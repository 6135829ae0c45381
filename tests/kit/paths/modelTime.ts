import type { Page } from 'playwright-core'
import type { UnixSeconds } from '../../../src/core/kit/dates'
import { PUSH_STREAM } from '../../../src/core/notifications/push.api'

type Frames = Pick<typeof globalThis, 'requestAnimationFrame' | 'cancelAnimationFrame'>

/** Frames stay the browser's own: one that comes after its animation has ended leaves a closed dialog over the page. */
const keepFrames = () => {
  const { requestAnimationFrame, cancelAnimationFrame } = self
  Object.assign(self, { ownFrames: { requestAnimationFrame, cancelAnimationFrame } })
}
const putFramesBack = () => Object.assign(self, (self as unknown as { ownFrames: Frames }).ownFrames)

/**
 * It is a moment of a model for the page: its own clock says so, and so does every answer of the server. To be called
 * before other routes are set; the stream of pushes, whose answer never ends, has no say in the time.
 */
export const beginAt = async (page: Page, now: UnixSeconds): Promise<void> => {
  const from = Date.now()
  await page.addInitScript(keepFrames)
  await page.clock.install({ time: now * 1000 })
  await page.addInitScript(putFramesBack)
  await page.route(
    ({ pathname }) => pathname.includes('-service/') && pathname !== PUSH_STREAM,
    async (route) => {
      // The server closes a connection that rested for a while; one that is reused may be closed under the call.
      const response = await route.fetch({ headers: { ...route.request().headers(), connection: 'close' } })
      const date = new Date(now * 1000 + Date.now() - from).toUTCString()
      await route.fulfill({ response, headers: { ...response.headers(), date } })
    },
  )
}
