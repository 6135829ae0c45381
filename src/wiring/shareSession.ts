import { browserLocks, sharedSession } from '../adapters/browser/sharedSession'
import type { LoginResult } from '../core/session/session'
import type { App } from './ports'

/** Whose session this tab shares: a guest is nobody to another tab, and whoever is leaving shows no more. */
const shared = (app: App): LoginResult | null => {
  const { login, isUnseen } = app.getSnapshot().context
  return isUnseen || login === null || login.userId === null || login.role === 'GUEST' ? null : login
}

/** Gives the session of this tab to those that are opened beside it. */
export const shareSession = (app: App): void => {
  const { onAsked, holdSession } = sharedSession(browserLocks())
  const hold = () => holdSession(shared(app)?.userId ?? null)
  onAsked(() => shared(app))
  app.subscribe(hold)
  hold()
}
