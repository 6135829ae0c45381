import { done } from '../core/kit/outcome'
import type { LoginResult } from '../core/session/session'
import { fromPort } from '../machines/kit/fromPort'
import { sessionMachine } from '../machines/session/session.machine'
import type { PortsSoon } from './ports'

/** What another tab says, which a fresh one asks alone. */
const askTabs = async (): Promise<unknown> => {
  const { browserLocks, sharedSession } = await import('../adapters/browser/sharedSession')
  const shared = sharedSession(browserLocks())
  const login = await shared.askForSession()
  shared.close()
  return login
}

export const plugSession = (ports: PortsSoon) =>
  sessionMachine.provide({
    actors: {
      refreshPage: fromPort(async (input, signal) => (await ports()).session.refreshPage(input, signal)),
      accessToken: fromPort(async (input, signal) => (await ports()).session.accessToken(input, signal)),
      guestLogin: fromPort(async (input, signal) => (await ports()).session.guestLogin(input, signal)),
      askTabs: fromPort<object, LoginResult | null>(async () => {
        const shared = await askTabs().catch(() => null)
        return done(shared === null ? null : (await ports()).store.readShared(shared))
      }),
      logout: fromPort(async (input, signal) => (await ports()).session.logout(input, signal)),
    },
  })
