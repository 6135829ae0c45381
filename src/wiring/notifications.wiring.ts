import { NOTIFICATION_PAGE } from '../core/notifications/notifications.rules'
import type { LoginResult } from '../core/session/session'
import type { SessionFeature } from '../machines/app/page'
import { fromFeed } from '../machines/kit/fromFeed'
import { fromPort } from '../machines/kit/fromPort'
import { notificationsMachine } from '../machines/notifications/notifications.machine'
import { pushMachine } from '../machines/notifications/push.machine'
import type { Ports } from './ports'

const plugNotifications = ({ notifications }: Ports) =>
  notificationsMachine.provide({
    actors: {
      loadPage: fromPort(({ page }, signal) => notifications.list({ page, limit: NOTIFICATION_PAGE }, signal)),
      markRead: fromPort(notifications.markRead),
    },
  })

const plugPush = ({ push }: Ports) =>
  pushMachine.provide({
    actors: {
      makeToken: fromPort(push.token),
      askPerson: fromPort(push.ask),
      register: fromPort(push.register),
      feed: fromFeed(push.listen),
      wake: fromFeed<object>((_, on) => push.onWake(() => on({ type: 'woken' }))),
    },
  })

/** What accompanies a person over every page: their notifications, and for those who are known the pushes. */
export const sessionFeaturesOf = (ports: Ports, { role }: LoginResult): readonly SessionFeature[] => [
  { id: 'notifications', logic: plugNotifications(ports), input: { role } },
  ...(role === 'GUEST' ? [] : [{ id: 'push', logic: plugPush(ports), input: { role } } as const]),
]
