import type { Actor } from 'xstate'
import { callEndpoint } from '../adapters/http/callEndpoint'
import { bookingOverHttp, paymentOverHttp } from '../adapters/http/booking.http'
import { observedFetch } from '../adapters/http/observedFetch'
import { callHeaders, httpClient } from '../adapters/http/client'
import { filesOverHttp } from '../adapters/http/files.http'
import { doctorsOverHttp } from '../adapters/http/doctors.http'
import { placesOverHttp } from '../adapters/http/location.http'
import { marketingOverHttp } from '../adapters/http/marketing.http'
import { homeOverHttp, membersOverHttp, ordersOverHttp } from '../adapters/http/members.http'
import { notificationsOverHttp } from '../adapters/http/notifications.http'
import { supportOverHttp } from '../adapters/http/support.http'
import { configOverHttp, sessionOverHttp } from '../adapters/http/session.http'
import type { ServerClock } from '../adapters/browser/clock'
import { pushBrowser, streamBrowser } from '../adapters/push/browser'
import { openPush } from '../adapters/push/push'
import { sessionStore } from '../adapters/browser/sessionStore'
import { scheduleOverHttp } from '../adapters/http/schedule.http'
import { DEFAULT_LANGUAGE, type Language } from '../core/language/languages'
import { personsAccess } from './access'
import { onWake } from '../adapters/browser/wake'
import type { appMachine } from '../machines/app/app.machine'

/** The outside world behind its ports, for one browser session. `doubt` hears of refusals that the list did not foresee. */
export const openPorts = (
  storage: Storage,
  clock: ServerClock,
  fetch?: typeof globalThis.fetch,
  language: () => Language = () => DEFAULT_LANGUAGE,
  doubt: () => void = () => {},
) => {
  const store = sessionStore(storage)
  const access = personsAccess(store, doubt)
  store.keepLanguage(language())
  const identity = () => store.identity(language())
  const call = callEndpoint(httpClient(identity, clock.handle, observedFetch(fetch)), access)
  const config = configOverHttp(call)
  return {
    store,
    clock,
    session: access.renewedBy(sessionOverHttp(call)),
    config,
    places: placesOverHttp(call),
    doctors: doctorsOverHttp(call),
    booking: bookingOverHttp(call),
    payment: paymentOverHttp(call),
    members: membersOverHttp(call),
    orders: ordersOverHttp(call),
    schedule: scheduleOverHttp(call),
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
    home: homeOverHttp(call),
    files: filesOverHttp(call),
    marketing: marketingOverHttp(call),
    support: supportOverHttp(call),
  }
}

/** The root actor. */
export type App = Actor<typeof appMachine>

export type Ports = ReturnType<typeof openPorts>

/** The ports as they are at the start: fetched with the first call, so that the first paint does not wait for them. */
export type PortsSoon = () => Promise<Ports>
