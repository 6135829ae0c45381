import { callEndpoint } from '../adapters/http/callEndpoint'
import { bookingOverHttp, paymentOverHttp } from '../adapters/http/booking.http'
import { callHeaders, httpClient } from '../adapters/http/client'
import { doctorsOverHttp } from '../adapters/http/doctors.http'
import { notificationsOverHttp } from '../adapters/http/notifications.http'
import { membersOverHttp, ordersOverHttp } from '../adapters/http/members.http'
import { configOverHttp, sessionOverHttp } from '../adapters/http/session.http'
import type { ServerClock } from '../adapters/browser/clock'
import { pushBrowser, streamBrowser } from '../adapters/push/browser'
import { openPush } from '../adapters/push/push'
import { sessionStore } from '../adapters/browser/sessionStore'
import { onWake } from '../adapters/browser/wake'

/** The default language of the wire. */
const LANGUAGE = 'eng'

/** The outside world behind its ports, for one browser session. */
export const openPorts = (storage: Storage, clock: ServerClock, fetch?: typeof globalThis.fetch) => {
  const store = sessionStore(storage)
  const identity = () => store.identity(LANGUAGE)
  const call = callEndpoint(httpClient(identity, clock.hear, fetch))
  const config = configOverHttp(call)
  return {
    store,
    clock,
    session: sessionOverHttp(call),
    config,
    doctors: doctorsOverHttp(call),
    booking: bookingOverHttp(call),
    payment: paymentOverHttp(call),
    members: membersOverHttp(call),
    orders: ordersOverHttp(call),
    notifications: notificationsOverHttp(call),
    push: openPush({
      config,
      call,
      browser: pushBrowser,
      stream: { ...streamBrowser(fetch), headers: () => callHeaders(identity()) },
      device: {
        id: () => identity().deviceId,
        token: () => identity().deviceToken,
        keepToken: store.keepDeviceToken,
      },
      onWake,
    }),
  }
}

export type Ports = ReturnType<typeof openPorts>

/** The ports as they are at the start: fetched with the first call, so that the first paint does not wait for them. */
export type PortsSoon = () => Promise<Ports>
