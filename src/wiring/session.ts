import { done } from '../core/kit/outcome'
import type { LoginResult } from '../core/session/session'
import { fromPort } from '../machines/kit/fromPort'
import { sessionMachine } from '../machines/session/session.machine'
import { otherAccounts } from './otherAccounts'
import type { PortsSoon } from './ports'

/** What the other tabs say, which a fresh one asks alone. */
const askTabs = async (): Promise<readonly unknown[]> => {
  const { browserLocks, sharedSession } = await import('../adapters/browser/sharedSession')
  const shared = sharedSession(browserLocks())
  const logins = await shared.askForSessions()
  shared.close()
  return logins
}

export const plugSession = (ports: PortsSoon) =>
  sessionMachine.provide({
    actors: {
      refreshPage: fromPort(async (input, signal) => (await ports()).session.refreshPage(input, signal)),
      accessToken: fromPort(async (input, signal) => (await ports()).session.accessToken(input, signal)),
      guestLogin: fromPort(async (input, signal) => (await ports()).session.guestLogin(input, signal)),
      askTabs: fromPort<object, LoginResult | null>(async () => {
        const shared = await askTabs().catch(() => [])
        if (shared.length === 0) return done(null)
        const { store } = await ports()
        const [login = null, ...others] = shared.map(store.readShared).filter((each) => each !== null)
        otherAccounts.announce(others)
        return done(login)
      }),
      logout: fromPort(async (input, signal) => (await ports()).session.logout(input, signal)),
    },
  })
