import { callEndpoint } from '../adapters/http/callEndpoint'
import { bookingOverHttp, paymentOverHttp } from '../adapters/http/booking.http'
import { httpClient } from '../adapters/http/client'
import { filesOverHttp } from '../adapters/http/files.http'
import { doctorsOverHttp } from '../adapters/http/doctors.http'
import { marketingOverHttp } from '../adapters/http/marketing.http'
import { homeOverHttp, membersOverHttp, ordersOverHttp } from '../adapters/http/members.http'
import { supportOverHttp } from '../adapters/http/support.http'
import { configOverHttp, sessionOverHttp } from '../adapters/http/session.http'
import type { ServerClock } from '../adapters/browser/clock'
import { sessionStore } from '../adapters/browser/sessionStore'

/** The default language of the wire. */
const LANGUAGE = 'eng'

/** The outside world behind its ports, for one browser session. */
export const openPorts = (storage: Storage, clock: ServerClock, fetch?: typeof globalThis.fetch) => {
  const store = sessionStore(storage)
  const call = callEndpoint(httpClient(() => store.identity(LANGUAGE), clock.hear, fetch))
  return {
    store,
    clock,
    session: sessionOverHttp(call),
    config: configOverHttp(call),
    doctors: doctorsOverHttp(call),
    booking: bookingOverHttp(call),
    payment: paymentOverHttp(call),
    members: membersOverHttp(call),
    orders: ordersOverHttp(call),
    home: homeOverHttp(call),
    files: filesOverHttp(call),
    marketing: marketingOverHttp(call),
    support: supportOverHttp(call),
  }
}

export type Ports = ReturnType<typeof openPorts>

/** The ports as they are at the start: fetched with the first call, so that the first paint does not wait for them. */
export type PortsSoon = () => Promise<Ports>
