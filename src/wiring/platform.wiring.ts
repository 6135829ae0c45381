import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate'
import { onConnection } from '../adapters/browser/connection'
import { installation } from '../adapters/browser/installation'
import { findNewerRelease, onLooked, onPartMissing } from '../adapters/browser/release'
import { registerServiceWorker } from '../adapters/browser/serviceWorker'
import { keepTyped, restoreTyped } from '../adapters/browser/typed'
import { onStatus } from '../adapters/http/observedFetch'
import { statusOf } from '../core/kit/outcome'
import { type ConnectionEvent, connectionMachine } from '../machines/app/connection.machine'
import { type InstallEvent, installMachine } from '../machines/app/install.machine'
import { broadcast } from '../machines/kit/broadcast'
import { platformMachine } from '../machines/app/platform.machine'
import { type ReleaseEvent, releaseMachine } from '../machines/app/release.machine'
import type { App } from './ports'

/** The version a page was reloaded for on its own: that happens once. */
const RELOADED_FOR = 'reloadedFor'

const plugConnection = () =>
  connectionMachine.provide({
    actors: {
      feed: fromCallback<ConnectionEvent>(({ sendBack }) => {
        const stops = [
          onConnection((isOnline) => sendBack({ type: isOnline ? 'came.online' : 'went.offline' })),
          onStatus((status) => {
            if (status === statusOf.serverDown || status === statusOf.gatewayTimeout) sendBack({ type: 'server.down' })
          }),
        ]
        return () => stops.forEach((stop) => stop())
      }),
    },
  })

const plugRelease = () =>
  releaseMachine.provide({
    actors: {
      feed: fromCallback<ReleaseEvent>(({ sendBack }) => {
        const stops = [
          onLooked(() => sendBack({ type: 'looked' })),
          onPartMissing(() => sendBack({ type: 'part.missing' })),
        ]
        return () => stops.forEach((stop) => stop())
      }),
      findNewer: fromPromise(findNewerRelease),
      reload: fromPromise(async () => {
        keepTyped(sessionStorage)
        location.reload()
      }),
    },
  })

const plugInstall = ({ onOffered, ask }: ReturnType<typeof installation>) =>
  installMachine.provide({
    actors: {
      feed: fromCallback<InstallEvent>(({ sendBack }) => onOffered((way) => sendBack({ type: 'offered', way }))),
      ask: fromPromise(ask),
    },
  })

/** Milliseconds in which a page may ask for verification itself, with more to remember than where it is. */
const ASKS_WITHIN = 500
/** Milliseconds in which a token that is refused again is not asked for again. */
const ASKS_EVERY = 30_000

/** A token that is refused in mid-flow: a guest gets another one, everybody else verifies again and goes on. */
const watchToken = (app: App, now: () => number): void => {
  let asked = -Infinity
  const token = () => sessionStorage.getItem('token')
  const ask = (refused: string | null) => {
    const at = app.getSnapshot()
    if (token() !== refused || performance.now() - asked < ASKS_EVERY) return
    asked = performance.now()
    const { login, place } = at.context
    if (login === null || login.role === 'GUEST') at.children.session?.send({ type: 'token.refused' })
    else
      app.send({
        type: 'verification.required',
        intent: { _tag: 'OpenPage', path: place?.path ?? '/home' },
        now: now(),
      })
  }
  onStatus((status) => {
    if (status !== statusOf.unauthenticated) return
    const refused = token()
    let isAsked = app.getSnapshot().hasTag('verifying')
    const watching = app.subscribe((snapshot) => {
      isAsked ||= snapshot.hasTag('verifying')
    })
    setTimeout(() => {
      watching.unsubscribe()
      if (!isAsked) ask(refused)
    }, ASKS_WITHIN)
  })
  let known = app.getSnapshot().context.login?.token
  app.subscribe(({ context: { login } }) => {
    if (login === null || login.token === known) return
    known = login.token
    broadcast(app, { type: 'retry' })
  })
}

/** What the world around the app does to it, from the first paint on. */
export const openPlatform = (app: App, now: () => number): void => {
  const home = installation(sessionStorage)
  const logic = platformMachine.provide({
    actors: { connection: plugConnection(), release: plugRelease(), install: plugInstall(home) },
  })
  app.send({ type: 'part.opened', name: 'platform', part: { logic, input: { wasInstallSeen: home.wasSeen() } } })
  const release = app.system.get('release') as ActorRefFrom<typeof releaseMachine>
  // A page that cannot be opened because its version is gone comes with the new one.
  release.subscribe((snapshot) => {
    const { newer } = snapshot.context
    if (!snapshot.matches('waiting') || newer === null || !app.getSnapshot().hasTag('broken')) return
    if (sessionStorage.getItem(RELOADED_FOR) === newer) return
    sessionStorage.setItem(RELOADED_FOR, newer)
    release.send({ type: 'reload' })
  })
  if (app.getSnapshot().hasTag('broken')) release.send({ type: 'part.missing' })
  watchToken(app, now)
  restoreTyped(sessionStorage)
  void registerServiceWorker()
}
