import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { notificationsMachine } from '../../machines/notifications/notifications.machine'
import type { pushMachine } from '../../machines/notifications/push.machine'
import { useApp } from './AppContext'

interface SessionFeatures {
  readonly notifications: ActorRefFrom<typeof notificationsMachine>
  readonly push: ActorRefFrom<typeof pushMachine>
}

/** What accompanies the person over every page, once it has arrived. */
export const useSessionFeature = <Name extends keyof SessionFeatures>(
  name: Name,
): SessionFeatures[Name] | undefined => {
  const { app } = useApp()
  const sessionFeatures = useSelector(app, (snapshot) => snapshot.children.sessionFeatures)
  // The wiring starts each under the name of its own machine.
  return useSelector(sessionFeatures, (snapshot) => snapshot?.context.refs[name])
}
