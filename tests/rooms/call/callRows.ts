import { callApi } from '../../../src/core/call/call.api'

/** What a call asks for, held until a path says how it ends: nobody comes into the room before. */
export const callRows = {
  session: { endpoint: callApi.session },
  rtcToken: { endpoint: callApi.rtcToken },
  rtmToken: { endpoint: callApi.rtmToken },
  leave: { endpoint: callApi.leave },
}
