import type { sessionStore } from '../adapters/browser/sessionStore'
import type { Access } from '../adapters/http/callEndpoint'
import { mayTry } from '../core/session/permissions.rules'
import { type PortOf, withMethods } from '../core/kit/port'
import { timeLimit } from '../core/kit/timeLimit'
import type { sessionApi } from '../core/session/session.api'

type SessionPort = PortOf<typeof sessionApi>

/** Milliseconds that calls wait for the list of a reloaded page; then the one it left with is good enough. */
const permissionsTimeoutMs = timeLimit(4000)

/**
 * What the person may do. A page that was reloaded asks the server for the list anew, and calls that need a permission
 * wait for that: what was just switched off is not sent, what was switched on is.
 */
export const personsAccess = (store: ReturnType<typeof sessionStore>, doubt: () => void) => {
  let renew = () => {}
  const renewed = new Promise<void>((resolve) => {
    renew = resolve
    if (store.permissions() === null) resolve()
    else setTimeout(resolve, permissionsTimeoutMs)
  })
  const access: Access = {
    mayTry: async (permission) => {
      if (permission !== 'user.refreshPage' && permission !== 'user.logout') await renewed
      return mayTry(store.permissions(), permission)
    },
    doubt,
  }
  const renewedBy = (session: SessionPort): SessionPort =>
    withMethods(session, {
      refreshPage: async (input, signal) => {
        const outcome = await session.refreshPage(input, signal)
        if (outcome.ok) store.renewPermissions(outcome.value.permissions)
        renew()
        return outcome
      },
    })
  return { ...access, renewedBy }
}
