import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { appMachine } from '../../../machines/app/app.machine'

export type AppActor = ActorRefFrom<typeof appMachine>

export interface AppValue {
  readonly app: AppActor
  /** The server's time in unix seconds. */
  readonly now: () => number
}

export const AppContext = createContext<AppValue | null>(null)

/** The root actor, for what the frame and every page share. */
export const useApp = (): AppValue => {
  const value = use(AppContext)
  if (!value) throw new Error('useApp outside of <App>')
  return value
}
