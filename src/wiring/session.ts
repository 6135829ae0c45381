import { fromPort } from '../machines/kit/fromPort'
import { sessionMachine } from '../machines/session/session.machine'
import type { PortsSoon } from './ports'

export const plugSession = (ports: PortsSoon) =>
  sessionMachine.provide({
    actors: {
      refreshPage: fromPort(async (input, signal) => (await ports()).session.refreshPage(input, signal)),
      accessToken: fromPort(async (input, signal) => (await ports()).session.accessToken(input, signal)),
      guestLogin: fromPort(async (input, signal) => (await ports()).session.guestLogin(input, signal)),
      logout: fromPort(async (input, signal) => (await ports()).session.logout(input, signal)),
    },
  })
