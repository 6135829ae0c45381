import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { notificationsMachine } from '../../machines/notifications/notifications.machine'
import type { pushMachine } from '../../machines/notifications/push.machine'
import { useApp } from './AppContext'

interface Companions {
  readonly notifications: ActorRefFrom<typeof notificationsMachine>
  readonly push: ActorRefFrom<typeof pushMachine>
}

/** What accompanies the person over every page, once it has arrived. */
export const useCompanion = <Name extends keyof Companions>(name: Name): Companions[Name] | undefined => {
  const { app } = useApp()
  const companions = useSelector(app, (snapshot) => snapshot.children.companions)
  // The wiring starts each under the name of its own machine.
  return useSelector(companions, (snapshot) => snapshot?.context.refs[name])
}
