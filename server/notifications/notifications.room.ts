import { notificationsApi } from '../../src/core/notifications/notifications.api'
import { EVERYONE } from '../../src/core/session/roles'
import { PUSH_STREAM } from '../../src/core/notifications/push.api'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { deliverPush } from './deliver'
import { notificationsHandlers } from './notifications.server'
import { pushStream } from './stream'
import texts from './notifications.texts.json'

export const notificationsRoom = room(notificationsApi, {
  handlers: notificationsHandlers,
  policy: {
    list: rule(EVERYONE, "the caller's own notifications"),
    markRead: rule(EVERYONE, "the caller's own notifications"),
    registerDevice: rule(EVERYONE, "the caller's own session"),
  },
  texts,
  tasks: ({ push }) => [deliverPush(push)],
  mounts: (running) => ({ [PUSH_STREAM]: pushStream(running) }),
})
