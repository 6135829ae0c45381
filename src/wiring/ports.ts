import type { Actor } from 'xstate'
import { callEndpoint } from '../adapters/http/callEndpoint'
import { portsOver } from '../adapters/http/portOver'
import { observedFetch } from '../adapters/http/observedFetch'
import { callHeaders } from '../adapters/http/callHeaders'
import { httpClient } from '../adapters/http/client'
import { withHeadAnswer } from '../adapters/http/headCall'
import { filesOverHttp } from '../adapters/http/files.http'
import { marketingOverHttp } from '../adapters/http/marketing.http'
import { supportOverHttp } from '../adapters/http/support.http'
import type { ServerClock } from '../adapters/browser/clock'
import { pushBrowser, streamBrowser } from '../adapters/push/browser'
import { openChatFeed } from '../adapters/push/chatFeed'
import { firebaseProject } from '../adapters/push/project'
import { openPush } from '../adapters/push/push'
import { streamHub } from '../adapters/push/streamHub'
import { sessionStore } from '../adapters/browser/sessionStore'
import { contract } from '../core/app/contract'
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
  const call = callEndpoint(httpClient(identity, clock.handle, observedFetch(withHeadAnswer(fetch))), access)
  const rows = portsOver(call, contract)
  const project = firebaseProject(rows.config)
  const stream = streamHub({ ...streamBrowser(fetch), headers: () => callHeaders(identity()) })
  return {
    store,
    clock,
    ...rows,
    session: access.renewedBy(rows.session),
    files: filesOverHttp(call, { headers: () => callHeaders(identity()), storage }),
    marketing: marketingOverHttp(call),
    support: supportOverHttp(call),
    /** The one stream of this tab. */
    stream,
    chatFeed: openChatFeed({
      project,
      storeToken: () => rows.chat.storeToken({}, new AbortController().signal),
      stream,
    }),
    push: openPush({
      project,
      registerDevice: rows.notifications.registerDevice,
      browser: pushBrowser,
      stream,
      device: {
        token: () => identity().deviceToken,
        keepToken: store.keepDeviceToken,
      },
      onWake,
    }),
  }
}

/** The root actor. */
export type App = Actor<typeof appMachine>

export type Ports = ReturnType<typeof openPorts>

/** The ports as they are at the start: fetched with the first call, so that the first paint does not wait for them. */
export type PortsSoon = () => Promise<Ports>
