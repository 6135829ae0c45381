import type { Outcome } from '../kit/outcome'
import type { Cancellation } from '../kit/port'
import type { NotificationPage } from './notifications'

export interface NotificationsPort {
  /** Pages count from 1. */
  list(input: { page: number }, signal: Cancellation): Promise<Outcome<NotificationPage>>
  /** Whether nothing is unread any more; a server that does not say is taken to mean so. */
  markRead(
    input: { ids: readonly string[]; key: string },
    signal: Cancellation,
  ): Promise<Outcome<{ isAllRead: boolean }>>
}
