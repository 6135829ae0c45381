import { NOTIFICATION_PAGE } from '../core/notifications/notifications.rules'
import { allows } from '../core/session/permissions.rules'
import { fromFeed } from '../machines/kit/fromFeed'
import { fromPort } from '../machines/kit/fromPort'
import { notificationsMachine } from '../machines/notifications/notifications.machine'
import { pushMachine } from '../machines/notifications/push.machine'
import type { RoomWiring } from './features'
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

export const features: RoomWiring = {
  'session.notifications': (ports, { login }) => ({
    logic: plugNotifications(ports),
    input: { role: login?.role ?? null },
  }),
  // Whoever is not known cannot be reached, nor who is told nothing here.
  'session.push': (ports, { login }) =>
    login === null || login.role === 'GUEST' || !allows(login.permissions, 'notification.inApp')
      ? null
      : { logic: plugPush(ports), input: { role: login.role } },
}
