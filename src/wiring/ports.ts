import { callEndpoint } from '../adapters/http/callEndpoint'
import { bookingOverHttp, paymentOverHttp } from '../adapters/http/booking.http'
import { heardFetch } from '../adapters/http/heardFetch'
import { httpClient } from '../adapters/http/client'
import { doctorsOverHttp } from '../adapters/http/doctors.http'
import { placesOverHttp } from '../adapters/http/location.http'
import { membersOverHttp, ordersOverHttp } from '../adapters/http/members.http'
import { configOverHttp, sessionOverHttp } from '../adapters/http/session.http'
import type { ServerClock } from '../adapters/browser/clock'
import { sessionStore } from '../adapters/browser/sessionStore'
import { DEFAULT_LANGUAGE, type Language } from '../core/language/languages'

/** The outside world behind its ports, for one browser session. */
export const openPorts = (
  storage: Storage,
  clock: ServerClock,
  fetch?: typeof globalThis.fetch,
  language: () => Language = () => DEFAULT_LANGUAGE,
) => {
  const store = sessionStore(storage)
  store.keepLanguage(language())
  const call = callEndpoint(httpClient(() => store.identity(language()), clock.hear, heardFetch(fetch)))
  return {
    store,
    clock,
    session: sessionOverHttp(call),
    config: configOverHttp(call),
    places: placesOverHttp(call),
    doctors: doctorsOverHttp(call),
    booking: bookingOverHttp(call),
    payment: paymentOverHttp(call),
    members: membersOverHttp(call),
    orders: ordersOverHttp(call),
  }
}

export type Ports = ReturnType<typeof openPorts>

/** The ports as they are at the start: fetched with the first call, so that the first paint does not wait for them. */
export type PortsSoon = () => Promise<Ports>
