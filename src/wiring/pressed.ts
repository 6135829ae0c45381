import { goTo } from '../adapters/browser/history'
import type { Pressed } from '../adapters/push/openPlace'
import { isInApp } from '../core/app/routes'
import { isInCall } from './isAtCall'
import type { App } from './ports'

/** Goes where a notification leads that was for whoever is here; nobody is taken out of a call by it. */
export const goToPressed =
  (app: App) =>
  ({ to, state, role }: Pressed): boolean => {
    const { login } = app.getSnapshot().context
    const isTheirs = login === null || login.role === 'GUEST' || role === null || login.role === role
    const isHere = to === location.pathname + location.search
    if (!isTheirs || !isInApp(to) || (isInCall(app) && !isHere)) return false
    goTo(to, state ? { state } : {})
    return true
  }
