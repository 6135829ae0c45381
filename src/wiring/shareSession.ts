import type { Tabs } from '../adapters/browser/tabs'
import type { LoginResult } from '../core/session/session'
import type { App } from './ports'

/** Whose session this tab shares: a guest is nobody to another tab, and whoever is leaving shows no more. */
const shared = (app: App): LoginResult | null => {
  const { login, isUnseen } = app.getSnapshot().context
  return isUnseen || login === null || login.userId === null || login.role === 'GUEST' ? null : login
}

/** Gives the session of this tab to those that are opened beside it. */
export const shareSession = (app: App, tabs: Tabs): void => {
  tabs.onAsked(() => shared(app))
  app.subscribe(() => tabs.holdSession(shared(app) !== null))
}
