import { createActor } from 'xstate'
import type { LoginResult } from '../../src/core/session/session'
import { appMachine } from '../../src/machines/app/app.machine'
import type { AppActor } from '../../src/ui/app/frame/AppContext'

/** An app that stands still, as a view finds it for whoever is logged in. */
export const appAs = (login: LoginResult | null, send: (event: object) => void = () => {}): AppActor => {
  const app = createActor(appMachine, { input: { saved: { login: null, remembered: null }, width: 'desktop', now: 0 } })
  const first = app.getSnapshot()
  const seen = { ...first, context: { ...first.context, login } }
  return { getSnapshot: () => seen, subscribe: () => ({ unsubscribe: () => {} }), send } as unknown as AppActor
}
