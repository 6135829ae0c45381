import type { Page } from 'playwright-core'
import { callApi } from '../../../src/core/call/call.api'

/** What a call asks for, held until a path says how it ends: nobody comes into the room before. */
export const callRows = {
  session: { endpoint: callApi.session },
  rtcToken: { endpoint: callApi.rtcToken },
  rtmToken: { endpoint: callApi.rtmToken },
  leave: { endpoint: callApi.leave },
}

/** The browser's question about camera and microphone stays open: how it is answered is said by the path. */
export const holdDevices = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => new Promise<never>(() => undefined)
  })
