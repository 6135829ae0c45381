import { done } from '../../core/kit/outcome'
import { notificationsApi } from '../../core/notifications/notifications.api'
import type { NotificationsPort } from '../../core/notifications/notifications.ports'
import { NOTIFICATION_PAGE } from '../../core/notifications/notifications.rules'
import type { Caller } from './callEndpoint'

export const notificationsOverHttp = (call: Caller): NotificationsPort => ({
  list: ({ page }, signal: AbortSignal) => call(notificationsApi.list, { page, limit: NOTIFICATION_PAGE }, { signal }),
  markRead: async ({ ids, key }, signal: AbortSignal) => {
    const marked = await call(notificationsApi.markRead, { ids }, { signal, key })
    return marked.ok ? done({ isAllRead: marked.value.isAllRead ?? true }) : marked
  },
})
