import { createContext, use } from 'react'
import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { appMachine } from '../../machines/app/app.machine'

export type AppActor = ActorRefFrom<typeof appMachine>

/** What lives beside the page once it is asked for: the form of the download link. */
export type PartName = 'downloadLink'

export interface AppValue {
  readonly app: AppActor
  /** The server's time in unix seconds. */
  readonly now: () => number
  /** Starts a part, or finds it started. */
  readonly open: (name: PartName) => Promise<AnyActorRef>
}

export const AppContext = createContext<AppValue | null>(null)

/** The root actor, for what the frame and every page share. */
export const useApp = (): AppValue => {
  const value = use(AppContext)
  if (!value) throw new Error('useApp outside of <App>')
  return value
}
