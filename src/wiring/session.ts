import type { Tabs } from '../adapters/browser/tabs'
import { done } from '../core/kit/outcome'
import type { LoginResult } from '../core/session/session'
import { fromPort } from '../machines/kit/fromPort'
import { sessionMachine } from '../machines/session/session.machine'
import type { PortsSoon } from './ports'

export const plugSession = (ports: PortsSoon, tabs: Pick<Tabs, 'askForSession'>) =>
  sessionMachine.provide({
    actors: {
      refreshPage: fromPort(async (input, signal) => (await ports()).session.refreshPage(input, signal)),
      accessToken: fromPort(async (input, signal) => (await ports()).session.accessToken(input, signal)),
      guestLogin: fromPort(async (input, signal) => (await ports()).session.guestLogin(input, signal)),
      askTabs: fromPort<object, LoginResult | null>(async () => {
        const shared = await tabs.askForSession()
        return done(shared === null ? null : (await ports()).store.readShared(shared))
      }),
      logout: fromPort(async (input, signal) => (await ports()).session.logout(input, signal)),
    },
  })
