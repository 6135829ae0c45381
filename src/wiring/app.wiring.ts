import { fromCallback, fromPromise } from 'xstate'
import { onConnection } from '../adapters/browser/connection'
import { installation } from '../adapters/browser/installation'
import { findNewerRelease, onLooked, onPartMissing } from '../adapters/browser/release'
import { keepTyped } from '../adapters/browser/typed'
import { onStatus } from '../adapters/http/observedFetch'
import { statusOf } from '../core/kit/outcome'
import { type ConnectionEvent, connectionMachine } from '../machines/app/connection.machine'
import { type InstallEvent, installMachine } from '../machines/app/install.machine'
import { type ReleaseEvent, releaseMachine } from '../machines/app/release.machine'
import { type AccountsEvent, accountsMachine } from '../machines/session/accounts.machine'
import { type TokenEvent, tokenMachine } from '../machines/session/token.machine'
import type { RoomWiring } from './features'
import { otherAccounts } from './otherAccounts'
import type { App } from './ports'

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

/** What the server and the root say of the token. */
const tokenFeed = (app: App) =>
  fromCallback<TokenEvent>(({ sendBack }) => {
    let known = app.getSnapshot().context.login?.token
    let isVerifying = app.getSnapshot().hasTag('verifying')
    const watching = app.subscribe((snapshot) => {
      const { login } = snapshot.context
      if (login !== null && login.token !== known) {
        known = login.token
        sendBack({ type: 'renewed' })
      }
      if (snapshot.hasTag('verifying') && !isVerifying) sendBack({ type: 'verification.began' })
      isVerifying = snapshot.hasTag('verifying')
    })
    const stop = onStatus((status) => {
      if (status === statusOf.unauthenticated && !isVerifying) sendBack({ type: 'refused' })
    })
    return () => {
      watching.unsubscribe()
      stop()
    }
  })

export const features: RoomWiring = {
  'app.connection': () => ({ logic: plugConnection(), input: undefined }),
  'app.release': () => ({ logic: plugRelease(), input: undefined }),
  'app.accounts': () => ({
    logic: accountsMachine.provide({
      actors: {
        feed: fromCallback<AccountsEvent>(({ sendBack }) =>
          otherAccounts.on((others) => sendBack({ type: 'others.found', others })),
        ),
      },
    }),
    input: undefined,
  }),
  'app.token': (_, { app }) => ({
    logic: tokenMachine.provide({ actors: { feed: tokenFeed(app) } }),
    input: undefined,
  }),
  'app.install': () => {
    const home = installation(sessionStorage)
    return { logic: plugInstall(home), input: { wasSeen: home.wasSeen() } }
  },
}
